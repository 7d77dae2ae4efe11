package org.royalfork.engine.othello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

class OthelloPositionTest {

    private static final int GAMES = 60;

    private final OthelloGame game = new OthelloGame();

    private static MoveList moves(Position position) {
        MoveList moves = new MoveList(40);
        position.generateMoves(moves);
        return moves;
    }

    @Test
    void makeAndUnmakeRestoreEverything() {
        RandomPositions.play(RandomPositions.SEED, GAMES, position -> {
            String before = game.formatPosition(position);
            long key = position.key();
            MoveList all = moves(position);
            for (int i = 0; i < all.size(); i++) {
                int side = position.sideToMove();
                boolean forces = position.givesForce(all.move(i));
                position.make(all.move(i));
                assertEquals(1 - side, position.sideToMove());
                assertEquals(position.isForced() && all.move(i) != OthelloPosition.PASS, forces, before);
                assertEquals(game.parsePosition(game.formatPosition(position)).key(), position.key());
                position.unmake();
                assertEquals(before, game.formatPosition(position));
                assertEquals(key, position.key());
                assertEquals(all.size(), moves(position).size());
            }
        });
    }

    @Test
    void legalIsWhatIsGenerated() {
        RandomPositions.play(RandomPositions.SEED, GAMES, position -> {
            MoveList all = moves(position);
            for (int move = -70; move < 300; move++) {
                assertEquals(all.contains(move), position.isLegal(move), game.formatPosition(position) + " " + move);
            }
            assertTrue(!position.isLegal(Integer.MAX_VALUE) && !position.isLegal(65_535));
            boolean over = position.terminalScore(0) != Position.NOT_OVER;
            assertEquals(over, all.size() == 0);
            assertEquals(position.isForced(), all.size() == 1 && all.move(0) == OthelloPosition.PASS);
            for (int i = 0; i < all.size(); i++) {
                int index = position.historyIndex(all.move(i));
                assertTrue(index >= 0 && index < position.historySize());
                int value = position.quietValue(all.move(i));
                assertTrue(Math.abs(value) < 1 << 20, () -> "quiet value " + value);
            }
        });
    }

    @Test
    void equalKeysAreEqualPositions() {
        Map<Long, String> positions = new HashMap<>();
        RandomPositions.play(RandomPositions.SEED, 10 * GAMES, position -> {
            String text = game.formatPosition(position);
            assertEquals(text, positions.merge(position.key(), text, (old, same) -> old));
        });
        assertTrue(positions.size() > 200 * GAMES, () -> "positions: " + positions.size());
    }

    @Test
    void keysDifferByTheSideToMove() {
        String start = game.formatPosition(game.initialPosition());
        assertNotEquals(
                game.initialPosition().key(),
                game.parsePosition(start.replace(" X", " O")).key());
    }

    @Test
    void movesAreReadAsTheyAreWritten() {
        RandomPositions.play(RandomPositions.SEED, GAMES, position -> {
            MoveList all = moves(position);
            for (int i = 0; i < all.size(); i++) {
                String text = game.formatMove(position, all.move(i));
                assertEquals(all.move(i), game.parseMove(position, text));
            }
        });
    }

    @Test
    void copiesAreIndependent() {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED);
        OthelloPosition position = RandomPositions.withEmpties(30, random);
        String text = game.formatPosition(position);
        OthelloPosition copy = position.copy();
        copy.make(moves(copy).move(0));
        assertEquals(text, game.formatPosition(position));
        OthelloPosition other = game.initialPosition();
        other.copyFrom(position);
        assertEquals(text, game.formatPosition(other));
        assertEquals(position.key(), other.key());
    }

    @Test
    void evaluationIsSymmetricAndBounded() {
        RandomPositions.play(RandomPositions.SEED, GAMES, position -> {
            int score = position.evaluate();
            assertTrue(Math.abs(score) < OthelloPosition.DISC * Discs.SQUARES);
            OthelloPosition mirrored = new OthelloPosition(
                    Long.reverse(position.own()), Long.reverse(position.opponent()), position.sideToMove());
            assertEquals(score, mirrored.evaluate(), game.formatPosition(position));
            OthelloPosition flipped = new OthelloPosition(
                    Long.reverseBytes(position.own()), Long.reverseBytes(position.opponent()), position.sideToMove());
            assertEquals(score, flipped.evaluate(), game.formatPosition(position));
        });
    }

    @Test
    void whoCannotMovePasses() {
        OthelloPosition position = game.parsePosition("X".repeat(56) + "-OOOOOOX O");
        assertTrue(position.isForced());
        assertEquals("pass", game.formatMove(position, moves(position).move(0)));
        position.make(OthelloPosition.PASS);
        assertEquals(OthelloPosition.BLACK, position.sideToMove());
        assertEquals("a8", game.formatMove(position, moves(position).move(0)));
        position.make(moves(position).move(0));
        assertEquals(-64 * OthelloPosition.DISC, position.terminalScore(2));
    }

    @Test
    void gameIsOverWhenNeitherCanMove() {
        OthelloPosition position = game.parsePosition("X".repeat(63) + "- O");
        assertEquals(0, moves(position).size());
        assertEquals(-64 * OthelloPosition.DISC, position.terminalScore(0));
    }

    @Test
    void finishedPositionsAreNotProven() {
        OthelloPosition start = game.initialPosition();
        assertEquals(Position.NOT_OVER, start.terminalScore(0));
        assertEquals(Position.NOT_OVER, start.provenScore(-Score.INFINITY, Score.INFINITY));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|a position is 64 squares",
                "XO X|a board has 64 squares, not 2",
                "---------------------------OX------XO--------------------------- |a position is 64 squares",
                "---------------------------OX------XO--------------------------- Z|the side to move is X or O",
                "---------------------------OX------XO------?-------------------- X|a square is X, O or -",
            })
    void badPositions(String text, String message) {
        IllegalArgumentException error = assertThrows(IllegalArgumentException.class, () -> game.parsePosition(text));
        assertTrue(error.getMessage().startsWith(message), error.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a1", "pass", "e9", "", "d3d3"})
    void badMoves(String text) {
        assertThrows(IllegalArgumentException.class, () -> game.parseMove(game.initialPosition(), text));
    }

    @Test
    void positionsAreReadAsTheyAreWritten() {
        RandomPositions.play(RandomPositions.SEED, GAMES, position -> {
            String text = game.formatPosition(position);
            OthelloPosition read = game.parsePosition(text);
            assertEquals(text, game.formatPosition(read));
            assertEquals(position.key(), read.key());
        });
        assertEquals(
                game.initialPosition().key(),
                game.parsePosition(game.formatPosition(game.initialPosition()).replace('X', '*') + "; D3:+0;")
                        .key());
    }
}
