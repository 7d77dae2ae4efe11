package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The order in which an experiment searches: repeat by repeat, position by position in random order, all configurations in
 * random order. What changes slowly on the machine so meets all of them alike.
 *
 * <p>The order is a function of the settings alone, so an interrupted experiment can go on where it stopped.
 */
final class Plan {

    private Plan() {}

    /** Returns all runs in order, those of positions that will turn out to be left out too. */
    static List<Run> of(ExperimentSettings settings) {
        final Random random = new Random(settings.seed());
        final List<Integer> positions = new ArrayList<>(
                IntStream.rangeClosed(1, settings.positions().size()).boxed().toList());
        final List<Run> plan = new ArrayList<>();
        for (int repeat = 1; repeat <= settings.repeats(); repeat++) {
            Collections.shuffle(positions, random);
            for (int position : positions) {
                final List<Configuration> block = block(settings);
                Collections.shuffle(block, random);
                for (Configuration configuration : block) {
                    plan.add(new Run(position, repeat, configuration));
                }
            }
        }
        return plan;
    }

    /**
     * Returns the configurations and the machine ceiling for each of their numbers of threads. What other programs take from
     * the machine hits searches on several cores most and changes within minutes, so the ceiling is measured beside each search.
     */
    private static List<Configuration> block(ExperimentSettings settings) {
        final List<Configuration> block = new ArrayList<>(settings.configurations());
        if (settings.ceiling()) {
            settings.configurations().stream()
                    .mapToInt(Configuration::threads)
                    .filter(threads -> threads > 1)
                    .distinct()
                    .forEach(threads -> block.add(Configuration.ceiling(threads)));
        }
        return block;
    }
}
