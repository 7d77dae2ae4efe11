package org.royalfork.engine.othello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Bitboards against the rules walked square by square. */
class DiscsTest {

    private static final int RANDOM_BOARDS = 20_000;

    private static long flipsByWalking(int square, long own, long opponent) {
        long flips = 0;
        for (int rows = -1; rows <= 1; rows++) {
            for (int columns = -1; columns <= 1; columns++) {
                long line = 0;
                int row = (square >> 3) + rows;
                int column = (square & 7) + columns;
                while (isOnBoard(row, column) && (opponent >>> (8 * row + column) & 1) != 0 && (rows | columns) != 0) {
                    line |= 1L << (8 * row + column);
                    row += rows;
                    column += columns;
                }
                if (isOnBoard(row, column) && (own >>> (8 * row + column) & 1) != 0) {
                    flips |= line;
                }
            }
        }
        return flips;
    }

    private static boolean isOnBoard(int row, int column) {
        return row >= 0 && row < 8 && column >= 0 && column < 8;
    }

    private static void check(long own, long opponent) {
        long moves = 0;
        for (int square = 0; square < Discs.SQUARES; square++) {
            if (((own | opponent) >>> square & 1) == 0) {
                long flips = flipsByWalking(square, own, opponent);
                assertEquals(flips, Discs.flips(square, own, opponent), () -> own + " " + opponent);
                moves |= flips != 0 ? 1L << square : 0;
            }
        }
        assertEquals(moves, Discs.moves(own, opponent), () -> own + " " + opponent);
    }

    @Test
    void positionsOfGames() {
        RandomPositions.play(RandomPositions.SEED, 100, position -> check(position.own(), position.opponent()));
    }

    @Test
    void randomBoards() {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED);
        for (int i = 0; i < RANDOM_BOARDS; i++) {
            long some = random.nextLong();
            long occupied = some | random.nextLong() | (i % 2 == 0 ? random.nextLong() : 0);
            long own = occupied & random.nextLong() & (i % 3 == 0 ? random.nextLong() : -1L);
            check(own, occupied & ~own);
        }
    }

    @Test
    void lastSquare() {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED);
        LastEmpties solver = new LastEmpties();
        for (int i = 0; i < RANDOM_BOARDS; i++) {
            int square = random.nextInt(Discs.SQUARES);
            long some = random.nextLong();
            long own = (some | random.nextLong()) & ~(1L << square);
            long opponent = ~own & ~(1L << square);
            assertEquals(byRules(own, opponent), solver.one(own, square), () -> own + " " + square);
        }
    }

    /** Returns the value of a position by nothing but the rules. */
    static int byRules(long own, long opponent) {
        long moves = Discs.moves(own, opponent);
        if (moves == 0) {
            return Discs.moves(opponent, own) == 0 ? Discs.finalDifference(own, opponent) : -byRules(opponent, own);
        }
        int best = -Discs.SQUARES;
        for (; moves != 0; moves &= moves - 1) {
            int square = Long.numberOfTrailingZeros(moves);
            long flips = Discs.flips(square, own, opponent);
            best = Math.max(best, -byRules(opponent ^ flips, own ^ flips ^ 1L << square));
        }
        return best;
    }

    @Test
    void emptySquaresCountForTheWinner() {
        assertEquals(64, Discs.finalDifference(0xFL, 0));
        assertEquals(-64, Discs.finalDifference(0, 0xFL));
        assertEquals(0, Discs.finalDifference(0xF0L, 0xFL));
        assertEquals(64 - 2, Discs.finalDifference(0xF0L, 0x1L));
        RandomPositions.play(RandomPositions.SEED, 20, position -> {
            int difference = Discs.finalDifference(position.own(), position.opponent());
            assertEquals(-difference, Discs.finalDifference(position.opponent(), position.own()));
            assertTrue(difference % 2 == 0 && Math.abs(difference) <= Discs.SQUARES);
        });
    }
}
