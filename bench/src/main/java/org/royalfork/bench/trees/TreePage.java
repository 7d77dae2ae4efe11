package org.royalfork.bench.trees;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.royalfork.engine.trees.Tree;

/**
 * A page for a browser that replays searches of a tree step by step. It is one file that needs nothing else, and no network.
 */
public final class TreePage {

    /** Most nodes of a tree that a page shows. */
    public static final int MAX_NODES = 1_000;

    private TreePage() {}

    /**
     * Returns the page, in HTML.
     *
     * @param name what to call the tree
     */
    public static String write(String name, TreeComparison comparison) throws IOException, InterruptedException {
        Tree tree = comparison.tree();
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("name", name);
        data.put(
                "facts",
                String.format(
                        Locale.ROOT,
                        "Value %d for the side that moves at the root (MAX). Fewest leaves that prove it: %d of %d.",
                        comparison.value(),
                        comparison.minimalLeaves(),
                        tree.leaves()));
        addNodes(tree, data);
        List<Map<String, Object>> recordings = new ArrayList<>();
        for (Recording recording : comparison.recordings()) {
            recordings.add(recording(recording));
        }
        data.put("recordings", recordings);
        // Within a script element only "<" could end it.
        String json = JSON.std.asString(data).replace("<", "\\u003c");
        return template().replace("@TITLE@", escaped(name)).replace("@DATA@", json);
    }

    private static void addNodes(Tree tree, Map<String, Object> data) {
        List<Integer> parents = new ArrayList<>();
        List<Integer> values = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        StringBuilder kinds = new StringBuilder();
        for (int node = 0; node < tree.size(); node++) {
            parents.add(tree.parent(node));
            values.add(tree.value(node));
            labels.add(tree.label(node));
            kinds.append(
                    switch (tree.kind(node)) {
                        case INNER -> 'I';
                        case LEAF -> 'V';
                        case WON -> 'W';
                        case LOST -> 'L';
                        case DRAWN -> 'D';
                    });
        }
        data.put("parents", parents);
        data.put("values", values);
        data.put("labels", labels);
        data.put("kinds", kinds.toString());
    }

    private static Map<String, Object> recording(Recording recording) {
        List<Integer> steps = new ArrayList<>();
        boolean deepens = false;
        for (int step = 0; step < recording.size(); step++) {
            steps.add(recording.node(step));
            steps.add(recording.worker(step));
            steps.add(recording.iteration(step));
            steps.add(recording.alpha(step));
            steps.add(recording.beta(step));
            steps.add(recording.value(step) == Recording.ENTERED ? null : recording.value(step));
            deepens |= recording.iteration(step) != recording.iteration(0);
        }
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("title", recording.title());
        map.put("truncated", recording.isTruncated());
        map.put("deepens", deepens);
        map.put("steps", steps);
        return map;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    private static String template() throws IOException {
        try (InputStream in = TreePage.class.getResourceAsStream("page.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
