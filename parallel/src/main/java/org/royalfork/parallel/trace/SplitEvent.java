package org.royalfork.parallel.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A node was open in which at least one thief took part. */
@Name("org.royalfork.Split")
@Label("Split")
@Category("Royal Fork")
@Description("A node was open in which at least one thief took part.")
@StackTrace(false)
public final class SplitEvent extends Event {

    private static final SplitEvent SWITCH = new SplitEvent();

    /** Number of the worker. */
    @Label("Worker")
    public int worker;

    /** Plies from the root to the node. */
    @Label("Ply")
    public int ply;

    /** Depth in plies that the node is searched to. */
    @Label("Depth")
    public int depth;

    /** Moves that were shared. */
    @Label("Moves")
    public int moves;

    private SplitEvent() {}

    /** Returns an event that begins now, or null while no recording wants it: then nothing is made. */
    public static SplitEvent start() {
        if (!SWITCH.isEnabled()) {
            return null;
        }
        SplitEvent event = new SplitEvent();
        event.begin();
        return event;
    }
}
