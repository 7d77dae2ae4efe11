package org.royalfork.engine.othello;

/**
 * Discs that can never be turned over again: a bound on how the game may still end. The discs found are stable for certain;
 * not all that are stable are found.
 *
 * <p>A disc is stable when in each of the four directions its line is full, or a neighbour on it is the border or a stable
 * disc of the same colour. On the four edges a table has the exact answer, which only depends on the edge.
 */
final class Stability {

    private static final long ROW = 0xFFL;
    private static final long FILE = 0x0101_0101_0101_0101L;
    private static final long INNER = 0x007E_7E7E_7E7E_7E00L;
    private static final long NOT_A = 0xFEFE_FEFE_FEFE_FEFEL;
    private static final long NOT_H = 0x7F7F_7F7F_7F7F_7F7FL;

    /** Multiplied by the lowest bit of each byte, gathers them in the highest byte, first row lowest. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    /** Stable discs of an edge, by its own discs * 256 + the opponent's. */
    private static final byte[] EDGE = new byte[1 << 16];

    static {
        boolean[] done = new boolean[1 << 16];
        for (int own = 0; own < 256; own++) {
            for (int other = 0; other < 256; other++) {
                if ((own & other) == 0) {
                    edge(own, other, done);
                }
            }
        }
    }

    private Stability() {}

    /** Works out an edge: own discs that no placing of discs on its empty squares, by either side, can turn over. */
    private static int edge(int own, int other, boolean[] done) {
        int index = own << 8 | other;
        if (!done[index]) {
            int stable = own;
            for (int square = 0; square < 8; square++) {
                int disc = 1 << square;
                if (((own | other) & disc) == 0) {
                    int flips = edgeFlips(square, own, other);
                    stable &= edge(own | disc | flips, other & ~flips, done);
                    flips = edgeFlips(square, other, own);
                    stable &= ~flips & edge(own & ~flips, other | disc | flips, done);
                }
            }
            EDGE[index] = (byte) stable;
            done[index] = true;
        }
        return EDGE[index] & 0xFF;
    }

    private static int edgeFlips(int square, int own, int other) {
        int flips = 0;
        for (int step = -1; step <= 1; step += 2) {
            int line = 0;
            int at = square + step;
            while (at >= 0 && at < 8 && (other >> at & 1) != 0) {
                line |= 1 << at;
                at += step;
            }
            if (at >= 0 && at < 8 && (own >> at & 1) != 0) {
                flips |= line;
            }
        }
        return flips;
    }

    /** Returns discs of {@code own} that stay as they are whatever is played. */
    static long stable(long own, long opponent) {
        long occupied = own | opponent;
        long fullRows = full(occupied, 1, NOT_A, NOT_H);
        long fullColumns = full(occupied, 8, -1L, -1L);
        long fullRising = full(occupied, 9, NOT_A, NOT_H);
        long fullFalling = full(occupied, 7, NOT_H, NOT_A);
        long stable = edges(own, opponent) | (own & fullRows & fullColumns & fullRising & fullFalling);
        for (long before = 0; stable != before; ) {
            before = stable;
            stable |= own
                    & INNER
                    & (fullRows | stable << 1 | stable >>> 1)
                    & (fullColumns | stable << 8 | stable >>> 8)
                    & (fullRising | stable << 9 | stable >>> 9)
                    & (fullFalling | stable << 7 | stable >>> 7);
        }
        return stable;
    }

    /** Returns the most discs by which {@code own} may still win: all but the opponent's stable ones could be its own. */
    @SuppressWarnings("ArgumentSelectionDefectChecker") // the opponent's discs are counted
    static int greatestDifference(long own, long opponent) {
        return Discs.SQUARES - 2 * Long.bitCount(stable(/* own= */ opponent, /* opponent= */ own));
    }

    /** Returns the stable discs of {@code own} on the edges. */
    static long edges(long own, long opponent) {
        int top = EDGE[(int) (own & ROW) << 8 | (int) (opponent & ROW)] & 0xFF;
        int bottom = EDGE[(int) (own >>> 56) << 8 | (int) (opponent >>> 56)] & 0xFF;
        int left = EDGE[column(own) << 8 | column(opponent)] & 0xFF;
        int right = EDGE[column(own >>> 7) << 8 | column(opponent >>> 7)] & 0xFF;
        return top | (long) bottom << 56 | spread(left) | spread(right) << 7;
    }

    private static int column(long discs) {
        return (int) (((discs & FILE) * GATHER) >>> 56);
    }

    /** Puts eight bits into the first column. */
    private static long spread(int bits) {
        return (((bits & 0x7FL) * 0x0002_0408_1020_4081L) & FILE) | ((bits & 0x80L) << 49);
    }

    /** Returns all squares of lines in one direction and its opposite that have no empty square. */
    private static long full(long occupied, int shift, long upMask, long downMask) {
        long up = ~occupied;
        long down = up;
        long upper = upMask;
        long lower = downMask;
        for (int step = shift; step <= 4 * shift; step *= 2) {
            up |= upper & (up << step);
            down |= lower & (down >>> step);
            upper &= upper << step;
            lower &= lower >>> step;
        }
        return ~(up | down);
    }
}
