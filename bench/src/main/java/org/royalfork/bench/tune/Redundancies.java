package org.royalfork.bench.tune;

import org.royalfork.engine.chess.EvaluationTerms;
import org.royalfork.engine.chess.EvaluationTerms.Term;

/**
 * Takes out what the data cannot decide. Every knight uses one entry of its piece squares, one of its mobility and its
 * value: adding to the one and subtracting from the other changes no position. The tables get mean zero over their uses,
 * so that the value of a man is what it is worth on average.
 */
final class Redundancies {

    private static final String[] PIECES = {"pawn", "knight", "bishop", "rook", "queen"};

    private final TrainingSet set;
    private final double[] parameters;

    Redundancies(TrainingSet set, double[] parameters) {
        this.set = set;
        this.parameters = parameters;
    }

    /** Moves the mean of each table into the term that it is redundant with. */
    void remove() {
        Term values = term("piece-value");
        for (int type = 0; type < PIECES.length; type++) {
            move(PIECES[type] + "-squares", values.first() + type, 1);
            if (type >= 1) {
                move(PIECES[type] + "-mobility", values.first() + type, 1);
            }
            if (type >= 1 && type <= 3) {
                move(PIECES[type] + "-pawns", values.first() + type, 1);
            }
        }
        int base = term("danger-base").first();
        move("danger-attackers", base, 1);
        // Each king looks at three files.
        move("danger-shelter", base, 3);
    }

    private void move(String table, int target, int timesUsed) {
        Term term = term(table);
        for (int half = 0; half < 2; half++) {
            int offset = half * Model.COUNT;
            double sum = 0;
            long uses = 0;
            for (int i = term.first(); i < term.first() + term.size(); i++) {
                sum += parameters[offset + i] * set.uses(i);
                uses += set.uses(i);
            }
            double mean = uses == 0 ? 0 : sum / uses;
            for (int i = term.first(); i < term.first() + term.size(); i++) {
                if (set.uses(i) != 0) {
                    parameters[offset + i] -= mean;
                }
            }
            parameters[offset + target] += mean * timesUsed;
        }
    }

    private static Term term(String name) {
        return EvaluationTerms.ALL.stream()
                .filter(term -> term.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no term " + name));
    }
}
