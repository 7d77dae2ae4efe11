package org.royalfork.parallel.split;

/**
 * An offer to help at a {@link SplitPoint}, as {@link Token} is in a ForkJoinPool: the owner's first one stands for the node
 * and counts those that are out, queued or stolen.
 *
 * <p><b>Threading.</b> Used by the one worker at a time whose turn it is.
 */
final class VirtualToken {

    private final SplitPoint node;
    private final VirtualToken first;
    private final VirtualWorker owner;
    private int out;

    /** When it was offered, in virtual time. */
    long offered;

    /** Makes the first token of a node that {@code owner} opens. */
    VirtualToken(SplitPoint node, VirtualWorker owner) {
        this.node = node;
        this.owner = owner;
        first = this;
    }

    /** Makes a further token. */
    VirtualToken(VirtualToken first) {
        node = first.node;
        owner = first.owner;
        this.first = first;
    }

    SplitPoint node() {
        return node;
    }

    VirtualToken first() {
        return first;
    }

    /** Returns the worker that opened the node. */
    VirtualWorker owner() {
        return owner;
    }

    /** Counts this token as out. */
    void begin() {
        first.out++;
    }

    /** Says that this token has been taken back or has ended; tells whether it was the last one out. */
    boolean end() {
        return --first.out == 0;
    }

    /** Tells whether a token of the node is out. */
    boolean isOut() {
        return first.out > 0;
    }
}
