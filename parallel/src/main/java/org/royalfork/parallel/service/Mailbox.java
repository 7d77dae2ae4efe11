package org.royalfork.parallel.service;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.royalfork.parallel.search.SearchJob;

/**
 * Calls the host's code on the host's executor, one call at a time and in the order in which they were posted, however many
 * threads the executor has. What a call throws is reported, and the next one follows.
 *
 * <p><b>Threading.</b> Any thread may post. The queue and the flag are guarded by this object's monitor, under which nothing
 * of the host's is called.
 */
final class Mailbox {

    private final Executor executor;
    private final Consumer<String> problems;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean emptying;

    Mailbox(Executor executor, Consumer<String> problems) {
        this.executor = executor;
        this.problems = problems;
    }

    /** Calls {@code code} when all posted before has been called; {@code name} is what a report of its failure calls it. */
    void post(String name, Runnable code) {
        synchronized (this) {
            waiting.add(() -> call(name, code));
            if (emptying) {
                return;
            }
            emptying = true;
        }
        try {
            executor.execute(this::empty);
        } catch (Throwable refused) { // most likely it has been shut down
            synchronized (this) {
                waiting.clear();
                emptying = false;
            }
            report("the host's executor failed", refused);
        }
    }

    private void empty() {
        for (; ; ) {
            Runnable next;
            synchronized (this) {
                next = waiting.poll();
                if (next == null) {
                    emptying = false;
                    return;
                }
            }
            next.run();
        }
    }

    private void call(String name, Runnable code) {
        try {
            code.run();
        } catch (Throwable failure) { // the host's, whatever it is: the service goes on
            report("the host's " + name + " failed", failure);
        }
    }

    /** Tells the host of a problem, in one line. */
    void report(String what, Throwable failure) {
        try {
            problems.accept(what + ": " + SearchJob.describe(failure));
        } catch (Throwable deaf) { // there is no one else to tell
            return;
        }
    }
}
