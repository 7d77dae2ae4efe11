package org.royalfork.parallel.search;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * An immutable line of moves. It is one array of 16-bit words, so that the reports of a running search cost little memory; a
 * move becomes an object only for those who ask for it.
 *
 * <p><b>Threading.</b> Immutable, all fields final: may be handed to any thread.
 */
final class Line extends AbstractList<Integer> implements RandomAccess {

    /** Every move fits: it is from 1 to 65,535. */
    private final char[] moves;

    private Line(char[] moves) {
        this.moves = moves;
    }

    /** Returns the line of one move. */
    static Line of(int move) {
        return new Line(new char[] {(char) move});
    }

    /** Returns {@code move} followed by the line of {@code child}: this line, if it is the same. */
    Line replacedBy(int move, Frame child) {
        if (isSame(move, child)) {
            return this;
        }
        char[] line = new char[child.lineLength + 1];
        line[0] = (char) move;
        for (int i = 1; i < line.length; i++) {
            line[i] = (char) child.line[i - 1];
        }
        return new Line(line);
    }

    private boolean isSame(int move, Frame child) {
        boolean same = moves.length == child.lineLength + 1 && moves[0] == move;
        for (int i = 1; same && i < moves.length; i++) {
            same = moves[i] == child.line[i - 1];
        }
        return same;
    }

    /** Returns the move at {@code index}, or {@code otherwise} when the line is shorter. */
    int moveOr(int index, int otherwise) {
        return index < moves.length ? moves[index] : otherwise;
    }

    @Override
    public Integer get(int index) {
        return (int) moves[Objects.checkIndex(index, moves.length)];
    }

    @Override
    public int size() {
        return moves.length;
    }
}
