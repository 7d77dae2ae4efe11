package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attack tables against walking over the board. */
class AttacksTest {

    @Test
    void sliderTablesEqualWalkingForAllBlockers() {
        for (int square = 0; square < 64; square++) {
            long mask = Magics.rookMask(square);
            long blockers = 0;
            do {
                assertEquals(Magics.slowRook(square, blockers), Attacks.rook(square, blockers));
                blockers = (blockers - mask) & mask;
            } while (blockers != 0);
            mask = Magics.bishopMask(square);
            do {
                assertEquals(Magics.slowBishop(square, blockers), Attacks.bishop(square, blockers));
                blockers = (blockers - mask) & mask;
            } while (blockers != 0);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1})
    void menOffTheRaysDoNotMatter(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100_000; i++) {
            int square = random.nextInt(64);
            long occupied = quarterOfTheSquares(random);
            assertEquals(Magics.slowRook(square, occupied), Attacks.rook(square, occupied));
            assertEquals(Magics.slowBishop(square, occupied), Attacks.bishop(square, occupied));
            assertEquals(
                    Attacks.rook(square, occupied) | Attacks.bishop(square, occupied), Attacks.queen(square, occupied));
        }
    }

    private static long quarterOfTheSquares(SplittableRandom random) {
        long half = random.nextLong();
        return half & random.nextLong();
    }

    @Test
    void leapersReachTheirDistances() {
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                int files = Bitboards.file(b) - Bitboards.file(a);
                int ranks = Bitboards.rank(b) - Bitboards.rank(a);
                int squared = files * files + ranks * ranks;
                assertEquals(squared == 5, Bitboards.contains(Attacks.knight(a), b));
                assertEquals(squared == 1 || squared == 2, Bitboards.contains(Attacks.king(a), b));
                boolean diagonalStep = Math.abs(files) == 1;
                assertEquals(diagonalStep && ranks == 1, Bitboards.contains(Attacks.pawn(Piece.WHITE, a), b));
                assertEquals(diagonalStep && ranks == -1, Bitboards.contains(Attacks.pawn(Piece.BLACK, a), b));
            }
        }
    }

    @Test
    void linesAndSquaresBetween() {
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                int files = Bitboards.file(b) - Bitboards.file(a);
                int ranks = Bitboards.rank(b) - Bitboards.rank(a);
                boolean aligned = a != b && (files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks));
                long between = 0;
                long line = 0;
                if (aligned) {
                    int step = Integer.signum(ranks) * 8 + Integer.signum(files);
                    for (int square = a + step; square != b; square += step) {
                        between |= Bitboards.bit(square);
                    }
                    line = walk(a, Integer.signum(files), Integer.signum(ranks))
                            | walk(a, -Integer.signum(files), -Integer.signum(ranks));
                }
                assertEquals(between, Attacks.between(a, b));
                assertEquals(line, Attacks.line(a, b));
            }
        }
    }

    @Test
    void diagonals() {
        for (int square = 0; square < 64; square++) {
            long self = Bitboards.bit(square);
            assertEquals(Attacks.diagonal(square) | self, walk(square, 1, 1) | walk(square, -1, -1));
            assertEquals(Attacks.antiDiagonal(square) | self, walk(square, 1, -1) | walk(square, -1, 1));
        }
    }

    /** Returns a square and all squares beyond it in one direction. */
    private static long walk(int square, int fileStep, int rankStep) {
        long set = 0;
        int file = Bitboards.file(square);
        int rank = Bitboards.rank(square);
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            set |= Bitboards.bit(Bitboards.square(file, rank));
            file += fileStep;
            rank += rankStep;
        }
        return set;
    }

    @Test
    void theSearchFindsMultipliersForAnySquare() {
        SplittableRandom random = new SplittableRandom(1);
        for (int square : new int[] {0, 7, 27, 36, 56, 63}) {
            assertNotEquals(0, MagicSearch.find(square, true, random));
            assertNotEquals(0, MagicSearch.find(square, false, random));
        }
    }

    @Test
    void setsOfPawnsAttackWhatEachPawnAttacks() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 1_000; i++) {
            long pawns = quarterOfTheSquares(random);
            for (int colour = Piece.WHITE; colour <= Piece.BLACK; colour++) {
                long expected = 0;
                for (long rest = pawns; rest != 0; rest &= rest - 1) {
                    expected |= Attacks.pawn(colour, Bitboards.first(rest));
                }
                assertEquals(expected, Bitboards.pawnAttacks(colour, pawns));
            }
        }
    }

    @Test
    void fillsReachTheEdge() {
        long set = Bitboards.bit(Bitboards.parse('c', '4')) | Bitboards.bit(Bitboards.parse('f', '6'));
        assertEquals(walk(26, 0, 1) | walk(45, 0, 1), Bitboards.fillNorth(set));
        assertEquals(walk(26, 0, -1) | walk(45, 0, -1), Bitboards.fillSouth(set));
        assertTrue(Bitboards.many(set));
    }
}
