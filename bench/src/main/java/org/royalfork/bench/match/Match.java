package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A match between two engines: plays the games, several at once if wanted, and gathers their results.
 *
 * <p>Each game slot is a thread with two engine processes of its own, which stay alive from game to game. The slots share
 * only the number of the next game, and the list of finished games under a lock.
 */
public final class Match {

    /** A match could not be held; the message is one line. */
    public static final class SetupException extends Exception {

        private static final long serialVersionUID = 1L;

        /** Makes the exception. */
        public SetupException(String message) {
            super(message);
        }
    }

    private final MatchSettings settings;
    private final List<EngineSpec> specs;

    /** Prepares a match; no process is started yet. */
    public Match(MatchSettings settings, EngineSpec first, EngineSpec second) {
        this.settings = settings;
        this.specs = List.of(first, second);
    }

    /**
     * Plays the match.
     *
     * @param onGame hears of every finished game, one at a time, in the order in which they finish
     * @throws SetupException when an engine cannot be started or set up at all
     */
    public MatchResult play(Consumer<PlayedGame> onGame) throws SetupException, InterruptedException {
        return play(onGame, games -> false);
    }

    /**
     * Plays the match until it is long enough.
     *
     * <p>What goes wrong in a game that is no engine's fault ends the match; the result has the games until then.
     *
     * @param onGame hears of every finished game, one at a time, in the order in which they finish
     * @param enough asked after every game, with all games so far in the order in which they have finished; once it says so, no
     *     new game begins, and those that are being played are played to their end
     * @throws SetupException when an engine cannot be started or set up at all
     */
    public MatchResult play(Consumer<PlayedGame> onGame, Predicate<List<PlayedGame>> enough)
            throws SetupException, InterruptedException {
        final List<String> names = names();
        return play(settings, names, () -> new ProcessSlot(names), onGame, enough);
    }

    /** Where games are played, one after the other, by one thread. */
    interface Slot extends AutoCloseable {

        /** Plays the game of that number. */
        PlayedGame play(int game) throws InterruptedException;

        @Override
        void close();
    }

    /** Plays the games of a match, as many at once as there are slots, each made, used and closed by a thread of its own. */
    static MatchResult play(
            MatchSettings settings,
            List<String> names,
            Supplier<Slot> slots,
            Consumer<PlayedGame> onGame,
            Predicate<List<PlayedGame>> enough)
            throws InterruptedException {
        final List<PlayedGame> games = new ArrayList<>();
        final AtomicInteger nextGame = new AtomicInteger(1);
        Throwable failed = null;
        final int threads = Math.min(settings.concurrency(), settings.games());
        final ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            final List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(executor.submit(() -> {
                    try (Slot slot = slots.get()) {
                        for (int number = nextGame.getAndIncrement();
                                number <= settings.games();
                                number = nextGame.getAndIncrement()) {
                            final PlayedGame game = slot.play(number);
                            synchronized (games) {
                                games.add(game);
                                onGame.accept(game);
                                if (enough.test(games)) {
                                    nextGame.set(settings.games() + 1);
                                }
                            }
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> slot : running) {
                try {
                    slot.get();
                } catch (ExecutionException e) {
                    nextGame.set(settings.games() + 1);
                    failed = failed == null ? e.getCause() : failed;
                }
            }
        } finally {
            executor.shutdownNow();
        }
        if (games.isEmpty() && failed != null) {
            throw failed instanceof RuntimeException cause ? cause : new IllegalStateException(failed);
        }
        games.sort(Comparator.comparingInt(PlayedGame::number));
        final String failure = failed == null
                ? null
                : String.valueOf(failed).lines().findFirst().orElse("");
        return new MatchResult(names.get(0), names.get(1), settings, games, failure);
    }

    /** Starts each engine once, so that what is wrong with it shows before the first game. */
    private List<String> names() throws SetupException, InterruptedException {
        final List<String> names = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            try (UciEngine engine = new UciEngine(specs.get(i), settings.timeouts())) {
                names.add(engine.name());
            } catch (EngineFailure | IllegalArgumentException e) {
                throw new SetupException("engine " + (i + 1) + ": " + e.getMessage());
            }
        }
        return distinct(names);
    }

    /** Returns the names of the two, told apart by a number where they are the same. */
    static List<String> distinct(List<String> names) {
        return names.get(0).equals(names.get(1)) ? List.of(names.get(0) + " 1", names.get(1) + " 2") : names;
    }

    /** Two engine processes that stay alive from game to game. */
    private final class ProcessSlot implements Slot {

        private final EnginePlayer first;
        private final EnginePlayer second;

        ProcessSlot(List<String> names) {
            first = new EnginePlayer(1, specs.get(0), settings.timeouts(), names.get(0));
            second = new EnginePlayer(2, specs.get(1), settings.timeouts(), names.get(1));
        }

        @Override
        public PlayedGame play(int game) throws InterruptedException {
            final Referee referee = new Referee(settings.opening(game));
            return new GamePlayer<>(settings, game, referee, first, second).play();
        }

        @Override
        public void close() {
            first.close();
            second.close();
        }
    }
}
