package org.royalfork.bench.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * An experiment in a folder, which survives the death of the process at any moment and can go on then.
 *
 * <table>
 *   <caption>Files</caption>
 *   <tr><td>{@code experiment.json}</td><td>the settings; it is there from the begin, or there is no experiment</td></tr>
 *   <tr><td>{@code environment.json}</td><td>machine and program, and when each part of the run began</td></tr>
 *   <tr><td>{@code depths.csv}</td><td>the chosen depth of each position, 0 for one that is left out</td></tr>
 *   <tr><td>{@code results.csv}</td><td>a row a search; the rows of searches that ran at once are written at once</td></tr>
 *   <tr><td>{@code notes.txt}</td><td>what happened meanwhile, such as failures</td></tr>
 * </table>
 *
 * <p>A row that was cut short, and searches of which some that ran at once are missing, are dropped when the experiment goes on
 * and measured again. So each run of the plan is there once or not at all.
 */
public final class ExperimentFolder implements Journal, AutoCloseable {

    private static final String SETTINGS = "experiment.json";
    private static final String ENVIRONMENT = "environment.json";
    private static final String RESULTS = "results.csv";
    private static final String DEPTHS = "depths.csv";
    private static final String NOTES = "notes.txt";
    private static final String SESSIONS = "sessions";
    private static final String DEPTHS_HEADER = "position,depth,text";

    private final Path folder;
    private final ExperimentSettings settings;
    private final RowFile results;
    private final RowFile depthRows;

    /** What the files hold. */
    private final Journal kept = new MemoryJournal(measurement -> {});

    private ExperimentFolder(Path folder, ExperimentSettings settings, RowFile results, RowFile depthRows)
            throws IOException {
        this.folder = folder;
        this.settings = settings;
        this.results = results;
        this.depthRows = depthRows;
        parseDepths(depthRows.rows()).forEach(kept::chooseDepth);
        final List<Measurement> whole = wholeRuns(folder, results.rows());
        results.truncate(whole.size());
        whole.forEach(measurement -> kept.add(List.of(measurement)));
    }

    private static ExperimentFolder open(Path folder, ExperimentSettings settings) throws IOException {
        final RowFile results = RowFile.open(folder.resolve(RESULTS), Measurement.CSV_HEADER);
        RowFile depthRows = null;
        try {
            depthRows = RowFile.open(folder.resolve(DEPTHS), DEPTHS_HEADER);
            return new ExperimentFolder(folder, settings, results, depthRows);
        } catch (IOException e) {
            results.close();
            if (depthRows != null) {
                depthRows.close();
            }
            throw e;
        }
    }

    /** Tells whether there is an experiment in a folder. */
    public static boolean isIn(Path folder) {
        return Files.exists(folder.resolve(SETTINGS));
    }

    /**
     * Begins an experiment in a folder that is empty or not there yet.
     *
     * @throws IOException with one line, when that is not possible
     */
    public static ExperimentFolder begin(Path folder, ExperimentSettings settings, Map<String, Object> environment)
            throws IOException {
        if (Files.exists(folder) && !isEmpty(folder)) {
            throw new IOException(
                    isIn(folder)
                            ? folder
                                    + " already holds an experiment: go on with it by --resume, or choose another folder"
                            : folder + " is not empty: choose another folder");
        }
        Files.createDirectories(folder);
        final Map<String, Object> described = new LinkedHashMap<>(environment);
        described.put("seed", settings.seed());
        described.put(SESSIONS, List.of(session(environment)));
        JsonText.write(folder.resolve(ENVIRONMENT), described);
        JsonText.write(folder.resolve(SETTINGS), settings.toMap());
        return open(folder, settings);
    }

