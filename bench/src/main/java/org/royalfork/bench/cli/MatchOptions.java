package org.royalfork.bench.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.royalfork.bench.match.Adjudication;
import org.royalfork.bench.match.MatchSettings;
import org.royalfork.bench.match.Opening;
import org.royalfork.bench.match.Openings;
import org.royalfork.bench.match.Sprt;
import org.royalfork.bench.match.TimeControl;
import org.royalfork.bench.match.Timeouts;
import org.royalfork.engine.cli.FileProblems;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Options that say how a match is played, whoever plays it, and when it ends. */
final class MatchOptions {

    private static final int GAMES = 100;
    private static final int SPRT_GAMES = 20_000;
    private static final long NANOS_OF_A_MILLISECOND = 1_000_000L;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games, with --sprt the most (default: 100, with --sprt 20000).")
    private Integer games;

    @ArgGroup(exclusive = true)
    private Limit limit = new Limit();

    /** What ends the thinking for a move. */
    private static final class Limit {

        @Option(
                names = "--tc",
                paramLabel = "[MOVES/]BASE[+INC]",
                description =
                        "Clock of each side in seconds (default: 1+0.01; where other programs keep the machine busy,"
                                + " a longer one or --nodes, or games are lost on time).")
        private String clock;

        @Option(names = "--st", paramLabel = "SECONDS", description = "Time for each move.")
        private Double seconds;

        @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each move.")
        private Long nodes;

        @Option(names = "--depth", paramLabel = "N", description = "Depth of each search in plies.")
        private Integer depth;

        TimeControl timeControl() {
            if (seconds != null) {
                return TimeControl.ofMoveTime(seconds);
            }
            if (nodes != null) {
                return TimeControl.ofNodes(nodes);
            }
            return depth != null ? TimeControl.ofDepth(depth) : TimeControl.parse(clock == null ? "1+0.01" : clock);
        }
    }

    @Option(
            names = "--margin-ms",
            paramLabel = "MS",
            defaultValue = "50",
            description = "How much later than its clock allows a move may arrive (default: ${DEFAULT-VALUE}).")
    private int marginMillis;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "Openings in EPD, FEN or PGN (default: 100 balanced lines of 8 moves).")
    private Path openings;

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            defaultValue = "1",
            description = "Games at once (default: ${DEFAULT-VALUE}).")
    private int concurrency;

    @Option(names = "--check-pv", description = "Check every move of every principal variation, too.")
    private boolean checkPv;

    @Option(
            names = "--resign",
            paramLabel = "SCORE:MOVES",
            description = "An engine that sees itself SCORE centipawns behind for MOVES of its moves in a row loses.")
    private String resign;

    @Option(
            names = "--draw",
            paramLabel = "SCORE:MOVES:FROM",
            description = "Drawn when both see at most SCORE centipawns for MOVES moves in a row, from move FROM on.")
    private String draw;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0:ELO1[:ALPHA:BETA]",
            description = "End as soon as it is clear whether engine 1 is better by ELO1 rather than ELO0 (default"
                    + " probabilities of an error: 0.05).")
    private String sprtText;

    /** Adds the options that have no meaning for searches in this process, with their values or null. */
    void addUciOnly(Map<String, Object> options) {
        options.put("--openings", openings);
    }

    private int games() {
        if (games != null) {
            return games;
        }
        return sprtText == null ? GAMES : SPRT_GAMES;
    }

    int concurrency() {
        return concurrency;
    }

    /**
     * Returns the settings.
     *
     * @param own options of the match of another game
     * @throws IllegalArgumentException with one line, when options are wrong
     */
    MatchSettings settings(OwnGameOptions own) {
        return new MatchSettings(
                games(),
                limit.timeControl(),
                marginMillis * NANOS_OF_A_MILLISECOND,
                own.isGiven() ? own.openings(games()) : openingSet(),
                concurrency,
                checkPv,
                adjudication(),
                Timeouts.DEFAULT);
    }

    private List<Opening> openingSet() {
        if (openings == null) {
            return Openings.builtIn();
        }
        try {
            return Openings.read(openings);
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read openings " + openings + ": " + FileProblems.reason(e), e);
        }
    }

    private Adjudication adjudication() {
        final int[] resignRule = numbers("--resign", resign, 2);
        final int[] drawRule = numbers("--draw", draw, 3);
        return new Adjudication(resignRule[0], resignRule[1], drawRule[0], drawRule[1], drawRule[2]);
    }

    private static int[] numbers(String option, String text, int count) {
        final int[] numbers = new int[count];
        if (text == null) {
            return numbers;
        }
        final String[] parts = text.split(":", -1);
        try {
            for (int i = 0; i < count; i++) {
                numbers[i] = Integer.parseInt(parts.length == count ? parts[i] : "");
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    option + " needs " + count + " numbers separated by colons, not '" + text + "'", e);
        }
        return numbers;
    }

    /**
     * Returns the sequential test that ends the match, or null for none.
     *
     * @throws IllegalArgumentException with one line, when the text is wrong
     */
    Sprt sprt() {
        return sprtText == null ? null : Sprt.parse(sprtText);
    }
}
