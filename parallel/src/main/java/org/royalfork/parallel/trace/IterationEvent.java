package org.royalfork.parallel.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** One iteration of iterative deepening. */
@Name("org.royalfork.Iteration")
@Label("Iteration")
@Category("Royal Fork")
@Description("One iteration of iterative deepening.")
@StackTrace(false)
public final class IterationEvent extends Event {

    private static final IterationEvent SWITCH = new IterationEvent();

    /** Number of the worker. */
    @Label("Worker")
    public int worker;

    /** Nominal depth in plies. */
    @Label("Depth")
    public int depth;

    /** Score from the root mover's view. */
    @Label("Score")
    public int score;

    /** Nodes of all workers since the search began. */
    @Label("Nodes")
    public long nodes;

    private IterationEvent() {}

    /** Returns an event that begins now, or null while no recording wants it: then nothing is made. */
    public static IterationEvent start() {
        if (!SWITCH.isEnabled()) {
            return null;
        }
        IterationEvent event = new IterationEvent();
        event.begin();
        return event;
    }
}
