package org.royalfork.engine.chess;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;

/**
 * Chess: positions in FEN, moves in standard algebraic notation. Chess960 differs only in how positions are written and read,
 * since the rules of castling go by where a position's kings and rooks stand.
 */
public final class ChessGame implements Game {

    /** All that serves a game without a search of its own for forced wins. */
    private static final Selectivity SELECTIVITY = Selectivity.FULL.without(Technique.FORCED_WINS);

    private static final String BENCHMARK = "benchmark.fen";
    private static final String RULE = "+---+---+---+---+---+---+---+---+\n";

    private final boolean chess960;

    /**
     * Makes the game.
     *
     * @param chess960 castling rights are written as the files of the rooks (Shredder-FEN), and {@code KQkq} are read as
     *     rights of kings and rooks on any square of the first rank
     */
    public ChessGame(boolean chess960) {
        this.chess960 = chess960;
    }

    /** Makes the standard game. */
    public ChessGame() {
        this(false);
    }

    @Override
    public String name() {
        return "chess";
    }

    /** Tells whether positions are written and read as Chess960. */
    public boolean isChess960() {
        return chess960;
    }

    @Override
    public ChessPosition initialPosition() {
        return Fen.parse(Fen.START);
    }

    @Override
    public ChessPosition parsePosition(String text) {
        return Fen.parse(text, chess960);
    }

    @Override
    public String formatPosition(Position position) {
        ChessPosition chess = (ChessPosition) position;
        return chess960 ? Fen.formatShredder(chess) : Fen.format(chess);
    }

    @Override
    public String formatMove(Position position, int move) {
        return San.format((ChessPosition) position, move);
    }

    /** Reads a move in algebraic notation or as UCI writes it. */
    @Override
    public int parseMove(Position position, String text) {
        ChessPosition chess = (ChessPosition) position;
        try {
            return San.parse(chess, text);
        } catch (IllegalArgumentException notAlgebraic) {
            try {
                return UciMoves.parse(chess, text);
            } catch (IllegalArgumentException notUci) {
                throw notAlgebraic;
            }
        }
    }

    @Override
    public Selectivity selectivity() {
        return SELECTIVITY;
    }

    @Override
    public String sideName(int side) {
        return side == 0 ? "White" : "Black";
    }

    @Override
    public String draw(Position position) {
        String fen = Fen.format((ChessPosition) position);
        StringBuilder text = new StringBuilder(RULE);
        int rank = 8;
        for (char sign : fen.substring(0, fen.indexOf(' ')).toCharArray()) {
            if (sign == '/') {
                endRank(text, rank--);
            } else {
                text.append(Character.isDigit(sign) ? "|   ".repeat(sign - '0') : "| " + sign + " ");
            }
        }
        endRank(text, rank);
        return text.append("  a   b   c   d   e   f   g   h").toString();
    }

    private static void endRank(StringBuilder text, int rank) {
        text.append("| ").append(rank).append('\n').append(RULE);
    }

    /** Published positions of all phases of the game; the file names their sources. */
    @Override
    public List<String> benchmarkPositions() {
        try (InputStream stream = ChessGame.class.getResourceAsStream(BENCHMARK);
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + BENCHMARK, e);
        }
    }

    /** Returns a depth that takes 20 to 60 seconds in all on two cores. */
    @Override
    public int benchmarkDepth() {
        return 19;
    }
}
