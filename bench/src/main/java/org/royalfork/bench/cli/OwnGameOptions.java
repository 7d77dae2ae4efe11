package org.royalfork.bench.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.royalfork.bench.match.Opening;
import org.royalfork.bench.match.Openings;
import org.royalfork.bench.match.RandomOpenings;
import org.royalfork.engine.games.Games;
import org.royalfork.parallel.game.Game;
import picocli.CommandLine.Option;

/** Options of a match between two configurations of this program's own search, in any game. */
final class OwnGameOptions {

    private static final int DEFAULT_PLIES = 4;

    /** Openings that are made at most; then they begin again. */
    private static final int MOST_OPENINGS = 10_000;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = {
                "Play this game in this process, with its own rules, instead of chess between UCI engines: an engine is then a"
                        + " configuration of the search, STRATEGY:THREADS such as ybw:2, or 'random', and its options are Hash"
                        + " in MiB (16), Depth and Nodes, which limit its searches further than the limit of both."
            })
    private String name;

    @Option(
            names = "--opening-plies",
            paramLabel = "N",
            description = "With --game: how many random moves begin a game (default: " + DEFAULT_PLIES
                    + "; gomoku then begins with built-in openings from which neither side is ahead).")
    private Integer plies;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "With --game: what the random moves, or the order of built-in openings, depend on (default: 1).")
    private Long seed;

    /** Tells whether a game is asked for. */
    boolean isGiven() {
        return name != null;
    }

    /**
     * Checks that other options fit.
     *
     * @param ofEngines options that only engines understand, with their values or null
     * @throws IllegalArgumentException with one line
     */
    void check(Map<String, ?> ofEngines) {
        if (!isGiven() && (plies != null || seed != null)) {
            throw new IllegalArgumentException((plies != null ? "--opening-plies" : "--seed") + " needs --game");
        }
        ofEngines.forEach((option, value) -> {
            if (isGiven() && value != null) {
                throw new IllegalArgumentException(
                        option + " is for matches of UCI engines and does not go with --game");
            }
        });
    }

    /**
     * Returns the game.
     *
     * @throws IllegalArgumentException with one line, when there is none of that name
     */
    Game game() {
        return Games.ofName(name);
    }

    long seed() {
        return seed == null ? 1 : seed;
    }

    private int plies() {
        return plies == null ? DEFAULT_PLIES : plies;
    }

    /**
     * Returns the built-in openings of the game, unless a number of random moves is asked for; an empty list for none. Random
     * moves decide most games of gomoku: Black, who begins, wins three of four.
     */
    private List<Opening> builtIn() {
        if (plies != null) {
            return List.of();
        }
        final List<Opening> openings = new ArrayList<>(Openings.builtIn(game()));
        Collections.shuffle(openings, new Random(seed()));
        return openings;
    }

    /**
     * Returns an opening for each two games; built-in ones begin again when there are more games.
     *
     * @throws IllegalArgumentException with one line, when no game goes on for so long
     */
    List<Opening> openings(int games) {
        final List<Opening> builtIn = builtIn();
        if (!builtIn.isEmpty()) {
            return builtIn;
        }
        return RandomOpenings.of(game(), Math.clamp(games / 2 + 1L, 1, MOST_OPENINGS), plies(), seed());
    }

    /** Adds what is played to the figures of a match. */
    void describe(Map<String, Object> map) {
        if (isGiven()) {
            map.put("game", game().name());
            if (builtIn().isEmpty()) {
                map.put("openingPlies", plies());
            } else {
                map.put("openings", "built-in");
            }
            map.put("seed", seed());
        }
    }
}
