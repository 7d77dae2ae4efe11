package org.royalfork.parallel.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A move was given up because a sibling had refuted the node. */
@Name("org.royalfork.Abort")
@Label("Abort")
@Category("Royal Fork")
@Description("A move was given up because a sibling had refuted the node.")
@StackTrace(false)
public final class AbortEvent extends Event {

    private static final AbortEvent SWITCH = new AbortEvent();

    /** Number of the worker. */
    @Label("Worker")
    public int worker;

    /** Plies from the root to the node. */
    @Label("Ply")
    public int ply;

    /** Depth in plies that the node is searched to. */
    @Label("Depth")
    public int depth;

    /** Nodes that were searched in vain. */
    @Label("Nodes")
    public long nodes;

    private AbortEvent() {}

    /** Returns an event, or null while no recording wants it: then nothing is made. */
    public static AbortEvent start() {
        if (!SWITCH.isEnabled()) {
            return null;
        }
        return new AbortEvent();
    }
}
