package org.royalfork.bench.ladder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The ladder as a table for each depth: nodes and time of all positions together, and what is left out of minimax's nodes. */
public final class LadderReport {

    private final List<Outcome> outcomes;

    /** Makes the report of searches, which need not be complete. */
    public LadderReport(List<Outcome> outcomes) {
        this.outcomes = List.copyOf(outcomes);
    }

    /**
     * One step at one depth over some positions.
     *
     * @param nodes nodes of all of them
     * @param atLeast whether some search gave up, so that there are more
     * @param counted how many were only counted
     * @param nanos time of all of them, -1 where not all were carried out
     */
    private record Sum(long nodes, boolean atLeast, int counted, long nanos) {

        static Sum of(List<Outcome> outcomes) {
            return new Sum(
                    outcomes.stream().mapToLong(Outcome::nodes).sum(),
                    outcomes.stream().anyMatch(outcome -> outcome.end() == Outcome.End.GIVEN_UP),
                    (int) outcomes.stream()
                            .filter(outcome -> outcome.end() == Outcome.End.COUNTED)
                            .count(),
                    outcomes.stream().allMatch(Outcome::isComplete)
                            ? outcomes.stream().mapToLong(Outcome::nanos).sum()
                            : -1);
        }

        /** Returns the share of minimax's nodes that are left out, in percent. */
        double reduction(Sum minimax) {
            return 100 * (1 - (double) nodes / minimax.nodes);
        }

        /** Writes the reduction, with a sign where it is only a bound. */
        String reductionText(Sum minimax) {
            if (this.equals(minimax) || (atLeast && minimax.atLeast)) {
                return "";
            }
            final String sign = atLeast ? "< " : minimax.atLeast ? "> " : "";
            return String.format(Locale.ROOT, "%s%.3f %%", sign, reduction(minimax));
        }
    }

    private List<Integer> depths() {
        return outcomes.stream().map(Outcome::depth).distinct().toList();
    }

    private List<LadderPosition> positions(int depth) {
        return outcomes.stream()
                .filter(outcome -> outcome.depth() == depth)
                .map(Outcome::position)
                .distinct()
                .toList();
    }

    private List<Outcome> of(int depth, Step step) {
        return outcomes.stream()
                .filter(outcome -> outcome.depth() == depth && outcome.way().equals(step.title()))
                .toList();
    }

    /** Returns the report as tables for people; with {@code verbose} one for each position as well. */
    public List<String> lines(boolean verbose) {
        final List<String> lines = new ArrayList<>();
        for (int depth : depths()) {
            if (verbose) {
                for (LadderPosition position : positions(depth)) {
                    lines.addAll(table(depth, List.of(position), position.name()));
                    lines.add("");
                }
            }
            final List<LadderPosition> all = positions(depth);
            lines.addAll(table(depth, all, all.size() + " positions together"));
            lines.add("");
        }
        lines.add(
                "reduction: share of plain minimax's nodes that is not visited; time: sum of medians. The engine's own"
                        + " search (the last");
        lines.add(
                "three) deepens step by step, and all its steps are counted. The sources do not name their positions.");
        return lines;
    }

    private List<String> table(int depth, List<LadderPosition> positions, String title) {
        final List<String> lines = new ArrayList<>();
        lines.add("Depth " + depth + ", " + title);
        lines.add(String.format(
                Locale.ROOT,
                "%-22s %15s  %12s  %12s  %12s  %s",
                "search",
                "nodes",
                "reduction",
                "time (ms)",
                "nodes/s",
                "sources"));
        Sum minimax = null;
        final List<String> notes = new ArrayList<>();
        for (Step step : Step.values()) {
            final List<Outcome> own = of(depth, step).stream()
                    .filter(outcome -> positions.contains(outcome.position()))
                    .toList();
            if (own.isEmpty()) {
                continue;
            }
            final Sum sum = Sum.of(own);
            minimax = step == Step.MINIMAX ? sum : minimax;
            lines.add(line(depth, step, sum, minimax));
            notes.addAll(notes(own));
        }
        lines.addAll(notes);
        return lines;
    }

    private static String line(int depth, Step step, Sum sum, Sum minimax) {
        final String nodes = (sum.atLeast() ? "> " : "") + String.format(Locale.ROOT, "%,d", sum.nodes());
        final boolean timed = sum.nanos() > 0;
        return String.format(
                        Locale.ROOT,
                        "%-22s %15s  %12s  %12s  %12s  %s",
                        step.title(),
                        nodes,
                        minimax == null ? "" : sum.reductionText(minimax),
                        timed ? String.format(Locale.ROOT, "%,.2f", sum.nanos() / 1e6) : "-",
                        timed ? String.format(Locale.ROOT, "%,.0f", sum.nodes() / (sum.nanos() / 1e9)) : "-",
                        Sources.figure(depth, step).orElse(""))
                .stripTrailing();
    }

    private static List<String> notes(List<Outcome> outcomes) {
        return outcomes.stream()
                .filter(outcome -> !outcome.isComplete())
                .map(outcome -> outcome.way() + ", " + outcome.position().name()
                        + (outcome.end() == Outcome.End.COUNTED
                                ? ": left out by the node limit; its nodes were counted without searching"
                                : ": gave up at the node limit"))
                .map(note -> "  " + note)
                .toList();
    }

    /** Returns figures and searches, ready to be written as JSON. */
    public Map<String, Object> toMap() {
        final List<Map<String, Object>> sums = new ArrayList<>();
        for (int depth : depths()) {
            final Sum minimax = Sum.of(of(depth, Step.MINIMAX));
            for (Step step : Step.values()) {
                final List<Outcome> own = of(depth, step);
                if (!own.isEmpty()) {
                    final Sum sum = Sum.of(own);
                    final Map<String, Object> map = new LinkedHashMap<>();
                    map.put("depth", depth);
                    map.put("search", step.title());
                    map.put("positions", own.size());
                    map.put("nodes", sum.nodes());
                    map.put("nodesAreAtLeast", sum.atLeast());
                    map.put("positionsOnlyCounted", sum.counted());
                    map.put("reductionPercent", minimax.nodes() == 0 ? null : sum.reduction(minimax));
                    map.put("seconds", sum.nanos() < 0 ? null : sum.nanos() / 1e9);
                    map.put("sources", Sources.figure(depth, step).orElse(null));
                    sums.add(map);
                }
            }
        }
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("steps", sums);
        map.put("searches", outcomes.stream().map(Outcome::toMap).toList());
        return map;
    }
}
