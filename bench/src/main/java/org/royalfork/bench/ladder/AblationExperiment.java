package org.royalfork.bench.ladder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.royalfork.bench.lab.TimeToDepth;
import org.royalfork.parallel.search.SearchLimits;

/**
 * Leaves out one part of the search at a time: each position is searched to the depth by all {@link Variant}s in random order.
 * Before, everything on searches it once more, which only tells at how many nodes the others give up.
 */
public final class AblationExperiment {

    /**
     * What is searched.
     *
     * @param positions positions as FEN
     * @param depth depth in plies
     * @param mostTimes at so many times the nodes of the whole search, one without a part gives up
     * @param warmUpNanos time for warming up, in nanoseconds
     * @param hashMebibytes size of the transposition table in MiB
     * @param seed what the random order and the intervals depend on
     */
    public record Settings(
            List<String> positions, int depth, int mostTimes, long warmUpNanos, int hashMebibytes, long seed) {

        /** Copies the list and checks that there is something to do. */
        public Settings {
            positions = List.copyOf(positions);
            if (positions.isEmpty() || mostTimes < 2) {
                throw new IllegalArgumentException("techniques need positions, and at least twice the nodes");
            }
        }
    }

    /** The part of the rows in {@link Outcome#part}. */
    static final String PART = "left out";

    private static final long WARM_UP_MILLIS = 100;

    private final Settings settings;
    private final TimeToDepth.Progress progress;
    private final Consumer<Outcome> onOutcome;
    private final List<Outcome> outcomes = new ArrayList<>();

    /**
     * Prepares the experiment.
     *
     * @param onOutcome hears of each search as soon as it is done
     */
    public AblationExperiment(Settings settings, TimeToDepth.Progress progress, Consumer<Outcome> onOutcome) {
        this.settings = settings;
        this.progress = progress;
        this.onOutcome = onOutcome;
    }

    /** Returns what has been measured so far, in order. */
    public List<Outcome> outcomes() {
        return List.copyOf(outcomes);
    }

    /**
     * Runs the experiment. Whatever it throws, {@link #outcomes} has what was measured before.
     *
     * @throws IllegalStateException with one line, when a search fails
     * @throws org.royalfork.tt.TableAllocationException when there is no memory for the table
     */
    public void run() throws InterruptedException {
        final Random random = new Random(settings.seed());
        try (PlainSearches searches = new PlainSearches((long) settings.hashMebibytes() << 20)) {
            final List<Variant> variants = Variant.of(searches.game().selectivity());
            warmUp(searches, variants);
            final int all = variants.size() * settings.positions().size();
            int done = 0;
            for (int i = 0; i < settings.positions().size(); i++) {
                final LadderPosition position = new LadderPosition(
                        Integer.toString(i + 1), settings.positions().get(i));
                final long whole = searches.search(
                                variants.getFirst().selectivity(),
                                true,
                                position.fen(),
                                SearchLimits.ofDepth(settings.depth()))
                        .result()
                        .nodes();
                final List<Variant> order = new ArrayList<>(variants);
                Collections.shuffle(order, random);
                for (Variant variant : order) {
                    progress.step("leaving out", done++, all);
                    search(searches, position, variant, whole);
                }
            }
            progress.step("leaving out", done, all);
        }
    }

    private void warmUp(PlainSearches searches, List<Variant> variants) throws InterruptedException {
        final long start = System.nanoTime();
        for (int i = 0; System.nanoTime() - start < settings.warmUpNanos(); i++) {
            final Variant variant = variants.get(i % variants.size());
            final String fen = settings.positions().get(i % settings.positions().size());
            searches.search(variant.selectivity(), variant.withTable(), fen, SearchLimits.ofMoveTime(WARM_UP_MILLIS));
        }
    }

    /** Searches with at most so many times {@code wholeNodes}. */
    private void search(PlainSearches searches, LadderPosition position, Variant variant, long wholeNodes)
            throws InterruptedException {
        final int depth = settings.depth();
        final long limit = wholeNodes * settings.mostTimes();
        final PlainSearches.Timed search = searches.search(
                variant.selectivity(),
                variant.withTable(),
                position.fen(),
                SearchLimits.ofDepth(depth).withNodes(limit));
        final boolean complete = search.result().depth() == depth;
        final Outcome outcome = new Outcome(
                PART,
                position,
                depth,
                variant.title(),
                complete ? search.result().nodes() : limit + 1,
                search.nanos(),
                complete ? Outcome.End.COMPLETE : Outcome.End.GIVEN_UP,
                search.result().score());
        outcomes.add(outcome);
        onOutcome.accept(outcome);
    }
}
