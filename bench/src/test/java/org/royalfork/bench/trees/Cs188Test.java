package org.royalfork.bench.trees;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.bench.trees.TracedAlphaBeta.Cut;
import org.royalfork.bench.trees.WatchedPosition.Order;
import org.royalfork.engine.trees.Tree;
import org.royalfork.engine.trees.TreeGame;
import org.royalfork.engine.trees.TreePosition;

/**
 * The trees by which a well-known course grades minimax and alpha-beta: the move of the root and exactly the nodes that are
 * generated. Values with decimals, of which there are two, are multiplied by 100. Where two MIN players follow one another, a node
 * of MAX with a single move stands between them.
 */
class Cs188Test {

    private static final int SCALE = 100;
    private static final String FOLDER = "shared/data/trees";

    @ParameterizedTest
    @MethodSource("excerpt")
    void excerpts(Map<String, Object> problem) {
        check(problem);
    }

    static List<Map<String, Object>> excerpt() throws IOException {
        try (InputStream in = Cs188Test.class.getResourceAsStream("cs188.jsonl")) {
            return problems(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /** All of them, where the shared data lies beside the repository; the expectimax trees have chance nodes, and no minimax value. */
    @Test
    void all() throws IOException {
        Path found = Path.of("").toAbsolutePath();
        while (found != null && !Files.exists(found.resolve(FOLDER))) {
            found = found.getParent();
        }
        Assumptions.assumeTrue(found != null, "skipped: ../" + FOLDER + " is not there");
        List<Map<String, Object>> problems =
                problems(Files.readString(found.resolve(FOLDER).resolve("cs188-explicit-trees.jsonl")));
        assertEquals(82, problems.size());
        int checked = 0;
        for (Map<String, Object> problem : problems) {
            if (!problem.get("alg").equals("ExpectimaxAgent")) {
                check(problem);
                checked++;
            }
        }
        assertEquals(66, checked);
    }

    private static List<Map<String, Object>> problems(String lines) {
        return lines.lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> {
                    try {
                        return JSON.std.mapFrom(line);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                })
                .toList();
    }

    private static void check(Map<String, Object> problem) {
        String id = problem.get("id").toString();
        int agents = ((Number) problem.get("agents")).intValue();
        Tree.Builder builder = new Tree.Builder();
        add(builder, problem, problem.get("start").toString(), 0, agents);
        Tree tree = builder.build();
        Cut cut = problem.get("alg").equals("MinimaxAgent") ? Cut.NEVER : Cut.BEYOND_BETA;
        Recording recording = new Recording(id, Integer.MAX_VALUE);
        TracedAlphaBeta search =
                new TracedAlphaBeta(new WatchedPosition(tree, Order.GIVEN, true), cut, false, recording);
        int pliesOfRound = agents == 2 ? 2 : 2 * agents - 2;
        int value = search.search(((Number) problem.get("depth")).intValue() * pliesOfRound);
        if (problem.get("root_value_computed_here") instanceof Number expected) { // not in the excerpt
            assertEquals(Math.round(expected.doubleValue() * scale(problem)), value, id);
        }

        assertEquals(
                new TreeSet<>((List<?>) problem.get("expected_generated")),
                new TreeSet<>(visited(tree, recording)),
                id);
        String child = new TreeGame(tree).formatMove(new TreePosition(tree), search.bestMove());
        assertEquals(stateAfter(problem, problem.get("expected_action").toString()), child, id);
    }

    /** Returns the names of the nodes in the order in which they were visited. */
    private static Set<String> visited(Tree tree, Recording recording) {
        Set<String> names = new LinkedHashSet<>();
        for (int step = 0; step < recording.size(); step++) {
            String name = tree.label(recording.node(step));
            if (name != null) {
                names.add(name);
            }
        }
        return names;
    }

    /** Figure 5.2 of Russell and Norvig, Artificial Intelligence: A Modern Approach, with its value, move and leaves. */
    @Test
    void theFigureOfTheTextbook() throws IOException {
        Map<String, Object> figure = JSON.std.mapFrom("""
                {"successors": {"A": [["a1", "B"], ["a2", "C"], ["a3", "D"]],
                  "B": [["b1", "B1"], ["b2", "B2"], ["b3", "B3"]],
                  "C": [["c1", "C1"], ["c2", "C2"], ["c3", "C3"]],
                  "D": [["d1", "D1"], ["d2", "D2"], ["d3", "D3"]]},
                 "evaluation": {"B1": 3, "B2": 12, "B3": 8, "C1": 2, "C2": 4, "C3": 6, "D1": 14, "D2": 5, "D3": 2},
                 "win": [], "lose": []}""");
        Tree.Builder builder = new Tree.Builder();
        add(builder, figure, "A", 0, 2);
        Tree tree = builder.build();
        for (Cut cut : List.of(Cut.AT_BETA, Cut.BEYOND_BETA)) {
            Recording recording = new Recording("figure 5.2", Integer.MAX_VALUE);
            TracedAlphaBeta search =
                    new TracedAlphaBeta(new WatchedPosition(tree, Order.GIVEN, true), cut, false, recording);
            assertEquals(3, search.search(2));
            assertEquals("B", new TreeGame(tree).formatMove(new TreePosition(tree), search.bestMove()));
            assertEquals(
                    List.of("A", "B", "B1", "B2", "B3", "C", "C1", "D", "D1", "D2", "D3"),
                    List.copyOf(visited(tree, recording)));
        }
    }

    private static String stateAfter(Map<String, Object> problem, String action) {
        for (Object successor : successors(problem, problem.get("start").toString())) {
            if (((List<?>) successor).get(0).equals(action)) {
                return ((List<?>) successor).get(1).toString();
            }
        }
        throw new AssertionError("no such action: " + action);
    }

    private static List<?> successors(Map<String, Object> problem, String state) {
        Object found = ((Map<?, ?>) problem.get("successors")).get(state);
        return found == null ? List.of() : (List<?>) found;
    }

    private static int scale(Map<String, Object> problem) {
        boolean whole = ((Map<?, ?>) problem.get("evaluation"))
                .values().stream()
                        .mapToDouble(value -> ((Number) value).doubleValue())
                        .allMatch(v -> v == Math.rint(v));
        return whole ? 1 : SCALE;
    }

    private static void add(Tree.Builder tree, Map<String, Object> problem, String state, int agent, int agents) {
        Object evaluation = ((Map<?, ?>) problem.get("evaluation")).get(state);
        int value = evaluation == null ? 0 : (int) Math.round(((Number) evaluation).doubleValue() * scale(problem));
        boolean over =
                ((List<?>) problem.get("win")).contains(state) || ((List<?>) problem.get("lose")).contains(state);
        List<?> successors = over ? List.of() : successors(problem, state);
        if (successors.isEmpty()) {
            assertTrue(evaluation != null, () -> "a leaf without a value: " + state);
            tree.end(state, Tree.Kind.LEAF, value);
            return;
        }
        boolean afterMin = agent > 1;
        if (afterMin) {
            tree.open(null, 0);
        }
        tree.open(state, value);
        for (Object successor : successors) {
            add(tree, problem, ((List<?>) successor).get(1).toString(), (agent + 1) % agents, agents);
        }
        tree.close();
        if (afterMin) {
            tree.close();
        }
    }
}
