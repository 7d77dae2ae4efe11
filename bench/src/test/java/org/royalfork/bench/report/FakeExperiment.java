package org.royalfork.bench.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.ExperimentFolder;
import org.royalfork.bench.lab.ExperimentSettings;
import org.royalfork.bench.lab.FakeRunner;
import org.royalfork.bench.lab.TimeToDepth;

/** A folder as an experiment leaves it, with made-up searches. */
final class FakeExperiment {

    private static final TimeToDepth.Progress SILENT = new TimeToDepth.Progress() {
        @Override
        public void note(String line) {}

        @Override
        public void step(String phase, int done, int all) {}
    };

    private FakeExperiment() {}

    /** Makes the folder. */
    static ScalingResults make(Path folder, List<String> configurations, int positions, int repeats, long seed)
            throws IOException {
        final ExperimentSettings settings = new ExperimentSettings(
                "fake",
                IntStream.rangeClosed(1, positions)
                        .mapToObj(i -> "position <" + i + "> & \"more\"")
                        .toList(),
                List.of(),
                configurations.stream().map(Configuration::parse).toList(),
                1_000_000_000,
                repeats,
                0,
                true,
                false,
                true,
                1,
                seed);
        try (ExperimentFolder experiment = ExperimentFolder.begin(folder, settings, Environment.describe())) {
            experiment.note("a note with <b>markup</b> & more");
            new TimeToDepth(settings, new FakeRunner(seed), SILENT, experiment).run();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return ScalingResults.read(folder);
    }
}
