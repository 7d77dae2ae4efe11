package org.royalfork.bench.trees;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.royalfork.bench.trees.TracedAlphaBeta.Cut;
import org.royalfork.bench.trees.WatchedPosition.Order;
import org.royalfork.engine.trees.Tree;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.reference.PlainAlphaBeta;
import org.royalfork.parallel.reference.ResumableAlphaBeta;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.Determinism;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/**
 * All searches of one tree to its end: what each visits, without help, with the moves ordered, with a table, and with both.
 *
 * @param tree the tree
 * @param threads workers of the parallel strategies; they take turns in virtual time
 */
public record TreeComparison(Tree tree, int threads) {

    /** Recursive searches go no deeper than this: the call stack ends somewhere. */
    private static final int MAX_RECURSION = 1_000;

    /** Up to this size workers change turns after every node. */
    private static final int SMALL = 2_000;

    /** Most steps of a recording. */
    private static final int MAX_STEPS = 20_000;

    /**
     * What a search visited.
     *
     * @param nodes with the root and the leaves
     * @param leaves nodes without children
     */
    public record Count(long nodes, long leaves) {}

    /**
     * One search.
     *
     * @param search its name
     * @param counts what it visited: without help, with order, with a table, with both; null where it has no such help
     */
    public record Row(String search, List<Count> counts) {

        /** Copies the list. */
        public Row {
            counts = Arrays.asList(counts.toArray(Count[]::new));
        }
    }

    /** What help a search has; in the order of {@link Row#counts}. */
    private enum Help {
        NONE(Order.GIVEN, false),
        ORDER(Order.EVALUATION, false),
        TABLE(Order.GIVEN, true),
        BOTH(Order.EVALUATION, true);

        private final Order order;
        private final boolean table;

        Help(Order order, boolean table) {
            this.order = order;
            this.table = table;
        }

        WatchedPosition root(Tree tree) {
            return new WatchedPosition(tree, order, true);
        }
    }

    /** Returns the value of the tree for the side that moves at the root. */
    public int value() {
        return new ResumableAlphaBeta(Help.NONE.root(tree), tree.depth()).runToEnd();
    }

    /** Returns the best move of the root, the first of equals, or 0 when it has none. */
    public int bestMove() {
        ResumableAlphaBeta search = new ResumableAlphaBeta(Help.NONE.root(tree), tree.depth());
        search.runToEnd();
        return search.bestMove();
    }

    /** Returns the fewest leaves that prove the value. */
    public long minimalLeaves() {
        return MinimalTree.leaves(tree);
    }

    /**
     * Runs all searches.
     *
     * @throws IllegalStateException with one line, when one of them fails or finds another value
     */
    public List<Row> rows() throws InterruptedException {
        List<Row> rows = new ArrayList<>();
        boolean recursive = tree.depth() <= MAX_RECURSION;
        int value = value();
        rows.add(new Row("minimax", Arrays.asList(recursive ? minimax(value) : null, null, null, null)));
        rows.add(new Row("alpha-beta, recursive", counts(help -> recursive ? recursive(help, value) : null)));
        rows.add(new Row("alpha-beta, explicit stack", counts(help -> help.table ? null : explicit(help, value))));
        for (Strategy strategy : Strategy.values()) {
            List<Count> counts = new ArrayList<>();
            for (Help help : Help.values()) {
                counts.add(canDeepen() ? run(strategy, help, value, null) : null);
            }
            rows.add(new Row(title(strategy), counts));
        }
        return rows;
    }

    private boolean canDeepen() {
        return tree.depth() >= 1 && tree.depth() <= SearchLimits.MAX_DEPTH;
    }

    private String title(Strategy strategy) {
        return strategy == Strategy.SEQUENTIAL ? "sequential" : strategy.title() + " by " + threads;
    }

    private static List<Count> counts(Function<Help, Count> search) {
        return Arrays.stream(Help.values()).map(search).toList();
    }

