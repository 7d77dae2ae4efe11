package org.royalfork.engine.games;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/** Scores and lines of moves as a person reads them. */
public final class GameText {

    private GameText() {}

    /** Writes a score in units of 100, such as +0.25; or the moves until a forced win or loss, such as #3 or #-2. */
    public static String score(int score) {
        if (!Score.isDecided(score)) {
            return String.format(Locale.ROOT, "%+.2f", score / 100.0);
        }
        int plies = Score.WIN - Math.abs(score);
        return (score > 0 ? "#" : "#-") + (plies + 1) / 2;
    }

    /** Writes moves that follow each other from a position, separated by blanks. */
    public static String line(Game game, Position start, List<Integer> moves) {
        Position position = start.copy();
        StringJoiner text = new StringJoiner(" ");
        for (int move : moves) {
            text.add(game.formatMove(position, move));
            position.make(move);
        }
        return text.toString();
    }
}
