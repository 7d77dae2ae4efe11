package org.royalfork.parallel.split;

import java.io.Serial;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinTask;

/**
 * An offer to help at a {@link SplitPoint}: the task that the owner forks and idle workers steal. A thief forks a fresh one
 * before it starts, so that others may follow.
 *
 * <p>The <em>first</em> token of a node stands for the node: its completer is the first token of the split point above, its
 * pending count is the number of tokens that are out, queued or stolen, and it completes when the last of them has been
 * taken back or has ended. The join of a {@link CountedCompleter} runs only tasks whose completers lead to it. So an owner
 * that waits for its thieves helps below its own node, and nowhere else.
 *
 * <p>{@link CountedCompleter#tryComplete} is not used: it would complete the node above as well.
 */
final class Token extends CountedCompleter<Void> {

    @Serial
    private static final long serialVersionUID = 1L;

    private final transient SplitPoint node;
    private final Token first;

    /**
     * Makes the first token of a node.
     *
     * @param above first token of the split point above, or null
     */
    Token(Token above, SplitPoint node) {
        super(above, 1);
        this.node = node;
        first = this;
    }

    private Token(Token first) {
        super(first);
        this.node = first.node;
        this.first = first;
    }

    /** Forks another token of the same node into the queue of the current thread. */
    private Token forkAnother() {
        // Made before it is counted: a failing allocation must not leave a count that never comes down.
        Token another = new Token(first);
        first.addToPendingCount(1);
        another.fork();
        return another;
    }

    /** Says that one token has been taken back or has ended. */
    private void end() {
        if (first.decrementPendingCountUnlessZero() <= 1) {
            first.quietlyComplete();
        }
    }

    /** Takes this token back, if no one has stolen it. */
    boolean takeBack() {
        if (!tryUnfork()) {
            return false;
        }
        end();
        return true;
    }

    @Override
    public void compute() {
        try {
            if (node.hasWork() && Thread.currentThread() instanceof SearchThread thread) {
                help(thread);
            }
        } catch (Throwable failure) { // a first token that ended with it would seem done while others are still out
            node.fail(failure);
        } finally {
            end();
        }
        if (Thread.currentThread() instanceof SearchThread thread) {
            thread.scout();
        }
    }

    /** Returns a task from any queue of the current pool, or null. */
    static ForkJoinTask<?> poll() {
        return pollTask();
    }

    /**
     * Runs a polled task. Of a token only its own part: to invoke it would also wait for those who hold other tokens of the
     * node, and sleep meanwhile though there may be work elsewhere.
     */
    static void run(ForkJoinTask<?> task) {
        if (task instanceof Token token) {
            token.compute();
        } else {
            task.quietlyInvoke();
        }
    }

    private void help(SearchThread thread) {
        Token another = node.hasWorkForTwo() ? forkAnother() : null;
        try {
            thread.help(node);
        } finally {
            if (another != null) {
                another.takeBack();
            }
        }
    }
}
