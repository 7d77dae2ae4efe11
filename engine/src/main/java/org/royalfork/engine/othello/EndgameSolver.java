package org.royalfork.engine.othello;

/**
 * Finds the exact result of positions with few empty squares, by alpha-beta with null windows.
 *
 * <ul>
 *   <li>From {@link #ORDERED_EMPTIES} empty squares on, moves are tried fastest first, those that leave the opponent the
 *       fewest replies, after the move that a table of positions remembers; a position may be cut by the table (also by what
 *       it knows of the positions after each move), or because the opponent has too many stable discs.
 *   <li>With fewer, moves are tried by parity: first in quadrants with an odd number of empty squares.
 *   <li>The last four squares are {@link LastEmpties}.
 * </ul>
 *
 * <p>Results are exact whatever the table holds; only the time to find them depends on it.
 *
 * <p><b>Threading.</b> Belongs to one thread.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the opponent is the mover after a move
final class EndgameSolver {

    /** Fewest empty squares at which moves are ordered by the replies they leave, and positions are remembered. */
    private static final int ORDERED_EMPTIES = 8;

    /** Fewest empty squares at which the table is asked about the positions after all moves. */
    private static final int ENHANCED_EMPTIES = 9;

    /** Least alpha in discs at which the opponent's stable discs are counted, where it is worth the time. */
    private static final int STABILITY_ALPHA = 10;

    private static final int STABILITY_ALPHA_BY_PARITY = 24;

    private static final int TABLE_BITS = 16;
    private static final int WORDS = 4;
    private static final int MAX_MOVES = 64;
    private static final int NO_SQUARE = -1;

    /** Said of a list of moves of which one is known to be better than alpha. */
    private static final int EXCEEDS = -1;

    /** Own discs, opponent's discs, bounds and best move; the fourth word is unused and keeps an entry on one cache line. */
    private final long[] table = new long[WORDS << TABLE_BITS];

    /** Moves of each level: order value * 64 + square. */
    private final int[][] moveLists = new int[Discs.SQUARES][MAX_MOVES];

    private final LastEmpties lastEmpties = new LastEmpties();
    private long nodes;

    /** Returns the number of positions searched so far. */
    long nodes() {
        return nodes + lastEmpties.nodes();
    }

    /**
     * Returns the value of a position in discs, from the mover's view.
     *
     * @param low a value of at most this may be returned for any that is not greater
     * @param high a value of at least this may be returned for any that is not less
     */
    int solve(long own, long opponent, int low, int high) {
        int lower = low;
        int upper = high;
        while (lower < upper) {
            int alpha = Math.floorDiv(lower + upper, 2);
            int value = search(own, opponent, alpha);
            if (value > alpha) {
                lower = value;
            } else {
                upper = value;
            }
        }
        return lower > low ? lower : upper;
    }

    /** Tells whether the value exceeds alpha: returns a lower bound if it does, else an upper bound. */
    private int search(long own, long opponent, int alpha) {
        long empty = ~(own | opponent);
        int empties = Long.bitCount(empty);
        if (empties >= ORDERED_EMPTIES) {
            return ordered(own, opponent, alpha, empties);
        }
        if (empties == 0) {
            return Discs.finalDifference(own, opponent);
        }
        return byParity(own, opponent, alpha, empty, MoveOrder.oddQuadrants(empty), empties);
    }

    /** Searches few empty squares without a list: those in odd quadrants first. */
    private int byParity(long own, long opponent, int alpha, long empty, int odd, int empties) {
        if (empties <= 4) {
            return few(own, opponent, alpha, empty, odd, empties);
        }
        nodes++;
        if (alpha >= STABILITY_ALPHA_BY_PARITY) {
            int bound = Stability.greatestDifference(own, opponent);
            if (bound <= alpha) {
                return bound;
            }
        }
        long moves = Discs.moves(own, opponent);
        if (moves == 0) {
            return Discs.moves(opponent, own) == 0
                    ? Discs.finalDifference(own, opponent)
                    : -byParity(opponent, own, -alpha - 1, empty, odd, empties);
        }
        int best = -Discs.SQUARES;
        long oddSquares = MoveOrder.squaresOf(odd);
        long rest = moves & oddSquares;
        long later = moves & ~oddSquares;
        for (; ; ) {
            for (; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                long disc = 1L << square;
                long flips = Discs.flips(square, own, opponent);
                int score = -byParity(
                        opponent ^ flips,
                        own ^ flips ^ disc,
                        -alpha - 1,
                        empty ^ disc,
                        odd ^ MoveOrder.quadrantBit(square),
                        empties - 1);
                if (score > alpha) {
                    return score;
                }
                best = Math.max(best, score);
            }
            if (later == 0) {
                return best;
            }
            rest = later;
            later = 0;
        }
    }

    private int few(long own, long opponent, int alpha, long empty, int odd, int empties) {
        if (empties == 4) {
            long first = empty & MoveOrder.squaresOf(odd);
            long second = empty ^ first;
            if (first == 0 || second == 0) {
                first = empty;
                second = 0;
            }
            int square1 = Long.numberOfTrailingZeros(first);
            first &= first - 1;
            int square2 = Long.numberOfTrailingZeros(first);
            first &= first - 1;
            first |= second;
            int square3 = Long.numberOfTrailingZeros(first);
            first &= first - 1;
            int square4 = Long.numberOfTrailingZeros(first);
            return lastEmpties.four(own, opponent, alpha, square1, square2, square3, square4);
        }
        return lastEmpties.fewer(own, opponent, alpha, empty);
    }

    /** Searches many empty squares: with the table, stability, and moves fastest first. */
    private int ordered(long own, long opponent, int alpha, int empties) {
        nodes++;
        int entry = entry(own, opponent);
        int tableMove = NO_SQUARE;
        if (table[entry] == own && table[entry + 1] == opponent) {
            long data = table[entry + 2];
            if (lower(data) > alpha) {
                return lower(data);
            }
            if (upper(data) <= alpha) {
                return upper(data);
            }
            tableMove = bestMove(data);
        }
        long moves = Discs.moves(own, opponent);
        if (moves == 0) {
            return Discs.moves(opponent, own) == 0
                    ? Discs.finalDifference(own, opponent)
                    : -ordered(opponent, own, -alpha - 1, empties);
        }
        if (alpha >= STABILITY_ALPHA) {
            int bound = Stability.greatestDifference(own, opponent);
            if (bound <= alpha) {
                return bound;
            }
        }
        int best = -Discs.SQUARES - 1;
        int bestSquare = 0;
        if (tableMove != NO_SQUARE) {
            best = searchMove(tableMove, own, opponent, alpha, empties);
            bestSquare = tableMove;
            if (best > alpha) {
                store(entry, own, opponent, best, alpha, bestSquare);
                return best;
            }
            moves &= ~(1L << tableMove);
        }
        int[] list = moveLists[empties];
        int count = listMoves(list, own, opponent, moves, alpha, empties);
        if (count == EXCEEDS) {
            return alpha + 1;
        }
        for (int i = 0; i < count; i++) {
            int square = list[i] & 63;
            int score = searchMove(square, own, opponent, alpha, empties);
            if (score > best) {
                best = score;
                bestSquare = square;
                if (score > alpha) {
                    break;
                }
            }
        }
        store(entry, own, opponent, best, alpha, bestSquare);
        return best;
    }

    /** Returns the value of a move. */
    private int searchMove(int square, long own, long opponent, int alpha, int empties) {
        long flips = Discs.flips(square, own, opponent);
        long mine = own ^ flips ^ 1L << square;
        long theirs = opponent ^ flips;
        return -(empties > ORDERED_EMPTIES
                ? ordered(theirs, mine, -alpha - 1, empties - 1)
                : search(theirs, mine, -alpha - 1));
    }

    /** Lists moves in order; returns how many, or {@link #EXCEEDS} if one is known to exceed alpha. */
    private int listMoves(int[] list, long own, long opponent, long moves, int alpha, int empties) {
        int count = 0;
        long oddSquares = MoveOrder.squaresOf(MoveOrder.oddQuadrants(~(own | opponent)));
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Discs.flips(square, own, opponent);
            long mine = own ^ flips ^ 1L << square;
            long theirs = opponent ^ flips;
            if (theirs == 0) {
                return EXCEEDS;
            }
            if (empties >= ENHANCED_EMPTIES) {
                int child = entry(theirs, mine);
                if (table[child] == theirs && table[child + 1] == mine && -upper(table[child + 2]) > alpha) {
                    return EXCEEDS;
                }
            }
            int item = MoveOrder.value(square, mine, theirs, oddSquares) * Discs.SQUARES + square;
            int at = count++;
            for (; at > 0 && list[at - 1] < item; at--) {
                list[at] = list[at - 1];
            }
            list[at] = item;
        }
        return count;
    }

    private static int entry(long own, long opponent) {
        long hash = (own * 0x9E37_79B9_7F4A_7C15L) ^ (opponent * 0xD6E8_FEB8_6659_FD93L);
        hash ^= hash >>> 29;
        return (int) ((hash * 0xBF58_476D_1CE4_E5B9L) >>> (64 - TABLE_BITS)) * WORDS;
    }

    private void store(int entry, long own, long opponent, int score, int alpha, int move) {
        int lower = -Discs.SQUARES;
        int upper = Discs.SQUARES;
        if (table[entry] == own && table[entry + 1] == opponent) {
            lower = lower(table[entry + 2]);
            upper = upper(table[entry + 2]);
        } else {
            table[entry] = own;
            table[entry + 1] = opponent;
        }
        if (score > alpha) {
            lower = Math.max(lower, score);
        } else {
            upper = Math.min(upper, score);
        }
        table[entry + 2] = (long) lower << 16 | (upper & 0xFFL) << 8 | move;
    }

    private static int lower(long data) {
        return (int) (data >> 16);
    }

    private static int upper(long data) {
        return (byte) (data >> 8);
    }

    private static int bestMove(long data) {
        return (int) data & 63;
    }
}
