package org.royalfork.parallel.reference;

import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** Counts the sequences of moves of a length: the standard test of the rules, for every game. */
public final class Perft {

    private Perft() {}

    /**
     * Returns the number of sequences of exactly {@code depth} legal moves. A finished game has none: games that end sooner
     * are not counted.
     */
    public static long count(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (position.terminalScore(0) != Position.NOT_OVER) {
            return 0;
        }
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.move(i));
            count += count(position, depth - 1);
            position.unmake();
        }
        return count;
    }
}
