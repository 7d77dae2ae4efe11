package org.royalfork.bench.match;

/** An engine in a process, which is started again after a crash or stall. Not thread-safe. */
final class EnginePlayer implements Player<Referee> {

    private final int number;
    private final EngineSpec spec;
    private final Timeouts timeouts;
    private UciEngine engine;
    private final String name;

    /** Makes a player without starting its process; {@code number} is 1 or 2. */
    EnginePlayer(int number, EngineSpec spec, Timeouts timeouts, String name) {
        this.number = number;
        this.spec = spec;
        this.timeouts = timeouts;
        this.name = name;
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public String name() {
        return name;
    }

    /** Makes the engine ready for a new game, in a new process where the old one is gone. */
    @Override
    public void newGame(int game) throws EngineFailure, InterruptedException {
        if (engine == null) {
            engine = new UciEngine(spec, timeouts);
        }
        engine.newGame();
    }

    @Override
    public UciEngine.Answer search(Referee board, ChessClock clock, int side, long allowanceNanos)
            throws EngineFailure, InterruptedException {
        return engine.search(board.positionCommand(), clock.goCommand(side), allowanceNanos);
    }

    @Override
    public int takeUnexpectedMoves() {
        return engine.takeUnexpectedMoves();
    }

    /** Ends a process that is of no more use. */
    @Override
    public void discard() {
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
