package org.royalfork.parallel.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A worker took part in another worker's node. */
@Name("org.royalfork.Steal")
@Label("Steal")
@Category("Royal Fork")
@Description("A worker took part in another worker's node.")
@StackTrace(false)
public final class StealEvent extends Event {

    private static final StealEvent SWITCH = new StealEvent();

    /** Number of the worker. */
    @Label("Worker")
    public int worker;

    /** Plies from the root to the node. */
    @Label("Ply")
    public int ply;

    /** Depth in plies that the node is searched to. */
    @Label("Depth")
    public int depth;

    /** Nodes that it searched there. */
    @Label("Nodes")
    public long nodes;

    private StealEvent() {}

    /** Returns an event that begins now, or null while no recording wants it: then nothing is made. */
    public static StealEvent start() {
        if (!SWITCH.isEnabled()) {
            return null;
        }
        StealEvent event = new StealEvent();
        event.begin();
        return event;
    }
}
