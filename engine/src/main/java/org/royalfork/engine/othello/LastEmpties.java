package org.royalfork.engine.othello;

/**
 * Solves positions with one to four empty squares, which are most of the nodes of an endgame search: each number of empty
 * squares has a routine of its own, without lists, tables of positions, or boards that are changed in place.
 *
 * <p>Squares are tried in the order given, which the caller and {@link #three} choose by parity: first those in quadrants
 * with an odd number of empty squares, where the mover can have the last move.
 *
 * <p>All scores are in discs from the mover's view, for the question whether the value exceeds {@code alpha}: what is returned
 * is a lower bound if it does, else an upper bound.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the opponent is the mover after a move
final class LastEmpties {

    private static final long FILE = 0x0101_0101_0101_0101L;

    /** Multiplied by the lowest bit of each byte, gathers them in the highest byte, first row lowest. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    /** Bits of a square's number that tell its quadrant. */
    private static final int QUADRANT = 0b100_100;

    /** Below all values. */
    private static final int NO_MOVE = -Discs.SQUARES - 1;

    /** Discs turned over by a disc at a place (times 256) of a line of own discs, when all other squares are the opponent's. */
    private static final byte[] FLIPS_ON_LINE = flipsOnLine();

    private static final long[] RISING = new long[Discs.SQUARES];
    private static final long[] FALLING = new long[Discs.SQUARES];
    private static final long[] NEIGHBOURS = new long[Discs.SQUARES];

    static {
        for (int square = 0; square < Discs.SQUARES; square++) {
            for (int other = 0; other < Discs.SQUARES; other++) {
                int columns = (other & 7) - (square & 7);
                int rows = (other >> 3) - (square >> 3);
                if (columns == rows) {
                    RISING[square] |= 1L << other;
                }
                if (columns == -rows) {
                    FALLING[square] |= 1L << other;
                }
            }
            NEIGHBOURS[square] = Discs.neighbours(1L << square) & ~(1L << square);
        }
    }

    /** Nodes so far: calls of the routines that begin at positions, one each. */
    private long nodes;

    private static byte[] flipsOnLine() {
        byte[] flips = new byte[8 * 256];
        for (int place = 0; place < 8; place++) {
            for (int line = 0; line < 256; line++) {
                int others = line & ~(1 << place);
                int above = others >> place;
                int below = others & ((1 << place) - 1);
                int count = above == 0 ? 0 : Integer.numberOfTrailingZeros(above) - 1;
                count += below == 0 ? 0 : place - (32 - Integer.numberOfLeadingZeros(below));
                flips[place * 256 + line] = (byte) count;
            }
        }
        return flips;
    }

    /** Returns the number of positions searched so far. */
    long nodes() {
        return nodes;
    }

    /** Four empty squares. */
    int four(long own, long opponent, int alpha, int first, int second, int third, int fourth) {
        nodes++;
        int best = NO_MOVE;
        long flips = flips(first, own, opponent);
        if (flips != 0) {
            best = -three(opponent ^ flips, own ^ flips ^ 1L << first, -alpha - 1, second, third, fourth);
            if (best > alpha) {
                return best;
            }
        }
        flips = flips(second, own, opponent);
        if (flips != 0) {
            int score = -three(opponent ^ flips, own ^ flips ^ 1L << second, -alpha - 1, first, third, fourth);
            if (score > alpha) {
                return score;
            }
            best = Math.max(best, score);
        }
        flips = flips(third, own, opponent);
        if (flips != 0) {
            int score = -three(opponent ^ flips, own ^ flips ^ 1L << third, -alpha - 1, first, second, fourth);
            if (score > alpha) {
                return score;
            }
            best = Math.max(best, score);
        }
        flips = flips(fourth, own, opponent);
        if (flips != 0) {
            int score = -three(opponent ^ flips, own ^ flips ^ 1L << fourth, -alpha - 1, first, second, third);
            return Math.max(best, score);
        }
        if (best != NO_MOVE) {
            return best;
        }
        return Discs.moves(opponent, own) == 0
                ? Discs.finalDifference(own, opponent)
                : -four(opponent, own, -alpha - 1, first, second, third, fourth);
    }

    /** Three empty squares: one that is alone in its quadrant goes first. */
    private int three(long own, long opponent, int alpha, int one, int other, int last) {
        if (((one ^ other) & QUADRANT) == 0) {
            return inOrder(own, opponent, alpha, last, one, other);
        }
        return ((one ^ last) & QUADRANT) == 0
                ? inOrder(own, opponent, alpha, other, one, last)
                : inOrder(own, opponent, alpha, one, other, last);
    }

    private int inOrder(long own, long opponent, int alpha, int first, int second, int third) {
        nodes++;
        int best = NO_MOVE;
        long flips = flips(first, own, opponent);
        if (flips != 0) {
            best = -two(opponent ^ flips, own ^ flips ^ 1L << first, -alpha - 1, second, third);
            if (best > alpha) {
                return best;
            }
        }
        flips = flips(second, own, opponent);
        if (flips != 0) {
            int score = -two(opponent ^ flips, own ^ flips ^ 1L << second, -alpha - 1, first, third);
            if (score > alpha) {
                return score;
            }
            best = Math.max(best, score);
        }
        flips = flips(third, own, opponent);
        if (flips != 0) {
            int score = -two(opponent ^ flips, own ^ flips ^ 1L << third, -alpha - 1, first, second);
            return Math.max(best, score);
        }
        if (best != NO_MOVE) {
            return best;
        }
        return Discs.moves(opponent, own) == 0
                ? Discs.finalDifference(own, opponent)
                : -inOrder(opponent, own, -alpha - 1, first, second, third);
    }

    /** One, two or three empty squares; only at the root of a solution. */
    int fewer(long own, long opponent, int alpha, long empty) {
        int first = Long.numberOfTrailingZeros(empty);
        long rest = empty & (empty - 1);
        if (rest == 0) {
            return one(own, first);
        }
        int second = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        return rest == 0
                ? two(own, opponent, alpha, first, second)
                : three(own, opponent, alpha, first, second, Long.numberOfTrailingZeros(rest));
    }

    private int two(long own, long opponent, int alpha, int first, int second) {
        nodes++;
        int best = NO_MOVE;
        long flips = flips(first, own, opponent);
        if (flips != 0) {
            best = -one(opponent ^ flips, second);
            if (best > alpha) {
                return best;
            }
        }
        flips = flips(second, own, opponent);
        if (flips != 0) {
            return Math.max(best, -one(opponent ^ flips, first));
        }
        if (best != NO_MOVE) {
            return best;
        }
        // The mover passes; the opponent chooses what is worst for the mover.
        int worst = -NO_MOVE;
        flips = flips(first, opponent, own);
        if (flips != 0) {
            worst = one(own ^ flips, second);
            if (worst <= alpha) {
                return worst;
            }
        }
        flips = flips(second, opponent, own);
        if (flips != 0) {
            worst = Math.min(worst, one(own ^ flips, first));
        }
        return worst == -NO_MOVE ? Discs.finalDifference(own, opponent) : worst;
    }

    /** Returns the exact value when the mover has {@code own}, the opponent all other squares but {@code square}. */
    int one(long own, int square) {
        nodes++;
        int mine = Long.bitCount(own);
        int flips = lastFlips(own, square);
        if (flips > 0) {
            return 2 * (mine + flips + 1) - Discs.SQUARES;
        }
        flips = lastFlips(~(own | 1L << square), square);
        if (flips > 0) {
            return 2 * (mine - flips) - Discs.SQUARES;
        }
        return 2 * mine - Discs.SQUARES + (mine >= Discs.SQUARES / 2 ? 2 : 0);
    }

    /** Returns the discs turned over by a disc on the last empty square. */
    private static int lastFlips(long own, int square) {
        int column = square & 7;
        int row = (square >> 3) & 7;
        return FLIPS_ON_LINE[(column << 8) + (int) ((own >>> (8 * row)) & 0xFF)]
                + FLIPS_ON_LINE[(row << 8) + (int) ((((own >>> column) & FILE) * GATHER) >>> 56)]
                + FLIPS_ON_LINE[(column << 8) + (int) (((own & RISING[square & 63]) * FILE) >>> 56)]
                + FLIPS_ON_LINE[(column << 8) + (int) (((own & FALLING[square & 63]) * FILE) >>> 56)];
    }

    private static long flips(int square, long own, long opponent) {
        return (NEIGHBOURS[square & 63] & opponent) == 0 ? 0 : Discs.flips(square, own, opponent);
    }
}
