package org.royalfork.engine.gomocup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.engine.gomoku.GomokuGame;
import org.royalfork.engine.gomoku.GomokuPosition;
import org.royalfork.engine.gomoku.Rule;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/** Conversations with a session, as managers have them and as they should not. */
@Timeout(value = 600, threadMode = SEPARATE_THREAD)
class GomocupSessionTest {

    private static final String CELL = "\\d+,\\d+";
    private static final int GAMES = 50;
    private static final List<Rule> RULES = List.of(Rule.values());
    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    private static Conversation started(int size) {
        Conversation talk = new Conversation(1);
        talk.send("INFO timeout_turn 30", "INFO game_type 1", "INFO folder /nowhere", "INFO nonsense", "INFO");
        assertEquals("OK", talk.answer("START " + size));
        return talk;
    }

    @Test
    void aGameFromAnEmptyBoard() {
        try (Conversation talk = started(20)) {
            assertEquals("10,10", talk.answer("BEGIN"));
            assertTrue(talk.answer("TURN 11,11").matches(CELL));
            assertTrue(talk.answer("TURN 0,19").matches(CELL));
            assertEquals("OK", talk.answer("TAKEBACK 0,19"));
            assertEquals("OK", talk.answer("RESTART"));
            assertEquals("10,10", talk.answer("BEGIN"));
            assertEquals(List.of(), talk.end());
        }
    }

    @Test
    void aBoardIsContinuedWithTheWinningOrTheOnlyMove() {
        try (Conversation talk = started(15)) {
            String win = talk.answer(
                    "BOARD", "3,3,1", "4,3,1", "5,3,1", "6,3,1", "3,4,2", "4,4,2", "5,4,2", "7,3,2", "DONE");
            assertEquals("2,3", win);
            assertTrue(talk.answer("TURN 9,9").startsWith("ERROR "), "the game is over");
            assertEquals("OK", talk.answer("RESTART"));
            String block = talk.answer("BOARD", "3,3,2", "4,3,2", "5,3,2", "6,3,2", "2,3,1", "9,9,1", "12,3,1", "DONE");
            assertEquals("7,3", block);
        }
    }

    @Test
    void exactlyFiveWinsWhereTheRuleSaysSo() {
        String[] board = {
            "BOARD", "0,0,1", "1,0,1", "2,0,1", "4,0,1", "5,0,1", "0,14,2", "2,14,2", "14,14,2", "12,12,2", "DONE"
        };
        try (Conversation talk = started(15)) {
            assertEquals("3,0", talk.answer(board));
            talk.send("INFO rule 1");
            assertEquals("OK", talk.answer("RESTART"));
            assertFalse(talk.answer(board).equals("3,0"), talk::toString);
            assertEquals("OK", talk.answer("START 15"));
            talk.send("INFO rule 8");
            assertTrue(talk.answer("BEGIN").startsWith("ERROR "));
            talk.send("INFO rule 0");
            assertEquals("7,7", talk.answer("BEGIN"));
        }
    }

    /** The best cell of the freestyle game would be a double three. */
    @Test
    void inRenjuBlackKeepsOutOfWhatIsForbidden() {
        String[] board = {
            "BOARD", "6,7,1", "8,7,1", "7,6,1", "7,8,1", "7,7,3", "0,0,2", "14,14,2", "0,14,2", "14,0,2", "DONE"
        };
        try (Conversation talk = started(15)) {
            assertEquals("7,7", talk.answer(without(board, "7,7,3")));
            talk.send("INFO rule 4");
            assertEquals("OK", talk.answer("RESTART"));
            String answer = talk.answer(board);
            assertTrue(answer.matches(CELL) && !answer.equals("7,7"), talk::toString);
        }
    }

    private static String[] without(String[] lines, String line) {
        return Stream.of(lines).filter(each -> !each.equals(line)).toArray(String[]::new);
    }

    @Test
    void openingsBySwap2() {
        try (Conversation talk = started(15)) {
            assertTrue(talk.answer("SWAP2BOARD", "DONE").matches(CELL + " " + CELL + " " + CELL));
            assertTrue(talk.answer("SWAP2BOARD", "7,7", "8,7", "9,9", "DONE").matches("SWAP|" + CELL));
            assertTrue(talk.answer("SWAP2BOARD", "7,7", "8,7", "9,9", "8,8", "8,6", "DONE")
                    .matches("SWAP|" + CELL));
            assertTrue(talk.answer("SWAP2BOARD", "7,7", "DONE").startsWith("ERROR "));
            assertEquals("7,7", talk.answer("BEGIN"), "an opening leaves the board as it was");
        }
    }

    @Test
    void anEngineTellsItsName() {
        try (Conversation talk = new Conversation(1)) {
            assertTrue(talk.answer("ABOUT").startsWith("name=\"Royal Fork\", version=\"test\""));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "START",
                "START x",
                "START 4",
                "START 21",
                "START 99999999999",
                "START -15",
                "RECTSTART 20,15",
                "BEGIN",
                "TURN 1,1",
                "RESTART",
                "TAKEBACK 1,1",
            })
    void beforeTheGameMistakesAreToldInOneLine(String line) {
        try (Conversation talk = new Conversation(1)) {
            assertTrue(talk.answer(line).startsWith("ERROR "));
            assertEquals("OK", talk.answer("START 15"));
            assertEquals("7,7", talk.answer("BEGIN"));
        }
    }

