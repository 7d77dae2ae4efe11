package org.royalfork.parallel.split;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import org.royalfork.parallel.search.Worker;

/**
 * A thread of the pool and the worker that it is in the current search. Threads may come and go; workers, with what they
 * have learnt, stay.
 *
 * <p><b>Threading.</b> The fields are used by the thread itself alone.
 */
final class SearchThread extends ForkJoinWorkerThread {

    private WorkerTeam team;
    private Worker worker;

    SearchThread(ForkJoinPool pool, int number) {
        super(pool);
        setName("search-" + number);
        setDaemon(true);
    }

    /** Becomes the first worker of a new search. */
    Worker becomeMaster(WorkerTeam newTeam) {
        team = newTeam;
        worker = newTeam.enlist();
        return worker;
    }

    /** Helps at a split point, as a worker of the search that it belongs to. */
    void help(SplitPoint node) {
        WorkerTeam current = node.team();
        if (team != current) {
            team = current;
            worker = current.enlist();
        }
        if (worker == null) {
            return;
        }
        try {
            node.help(worker);
        } catch (Throwable failure) { // ends the search, not the thread: others wait for this token's end
            worker.job().fail(failure);
        }
    }
}
