package org.royalfork.engine.gomoku;

/**
 * What Renju forbids to Black: a stone that makes no five but six or more in a row, or two fours, or two threes.
 *
 * <p>The definitions are those of the Renju International Federation (rules of Renju, section 9). A four is four stones of a row
 * that one more makes a five, and a stone may make two of them on one line. A <i>straight four</i> can become a five at both
 * ends. A three is stones to which one more can be added to make a straight four; and that one must be allowed itself, and make
 * no five. So whether two threes are forbidden depends on whether a later stone would be, and so on: hence the recursion. It
 * ends because each level adds a stone.
 *
 * <p>Almost every cell is decided by its patterns alone, see {@link CellClass#ban}.
 */
final class Restrictions {

    private static final int BLACK = PatternBoard.BLACK;

    private Restrictions() {}

    /** Tells whether Black may not play on an empty cell. The board is changed meanwhile, and is in the end as before. */
    static boolean forbid(PatternBoard board, int cell) {
        int packed = board.packed(cell, BLACK);
        return switch (CellClass.ban(packed)) {
            case CellClass.ALLOWED -> false;
            case CellClass.FORBIDDEN -> true;
            default -> makesTwoThrees(board, cell, packed);
        };
    }

    private static boolean makesTwoThrees(PatternBoard board, int cell, int packed) {
        int threes = 0;
        board.put(cell, BLACK);
        for (int direction = 0; direction < 4 && threes < 2; direction++) {
            if (Pattern.in(packed, direction) == Pattern.OPEN_THREE) {
                int step = board.geometry().steps()[direction];
                threes += isStraightFourAllowed(board, cell, direction, step)
                                || isStraightFourAllowed(board, cell, direction, -step)
                        ? 1
                        : 0;
            }
        }
        board.take(cell);
        return threes > 1;
    }

    /** Tells whether a stone just put can become part of a straight four by one more on the first empty cell of a line. */
    private static boolean isStraightFourAllowed(PatternBoard board, int stone, int direction, int step) {
        int cell = stone + step;
        while (board.stone(cell) == BLACK) {
            cell += step;
        }
        return board.stone(cell) == PatternBoard.EMPTY
                && Pattern.in(board.packed(cell, BLACK), direction) == Pattern.OPEN_FOUR
                && board.cellClass(cell, BLACK) != CellClass.FIVE
                && !forbid(board, cell);
    }
}
