package org.royalfork.engine.draughts;

import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/**
 * The captures of a position. A capture goes on as long as there is something to jump over; no man is jumped over twice, and
 * those jumped over leave the board at the end. Each way of jumping is a move of its own.
 *
 * <p>A capture's number tells its two squares and which of the captures between them it is. What lies between is found by
 * following the jumps again, which mostly means one jump: {@link #find}.
 *
 * <p><b>Threading.</b> Belongs to one position; holds what it is working on.
 */
final class Captures {

    /** The most jumps of any capture: so many men stand between the squares on which one king can land. */
    private static final int MOST_JUMPS = 9;

    /** The directions of black's men and then those of white's. */
    private static final int[] STEPS = {Squares.NEAR, Squares.FAR, -Squares.NEAR, -Squares.FAR};

    private final int[] path = new int[MOST_JUMPS + 1];
    private int length;
    private long captured;

    private long opponent;
    private long empty;
    private int firstStep;
    private int stepEnd;

    /** Where found captures go, or null while one is looked for. */
    private MoveList list;

    /** Size of the list before the captures of the present man. */
    private int listStart;

    /** The capture that is looked for, counted down to the first one between its squares; none when it is found. */
    private int wanted;

    /**
     * Appends all captures of one man.
     *
     * @param from bit of its square
     * @param king whether it is a king
     * @param downwards whether it goes down when it is none
     */
    void generate(MoveList moves, int from, boolean king, boolean downwards, long opponents, long occupied) {
        prepare(from, king, downwards, opponents, occupied);
        list = moves;
        listStart = moves.size();
        follow(from, 0, 0);
        list = null;
    }

    /**
     * Looks for a capture, and tells whether there is such a one; {@link #captured} and {@link #path} then tell of it.
     *
     * @param move has the form of a capture that starts from the square of a man of the mover
     */
    boolean find(int move, boolean king, boolean downwards, long opponents, long occupied) {
        int from = Moves.from(move);
        prepare(from, king, downwards, opponents, occupied);
        wanted = move;
        follow(from, 0, 0);
        return wanted == Position.NO_MOVE;
    }

    /** Returns the squares jumped over by the capture that was found last. */
    long captured() {
        return captured;
    }

    /** Returns the number of squares, from the first to the last, that the capture found last touches. */
    int length() {
        return length;
    }

    /** Returns the bit of one of these squares. */
    int path(int index) {
        return path[index];
    }

    private void prepare(int from, boolean king, boolean downwards, long opponents, long occupied) {
        opponent = opponents;
        empty = (Squares.BOARD & ~occupied) | (1L << from);
        firstStep = king || downwards ? 0 : 2;
        stepEnd = king || !downwards ? 4 : 2;
    }

    /** Follows all jumps on from a square; true when what is looked for is found. */
    private boolean follow(int square, long over, int jumps) {
        path[jumps] = square;
        boolean ends = true;
        for (int i = firstStep; i < stepEnd; i++) {
            int step = STEPS[i];
            // Bits beyond either end of the board are those of no square, also where a shift goes round all 64.
            long man = (1L << (square + step)) & opponent & ~over;
            if (man != 0 && ((1L << (square + 2 * step)) & empty) != 0) {
                ends = false;
                if (follow(square + 2 * step, over | man, jumps + 1)) {
                    return true;
                }
            }
        }
        return ends && jumps > 0 && end(square, over, jumps);
    }

    private boolean end(int square, long over, int jumps) {
        int move = Moves.capture(path[0], square);
        if (list != null) {
            for (int i = listStart; i < list.size(); i++) {
                if (Moves.fromTo(list.move(i)) == Moves.fromTo(move)) {
                    move += Moves.NEXT;
                }
            }
            list.add(move);
            return false;
        }
        if (wanted == move) {
            wanted = Position.NO_MOVE;
            captured = over;
            length = jumps + 1;
            return true;
        }
        if (Moves.fromTo(wanted) == Moves.fromTo(move)) {
            wanted -= Moves.NEXT;
        }
        return false;
    }
}
