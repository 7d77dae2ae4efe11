package org.royalfork.bench.suite;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.San;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.ScoreBound;

/**
 * A problem of a suite: a position, and what solves it.
 *
 * @param number its place in the suite, from 1
 * @param id its name, empty where it has none
 * @param fen the position
 * @param best moves one of which must be found ({@code bm}), empty when only others say what is right
 * @param avoid moves none of which may be chosen ({@code am})
 * @param mate where there are neither: number of moves in which the side to move mates ({@code dm}), negative when it is mated;
 *     0 for none
 */
public record Problem(int number, String id, String fen, List<Integer> best, List<Integer> avoid, int mate) {

    /** Copies the lists and checks that there is something to find. */
    public Problem {
        best = List.copyOf(best);
        avoid = List.copyOf(avoid);
        if (best.isEmpty() && avoid.isEmpty() && mate == 0) {
            throw new IllegalArgumentException("there is no bm, am or dm that says what solves it");
        }
    }

    /**
     * Tells whether what a search has found is a solution.
     *
     * <p>Moves decide where the suite names some. Else the score does: a mate at least as near as the suite's, exact or proved
     * by a bound.
     *
     * @param move the best move
     * @param score the score from the mover's view
     * @param bound what the score says
     */
    public boolean isSolvedBy(int move, int score, ScoreBound bound) {
        if (!best.isEmpty() || !avoid.isEmpty()) {
            return (best.isEmpty() || best.contains(move)) && !avoid.contains(move);
        }
        return mate > 0
                ? bound != ScoreBound.UPPER && score >= Score.winIn(2 * mate - 1)
                : bound != ScoreBound.LOWER && score <= Score.lossIn(-2 * mate);
    }

    /** Writes what solves the problem as EPD does, such as {@code bm Nf6+}. */
    public String goal() {
        if (best.isEmpty() && avoid.isEmpty()) {
            return "dm " + mate;
        }
        final ChessPosition position = Fen.parse(fen);
        return Stream.of(moves("bm", best, position), moves("am", avoid, position))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
    }

    private static String moves(String operation, List<Integer> moves, ChessPosition position) {
        return moves.isEmpty()
                ? ""
                : moves.stream()
                        .map(move -> San.format(position, move))
                        .collect(Collectors.joining(" ", operation + " ", ""));
    }
}
