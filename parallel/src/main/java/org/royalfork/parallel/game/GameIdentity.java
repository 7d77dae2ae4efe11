package org.royalfork.parallel.game;

import java.nio.charset.StandardCharsets;

/**
 * A number that stands for a game, the keys of its positions and the numbers of its moves, so that what was kept in a file
 * under other keys or for other moves can be refused. It is found by playing some games from the initial position, in which
 * chance, always the same, chooses the moves; it does not depend on the order in which moves are generated.
 */
public final class GameIdentity {

    private static final int GAMES = 32;
    private static final int PLIES = 80;

    private GameIdentity() {}

    /** Returns the number, the same in every process. Takes some milliseconds. */
    public static long of(Game game) {
        long identity = 0;
        for (final byte letter : game.name().getBytes(StandardCharsets.UTF_8)) {
            identity = mix(identity + letter);
        }
        final MoveList moves = new MoveList(64);
        for (int number = 0; number < GAMES; number++) {
            Position position = game.initialPosition();
            for (int ply = 0; ply < PLIES && position.terminalScore(ply) == Position.NOT_OVER; ply++) {
                moves.clear();
                position.generateMoves(moves);
                if (moves.size() == 0) {
                    break;
                }
                int move = choice(moves, identity);
                identity = mix(identity + mix(position.key()) + move);
                position.make(move);
            }
        }
        return identity;
    }

    private static int choice(MoveList moves, long seed) {
        int chosen = moves.move(0);
        for (int i = 1; i < moves.size(); i++) {
            if (mix(seed + moves.move(i)) < mix(seed + chosen)) {
                chosen = moves.move(i);
            }
        }
        return chosen;
    }

    /** The output function of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014). */
    private static long mix(long value) {
        long z = value + 0x9E37_79B9_7F4A_7C15L;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }
}
