package org.royalfork.parallel.strategy;

import java.io.Serial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.RecursiveTask;
import java.util.function.Supplier;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.IterativeDeepening;
import org.royalfork.parallel.search.SearchJob;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.split.VirtualScheduler;

/**
 * Lets every worker search the whole tree on its own, with nothing in common but the table: lazy SMP, and ABDADA, whose
 * workers also put off moves that others are searching. When the leader has reached a limit all stop, and unless the depth
 * was limited the workers vote for the move.
 *
 * <p><b>Threading.</b> Runs in the leader's thread of the pool; the followers are tasks that it forks and joins, which
 * orders their results before its reading of them. Or all are tasks of a scheduler by which they take turns.
 */
final class IndependentSearch {

    private final SearchJob job;
    private final List<Worker> workers;
    private final boolean staggers;
    private final boolean votes;

    IndependentSearch(SearchJob job, List<Worker> workers, boolean staggers, SearchLimits limits, int lines) {
        this.job = job;
        this.workers = workers;
        this.staggers = staggers;
        votes = limits.depth() == SearchLimits.MAX_DEPTH && lines == 1;
    }

    /** Runs the workers in the pool of the calling thread. */
    SearchResult run() {
        IterativeDeepening leader = peer(0);
        List<Follower> forked = new ArrayList<>();
        List<SearchResult> results = new ArrayList<>();
        try {
            for (Follower follower : followers()) {
                forked.add(follower); // first: when no thread can be started fork throws, but the follower is out
                follower.fork();
            }
        } catch (Throwable failure) { // the leader will end at once, with a move
            job.fail(failure);
        }
        try {
            results.add(lead(leader));
        } finally {
            job.stop(); // whatever fails, no one may go on
            // Those that no thread has taken yet are run here and end at once.
            forked.reversed().forEach(Follower::quietlyJoin);
        }
        for (Follower follower : forked.reversed()) {
            results.add(follower.join());
        }
        return choose(results);
    }

    /** Runs the workers turn by turn. */
    SearchResult run(VirtualScheduler scheduler) {
        List<Supplier<SearchResult>> tasks = new ArrayList<>();
        IterativeDeepening leader = peer(0);
        tasks.add(() -> lead(leader));
        for (int number = 1; number < workers.size(); number++) {
            tasks.add(peer(number)::run);
        }
        return choose(scheduler.run(tasks));
    }

    private IterativeDeepening peer(int number) {
        return IterativeDeepening.ofPeer(workers.get(number), job, number, staggers);
    }

    private SearchResult lead(IterativeDeepening leader) {
        SearchResult result = leader.run();
        job.stop();
        return result;
    }

    private SearchResult choose(List<SearchResult> results) {
        results.removeIf(Objects::isNull); // of workers that could not start
        SearchResult chosen = votes ? vote(results) : results.getFirst();
        return chosen.withTotals(job.nodes(), job.elapsedNanos(), job.failure());
    }

    /** Makes all followers ready before the first of them starts: the leader counts the nodes of all. */
    private List<Follower> followers() {
        List<Follower> followers = new ArrayList<>();
        for (int number = 1; number < workers.size(); number++) {
            followers.add(new Follower(peer(number)));
        }
        return followers;
    }

    /** Returns the result of the worker whose move has most votes, each weighted by depth and score. */
    static SearchResult vote(List<SearchResult> results) {
        int worst = results.stream().mapToInt(SearchResult::score).min().orElseThrow();
        Map<Integer, Long> votes = new HashMap<>();
        for (SearchResult result : results) {
            long weight = (result.score() - worst + 14L) * Math.max(1, result.depth());
            votes.merge(result.move(), weight, Long::sum);
        }
        SearchResult best = results.getFirst();
        for (SearchResult result : results.subList(1, results.size())) {
            if (result.depth() == 0) {
                continue;
            }
            boolean decided = best.score() >= Score.DECIDED || result.score() >= Score.DECIDED;
            boolean better = decided
                    ? result.score() > best.score()
                    : votes.get(result.move()) > votes.get(best.move())
                            || (result.move() == best.move() && result.depth() > best.depth());
            if (better) {
                best = result;
            }
        }
        return best;
    }

    private static final class Follower extends RecursiveTask<SearchResult> {

        @Serial
        private static final long serialVersionUID = 1L;

        private final transient IterativeDeepening run;

        Follower(IterativeDeepening run) {
            this.run = run;
        }

        @Override
        protected SearchResult compute() {
            return run.run();
        }
    }
}
