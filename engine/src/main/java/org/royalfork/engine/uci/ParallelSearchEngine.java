package org.royalfork.engine.uci;

import java.io.IOException;
import java.nio.file.Path;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.GameIdentity;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.split.Determinism;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TableFile;
import org.royalfork.tt.TranspositionTable;

/**
 * The real search. Table and workers are made when they are first needed, so that a GUI which only asks for the options,
 * or lowers {@code Hash} before the first search, pays nothing. The memory of a new table is touched by all workers together
 * before the first search, when their number has been set.
 */
public final class ParallelSearchEngine implements SearchEngine {

    private final Game game;
    private Strategy strategy =
            Strategy.ofKey(UciOption.STRATEGY.defaultValue()).orElseThrow();
    private int threads = Integer.parseInt(UciOption.THREADS.defaultValue());
    private boolean deterministic = Boolean.parseBoolean(UciOption.DETERMINISTIC.defaultValue());
    private long tableBytes = Long.parseLong(UciOption.HASH.defaultValue()) << 20;
    private TranspositionTable table;
    private boolean untouched;
    private Searcher searcher;

    /** Makes an engine with the default options that allocates nothing yet. */
    public ParallelSearchEngine(Game game) {
        this.game = game;
    }

    @Override
    public void prepare() {
        if (table == null) {
            table = new TranspositionTable(tableBytes);
            untouched = true;
        }
        if (searcher == null) {
            searcher = new Searcher(game, strategy, threads, table);
            setDeterministic(deterministic);
        }
        if (untouched) {
            searcher.clearTable();
            untouched = false;
        }
    }

    /** Starts the workers at once, so that too large a number is found out here and not at the first search. */
    @Override
    public void setThreads(int newThreads) {
        int before = threads;
        try {
            threads = newThreads;
            if (searcher == null) {
                prepare();
            }
            searcher.setThreads(newThreads);
        } catch (OutOfMemoryError e) {
            threads = before;
            if (searcher != null) {
                searcher.setThreads(before);
            }
            throw new IllegalStateException("no memory for " + newThreads + " threads: " + e.getMessage(), e);
        }
    }

    @Override
    public void setStrategy(Strategy newStrategy) {
        if (searcher != null) {
            searcher.setStrategy(newStrategy);
        }
        strategy = newStrategy;
    }

    @Override
    public void setDeterministic(boolean newDeterministic) {
        if (searcher != null) {
            searcher.setDeterminism(newDeterministic ? Determinism.DEFAULT : null);
        }
        deterministic = newDeterministic;
    }

    @Override
    public void setTableBytes(long newBytes) {
        table = table == null ? new TranspositionTable(newBytes) : table.resized(newBytes);
        if (searcher != null) {
            searcher.setTable(table);
        }
        untouched = true;
        tableBytes = newBytes;
    }

    @Override
    public String tableDescription() {
        return table == null ? "" : table.memory().description();
    }

    @Override
    public void saveTable(Path file) throws IOException {
        prepare();
        TableFile.save(table, file, GameIdentity.of(game));
    }

    @Override
    public void loadTable(Path file) throws IOException {
        prepare();
        TableFile.load(table, file, GameIdentity.of(game));
    }

    @Override
    public void clear() {
        if (searcher != null) {
            searcher.clear();
            untouched = false;
        }
    }

    @Override
    public SearchHandle start(SearchRequest request, SearchListener listener) {
        prepare();
        return searcher.start(request, listener);
    }

    @Override
    public void close() {
        if (searcher != null) {
            searcher.close();
            searcher = null;
        }
        if (table != null) {
            table.close();
            table = null;
        }
    }
}
