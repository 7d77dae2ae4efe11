package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.engine.games.Games;
import org.royalfork.parallel.game.Game;

/** Matches of all games between searches in this process. */
class GameMatchTest {

    private static final Map<String, String> SMALL = Map.of("Hash", "1");
    private static final OwnPlayer RANDOM = OwnPlayer.parse("", "random", Map.of());

    private static List<Game> games() {
        return Games.all();
    }

    private static MatchSettings settings(Game game, int games, int plies, TimeControl limit, int concurrency) {
        return new MatchSettings(
                games,
                limit,
                600_000_000_000L, // a busy machine is no fault of the search
                RandomOpenings.of(game, Math.max(1, games / 2), plies, 7),
                concurrency,
                true,
                Adjudication.NONE,
                Timeouts.DEFAULT);
    }

    private static MatchResult play(Game game, MatchSettings settings, OwnPlayer first, OwnPlayer second)
            throws InterruptedException {
        return new GameMatch(game, settings, first, second, 11).play(played -> {});
    }

    private static List<List<String>> moves(MatchResult result) {
        return result.games().stream()
                .map(game ->
                        game.moves().stream().map(PlayedGame.PlayedMove::san).toList())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsPlayedToItsEndWithoutAFault(Game game) throws InterruptedException {
        final MatchSettings settings = settings(game, 2, 1, TimeControl.ofNodes(300), 1);
        final MatchResult result = play(game, settings, OwnPlayer.parse("", "ybw:2", SMALL), RANDOM);
        assertEquals(List.of(), result.faults());
        assertEquals(2, result.games().size());
        for (PlayedGame played : result.games()) {
            assertEquals(1, played.openingMoves().size());
            assertFalse(played.moves().isEmpty());
            assertTrue(played.reason().endsWith("by the rules"), played::reason);
            final GameBoard board = new GameBoard(game, played.opening());
            played.moves().forEach(move -> board.play(move.san()));
            assertEquals(
                    played.outcome(),
                    board.verdict().map(Board.Verdict::outcome).orElse(null),
                    "the moves lead to the result");
        }
    }

    /** From an empty board a full search of tic-tac-toe never loses, whoever begins, and random moves do. */
    @Test
    void aFullSearchBeatsRandomMovesAtTicTacToe() throws InterruptedException {
        final Game game = Games.ofName("tictactoe");
        final MatchSettings settings = settings(game, 40, 0, TimeControl.ofDepth(9), 2);
        final MatchResult result = play(game, settings, RANDOM, OwnPlayer.parse("", "sequential", SMALL));
        assertEquals(List.of(), result.faults());
        assertEquals(0, result.score().wins());
        assertTrue(result.score().losses() > 20, () -> result.score().toString());
        assertEquals(40, result.score().games());
        assertTrue(result.score().isPaired());
    }

    @Test
    void openingsArePlayedTwiceWithColoursSwapped() throws InterruptedException {
        final Game game = Games.ofName("othello");
        final MatchSettings settings = settings(game, 4, 5, TimeControl.ofDepth(1), 1);
        final OwnPlayer player = OwnPlayer.parse("", "sequential", SMALL);
        final List<PlayedGame> played = play(game, settings, player, player).games();
        assertEquals(
                List.of("sequential:1 Hash=1 1", "sequential:1 Hash=1 2"),
                List.of(played.get(0).white(), played.get(0).black()));
        assertEquals(
                List.of(1, 2, 1, 2),
                played.stream().map(PlayedGame::whiteEngine).toList());
        assertEquals(played.get(0).openingMoves(), played.get(1).openingMoves());
        assertNotEquals(played.get(0).openingMoves(), played.get(2).openingMoves());
        assertEquals(
                moves(new MatchResult("", "", settings, played.subList(0, 1))),
                moves(new MatchResult("", "", settings, played.subList(1, 2))),
                "the same search on both sides");
    }

    @Test
    void whatIsRandomDependsOnTheSeedAlone() throws InterruptedException {
        final Game game = Games.ofName("connectfour");
        final OwnPlayer player = OwnPlayer.parse("", "sequential", SMALL);
        final MatchSettings one = settings(game, 6, 2, TimeControl.ofNodes(100), 1);
        final MatchSettings two = settings(game, 6, 2, TimeControl.ofNodes(100), 2);
        final List<List<String>> games = moves(play(game, one, player, RANDOM));
        assertEquals(games, moves(play(game, two, player, RANDOM)), "games at once change nothing");
        assertNotEquals(
                games, moves(new GameMatch(game, one, player, RANDOM, 12).play(played -> {})), "another seed does");
    }

    @Test
    void aPlayersOwnLimitsHoldBesideThoseOfBoth() throws InterruptedException {
        final Game game = Games.ofName("connectfour");
        final MatchSettings settings = settings(game, 2, 0, TimeControl.ofDepth(4), 1);
        final OwnPlayer shallow = OwnPlayer.parse("", "sequential", Map.of("depth", "2"));
        final OwnPlayer deep = OwnPlayer.parse("", "sequential", Map.of("DEPTH", "99"));
        final PlayedGame played = play(game, settings, shallow, deep).games().getFirst();
        assertEquals(2, played.moves().get(0).depth());
        assertEquals(4, played.moves().get(1).depth());
    }

    @Test
    void theClockRuns() throws InterruptedException {
        final Game game = Games.ofName("connectfour");
        final MatchSettings settings = settings(game, 2, 0, TimeControl.parse("0.2+0.001"), 1);
        final MatchResult result = play(game, settings, OwnPlayer.parse("", "ybw:2", SMALL), RANDOM);
        assertEquals(List.of(), result.faults());
        assertTrue(
                result.games().stream()
                        .flatMap(played -> played.moves().stream())
                        .anyMatch(move -> move.leftNanos() < 200_000_000),
                "time is spent");
    }

    @Test
    void theBoardKnowsWhatIsIllegal() {
        final Game game = Games.ofName("othello");
        final GameBoard board = new GameBoard(game, Opening.INITIAL);
        assertTrue(board.isLegal("d3"));
        assertFalse(board.isLegal("d4"), "taken");
        assertFalse(board.isLegal("a1"), "turns nothing over");
        assertFalse(board.isLegal("pass"));
        assertFalse(board.isLegal("#99"));
        assertEquals(Optional.of("d3"), board.firstIllegal(List.of("d3", "c3", "d3")));
        assertEquals(Optional.empty(), board.firstIllegal(List.of("d3", "c3")));
        assertEquals(List.of(), board.moves(), "a look at a line plays nothing");
    }

    @ParameterizedTest
    @CsvSource({"connectfour, 7", "othello, 20", "chess, 8", "tictactoe, 4"})
    void randomOpeningsAreGamesThatGoOn(String name, int plies) {
        final Game game = Games.ofName(name);
        final List<Opening> openings = RandomOpenings.of(game, 30, plies, 3);
        assertEquals(openings, RandomOpenings.of(game, 30, plies, 3));
        assertNotEquals(openings, RandomOpenings.of(game, 30, plies, 4));
        assertTrue(openings.stream().distinct().count() > 20);
        for (Opening opening : openings) {
            assertEquals(plies, opening.moves().size());
            assertEquals(Optional.empty(), new GameBoard(game, opening).verdict());
        }
    }

    @Test
    void noOpeningIsLongerThanTheGame() {
        final Game game = Games.ofName("tictactoe");
        assertThrows(IllegalArgumentException.class, () -> RandomOpenings.of(game, 1, 9, 1));
    }
}
