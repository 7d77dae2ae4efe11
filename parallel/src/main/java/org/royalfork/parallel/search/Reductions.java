package org.royalfork.parallel.search;

/** How many plies less deep late moves are searched, and after how many quiet moves the rest is left out. */
final class Reductions {

    private static final int SIZE = 64;
    private static final int[] TABLE = new int[SIZE * SIZE];

    static {
        for (int depth = 1; depth < SIZE; depth++) {
            for (int number = 1; number < SIZE; number++) {
                TABLE[depth * SIZE + number] = (int) (0.75 + Math.log(depth) * Math.log(number) / 2.2);
            }
        }
    }

    private Reductions() {}

    /** Returns the reduction in plies of the move with a number from 1, before anything is known of the move itself. */
    static int base(int depth, int number) {
        return TABLE[Math.min(depth, SIZE - 1) * SIZE + Math.min(number, SIZE - 1)];
    }

    /** Returns the number of moves after which quiet ones are left out. */
    static int lateMoveLimit(int depth, boolean improving) {
        int limit = 3 + depth * depth;
        return improving ? limit : limit / 2;
    }
}
