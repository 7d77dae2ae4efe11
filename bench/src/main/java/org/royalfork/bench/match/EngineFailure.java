package org.royalfork.bench.match;

/** An engine cannot go on: its process is of no more use. The message is one line. */
public final class EngineFailure extends Exception {

    private static final long serialVersionUID = 1L;

    private final FaultKind kind;

    /** Makes the exception. */
    public EngineFailure(FaultKind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /** Returns what went wrong: {@link FaultKind#CRASH} or {@link FaultKind#STALL}. */
    public FaultKind kind() {
        return kind;
    }
}
