package org.royalfork.parallel.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** An owner waited for its thieves, and helped below its node. */
@Name("org.royalfork.JoinWait")
@Label("Join wait")
@Category("Royal Fork")
@Description("An owner waited for its thieves, and helped below its node.")
@StackTrace(false)
public final class JoinWaitEvent extends Event {

    private static final JoinWaitEvent SWITCH = new JoinWaitEvent();

    /** Number of the worker. */
    @Label("Worker")
    public int worker;

    /** Plies from the root to the node. */
    @Label("Ply")
    public int ply;

    /** Depth in plies that the node is searched to. */
    @Label("Depth")
    public int depth;

    private JoinWaitEvent() {}

    /** Returns an event that begins now, or null while no recording wants it: then nothing is made. */
    public static JoinWaitEvent start() {
        if (!SWITCH.isEnabled()) {
            return null;
        }
        JoinWaitEvent event = new JoinWaitEvent();
        event.begin();
        return event;
    }
}