    private Count minimax(int value) {
        WatchedPosition root = Help.NONE.root(tree);
        Minimax search = new Minimax();
        require("minimax", value, search.search(root, tree.depth()));
        return new Count(search.nodes(), leaves(root));
    }

    private Count recursive(Help help, int value) {
        WatchedPosition root = help.root(tree);
        if (help.table) {
            TracedAlphaBeta search = new TracedAlphaBeta(root, Cut.AT_BETA, true, null);
            require("alpha-beta with a table", value, search.search(tree.depth()));
            return new Count(search.nodes(), leaves(root));
        }
        PlainAlphaBeta search = new PlainAlphaBeta();
        require("recursive alpha-beta", value, search.search(root, tree.depth()));
        return new Count(search.nodes(), leaves(root));
    }

    private Count explicit(Help help, int value) {
        WatchedPosition root = help.root(tree);
        ResumableAlphaBeta search = new ResumableAlphaBeta(root, tree.depth());
        require("alpha-beta with an explicit stack", value, search.runToEnd());
        return new Count(search.nodes(), leaves(root));
    }

    private long leaves(WatchedPosition root) {
        return tree.size() == 1 ? 1 : root.leaves();
    }

    /** Searches by a strategy of the one search, which deepens ply by ply to the depth of the tree; all of that counts. */
    private Count run(Strategy strategy, Help help, int value, Recording recording) throws InterruptedException {
        WatchedGame game = new WatchedGame(tree, help.order, help.table);
        int workers = strategy == Strategy.SEQUENTIAL ? 1 : threads;
        long tableBytes = Math.clamp(tree.size() * 64L, 1L << 20, 1L << 28);
        try (TranspositionTable table = new TranspositionTable(tableBytes);
                Searcher searcher = new Searcher(game, strategy, workers, table)) {
            searcher.setDeterminism(tree.size() <= SMALL ? Determinism.EXACT : Determinism.DEFAULT);
            List<WatchedPosition> positions = List.copyOf(game.positions());
            for (int number = 0; recording != null && number < workers; number++) {
                positions.get(number).record(recording, searcher.worker(number));
            }
            SearchRequest request = new SearchRequest(help.root(tree), SearchLimits.ofDepth(tree.depth()));
            SearchResult result = searcher.start(request, SearchListener.NONE).await();
            if (result.failure() != null) {
                throw new IllegalStateException(strategy.title() + " failed: " + result.failure());
            }
            require(strategy.title(), value, result.score());
            long leaves = positions.stream().mapToLong(WatchedPosition::leaves).sum();
            return new Count(searcher.lastStatistics().nodes(), leaves);
        }
    }

    private static void require(String search, int expected, int found) {
        if (expected != found) {
            throw new IllegalStateException(search + " found the value " + found + " instead of " + expected);
        }
    }

    /**
     * Records searches of the tree: minimax, alpha-beta in given and in better order, and each strategy with a table.
     *
     * @throws IllegalStateException as {@link #rows} does
     */
    public List<Recording> recordings() throws InterruptedException {
        List<Recording> all = new ArrayList<>();
        int value = value();
        all.add(traced("alpha-beta", Cut.AT_BETA, Help.NONE));
        all.add(traced("alpha-beta, ordered by static evaluation", Cut.AT_BETA, Help.ORDER));
        all.add(traced("minimax", Cut.NEVER, Help.NONE));
        for (Strategy strategy : Strategy.values()) {
            if (canDeepen()) {
                Recording recording = new Recording(title(strategy), MAX_STEPS);
                run(strategy, Help.TABLE, value, recording);
                all.add(recording);
            }
        }
        return all;
    }

    private Recording traced(String title, Cut cut, Help help) {
        Recording recording = new Recording(title, MAX_STEPS);
        new TracedAlphaBeta(help.root(tree), cut, false, recording).search(tree.depth());
        return recording;
    }
}
