package org.royalfork.engine.games;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.connectfour.ConnectFourGame;
import org.royalfork.engine.draughts.DraughtsGame;
import org.royalfork.engine.gomoku.GomokuGame;
import org.royalfork.engine.othello.OthelloGame;
import org.royalfork.engine.tictactoe.TicTacToe;
import org.royalfork.engine.trees.TreeGame;
import org.royalfork.parallel.game.Game;

/**
 * All games, by the names by which a user picks one.
 *
 * <p>A process searches one of them: as long as it makes positions of a single game, its calls of
 * {@link org.royalfork.parallel.game.Position} have one target, and the compiler inlines them as if the search were written
 * for that game alone. Whoever compares games in measurements starts a JVM for each.
 */
public final class Games {

    private Games() {}

    /** Returns new instances of all games, chess first. */
    public static List<Game> all() {
        List<Game> games =
                new ArrayList<>(List.of(new ChessGame(), new OthelloGame(), new DraughtsGame(), new ConnectFourGame()));
        games.addAll(GomokuGame.usual());
        games.add(new TicTacToe());
        games.add(new TreeGame());
        return List.copyOf(games);
    }

    /**
     * Returns the game of that {@linkplain Game#name() name}, in upper or lower case, with or without hyphens.
     *
     * @throws IllegalArgumentException with one line that lists the names
     */
    public static Game ofName(String name) {
        String plain = name.replace("-", "");
        return all().stream()
                .filter(game -> game.name().equalsIgnoreCase(plain))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("no game is called '" + name + "'; there are " + names()));
    }

    /** Returns all names, in words for a message. */
    public static String names() {
        return all().stream().map(Game::name).collect(Collectors.joining(", "));
    }
}
