package org.royalfork.parallel.service;

import org.royalfork.parallel.search.SearchLimits;

/**
 * A level of difficulty, of any game: 100 nodes a move at level 1, three times as many at each further one. The lower ones
 * also choose, more often the lower they are, among near-best moves.
 *
 * @param number from 1, the weakest, to {@link #MAX}
 */
public record Level(int number) {

    /** The strongest level. */
    public static final int MAX = 10;

    /** From this level on the best move is always played. */
    private static final int ALWAYS_BEST = 8;

    private static final long NODES_OF_LEVEL_1 = 100;

    /** Checks the range, with one line for a user. */
    public Level {
        if (number < 1 || number > MAX) {
            throw new IllegalArgumentException("level must be from 1 to " + MAX + ", not " + number);
        }
    }

    /** Returns what a search of this level may spend on a move. */
    public SearchLimits limits() {
        long nodes = NODES_OF_LEVEL_1;
        for (int i = 1; i < number; i++) {
            nodes *= 3;
        }
        return SearchLimits.ofNodes(nodes);
    }

    /** Returns how this level chooses a move; {@code seed} picks one of many such choices. */
    public MoveChoice choice(long seed) {
        int below = ALWAYS_BEST - number;
        return below <= 0 ? MoveChoice.BEST : new MoveChoice(4, 15 * below, 10 * below, seed);
    }
}
