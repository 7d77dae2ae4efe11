package org.royalfork.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/** What every game owes to the search and to its users, on the positions of random games. */
class GamePropertiesTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int GAMES = 12;

    static List<Game> games() {
        return Games.all();
    }

    private interface Property {
        void check(Position position, String context);
    }

    /** Checks a property of each position of some random games. */
    private static void forPositions(Game game, int games, Property property) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < games; i++) {
            for (Position position : RandomPlay.game(game, random)) {
                property.check(position, game.name() + " " + game.formatPosition(position) + ", seed " + SEED);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void isLegalAgreesWithTheGenerator(Game game) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 2 * GAMES; i++) {
            Position position = RandomPlay.play(game, random, random.nextInt(80));
            String context = game.name() + " " + game.formatPosition(position) + ", seed " + SEED;
            List<Integer> moves = RandomPlay.list(RandomPlay.moves(position));
            List<Integer> legal = IntStream.rangeClosed(-70_000, 70_000)
                    .filter(position::isLegal)
                    .boxed()
                    .toList();
            assertEquals(moves.stream().sorted().toList(), legal, context);
            assertTrue(legal.stream().allMatch(move -> move > 0 && move <= 65_535), context);
            assertFalse(position.isLegal(Integer.MIN_VALUE), context);
            assertFalse(position.isLegal(Integer.MAX_VALUE), context);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void tacticalAndQuietMovesAreAllMoves(Game game) {
        forPositions(game, GAMES, (position, context) -> {
            MoveList tactical = new MoveList(0);
            MoveList quiet = new MoveList(0);
            position.generateTactical(tactical);
            position.generateQuiet(quiet);
            RandomPlay.list(tactical).forEach(move -> assertTrue(position.isTactical(move), context));
            RandomPlay.list(quiet).forEach(move -> assertFalse(position.isTactical(move), context));
            List<Integer> both = new ArrayList<>(RandomPlay.list(tactical));
            both.addAll(RandomPlay.list(quiet));
            assertEquals(
                    RandomPlay.list(RandomPlay.moves(position)).stream()
                            .sorted()
                            .toList(),
                    both.stream().sorted().toList(),
                    context);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void unmakeRestoresEverything(Game game) {
        forPositions(game, GAMES, (position, context) -> {
            if (RandomPlay.isOver(position)) {
                return;
            }
            String before = RandomPlay.describe(game, position);
            for (int move : RandomPlay.list(RandomPlay.moves(position))) {
                position.make(move);
                RandomPlay.describe(game, position); // looks at everything, and so fills whatever is kept for later
                position.unmake();
                assertEquals(before, RandomPlay.describe(game, position), context);
            }
            if (position.allowsNullMove()) {
                position.makeNull();
                position.evaluate();
                position.unmakeNull();
                assertEquals(before, RandomPlay.describe(game, position), context);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameCanBeTakenBack(Game game) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < GAMES; i++) {
            Position position = game.initialPosition();
            List<String> seen = new ArrayList<>();
            while (seen.size() < 200 && !RandomPlay.isOver(position)) {
                seen.add(RandomPlay.describe(game, position));
                position.make(RandomPlay.choose(position, random));
            }
            for (String before : seen.reversed()) {
                position.unmake();
                assertEquals(before, RandomPlay.describe(game, position), "seed " + SEED);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void copiesAreEqualAndIndependent(Game game) {
        Position reused = game.initialPosition();
        forPositions(game, GAMES / 2, (position, context) -> {
            String expected = RandomPlay.describe(game, position);
            Position copy = position.copy();
            reused.copyFrom(position);
            assertEquals(expected, RandomPlay.describe(game, copy), context);
            assertEquals(expected, RandomPlay.describe(game, reused), context);
            if (!RandomPlay.isOver(position)) {
                int move = RandomPlay.moves(position).move(0);
                copy.make(move);
                reused.make(move);
                assertEquals(expected, RandomPlay.describe(game, position), context);
                assertEquals(RandomPlay.describe(game, copy), RandomPlay.describe(game, reused), context);
            }
        });
    }

    /** Also compares what is kept from move to move with what is made anew. */
    @ParameterizedTest
    @MethodSource("games")
    void positionsAreReadAsTheyAreWritten(Game game) {
        forPositions(game, GAMES, (position, context) -> {
            String text = game.formatPosition(position);
            assertEquals(1, Math.max(1, text.lines().count()), context);
            Position read = game.parsePosition(text);
            assertEquals(text, game.formatPosition(read), context);
            assertEquals(position.key(), read.key(), context);
            assertEquals(position.structureKey(), read.structureKey(), context);
            assertEquals(position.sideToMove(), read.sideToMove(), context);
            assertEquals(position.evaluate(), read.evaluate(), context);
            assertEquals(RandomPlay.list(RandomPlay.moves(position)), RandomPlay.list(RandomPlay.moves(read)), context);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesAreReadAsTheyAreWritten(Game game) {
        forPositions(game, GAMES / 2, (position, context) -> {
            if (RandomPlay.isOver(position)) {
                return;
            }
            Set<String> names = new HashSet<>();
            for (int move : RandomPlay.list(RandomPlay.moves(position))) {
                String text = game.formatMove(position, move);
                assertTrue(names.add(text), () -> "two moves " + text + " in " + context);
                assertEquals(move, game.parseMove(position, text), context);
            }
        });
    }

    /** Random games meet again: positions that are written alike must have one key. */
    @ParameterizedTest
    @MethodSource("games")
    void equalPositionsHaveEqualKeys(Game game) {
        Map<String, Long> keys = new HashMap<>();
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 400; i++) {
            Position position = RandomPlay.play(game, random, 2 + random.nextInt(5));
            Long before = keys.put(game.formatPosition(position), position.key());
            assertTrue(before == null || before == position.key(), () -> game.formatPosition(position));
        }
        assertTrue(keys.size() >= 5);
        assertTrue(2 * Set.copyOf(keys.values()).size() > keys.size(), "as good as no two positions share a key");
    }

    @ParameterizedTest
    @MethodSource("games")
    void numbersKeepTheirRanges(Game game) {
        forPositions(game, GAMES, (position, context) -> {
            assertTrue(Math.abs(position.evaluate()) <= Score.MAX_EVALUATION, context);
            if (RandomPlay.isOver(position)) {
                return;
            }
            for (int move : RandomPlay.list(RandomPlay.moves(position))) {
                int index = position.historyIndex(move);
                assertTrue(index >= 0 && index < position.historySize(), context);
                if (position.isTactical(move)) {
                    assertTrue(Math.abs(position.tacticalValue(move)) <= 100_000, context);
                }
                boolean gives = position.givesForce(move);
                position.make(move);
                if (position.terminalScore(1) == Position.NOT_OVER) {
                    assertEquals(gives, position.isForced(), context);
                }
                position.unmake();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBenchmarkHasPositionsToSearch(Game game) {
        List<String> positions = game.benchmarkPositions();
        assertFalse(positions.isEmpty());
        assertEquals(positions.size(), Set.copyOf(positions).size());
        for (String text : positions) {
            assertFalse(RandomPlay.isOver(game.parsePosition(text)), text);
        }
        assertTrue(game.benchmarkDepth() > 0);
    }

    @ParameterizedTest
    @MethodSource("games")
    void positionsAreDrawnInLines(Game game) {
        forPositions(game, 1, (position, context) -> {
            String drawing = game.draw(position);
            assertTrue(drawing.lines().count() > 2, context);
            assertFalse(drawing.endsWith("\n"), context);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void nonsenseIsRefusedInOneLine(Game game) {
        Position start = game.initialPosition();
        for (String text : List.of("?", "-", "999999999999", "x y z", "é", "/", "(0")) {
            assertOneLine(assertThrows(IllegalArgumentException.class, () -> game.parseMove(start, text), text));
            assertOneLine(assertThrows(IllegalArgumentException.class, () -> game.parsePosition(text), text));
        }
        assertOneLine(assertThrows(IllegalArgumentException.class, () -> game.parseMove(start, "")));
    }

    private static void assertOneLine(IllegalArgumentException exception) {
        assertEquals(1, exception.getMessage().lines().count(), exception.getMessage());
    }
}
