package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.WHITE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.royalfork.engine.chess.EvaluationTerms.Group;
import org.royalfork.engine.chess.EvaluationTerms.Term;

/**
 * The parts of one evaluation, in centipawns. They come from the evaluation's own trace, and add up to its value exactly.
 *
 * @param rows the parts, each of one group of terms; empty when the value comes from knowledge of the endgame
 * @param phase phase of the game, from {@link PieceSquare#FULL_PHASE} (middlegame) to 0
 * @param scale factor of the endgame score in 64ths
 * @param special the value of a known endgame from White's view, or {@link Integer#MIN_VALUE} where there is none
 * @param toMove the side to move
 */
public record EvaluationBreakdown(List<Row> rows, int phase, int scale, int special, int toMove) {

    /** One group of terms: its score for White and for Black, packed. */
    public record Row(Group group, int white, int black) {

        int middlegame() {
            return PackedScore.middlegame(white) - PackedScore.middlegame(black);
        }

        int endgame() {
            return PackedScore.endgame(white) - PackedScore.endgame(black);
        }
    }

    /** Evaluates a position and returns the parts. */
    public static EvaluationBreakdown of(ChessPosition position) {
        EvaluationTrace trace = new EvaluationTrace();
        new Evaluation(trace).evaluate(position);
        List<Row> rows = new ArrayList<>();
        if (!trace.isSpecial()) {
            for (Group group : Group.values()) {
                if (group != Group.SCALE && group != Group.WINNABLE) {
                    rows.add(new Row(group, sum(trace, group, WHITE), sum(trace, group, BLACK)));
                }
            }
            int endgame = rows.stream().mapToInt(Row::endgame).sum();
            int winnable =
                    EvaluationFormula.winnable(endgame, PackedScore.endgame(plainSum(trace, Group.WINNABLE, WHITE)));
            rows.add(new Row(Group.WINNABLE, PackedScore.pack(0, winnable), 0));
        }
        return new EvaluationBreakdown(
                List.copyOf(rows),
                trace.phase(),
                EvaluationFormula.scale(trace.scaleTerm()),
                trace.specialValue(),
                position.sideToMove());
    }

    private static int sum(EvaluationTrace trace, Group group, int colour) {
        int sum = plainSum(trace, group, colour);
        return group == Group.DANGER ? -EvaluationFormula.penalties(sum) : sum;
    }

    private static int plainSum(EvaluationTrace trace, Group group, int colour) {
        int sum = 0;
        for (Term term : EvaluationTerms.ALL) {
            if (term.group() == group) {
                for (int i = term.first(); i < term.first() + term.size(); i++) {
                    sum += Weights.untraced(i) * trace.count(colour, i);
                }
            }
        }
        return sum;
    }

    /** Returns the middlegame sum of the parts, from White's view. */
    public int middlegame() {
        return rows.stream().mapToInt(Row::middlegame).sum();
    }

    /** Returns the endgame sum of the parts, from White's view, before scaling. */
    public int endgame() {
        return rows.stream().mapToInt(Row::endgame).sum();
    }

    /** Returns the value that the parts make, from White's view. */
    public int whiteValue() {
        return special != Endgames.NO_VALUE ? special : EvaluationFormula.blend(middlegame(), endgame(), phase, scale);
    }

    /** Returns the value that the parts make, from the view of the side to move. */
    public int value() {
        return toMove == WHITE ? whiteValue() : -whiteValue();
    }

    /** Returns a table of the parts. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(2048);
        if (special != Endgames.NO_VALUE) {
            text.append("Known endgame\n");
        } else {
            text.append("               |     White     |     Black     |     Total\n");
            text.append("Term           |   MG      EG  |   MG      EG  |   MG      EG\n");
            text.append("---------------+---------------+---------------+---------------\n");
            for (Row row : rows) {
                line(text, row.group().title(), row.white(), row.black(), row.group() == Group.WINNABLE);
            }
            text.append("---------------+---------------+---------------+---------------\n");
            text.append(String.format(
                    Locale.ROOT, "%-14s |               |               |%6d  %6d%n", "Sum", middlegame(), endgame()));
            text.append(String.format(
                    Locale.ROOT,
                    "Middlegame %d/%d, endgame %d/%d scaled by %d/64%n",
                    phase,
                    PieceSquare.FULL_PHASE,
                    PieceSquare.FULL_PHASE - phase,
                    PieceSquare.FULL_PHASE,
                    scale));
        }
        return text.append(String.format(
                        Locale.ROOT,
                        "Evaluation: %+d centipawns for %s, %+d for White",
                        value(),
                        toMove == WHITE ? "White to move" : "Black to move",
                        whiteValue()))
                .toString();
    }

    private static void line(StringBuilder text, String title, int white, int black, boolean totalOnly) {
        text.append(String.format(Locale.ROOT, "%-14s |", title));
        int middlegame = PackedScore.middlegame(white) - PackedScore.middlegame(black);
        int endgame = PackedScore.endgame(white) - PackedScore.endgame(black);
        if (totalOnly) {
            text.append("               |               |");
        } else {
            text.append(String.format(
                    Locale.ROOT, "%6d  %6d |", PackedScore.middlegame(white), PackedScore.endgame(white)));
            text.append(String.format(
                    Locale.ROOT, "%6d  %6d |", PackedScore.middlegame(black), PackedScore.endgame(black)));
        }
        text.append(String.format(Locale.ROOT, "%6d  %6d%n", middlegame, endgame));
    }
}
