package org.royalfork.parallel.strategy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.tt.TranspositionTable;

/** A searcher with a table of its own, and oracles for what it should find. */
final class SearcherFixture implements AutoCloseable {

    /** Offers nothing but on demand. */
    static final SplitPolicy ON_DEMAND = new SplitPolicy(3, 200, false, false, false, true, true);

    final Game game;
    final TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
    final Searcher searcher;

    SearcherFixture(Game game, Strategy strategy, int workers) {
        this.game = game;
        searcher = new Searcher(game, strategy, workers, table);
        if (strategy == Strategy.YOUNG_BROTHERS_WAIT) {
            searcher.setPolicy(SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(3));
        }
    }

    /** Returns the threads of all searchers. */
    static Set<Thread> searchThreads() {
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        threads.removeIf(t -> !t.getName().startsWith("search-"));
        return threads;
    }

    /** Waits until all threads of searchers have ended but some; for ever, that is until the test's timeout, if one stays. */
    static void awaitEndOfThreadsBut(Set<Thread> some) throws InterruptedException {
        for (Thread thread : searchThreads()) {
            if (!some.contains(thread)) {
                thread.join();
            }
        }
    }

    /** Returns a tree that no search in a test can exhaust. */
    static RandomTree.Shape hugeTree(long seed) {
        return new RandomTree.Shape(seed, 4, 9, 1 << 19, 300, 0, 500);
    }

    /** Returns a tree with ends of the game and transpositions. */
    static RandomTree.Shape tree(long seed) {
        return new RandomTree.Shape(seed, 2, 6, 1 << 12, 300, 20, 500);
    }

    SearchResult search(SearchLimits limits) throws InterruptedException {
        return search(limits, SearchListener.NONE);
    }

    SearchResult search(SearchLimits limits, SearchListener listener) throws InterruptedException {
        return search(new SearchRequest(game.initialPosition(), limits), listener);
    }

    SearchResult search(SearchRequest request, SearchListener listener) throws InterruptedException {
        return searcher.start(request, listener).await();
    }

    /** Returns the legal moves of the initial position. */
    List<Integer> rootMoves() {
        MoveList list = new MoveList(8);
        game.initialPosition().generateMoves(list);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            moves.add(list.move(i));
        }
        return moves;
    }

    /** Returns the minimax values of some root moves, the best first. */
    List<Integer> values(List<Integer> moves, int depth) {
        List<Integer> values = new ArrayList<>();
        for (int move : moves) {
            values.add(value(move, depth));
        }
        values.sort(Comparator.reverseOrder());
        return values;
    }

    /** Returns the minimax value of one root move. */
    int value(int move, int depth) {
        Position position = game.initialPosition();
        position.make(move);
        int terminal = position.terminalScore(1);
        int value = terminal != Position.NOT_OVER ? terminal : new Minimax().search(position, depth - 1);
        return -Score.toRoot(value, 1);
    }

    @Override
    public void close() {
        searcher.close();
        table.close();
    }
}
