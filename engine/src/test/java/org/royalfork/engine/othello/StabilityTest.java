package org.royalfork.engine.othello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Stable discs stay, whatever is played. */
class StabilityTest {

    private static final int GAMES = 400;
    private static final int PLAYOUTS = 20;

    private long found;

    @Test
    void stableDiscsSurviveEveryPlayout() {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED);
        for (int game = 0; game < GAMES; game++) {
            OthelloPosition position = RandomPositions.withEmpties(1 + game % 30, random);
            long own = position.own();
            long opponent = position.opponent();
            for (int i = 0; i < PLAYOUTS; i++) {
                checkPlayout(own, opponent, random);
            }
        }
        assertTrue(found > 5L * GAMES, () -> "stable discs in all games: " + found);
    }

    private void checkPlayout(long ownAtStart, long opponentAtStart, SplittableRandom random) {
        long stable = Stability.stable(ownAtStart, opponentAtStart);
        long theirs = Stability.stable(opponentAtStart, ownAtStart);
        found += Long.bitCount(stable | theirs);
        assertEquals(0, stable & ~ownAtStart);
        assertEquals(0, Stability.edges(ownAtStart, opponentAtStart) & ~stable, "edges are part of all");
        long own = ownAtStart;
        long opponent = opponentAtStart;
        // Placing discs anywhere, by either side, is more than the rules allow.
        for (long empty = ~(own | opponent); empty != 0; empty = ~(own | opponent)) {
            int square = nth(empty, random.nextInt(Long.bitCount(empty)));
            long disc = 1L << square;
            boolean mine = random.nextBoolean();
            long flips = mine ? Discs.flips(square, own, opponent) : Discs.flips(square, opponent, own);
            own = (own ^ flips) | (mine ? disc : 0);
            opponent = (opponent ^ flips) | (mine ? 0 : disc);
            assertEquals(stable, stable & own, () -> ownAtStart + " " + opponentAtStart);
            assertEquals(theirs, theirs & opponent, () -> ownAtStart + " " + opponentAtStart);
        }
    }

    private static int nth(long squares, int index) {
        long rest = squares;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    @Test
    void fullBoardIsStable() {
        assertEquals(0x0F0F_0F0F_0F0F_0F0FL, Stability.stable(0x0F0F_0F0F_0F0F_0F0FL, 0xF0F0_F0F0_F0F0_F0F0L));
    }

    @Test
    void cornersAndWhatTheyHold() {
        assertEquals(0b111, Stability.stable(0b111, 0b1000));
        assertEquals(0, Stability.stable(0b10, 0b100));
        long held = 0x0000_0000_0000_0307L; // b2 by a1, a2, b1 and c1
        assertEquals(held, Stability.stable(held, 0));
    }
}
