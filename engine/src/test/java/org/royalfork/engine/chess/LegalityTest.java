package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.MoveList;

/** The ways to ask for legal moves agree with each other. */
class LegalityTest {

    private static final int CODES = 1 << 16;

    private static BitSet generated(ChessPosition position) {
        MoveList moves = new MoveList(256);
        position.generateMoves(moves);
        BitSet set = new BitSet(CODES);
        for (int i = 0; i < moves.size(); i++) {
            assertTrue(moves.move(i) > 0 && moves.move(i) < CODES);
            assertFalse(set.get(moves.move(i)), "no move twice");
            set.set(moves.move(i));
        }
        return set;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void isLegalForExactlyTheGeneratedCodes(long seed) {
        RandomGames.play(seed, 60, position -> {
            BitSet legal = generated(position);
            for (int code = 0; code < CODES; code++) {
                if (position.isLegal(code) != legal.get(code)) {
                    assertEquals(legal.get(code), position.isLegal(code), code + " in " + Fen.format(position));
                }
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {3})
    void isLegalSurvivesAnyInt(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomGames.play(seed, 30, position -> {
            for (int i = 0; i < 2_000; i++) {
                int code = random.nextInt();
                if (code < 0 || code >= CODES) {
                    assertFalse(position.isLegal(code));
                }
            }
            assertFalse(position.isLegal(Integer.MIN_VALUE));
            assertFalse(position.isLegal(-1));
            assertFalse(position.isLegal(CODES));
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void tacticalAndQuietMakeAll(long seed) {
        MoveList list = new MoveList(256);
        RandomGames.play(seed, 150, position -> {
            BitSet legal = generated(position);
            assertEquals(legal.cardinality(), MoveGenerator.count(position), () -> Fen.format(position));
            list.clear();
            position.generateTactical(list);
            int tactical = list.size();
            position.generateQuiet(list);
            assertEquals(legal.cardinality(), list.size(), () -> Fen.format(position));
            for (int i = 0; i < list.size(); i++) {
                assertTrue(legal.get(list.move(i)));
                legal.clear(list.move(i));
                assertEquals(i < tactical, position.isTactical(list.move(i)));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 8, 9})
    void givesForceExactlyWhenTheOpponentIsThenInCheck(long seed) {
        MoveList moves = new MoveList(256);
        RandomGames.play(seed, 150, position -> {
            moves.clear();
            position.generateMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.move(i);
                boolean expected = position.givesForce(move);
                position.make(move);
                boolean check = position.isForced();
                position.unmake();
                assertEquals(check, expected, () -> San.format(position, move) + " in " + Fen.format(position));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {10})
    void indexesAndValuesKeepTheirRanges(long seed) {
        MoveList moves = new MoveList(256);
        RandomGames.play(seed, 100, position -> {
            moves.clear();
            position.generateMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.move(i);
                int index = position.historyIndex(move);
                assertTrue(index >= 0 && index < position.historySize());
                assertTrue(Math.abs(position.tacticalValue(move)) <= 100_000);
                assertEquals(
                        position.isTactical(move) || ChessMove.kind(move) == ChessMove.PROMOTION,
                        position.materialGain(move) > 0);
            }
        });
    }
}
