package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.royalfork.parallel.game.Game;

/**
 * A match of any game between two configurations of this program's own search, in this process: openings, clocks, faults and
 * statistics are those of a {@link Match} of engines.
 *
 * <p>Each game slot is a thread with two players of its own; it waits while they search.
 */
public final class GameMatch {

    private final Game game;
    private final MatchSettings settings;
    private final List<OwnPlayer> players;
    private final long seed;

    /**
     * Prepares a match.
     *
     * @param settings what is played; the openings' moves are in the game's notation, from its initial position
     * @param seed what is random in the players depends on it
     * @throws IllegalArgumentException with one line, when a search cannot keep to the limits
     */
    public GameMatch(Game game, MatchSettings settings, OwnPlayer first, OwnPlayer second, long seed) {
        this.game = game;
        this.settings = settings;
        this.players = List.of(first, second);
        this.seed = seed;
        players.forEach(player -> player.limits(new ChessClock(settings.timeControl()).limits(0)));
    }

    /** Plays the whole match; see {@link #play(Consumer, Predicate)}. */
    MatchResult play(Consumer<PlayedGame> onGame) throws InterruptedException {
        return play(onGame, games -> false);
    }

    /**
     * Plays the match.
     *
     * @param onGame hears of every finished game, one at a time, in the order in which they finish
     * @param enough asked after every game whether those so far are enough, as {@link Match#play(Consumer, Predicate)} does
     * @throws org.royalfork.tt.TableAllocationException when there is no memory for the tables
     */
    public MatchResult play(Consumer<PlayedGame> onGame, Predicate<List<PlayedGame>> enough)
            throws InterruptedException {
        final List<String> names =
                Match.distinct(players.stream().map(OwnPlayer::name).toList());
        return Match.play(settings, names, () -> new Slot(names), onGame, enough);
    }

    /** Two players who play one game after the other. */
    private final class Slot implements Match.Slot {

        private final List<SearchPlayer> seated = new ArrayList<>();

        Slot(List<String> names) {
            try {
                for (int i = 0; i < 2; i++) {
                    seated.add(new SearchPlayer(game, i + 1, names.get(i), players.get(i), seed));
                }
            } catch (RuntimeException e) {
                close();
                throw e;
            }
        }

        @Override
        public PlayedGame play(int number) throws InterruptedException {
            final GameBoard board = new GameBoard(game, settings.opening(number));
            return new GamePlayer<>(settings, number, board, seated.get(0), seated.get(1)).play();
        }

        @Override
        public void close() {
            seated.forEach(SearchPlayer::close);
        }
    }
}
