package org.royalfork.parallel.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A node in which at least one thief took part was closed. */
@Name("org.royalfork.Split")
@Label("Split")
@Category("Royal Fork")
@Description("A node in which at least one thief took part was closed.")
@StackTrace(false)
public final class SplitEvent extends Event {

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

    /** Makes an event that has not begun. */
    public SplitEvent() {}
}
