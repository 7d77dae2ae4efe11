package org.royalfork.bench.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TableAllocationException;

/**
 * A process that searches for the benchmark: no two compile the program quite alike, so it takes several to know its speed.
 *
 * <p>It reads lines of a number of threads, a depth and a position, and answers each by one of nanoseconds and nodes, or of
 * what went wrong. It ends with its input, so also when the benchmark dies. In between it does nothing. One thread uses it.
 */
public final class ScoreProcess implements ScoreBenchmark.Runner, AutoCloseable {

    private static final String FAILED = "failed ";

    private final Process process;
    private final Writer requests;
    private final BufferedReader answers;

    /**
     * Starts the process, with the JVM's options of this one.
     *
     * @throws IOException when that is not possible
     */
    public ScoreProcess() throws IOException {
        final List<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> !option.startsWith("-javaagent") && !option.startsWith("-agentlib"))
                .toList();
        process = new ProcessBuilder(OwnJava.command(options, ScoreProcess.class))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        requests = process.outputWriter(StandardCharsets.UTF_8);
        answers = process.inputReader(StandardCharsets.UTF_8);
    }

    @Override
    public ScoreBenchmark.Sample search(int threads, ScoreBenchmark.Task task) {
        final String answer;
        try {
            requests.write(threads + " " + task.depth() + " " + task.position() + "\n");
            requests.flush();
            answer = answers.readLine();
        } catch (IOException e) {
            throw new IllegalStateException("a process of the benchmark has ended", e);
        }
        if (answer == null || answer.startsWith(FAILED)) {
            throw new IllegalStateException(
                    answer == null ? "a process of the benchmark has ended" : answer.substring(FAILED.length()));
        }
        final String[] figures = answer.split(" ", -1);
        return new ScoreBenchmark.Sample(Long.parseLong(figures[0]), Long.parseLong(figures[1]));
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** Answers requests until there are no more. */
    public static void main(String[] args) throws IOException, InterruptedException {
        serve(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), System.out);
    }

    private static void serve(BufferedReader requests, PrintStream answers) throws IOException, InterruptedException {
        try (Laboratory laboratory = new Laboratory(new ChessGame(), (long) ScoreBenchmark.HASH_MEBIBYTES << 20)) {
            for (String line = requests.readLine(); line != null; line = requests.readLine()) {
                answers.println(answer(laboratory, line.split(" ", 3)));
                answers.flush();
            }
        } catch (TableAllocationException e) {
            answers.println(FAILED + e.getMessage());
        }
    }

    private static String answer(Laboratory laboratory, String[] request) throws InterruptedException {
        final int threads = Integer.parseInt(request[0]);
        final Configuration configuration =
                new Configuration(threads == 1 ? Strategy.SEQUENTIAL : Strategy.YOUNG_BROTHERS_WAIT, threads, 1);
        try {
            final SearchRunner.Timed timed = laboratory
                    .search(configuration, request[2], SearchLimits.ofDepth(Integer.parseInt(request[1])), 0)
                    .getFirst();
            return timed.nanos() + " " + timed.statistics().nodes();
        } catch (IllegalStateException e) {
            return FAILED + e.getMessage();
        }
    }
}
