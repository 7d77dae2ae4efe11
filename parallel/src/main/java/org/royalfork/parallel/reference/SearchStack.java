package org.royalfork.parallel.reference;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Score;

/**
 * The nodes between the root and where a search stands, each with its window, its best score and its moves.
 *
 * <pre>
 * scores   int   a node    [31:16] alpha  [15:0] best, both signed: scores lie within 32,500 of zero
 * next     int   a node    place in moves of the next move to search; the one before it is being searched
 * end      int   a node    place after its last move, where the moves of the next node begin
 * moves    char  a move    moves are from 1 to 65,535
 * </pre>
 *
 * <p>A node's beta is no part of it: it is minus the alpha of the node above, which does not change meanwhile. The arrays grow
 * by doubling and are used again and again.
 *
 * <p><b>Threading.</b> Belongs to one search.
 */
final class SearchStack {

    private static final int ALPHA_SHIFT = 16;
    private static final int MAX_MOVES = 1 << 30;

    private int[] scores = new int[32];
    private int[] next = new int[32];
    private int[] end = new int[32];
    private char[] moves = new char[1024];
    private int height;

    /** Returns the number of nodes on the stack, which is the ply of the node that the search stands at. */
    int height() {
        return height;
    }

    /** Puts a node on top; its window is what the nodes below leave of it. */
    void push(MoveList generated) {
        int from = height == 0 ? 0 : end[height - 1];
        reserve(from + generated.size());
        for (int i = 0; i < generated.size(); i++) {
            moves[from + i] = (char) generated.move(i);
        }
        scores[height] = pack(height < 2 ? -Score.INFINITY : alpha(height - 2), -Score.INFINITY);
        next[height] = from;
        end[height] = from + generated.size();
        height++;
    }

    private void reserve(int moveCount) {
        if (moveCount > moves.length) {
            moves = Arrays.copyOf(moves, Math.max(moveCount, 2 * moves.length));
        }
        if (height == scores.length) {
            scores = Arrays.copyOf(scores, 2 * height);
            next = Arrays.copyOf(next, 2 * height);
            end = Arrays.copyOf(end, 2 * height);
        }
    }

    private static int pack(int alpha, int best) {
        return alpha << ALPHA_SHIFT | (best & 0xFFFF);
    }

    private int alpha(int ply) {
        return scores[ply] >> ALPHA_SHIFT;
    }

    private int best(int ply) {
        return (short) scores[ply];
    }

    /** Returns the next move of the top node and takes note that it is being searched. */
    int nextMove() {
        return moves[next[height - 1]++];
    }

    /** Returns the move of the top node that was searched last. */
    int lastMove() {
        return moves[next[height - 1] - 1];
    }

    /** Returns how many moves of the top node have not been begun. */
    int movesLeft() {
        return end[height - 1] - next[height - 1];
    }

    /** Takes note of the score of the top node's last move, and tells whether it is the best so far. */
    boolean record(int score) {
        int top = height - 1;
        int best = best(top);
        scores[top] = pack(Math.max(alpha(top), score), Math.max(best, score));
        return score > best;
    }

    /** Tells whether the top node has reached its beta. */
    boolean isRefuted() {
        int beta = height < 2 ? Score.INFINITY : -alpha(height - 2);
        return alpha(height - 1) >= beta;
    }

    /** Removes the top node and returns its best score. */
    int pop() {
        height--;
        return best(height);
    }

    /** Returns the move that leads from the node at a ply to the next one. */
    int moveMade(int ply) {
        return moves[next[ply] - 1];
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(height);
        for (int ply = 0; ply < height; ply++) {
            out.writeInt(scores[ply]);
            out.writeInt(next[ply]);
            out.writeInt(end[ply]);
        }
        for (int i = 0; height > 0 && i < end[height - 1]; i++) {
            out.writeChar(moves[i]);
        }
    }

    /** Reads what {@link #write} wrote into an empty stack. */
    void read(DataInputStream in) throws IOException {
        int nodes = in.readInt();
        int from = 0;
        for (int ply = 0; ply < nodes; ply++) {
            reserve(0);
            scores[ply] = in.readInt();
            next[ply] = in.readInt();
            end[ply] = in.readInt();
            if (next[ply] <= from || next[ply] > end[ply] || end[ply] > MAX_MOVES) {
                throw new IOException("moves out of order at ply " + ply);
            }
            from = end[ply];
            height = ply + 1;
        }
        if (from > in.available() / Character.BYTES) {
            throw new IOException("too few moves");
        }
        reserve(from);
        for (int i = 0; i < from; i++) {
            moves[i] = in.readChar();
        }
    }
}
