package org.royalfork.engine.draughts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.royalfork.parallel.game.MoveList;

/**
 * Reads and writes moves and positions as Portable Draughts Notation does.
 *
 * <p>A position is the side to move and the squares of both sides, kings with a K, as in {@code W:W18,24,K10:B12,16}.
 * A move is written with all squares that it touches, as in {@code 11-15} and {@code 22x15x8}.
 */
final class DraughtsNotation {

    private static final int MOST_MEN = 12;

    private DraughtsNotation() {}

    static String formatMove(DraughtsPosition position, int move) {
        return Arrays.stream(position.path(move))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(Moves.isCapture(move) ? "x" : "-"));
    }

    /** Reads a move; of a capture of several men the first and the last square are enough where there is only one such. */
    static int parseMove(DraughtsPosition position, String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        if (!plain.matches("[0-9]{1,2}([-x][0-9]{1,2})+")) {
            throw new IllegalArgumentException(
                    "a move is squares with - or x between them, such as 11-15 or 22x15, not " + quoted(text));
        }
        int[] squares =
                Arrays.stream(plain.split("[-x]")).mapToInt(Integer::parseInt).toArray();
        MoveList legal = new MoveList(64);
        position.generateMoves(legal);
        List<Integer> meant = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            int[] path = position.path(legal.move(i));
            if (Arrays.equals(path, squares)) {
                return legal.move(i);
            }
            if (squares.length == 2 && path[0] == squares[0] && path[path.length - 1] == squares[1]) {
                meant.add(legal.move(i));
            }
        }
        if (meant.size() == 1) {
            return meant.getFirst();
        }
        if (meant.size() > 1) {
            throw new IllegalArgumentException(quoted(text) + " can be "
                    + meant.stream().map(move -> formatMove(position, move)).collect(Collectors.joining(" or ")));
        }
        boolean mustCapture = position.isForced() && legal.size() > 0;
        throw new IllegalArgumentException(quoted(text) + " is not a legal move here"
                + (mustCapture ? "; a capture must be made, such as " + formatMove(position, legal.move(0)) : ""));
    }

    static String formatPosition(DraughtsPosition position) {
        return (position.sideToMove() == DraughtsPosition.BLACK ? "B" : "W") + ":W"
                + formatSquares(position.white(), position.kings()) + ":B"
                + formatSquares(position.black(), position.kings());
    }

    private static String formatSquares(long set, long kings) {
        StringJoiner text = new StringJoiner(",");
        for (long rest = set; rest != 0; rest &= rest - 1) {
            text.add(((rest & -rest & kings) != 0 ? "K" : "") + Squares.number(Long.numberOfTrailingZeros(rest)));
        }
        return text.toString();
    }

    static DraughtsPosition parsePosition(String text) {
        String plain = text.replaceAll("\\s|\\.$", "").toUpperCase(Locale.ROOT);
        String[] parts = plain.split(":", -1);
        if (parts.length != 3) {
            throw new IllegalArgumentException(
                    "a position is the side to move and two lists of squares, such as W:W18,K10:B12, not "
                            + quoted(text));
        }
        if (!parts[0].equals("B") && !parts[0].equals("W")) {
            throw new IllegalArgumentException("the side to move is B or W, not " + quoted(parts[0]));
        }
        Men black = new Men("black", 'B', Squares.LAST_ROW);
        Men white = new Men("white", 'W', Squares.FIRST_ROW);
        for (String part : List.of(parts[1], parts[2])) {
            Men men = part.startsWith("B") ? black : white;
            if (!part.startsWith(men.letter) || men.given) {
                throw new IllegalArgumentException("one list of squares begins with W and one with B: " + quoted(text));
            }
            men.read(part.substring(1));
        }
        if ((black.all & white.all) != 0) {
            int bit = Long.numberOfTrailingZeros(black.all & white.all);
            throw new IllegalArgumentException("both sides stand on square " + Squares.number(bit));
        }
        if ((black.all | white.all) == 0) {
            throw new IllegalArgumentException("the board is empty: " + quoted(text));
        }
        int side = parts[0].equals("B") ? DraughtsPosition.BLACK : DraughtsPosition.WHITE;
        return new DraughtsPosition(black.all, white.all, black.kings | white.kings, side);
    }

    /** The men and kings of one side, as they are read. */
    private static final class Men {

        private final String name;
        private final String letter;
        private final long kingRow;
        private boolean given;
        private long all;
        private long kings;

        Men(String name, char letter, long kingRow) {
            this.name = name;
            this.letter = String.valueOf(letter);
            this.kingRow = kingRow;
        }

        /** Reads squares and ranges of squares, separated by commas. */
        void read(String list) {
            given = true;
            for (String item : list.isEmpty() ? new String[0] : list.split(",", -1)) {
                if (!item.matches("K?[0-9]{1,2}(-[0-9]{1,2})?")) {
                    throw new IllegalArgumentException(
                            "a square is a number from 1 to 32, with a K before it for a king, not " + quoted(item));
                }
                boolean king = item.startsWith("K");
                String[] ends = item.substring(king ? 1 : 0).split("-", -1);
                int last = Integer.parseInt(ends[ends.length - 1]);
                for (int square = Integer.parseInt(ends[0]); square <= last; square++) {
                    put(square, king);
                }
            }
            if (Long.bitCount(all) > MOST_MEN) {
                throw new IllegalArgumentException(name + " has " + Long.bitCount(all) + " men, more than " + MOST_MEN);
            }
        }

        private void put(int square, boolean king) {
            if (square < 1 || square > Squares.COUNT) {
                throw new IllegalArgumentException("there is no square " + square + "; they are 1 to 32");
            }
            long bit = 1L << Squares.bit(square);
            if ((all & bit) != 0) {
                throw new IllegalArgumentException(name + " stands twice on square " + square);
            }
            if (!king && (kingRow & bit) != 0) {
                throw new IllegalArgumentException(
                        "a " + name + " man on square " + square + " would be a king: K" + square);
            }
            all |= bit;
            kings |= king ? bit : 0;
        }
    }

    private static String quoted(String text) {
        return "'" + (text.length() <= 80 ? text : text.substring(0, 80) + "...") + "'";
    }
}
