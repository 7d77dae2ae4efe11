package org.royalfork.engine.othello;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.royalfork.parallel.game.MoveList;

/** Positions of random games, as material for tests of properties. */
final class RandomPositions {

    /** Of tests that do not care; printed with failures. */
    static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    private RandomPositions() {}

    /** Plays random games to their ends and shows each position on the way, which the visitor must leave as it was. */
    static void play(long seed, int games, Consumer<OthelloPosition> visitor) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int game = 0; game < games; game++) {
            OthelloPosition position = new OthelloGame().initialPosition();
            do {
                visitor.accept(position);
            } while (makeRandomMove(position, random));
            visitor.accept(position);
        }
    }

    /** Returns a position of a random game with a number of empty squares, or more if the game ended before. */
    static OthelloPosition withEmpties(int empties, SplittableRandom random) {
        OthelloPosition position = new OthelloGame().initialPosition();
        while (position.empties() > empties && makeRandomMove(position, random)) {}
        return position;
    }

    private static boolean makeRandomMove(OthelloPosition position, SplittableRandom random) {
        MoveList moves = new MoveList(40);
        position.generateMoves(moves);
        if (moves.size() == 0) {
            return false;
        }
        position.make(moves.move(random.nextInt(moves.size())));
        return true;
    }
}
