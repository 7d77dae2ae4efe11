package org.royalfork.bench.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.royalfork.bench.lab.ExperimentFolder;
import org.royalfork.bench.lab.ExperimentSettings;
import org.royalfork.bench.lab.JsonText;
import org.royalfork.bench.lab.Measurement;
import org.royalfork.bench.lab.SpeedupReport;

/**
 * What is in the folder of a scaling experiment, and what follows from it.
 *
 * @param folder the folder
 * @param settings what was to be measured
 * @param environment machine and program
 * @param depths chosen depth of each position, 0 for one that is left out
 * @param notes what happened meanwhile
 * @param measurements the searches so far
 * @param report the figures
 */
public record ScalingResults(
        Path folder,
        ExperimentSettings settings,
        Map<String, Object> environment,
        Map<Integer, Integer> depths,
        List<String> notes,
        List<Measurement> measurements,
        SpeedupReport report) {

    /** Name of the page. */
    public static final String PAGE = "report.html";

    /** Name of the file with the figures. */
    public static final String SUMMARY = "summary.json";

    /**
     * Reads a folder.
     *
     * @throws IOException with one line, when there is no experiment, nothing is measured yet, or a file is damaged
     */
    public static ScalingResults read(Path folder) throws IOException {
        final ExperimentSettings settings = ExperimentFolder.readSettings(folder);
        final List<Measurement> measurements = ExperimentFolder.readMeasurements(folder);
        final SpeedupReport report = new SpeedupReport(measurements, settings.seed());
        if (report.summary().rows().isEmpty()) {
            throw new IOException("nothing to compare has been measured yet in " + folder);
        }
        return new ScalingResults(
                folder,
                settings,
                ExperimentFolder.readEnvironment(folder),
                ExperimentFolder.readDepths(folder),
                ExperimentFolder.readNotes(folder),
                measurements,
                report);
    }

    /** Returns the number of runs of the experiment, without those of positions that are left out. */
    public int planned() {
        return settings.runs(position -> depths.getOrDefault(position, 1) > 0);
    }

    /** Returns the number of runs that are done. */
    public int done() {
        return (int) measurements.stream().map(Measurement::run).distinct().count();
    }

    /** Returns the number of positions that are left out. */
    public int leftOut() {
        return (int) depths.values().stream().filter(depth -> depth == 0).count();
    }

    /** Returns the number of cores that the program could use. */
    int cores() {
        return environment.get("usableCores") instanceof Number cores ? Math.max(1, cores.intValue()) : 1;
    }

    /** Writes the files that follow from the measurements. */
    public void write() throws IOException {
        JsonText.write(folder.resolve(SUMMARY), summary());
        final Map<String, String> charts = new Charts(report.summary(), cores()).all();
        for (Map.Entry<String, String> chart : charts.entrySet()) {
            JsonText.replace(folder.resolve(chart.getKey() + ".svg"), chart.getValue());
        }
        JsonText.replace(folder.resolve(PAGE), ReportPage.write(this, charts));
    }

    private Map<String, Object> summary() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("experiment", "thread scaling");
        map.put("positions", settings.positions().size());
        map.put("positionsLeftOut", leftOut());
        map.put("runsPlanned", planned());
        map.put("runsDone", done());
        map.putAll(report.toMap());
        return map;
    }
}
