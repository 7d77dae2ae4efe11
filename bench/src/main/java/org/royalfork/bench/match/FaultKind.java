package org.royalfork.bench.match;

/** What an engine can do wrong. */
public enum FaultKind {
    /** A move that the rules forbid, or text that is no move. */
    ILLEGAL_MOVE("illegal move"),
    /** The process ended, closed its output, or could not be started again. */
    CRASH("crash"),
    /** No answer within the time-out for it, although the process lives. */
    STALL("stall"),
    /** The move came after the clock had run out by more than the margin. */
    TIME_LOSS("time loss"),
    /** A best move that nobody had asked for. */
    UNEXPECTED_MOVE("unexpected best move"),
    /** A move of a principal variation, or the move to ponder on, is illegal. */
    ILLEGAL_LINE("illegal line");

    private final String title;

    FaultKind(String title) {
        this.title = title;
    }

    /** Returns the words for reports. */
    public String title() {
        return title;
    }
}
