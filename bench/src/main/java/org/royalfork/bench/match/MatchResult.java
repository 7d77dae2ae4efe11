package org.royalfork.bench.match;

import java.util.List;

/**
 * All games of a match.
 *
 * @param first name of engine 1
 * @param second name of engine 2
 * @param settings what was played
 * @param games the finished games by number
 */
public record MatchResult(String first, String second, MatchSettings settings, List<PlayedGame> games) {

    /** Copies the list. */
    public MatchResult {
        games = List.copyOf(games);
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