    /** Tells whether there is nothing in a folder but what the death of a process that began an experiment may leave. */
    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException(folder + " is no folder");
        }
        if (isIn(folder)) {
            return false;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                final String name = file.getFileName().toString();
                if (!name.equals(SETTINGS + ".new") && !name.startsWith(ENVIRONMENT)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Map<String, Object> session(Map<String, ?> environment) {
        final Map<String, Object> session = new LinkedHashMap<>();
        session.put("began", environment.get("time"));
        session.put("loadAverage", environment.get("loadAverage"));
        return session;
    }

    /**
     * Goes on with the experiment in a folder.
     *
     * @param environment the description of this machine and program
     * @throws IOException with one line, when there is none, its files are damaged, or it began elsewhere
     */
    public static ExperimentFolder resume(Path folder, Map<String, Object> environment) throws IOException {
        final ExperimentSettings settings = readSettings(folder);
        final Map<String, Object> described = readEnvironment(folder);
        final List<String> differences =
                ExperimentSettings.differences(Environment.identity(environment), Environment.identity(described));
        if (!differences.isEmpty()) {
            throw new IOException("the experiment in " + folder + " began on another machine or program: "
                    + String.join("; ", differences));
        }
        final ExperimentFolder opened = open(folder, settings);
        final List<Object> sessions = new ArrayList<>((List<?>) described.getOrDefault(SESSIONS, List.of()));
        sessions.add(session(environment));
        described.put(SESSIONS, sessions);
        JsonText.write(folder.resolve(ENVIRONMENT), described);
        return opened;
    }

    /**
     * Reads the settings of the experiment in a folder.
     *
     * @throws IOException with one line, when there is none or the file is damaged
     */
    public static ExperimentSettings readSettings(Path folder) throws IOException {
        if (!isIn(folder)) {
            throw new IOException("there is no experiment in " + folder);
        }
        try {
            return ExperimentSettings.of(JsonText.read(folder.resolve(SETTINGS)));
        } catch (IllegalArgumentException e) {
            throw new IOException(folder.resolve(SETTINGS) + ": " + e.getMessage(), e);
        }
    }

    /** Reads on what machine by which program the experiment in a folder was begun. */
    public static Map<String, Object> readEnvironment(Path folder) throws IOException {
        return JsonText.read(folder.resolve(ENVIRONMENT));
    }

    /**
     * Reads the searches of the experiment in a folder, which may still be going on.
     *
     * @throws IOException with one line, when the file is damaged
     */
    public static List<Measurement> readMeasurements(Path folder) throws IOException {
        return wholeRuns(folder, RowFile.read(folder.resolve(RESULTS), Measurement.CSV_HEADER));
    }

    /** Reads the chosen depths by position. */
    public static Map<Integer, Integer> readDepths(Path folder) throws IOException {
        return parseDepths(RowFile.read(folder.resolve(DEPTHS), DEPTHS_HEADER));
    }

    /** Reads what has happened, a line each. */
    public static List<String> readNotes(Path folder) throws IOException {
        final Path notes = folder.resolve(NOTES);
        return Files.exists(notes) ? Files.readAllLines(notes) : List.of();
    }

    private static Map<Integer, Integer> parseDepths(List<String> rows) throws IOException {
        final Map<Integer, Integer> depths = new HashMap<>();
        for (String row : rows) {
            final List<String> values = CsvLine.split(row);
            try {
                depths.put(Integer.valueOf(values.get(0)), Integer.valueOf(values.get(1)));
            } catch (NumberFormatException | IndexOutOfBoundsException e) {
                throw new IOException(DEPTHS + " is damaged: " + row, e);
            }
        }
        return depths;
    }

    /** Parses rows; leaves out the last ones where other searches that ran at the same time are missing. */
    private static List<Measurement> wholeRuns(Path folder, List<String> rows) throws IOException {
        final List<Measurement> measurements = new ArrayList<>();
        final Set<Run> runs = new HashSet<>();
        int i = 0;
        while (i < rows.size()) {
            final Run run = parse(folder, rows, i).run();
            final int copies = run.configuration().copies();
            if (i + copies > rows.size()) {
                break;
            }
            for (int copy = 1; copy <= copies; copy++, i++) {
                final Measurement measurement = parse(folder, rows, i);
                if (!measurement.run().equals(run) || measurement.copy() != copy) {
                    throw damaged(folder, i, "searches that ran at once do not follow each other", null);
                }
                measurements.add(measurement);
            }
            if (!runs.add(run)) {
                throw damaged(folder, i - 1, "a search is there twice", null);
            }
        }
        return measurements;
    }

    private static Measurement parse(Path folder, List<String> rows, int index) throws IOException {
        try {
            return Measurement.parse(rows.get(index));
        } catch (IllegalArgumentException e) {
            throw damaged(folder, index, e.getMessage(), e);
        }
    }

    private static IOException damaged(Path folder, int row, String why, Exception cause) {
        return new IOException(folder.resolve(RESULTS) + ", line " + (row + 2) + ": " + why, cause);
    }

    /** Returns the settings. */
    public ExperimentSettings settings() {
        return settings;
    }

    /** Keeps a line that readers of the results should know. */
    public void note(String line) {
        try {
            Files.writeString(folder.resolve(NOTES), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public OptionalInt depth(int position) {
        return kept.depth(position);
    }

    @Override
    public void chooseDepth(int position, int depth) {
        append(
                depthRows,
                List.of(CsvLine.join(
                        List.of(position, depth, settings.positions().get(position - 1)))));
        kept.chooseDepth(position, depth);
    }

    @Override
    public Set<Run> done() {
        return kept.done();
    }

    @Override
    public void add(List<Measurement> run) {
        append(results, run.stream().map(Measurement::csv).toList());
        kept.add(run);
    }

    private static void append(RowFile file, List<String> rows) {
        try {
            file.append(rows);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public List<Measurement> measurements() {
        return kept.measurements();
    }

    @Override
    public void close() throws IOException {
        results.close();
        depthRows.close();
    }
}
