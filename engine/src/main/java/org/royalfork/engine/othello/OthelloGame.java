package org.royalfork.engine.othello;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.royalfork.parallel.game.Aid;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.SolvableGame;
import org.royalfork.parallel.game.Technique;

/**
 * Othello, as Reversi has been played since 1971: black begins, who cannot move passes, and the game ends when neither can.
 *
 * <p>A position is written as its 64 squares row by row from a1 to h1, a2 to h8, {@code X} black, {@code O} white and
 * {@code -} empty, and the side to move; a move as its square or {@code pass}.
 */
public final class OthelloGame implements SolvableGame {

    private static final String START = "---------------------------OX------XO--------------------------- X";

    private static final List<String> BENCHMARK = List.of(
            START,
            "-----------------------O--OOOOO---OOOOOXOOOOXXXX--XXOOXX--XX-O-X X",
            "------------------XXXXX--XXXXXO--OXXXOOX--OXOXXX--OOXX-X---XXXX- O",
            "---O------OOXX---XXOXXX-XXXXOOXX-XXXXOO---XXXOO----XX-------X--- O",
            "----X-----XXX----OOOXOOO-OOOXOOO-OXOXOXO-OOXXOOO--OOXO----O--O-- X",
            "--XXXXX---XXXX---OOOXX---OOXOX---OXXXXX-OOOOOXO----OXX---------- O",
            "---OOOO----OOO----XOXOXX--XOOXXX--XOOXXX--XOOOXX--OXXX-X--XXXX-- X",
            "-OXXXX----OXXO--XXOOXOOOXXXOOXOOXXOOXOOOXXXXOO-XX-XXO----------- X",
            "-XXX----X-XOO---XXOXOO--XOXOXO--XOOXOXXXXOOXXOX---OOOOO--XXXXX-- X");

    private static final String PASS_NAME = "pass";

    /**
     * Only a move that leaves the opponent nothing but to pass is searched a ply deeper, so that depth counts discs. The unit
     * makes the window round a first guess some 15 discs wide. Killer and counter moves would come before the moves that leave
     * few replies, and seldom refute more: with both, FFO #42, #43 and #44 took 1.7, 1.8 and 2.8 times as many nodes.
     */
    private static final Selectivity EXACT = Selectivity.of(EnumSet.of(Technique.CHECK_EXTENSION))
            .without(Aid.KILLER_MOVES)
            .without(Aid.COUNTER_MOVES)
            .withUnit(5_000);

    private static final Selectivity SELECTIVITY = Selectivity.FULL
            .without(Technique.NULL_MOVE)
            .without(Technique.PROBCUT)
            .without(Technique.EXCHANGE_PRUNING)
            .withUnit(300);

    @Override
    public String name() {
        return "othello";
    }

    @Override
    public OthelloPosition initialPosition() {
        return parsePosition(START);
    }

    @Override
    public OthelloPosition parsePosition(String text) {
        String[] parts = text.strip().replaceFirst(";.*", "").strip().split("\\s+", -1);
        if (parts.length != 2) {
            throw new IllegalArgumentException(
                    "a position is 64 squares, a space and the side to move, not: " + shortened(text));
        }
        String squares = parts[0];
        if (squares.length() != Discs.SQUARES) {
            throw new IllegalArgumentException("a board has 64 squares, not " + squares.length());
        }
        long black = 0;
        long white = 0;
        for (int square = 0; square < Discs.SQUARES; square++) {
            switch (squares.charAt(square)) {
                case 'X', 'x', '*', 'B', 'b' -> black |= 1L << square;
                case 'O', 'o', '0', 'W', 'w' -> white |= 1L << square;
                case '-', '.' -> {}
                default ->
                    throw new IllegalArgumentException("a square is X, O or -, not '" + squares.charAt(square) + "' ("
                            + OthelloPosition.squareName(square) + ")");
            }
        }
        return switch (parts[1]) {
            case "X", "x", "*", "B", "b" -> new OthelloPosition(black, white, OthelloPosition.BLACK);
            case "O", "o", "0", "W", "w" -> new OthelloPosition(white, black, OthelloPosition.WHITE);
            default -> throw new IllegalArgumentException("the side to move is X or O, not " + shortened(parts[1]));
        };
    }

    @Override
    public String formatPosition(Position position) {
        OthelloPosition othello = (OthelloPosition) position;
        boolean blackToMove = othello.sideToMove() == OthelloPosition.BLACK;
        long black = blackToMove ? othello.own() : othello.opponent();
        long white = blackToMove ? othello.opponent() : othello.own();
        StringBuilder text = new StringBuilder();
        for (int square = 0; square < Discs.SQUARES; square++) {
            text.append((black >>> square & 1) != 0 ? 'X' : (white >>> square & 1) != 0 ? 'O' : '-');
        }
        return text.append(' ').append(blackToMove ? 'X' : 'O').toString();
    }

    @Override
    public String formatMove(Position position, int move) {
        return move == OthelloPosition.PASS ? PASS_NAME : OthelloPosition.squareName(move - 1);
    }

    @Override
    public int parseMove(Position position, String text) {
        String name = text.strip().toLowerCase(Locale.ROOT);
        MoveList moves = new MoveList(40);
        position.generateMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (formatMove(position, moves.move(i)).equals(name)) {
                return moves.move(i);
            }
        }
        if (!name.equals(PASS_NAME) && !name.matches("[a-h][1-8]")) {
            throw new IllegalArgumentException("a move is a square, such as d3, or pass, not " + shortened(text));
        }
        throw new IllegalArgumentException(name + " is not a legal move here");
    }

    /** Draws the board with the mover's moves as dots. */
    @Override
    public String draw(Position position) {
        OthelloPosition othello = (OthelloPosition) position;
        String squares = formatPosition(position);
        StringBuilder text = new StringBuilder("  a b c d e f g h");
        for (int square = 0; square < Discs.SQUARES; square++) {
            text.append((square & 7) == 0 ? "\n" + ((square >> 3) + 1) : "");
            text.append(' ').append(othello.isLegal(square + 1) ? '.' : squares.charAt(square));
        }
        boolean black = othello.sideToMove() == OthelloPosition.BLACK;
        long blacks = black ? othello.own() : othello.opponent();
        long whites = black ? othello.opponent() : othello.own();
        return text.append("\n")
                .append(black ? "Black (X)" : "White (O)")
                .append(" to move; black ")
                .append(Long.bitCount(blacks))
                .append(", white ")
                .append(Long.bitCount(whites))
                .toString();
    }

    /** Positions of all phases, of which the last are solved. */
    @Override
    public List<String> benchmarkPositions() {
        return BENCHMARK;
    }

    private static String shortened(String text) {
        return text.length() <= 80 ? text : text.substring(0, 80) + "...";
    }

    @Override
    public Selectivity selectivity() {
        return SELECTIVITY;
    }

    @Override
    public Selectivity exactSelectivity() {
        return EXACT;
    }

    /** The last squares are solved by {@link OthelloPosition#provenScore}. */
    @Override
    public int exactDepth(Position position) {
        OthelloPosition othello = (OthelloPosition) position;
        int passes = othello.isForced() ? 1 : 0;
        return Math.max(1, othello.empties() - OthelloPosition.PROVEN_EMPTIES + passes);
    }

    /** The final difference in discs. */
    @Override
    public String formatResult(int score) {
        return String.format(Locale.ROOT, "%+d", score / OthelloPosition.DISC);
    }
}
