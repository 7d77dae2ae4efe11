package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;

/** The journal of an experiment that nobody will go on with. */
public final class MemoryJournal implements Journal {

    private final Consumer<Measurement> onMeasurement;
    private final Map<Integer, Integer> depths = new HashMap<>();
    private final Set<Run> done = new HashSet<>();
    private final List<Measurement> measurements = new ArrayList<>();

    /**
     * Makes an empty journal.
     *
     * @param onMeasurement hears of each search as soon as it is done
     */
    public MemoryJournal(Consumer<Measurement> onMeasurement) {
        this.onMeasurement = onMeasurement;
    }

    @Override
    public OptionalInt depth(int position) {
        final Integer depth = depths.get(position);
        return depth == null ? OptionalInt.empty() : OptionalInt.of(depth);
    }

    @Override
    public void chooseDepth(int position, int depth) {
        depths.put(position, depth);
    }

    @Override
    public Set<Run> done() {
        return done;
    }

    @Override
    public void add(List<Measurement> run) {
        done.add(run.getFirst().run());
        measurements.addAll(run);
        run.forEach(onMeasurement);
    }

    @Override
    public List<Measurement> measurements() {
        return List.copyOf(measurements);
    }
}
