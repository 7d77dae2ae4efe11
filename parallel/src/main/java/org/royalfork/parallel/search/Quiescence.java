package org.royalfork.parallel.search;

import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/**
 * Follows tactical moves until the position is quiet enough for its static evaluation, against the horizon effect. Forced
 * positions are searched with all moves.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class Quiescence {

    private final Worker worker;
    private final Position position;
    private final StaticEvaluation staticEvaluation;
    private TranspositionTable table;
    private boolean prunes;
    private int margin;

    Quiescence(Worker worker, StaticEvaluation staticEvaluation) {
        this.worker = worker;
        this.staticEvaluation = staticEvaluation;
        position = worker.position;
    }

    void prepare(SearchJob job) {
        Selectivity selectivity = job.selectivity;
        table = worker.table();
        prunes = selectivity.quiescencePruning;
        margin = selectivity.unit * 2;
    }

    /** Returns the fail-soft value of the position from the mover's view. */
    int search(int ply, int alpha, int beta) {
        Frame frame = worker.frames[ply];
        frame.lineLength = 0;
        if (worker.enterNode(ply)) {
            return 0;
        }
        int terminal = position.terminalScore(ply);
        if (terminal != Position.NOT_OVER) {
            return Score.toRoot(terminal, ply);
        }
        int proven = position.provenScore(alpha, beta);
        if (proven != Position.NOT_OVER) {
            return Score.toRoot(proven, ply);
        }
        boolean forced = position.isForced();
        if (ply >= Score.MAX_PLY) {
            return forced ? Score.DRAW : Score.clampEvaluation(position.evaluate());
        }

        long key = position.key();
        long data = table.probe(key);
        int tableMove = Position.NO_MOVE;
        if (data != Entry.NONE) {
            int score = Score.toRoot(Entry.score(data), ply);
            if (beta - alpha == 1 && boundHolds(Entry.bound(data), score, beta)) {
                return score;
            }
            tableMove = Entry.move(data);
            if (!position.isLegal(tableMove) || !(forced || position.isTactical(tableMove))) {
                tableMove = Position.NO_MOVE;
            }
        }

        int raw = Frame.NO_EVALUATION;
        int best = -Score.INFINITY;
        if (!forced) {
            raw = staticEvaluation.raw(data);
            best = staticEvaluation.corrected(raw);
            if (data != Entry.NONE) {
                int score = Score.toRoot(Entry.score(data), ply);
                if (Entry.bound(data) == (score > best ? Entry.LOWER : Entry.UPPER)) {
                    best = score;
                }
            }
            if (best >= beta) {
                if (data == Entry.NONE) {
                    table.store(key, Position.NO_MOVE, Score.toNode(best, ply), raw, 0, Entry.LOWER, false);
                }
                return best;
            }
        }
        return searchMoves(frame, alpha, beta, forced, tableMove, raw, best);
    }

    private int searchMoves(
            Frame frame, int alphaAtStart, int beta, boolean forced, int tableMove, int raw, int standPat) {
        int ply = frame.ply;
        int alpha = Math.max(alphaAtStart, standPat);
        int best = standPat;
        int bestMove = Position.NO_MOVE;
        int futility = standPat + margin;
        long key = position.key();
        MovePicker picker = frame.picker;
        picker.startQuiescence(tableMove, forced, worker.indexBefore(ply, 1), worker.indexBefore(ply, 2));
        int count = 0;
        for (int move = picker.next(); move != Position.NO_MOVE; move = picker.next()) {
            count++;
            if (prunes && best > -Score.DECIDED) {
                if (!forced) {
                    int reachable = futility + position.materialGain(move);
                    if (reachable <= alpha && !position.givesForce(move)) {
                        best = Math.max(best, reachable);
                        continue;
                    }
                    if (!position.exchangeAtLeast(move, 0)) {
                        continue;
                    }
                } else if (count > 1 && !position.isTactical(move)) {
                    picker.skipQuiet();
                    continue;
                }
            }
            worker.make(frame, move);
            int score = -search(ply + 1, -beta, -alpha);
            position.unmake();
            if (worker.isAborted()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (beta - alphaAtStart > 1) {
                        frame.setLine(move, worker.frames[ply + 1]);
                    }
                    if (score >= beta) {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        if (forced && count == 0) {
            return Score.toRoot(position.noMovesScore(), ply);
        }
        int bound = best >= beta ? Entry.LOWER : Entry.UPPER;
        table.store(key, bestMove, Score.toNode(best, ply), raw, 0, bound, false);
        return best;
    }

    /** Tells whether a bound of a table entry proves that the score lies on the same side of a null window. */
    static boolean boundHolds(int bound, int score, int beta) {
        return (bound & (score >= beta ? Entry.LOWER : Entry.UPPER)) != 0;
    }
}
