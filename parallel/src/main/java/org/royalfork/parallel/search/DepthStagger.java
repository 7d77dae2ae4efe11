package org.royalfork.parallel.search;

/**
 * Which depths a worker leaves out when several each search the whole tree, so that they differ: worker n searches blocks of
 * k depths and skips blocks of k, with 2 k workers at all phases of each k = 1, 2, 3, ... (an idea of Stockfish 9's lazy
 * SMP).
 */
final class DepthStagger {

    /** Leaves nothing out. */
    static final DepthStagger NONE = new DepthStagger(0, 0);

    private final int block;
    private final int phase;

    private DepthStagger(int block, int phase) {
        this.block = block;
        this.phase = phase;
    }

    /** Returns the pattern of a worker; number 0 leaves nothing out. */
    static DepthStagger of(int number) {
        if (number == 0) {
            return NONE;
        }
        int block = 1;
        int left = number - 1;
        while (left >= 2 * block) {
            left -= 2 * block;
            block++;
        }
        return new DepthStagger(block, left);
    }

    boolean skips(int depth) {
        return block > 0 && depth > 1 && (depth + phase) / block % 2 == 1;
    }
}
