package org.royalfork.bench.match;

import java.util.List;

/**
 * All games of a match.
 *
 * @param first name of engine 1
 * @param second name of engine 2
 * @param settings what was played
 * @param games the finished games by number
 * @param failure one line that says why the match ended before its end, or null
 */
public record MatchResult(String first, String second, MatchSettings settings, List<PlayedGame> games, String failure) {

    /** Copies the list. */
    public MatchResult {
        games = List.copyOf(games);
    }

    /** Makes the result of a match that came to its end. */
    public MatchResult(String first, String second, MatchSettings settings, List<PlayedGame> games) {
        this(first, second, settings, games, null);
    }

    /** Returns all faults in the order of the games. */
    public List<Fault> faults() {
        return games.stream().flatMap(game -> game.faults().stream()).toList();
    }

    /** Returns the name of engine 1 or 2. */
    public String name(int engine) {
        return engine == 1 ? first : second;
    }

    /** Returns the statistics of the result from engine 1's view. */
    public MatchScore score() {
        return MatchScore.ofGames(games);
    }
}
