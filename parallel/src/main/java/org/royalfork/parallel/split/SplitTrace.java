package org.royalfork.parallel.split;

import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.trace.SplitEvent;
import org.royalfork.parallel.trace.Timeline;

/**
 * The trace of one split point from its opening to its closing, kept only if thieves took part.
 *
 * @param event the event for JDK Flight Recorder
 * @param start when the node was opened, in {@link System#nanoTime} units; 0 without a timeline
 */
record SplitTrace(SplitEvent event, long start) {

    static SplitTrace begin(Worker owner) {
        SplitEvent event = new SplitEvent();
        event.begin();
        return new SplitTrace(event, owner.job().timeline() != null ? System.nanoTime() : 0);
    }

    void end(Worker owner, SplitPoint point) {
        Timeline timeline = owner.job().timeline();
        if (timeline != null) {
            int worker = owner.number();
            timeline.add(worker, Timeline.Kind.SHARED_NODE, start, System.nanoTime(), point.ply(), point.depth());
        }
        if (event.shouldCommit()) {
            event.worker = owner.number();
            event.ply = point.ply();
            event.depth = point.depth();
            event.moves = point.moveCount();
            event.commit();
        }
    }
}
