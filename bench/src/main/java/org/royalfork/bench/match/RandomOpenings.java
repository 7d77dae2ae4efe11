package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** Openings of games for which there are no published ones: some plies at random, after which the game still goes on. */
public final class RandomOpenings {

    /** Games that may end too early before it is said that they do. */
    private static final int MOST_TRIES = 1_000;

    private RandomOpenings() {}

    /**
     * Returns openings, the same for the same seed.
     *
     * @param count how many, at least 1
     * @param plies moves of each, from 0
     * @throws IllegalArgumentException with one line, when no such game goes on for so long
     */
    public static List<Opening> of(Game game, int count, int plies, long seed) {
        if (plies < 0) {
            throw new IllegalArgumentException("an opening has 0 or more plies, not " + plies);
        }
        final SplittableRandom random = new SplittableRandom(seed);
        final List<Opening> openings = new ArrayList<>();
        int tries = 0;
        while (openings.size() < count) {
            final List<String> moves = moves(game, plies, random);
            if (moves != null) {
                openings.add(new Opening("", moves));
                tries = 0;
            } else if (++tries == MOST_TRIES) {
                throw new IllegalArgumentException(
                        "no game of " + game.name() + " goes on after " + plies + " random plies");
            }
        }
        return openings;
    }

    /** Returns null when the game ends with the last of the moves or before. */
    private static List<String> moves(Game game, int plies, SplittableRandom random) {
        final Position position = game.initialPosition();
        final List<String> moves = new ArrayList<>();
        while (GameBoard.scoreOfEnd(position) == Position.NOT_OVER) {
            if (moves.size() == plies) {
                return moves;
            }
            final MoveList legal = GameBoard.legalMoves(position);
            final int move = legal.move(random.nextInt(legal.size()));
            moves.add(game.formatMove(position, move));
            position.make(move);
        }
        return null;
    }
}
