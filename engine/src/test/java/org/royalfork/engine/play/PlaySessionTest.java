package org.royalfork.engine.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.games.Games;
import org.royalfork.engine.tictactoe.TicTacToe;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

class PlaySessionTest {

    /** Plays with the given lines of input, and returns the lines of output. */
    private static List<String> play(Game game, Position start, boolean first, boolean second, String... input)
            throws IOException, InterruptedException {
        StringWriter output = new StringWriter();
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                Searcher searcher = new Searcher(game, Strategy.YOUNG_BROTHERS_WAIT, 1, table)) {
            new PlaySession(
                            game,
                            start,
                            new PlaySettings(first, second, PlaySettings.limitsOfLevel(3)),
                            searcher,
                            new BufferedReader(new StringReader(String.join("\n", input))),
                            new PrintWriter(output))
                    .run();
        }
        return output.toString().lines().toList();
    }

    private static List<String> ticTacToe(boolean first, boolean second, String... input)
            throws IOException, InterruptedException {
        TicTacToe game = new TicTacToe();
        return play(game, game.initialPosition(), first, second, input);
    }

    private static void assertLine(String text, List<String> lines) {
        assertTrue(
                lines.stream().anyMatch(line -> line.contains(text)), () -> text + " in " + String.join("\n", lines));
    }

    /** Asks for a hint, which the engine gives for every game, errs, takes back, resigns, and leaves by the end of input. */
    @ParameterizedTest
    @MethodSource("games")
    void everyGameCanBePlayed(Game game) throws Exception {
        List<String> lines = play(
                game,
                game.initialPosition(),
                true,
                false,
                "hint",
                "nonsense",
                "moves",
                "position",
                "resign",
                "undo",
                "");
        assertLine("hint: ", lines);
        assertLine("depth  1", lines);
        assertLine("resigns.", lines);
        assertFalse(lines.stream().anyMatch(line -> line.contains("Exception")));
    }

    static List<Game> games() {
        return Games.all();
    }

    @Test
    void theEngineAnswersAndTakesItsReplyBack() throws Exception {
        List<String> lines = ticTacToe(true, false, "5", "undo", "position", "1", "quit");
        assertEquals(
                2,
                lines.stream()
                        .filter(line -> line.startsWith("Second player plays "))
                        .count());
        assertLine("4 x 6", lines);
        assertLine("x 2 3", lines);
    }

    @Test
    void twoPersonsPlayToTheEnd() throws Exception {
        List<String> lines = ticTacToe(true, true, "1", "4", "2", "5", "3", "6", "undo", "6", "quit");
        assertLine("First player wins.", lines);
        assertLine("the game is over", lines);
        assertLine("x x 3", lines);
        List<String> drawn = ticTacToe(true, true, "1", "2", "3", "5", "4", "6", "8", "7", "9");
        assertLine("The game is drawn.", drawn);
    }

    @Test
    void theEngineAgainstItselfDrawsAndLeaves() throws Exception {
        List<String> lines = ticTacToe(false, false);
        assertLine("The game is drawn.", lines);
    }

    @Test
    void theSideThatTheEnginePlaysCanBeChanged() throws Exception {
        List<String> lines = ticTacToe(true, false, "go", "quit");
        assertLine("First player plays ", lines);
        assertTrue(lines.getLast().startsWith("Second player> "), lines.getLast());
    }

    @Test
    void errorsAreOneLineAndChangeNothing() throws Exception {
        List<String> lines = ticTacToe(true, true, "5", "5", "level x", "level 99", "time", "undo", "undo", "quit");
        assertLine("'5' is no legal move here", lines);
        assertLine("expected a number, not 'x'", lines);
        assertLine("level must be from 1 to 10, not 99", lines);
        assertLine("there is no move to take back", lines);
        assertThrows(IllegalArgumentException.class, () -> PlaySettings.limitsOfTime(0));
    }

    @Test
    void chessIsPlayedInItsNotation() throws Exception {
        ChessGame game = new ChessGame();
        Position start = game.parsePosition("7k/5ppp/8/8/8/8/8/R6K w - - 0 1");
        List<String> lines = play(game, start, false, true);
        assertLine("White plays Ra8#", lines);
        assertLine("White wins.", lines);
    }
}
