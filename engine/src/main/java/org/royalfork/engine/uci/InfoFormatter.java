package org.royalfork.engine.uci;

import java.util.List;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.UciMoves;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;

/**
 * Writes what a search found as lines of the protocol. Holds a position of its own on which it plays the lines, so that
 * no illegal move is ever printed, whatever a table entry said. Not thread-safe.
 */
final class InfoFormatter {

    private final ChessPosition position;
    private final boolean chess960;

    /**
     * Makes a formatter for a search.
     *
     * @param root the position searched, which is copied
     * @param chess960 whether castling is written as king takes rook
     */
    InfoFormatter(ChessPosition root, boolean chess960) {
        this.position = root.copy();
        this.chess960 = chess960;
    }

    /** Writes an info line. */
    String report(SearchReport report) {
        StringBuilder line = new StringBuilder(160);
        line.append("info depth ").append(report.depth());
        line.append(" seldepth ").append(report.selectiveDepth());
        line.append(" multipv ").append(report.line());
        line.append(" score ");
        appendScore(line, report.score());
        if (report.bound() == ScoreBound.LOWER) {
            line.append(" lowerbound");
        } else if (report.bound() == ScoreBound.UPPER) {
            line.append(" upperbound");
        }
        line.append(" nodes ").append(report.nodes());
        line.append(" nps ").append(nodesPerSecond(report.nodes(), report.nanos()));
        line.append(" hashfull ").append(report.hashfullPermille());
        line.append(" time ").append(report.nanos() / 1_000_000);
        line.append(" pv");
        appendMoves(line, report.moves());
        return line.toString();
    }

    /** Writes which root move is searched. */
    String rootMove(int depth, int move, int number) {
        return "info depth " + depth + " currmove " + format(move) + " currmovenumber " + number;
    }

    /** Writes the answer to {@code go}. */
    String bestMove(SearchResult result) {
        StringBuilder line = new StringBuilder("bestmove");
        if (result.move() == Position.NO_MOVE) {
            return line.append(" (none)").toString();
        }
        line.append(' ').append(format(result.move()));
        if (result.ponderMove() != Position.NO_MOVE) {
            position.make(result.move());
            if (position.isLegal(result.ponderMove())) {
                line.append(" ponder ").append(format(result.ponderMove()));
            }
            position.unmake();
        }
        return line.toString();
    }

    private void appendMoves(StringBuilder line, List<Integer> moves) {
        int made = 0;
        for (int move : moves) {
            if (!position.isLegal(move)) {
                break;
            }
            line.append(' ').append(format(move));
            position.make(move);
            made++;
        }
        for (int i = 0; i < made; i++) {
            position.unmake();
        }
    }

    private String format(int move) {
        return UciMoves.format(position, move, chess960);
    }

    /** Appends {@code cp} and centipawns, or {@code mate} and moves, negative when the mover is mated. */
    static void appendScore(StringBuilder line, int score) {
        if (!Score.isDecided(score)) {
            line.append("cp ").append(score);
        } else {
            line.append("mate ").append(mateMoves(score));
        }
    }

    /** Returns in how many moves the mover mates (positive) or is mated (negative, 0: is mated now). */
    static int mateMoves(int score) {
        return score > 0 ? (Score.WIN - score + 1) / 2 : -(Score.WIN + score + 1) / 2;
    }

    private static long nodesPerSecond(long nodes, long nanos) {
        return (long) (nodes * 1e9 / Math.max(1, nanos));
    }
}
