package org.royalfork.bench.match;

/**
 * One of the two engines of a game slot: its process, started again after a crash or stall. Not thread-safe.
 */
final class Player implements AutoCloseable {

    private final int number;
    private final EngineSpec spec;
    private final Timeouts timeouts;
    private UciEngine engine;
    private final String name;

    /** Makes a player without starting its process; {@code number} is 1 or 2. */
    Player(int number, EngineSpec spec, Timeouts timeouts, String name) {
        this.number = number;
        this.spec = spec;
        this.timeouts = timeouts;
        this.name = name;
    }

    int number() {
        return number;
    }

    String name() {
        return name;
    }

    /** Makes the engine ready for a new game, in a new process where the old one is gone. */
    void newGame() throws EngineFailure, InterruptedException {
        if (engine == null) {
            engine = new UciEngine(spec, timeouts);
        }
        engine.newGame();
    }

    /** Returns the running engine. */
    UciEngine engine() {
        return engine;
    }

    /** Ends a process that is of no more use. */
    void discard() {
        if (engine != null) {
            engine.kill();
            engine = null;
        }
    }

    @Override
    public void close() {
        if (engine != null) {
            engine.close();
            engine = null;
        }
    }
}
