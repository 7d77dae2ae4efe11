package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.TimelineExperiment;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.cli.FileProblems;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.parallel.trace.TimelinePicture;
import org.royalfork.parallel.trace.TraceEventWriter;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Draws what the workers of one search did when. */
@Command(
        name = "timeline",
        description = {
            "Show what each worker of one search did when, one row a worker.",
            "The JSON is for a browser: open it at ui.perfetto.dev, or in Chrome's tracing page. The SVG is a picture."
        },
        sortOptions = false)
final class TimelineCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--fen", paramLabel = "FEN", description = "The position (default: the initial one).")
    private String fen;

    @ArgGroup
    private Limit limit = new Limit();

    /** When the search ends. */
    static final class Limit {

        @Option(names = "--depth", paramLabel = "D", description = "Search to this depth in plies.")
        private Integer depth;

        @Option(names = "--seconds", paramLabel = "S", description = "Search for so long (default: 1).")
        private Double seconds;
    }

    @Option(names = "--threads", paramLabel = "N", description = "Search threads (default: all cores).")
    private Integer threads;

    @Option(
            names = "--strategy",
            paramLabel = "S",
            defaultValue = "ybw",
            description = "How they share the search (default: ${DEFAULT-VALUE}).")
    private String strategy;

    @Mixin
    private HashOption hash = new HashOption(128);

    @Mixin
    private WarmUpOption warmUp = new WarmUpOption(5);

    @Option(names = "--out", paramLabel = "FILE", description = "Write the timeline as trace events (JSON).")
    private Path json;

    @Option(names = "--svg", paramLabel = "FILE", description = "Write the timeline as a picture (SVG).")
    private Path svg;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final Game game = new ChessGame();
        final String position = fen == null ? game.formatPosition(game.initialPosition()) : fen;
        final Configuration configuration;
        final SearchLimits limits;
        final long tableBytes;
        final long warmUpMillis;
        try {
            configuration = configuration();
            limits = limits();
            tableBytes = hash.bytes();
            warmUpMillis = TimeUnit.NANOSECONDS.toMillis(warmUp.nanos());
            game.parsePosition(position);
            if (json == null && svg == null) {
                throw new IllegalArgumentException("nothing to write: give --out, --svg or both");
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        JsonFile.check(json);
        JsonFile.check(svg);
        try {
            final TimelineExperiment experiment =
                    TimelineExperiment.run(game, configuration, tableBytes, position, limits, warmUpMillis);
            write(experiment, configuration.label() + ", " + position);
        } catch (TableAllocationException | IllegalStateException e) {
            throw new CommandException(e.getMessage());
        }
        return 0;
    }

    private Configuration configuration() {
        final Strategy chosen = Configuration.parse(strategy).strategy();
        final int cores = Runtime.getRuntime().availableProcessors();
        return new Configuration(chosen, threads != null ? threads : chosen == Strategy.SEQUENTIAL ? 1 : cores, 1);
    }

    private SearchLimits limits() {
        if (limit.depth != null) {
            return SearchLimits.ofDepth(SearchChecks.depth(limit.depth));
        }
        final double seconds = limit.seconds == null ? 1 : limit.seconds;
        if (!(seconds >= 0.001 && seconds <= 3600)) {
            throw new IllegalArgumentException("--seconds must be from 0.001 to 3600: " + seconds);
        }
        return SearchLimits.ofMoveTime(Math.round(seconds * 1000));
    }

    private void write(TimelineExperiment experiment, String title) throws CommandException {
        if (json != null) {
            try (Writer writer = Files.newBufferedWriter(json)) {
                TraceEventWriter.write(experiment.timeline(), writer);
            } catch (IOException e) {
                throw new CommandException(FileProblems.cannotWrite(json, e));
            }
        }
        if (svg != null) {
            try {
                Files.writeString(svg, TimelinePicture.draw(experiment.timeline(), title));
            } catch (IOException e) {
                throw new CommandException(FileProblems.cannotWrite(svg, e));
            }
        }
        final SearchStatistics s = experiment.statistics();
        final double workerNanos = Math.max(1.0, (double) s.workers() * s.elapsedNanos());
        final PrintWriter out = spec.commandLine().getOut();
        out.println(title);
        out.println(String.format(
                Locale.ROOT,
                "depth %d, %d nodes, %.3f s; %d spans; busy %.1f %%, waiting %.1f %%, idle %.1f %%",
                experiment.result().depth(),
                s.nodes(),
                s.elapsedNanos() / 1e9,
                experiment.timeline().size(),
                100 * s.busyNanos() / workerNanos,
                100 * s.waitingNanos() / workerNanos,
                100 * s.idleNanos() / workerNanos));
        out.flush();
    }
}