    @Test
    void duringTheGameMistakesLeaveItAsItWas() {
        try (Conversation talk = started(15)) {
            assertEquals("7,7", talk.answer("BEGIN"));
            for (String line : List.of(
                    "BEGIN",
                    "TURN",
                    "TURN 7",
                    "TURN 7,7",
                    "TURN 15,0",
                    "TURN -1,3",
                    "TURN a,b",
                    "TURN 1,2,3",
                    "TAKEBACK 1,1")) {
                assertTrue(talk.answer(line).startsWith("ERROR "), line);
            }
            assertTrue(talk.answer("BOARD", "1,1,1", "1,1,2", "DONE").startsWith("ERROR "));
            assertTrue(talk.answer("BOARD", "1,1,3", "DONE").startsWith("ERROR "));
            assertTrue(talk.answer("BOARD", "rubbish", "", "DONE").startsWith("ERROR "));
            for (String line : List.of("PLAY 1,1", "hello", "\u0000\u0007", "x".repeat(10_000), "DONE", "-1", "%s%n")) {
                String answer = talk.answer(line);
                assertTrue(answer.startsWith("UNKNOWN ") && answer.length() < 120, answer);
            }
            talk.send("", "   ", "INFO timeout_turn rubbish", "INFO time_left -5", "INFO max_memory 1000");
            assertTrue(talk.answer("turn 8,8").matches(CELL));
            assertTrue(talk.answer("TURN 7,7").startsWith("ERROR "), "the first stone is still there");
        }
    }

    @Test
    void endStopsASearchAtOnceAndNothingIsWrittenAfterIt() throws InterruptedException {
        try (Conversation talk = new Conversation(2)) {
            talk.send("INFO timeout_turn 30000");
            assertEquals("OK", talk.answer("START 20"));
            talk.send("TURN 10,10");
            Thread.sleep(300);
            talk.send("END", "START 15");
            assertTrue(talk.end().stream().allMatch(line -> line.startsWith("DEBUG ")), talk::toString);
        }
    }

    @Test
    void theTimeOfAMoveKeepsWithinAllLimits() {
        GomocupClock clock = new GomocupClock();
        assertTrue(clock.moveMillis() < GomocupClock.DEFAULT_TURN);
        for (long turn : new long[] {1, 10, 100, 1_000, 30_000, Integer.MAX_VALUE}) {
            clock.setTurn(turn);
            clock.setMatch(0);
            assertTrue(clock.moveMillis() >= 1 && clock.moveMillis() <= Math.max(1, turn - 15));
            for (long left : new long[] {-10_000, 0, 1, 500, 60_000}) {
                clock.setLeft(left);
                assertTrue(clock.moveMillis() >= 1 && clock.moveMillis() <= Math.max(1, left / 20));
            }
            clock.setMatch(90_000);
            assertTrue(clock.moveMillis() <= 90_000 / 20);
        }
        clock.setMatch(0);
        clock.setTurn(0);
        assertEquals(GomocupClock.FAST, clock.moveMillis());
    }

    @Test
    void gamesAgainstItselfHaveNoMistakes() {
        playGames(6);
    }

    @Tag("slow")
    @Test
    void manyGamesAgainstItselfHaveNoMistakes() {
        playGames(GAMES);
    }

    private static void playGames(int games) {
        SplittableRandom random = new SplittableRandom(SEED);
        try (Conversation first = new Conversation(1);
                Conversation second = new Conversation(1)) {
            for (int i = 0; i < games; i++) {
                int size = i % 2 == 0 ? 15 : 20;
                Rule rule = RULES.get(i / 2 % RULES.size());
                for (Conversation talk : List.of(first, second)) {
                    talk.send(
                            "INFO timeout_turn 18",
                            "INFO rule "
                                    + switch (rule) {
                                        case FREESTYLE -> 0;
                                        case STANDARD -> 1;
                                        case RENJU -> 4;
                                    });
                    assertEquals("OK", talk.answer("START " + size));
                }
                GomokuGame game = new GomokuGame("referee", size, rule);
                play(game, i % 4 < 2 ? first : second, i % 4 < 2 ? second : first, random);
            }
            assertEquals(List.of(), first.end());
            assertEquals(List.of(), second.end());
        }
    }

    /** Plays a game from a random stone of Black's, so that games differ. */
    private static void play(GomokuGame game, Conversation white, Conversation black, SplittableRandom random) {
        GomokuPosition position = game.initialPosition();
        int x = game.size() / 2 + random.nextInt(5) - 2;
        int y = game.size() / 2 + random.nextInt(5) - 2;
        position.make(game.move(x, y));
        Conversation mover = white;
        Conversation other = black;
        String last = x + "," + y;
        boolean blackKnows = false;
        while (position.terminalScore(0) == Position.NOT_OVER) {
            String answer = mover == black && !blackKnows
                    ? mover.answer("BOARD", x + "," + y + ",1", last + ",2", "DONE")
                    : mover.answer("TURN " + last);
            blackKnows |= mover == black;
            String context = answer + " with seed " + SEED + " after " + mover;
            assertTrue(answer.matches(CELL), context);
            String[] numbers = answer.split(",", -1);
            int move = game.move(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
            assertTrue(position.isEmpty(move) && !position.isForbidden(move), context);
            position.make(move);
            last = answer;
            Conversation next = other;
            other = mover;
            mover = next;
        }
        assertTrue(position.terminalScore(0) == Score.LOST_NOW || position.terminalScore(0) == Score.DRAW);
    }
}
