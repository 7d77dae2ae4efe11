package org.royalfork.parallel.search;

import java.util.List;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.tt.TranspositionTable;

/** The search of one worker in any window, which a searcher never shows. The table keeps what searches store. */
public final class WindowSearch implements AutoCloseable {

    private final TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
    private final Worker worker;
    private final Selectivity selectivity;

    /** Makes a search of a game. */
    public WindowSearch(Game game, Selectivity selectivity) {
        worker = new Worker(game, 0);
        this.selectivity = selectivity;
    }

    /** Returns the fail-soft value of a position that has legal moves. */
    public int search(Position position, int alpha, int beta, int depth) {
        SearchJob job = new SearchJob(
                new SearchRequest(position, SearchLimits.ofDepth(depth)),
                table,
                selectivity,
                Splitter.NONE,
                List.of(worker),
                null,
                null,
                SearchListener.NONE);
        RootMoves root = new RootMoves(job.root, List.of());
        root.setDepth(depth);
        worker.prepare(job, root);
        MoveList moves = new MoveList(64);
        root.appendTo(moves, 0);
        table.nextGeneration();
        return worker.alphaBeta().searchRoot(moves, 0, alpha, beta, depth);
    }

    /** Forgets what was stored. */
    public void clear() {
        table.clear();
        worker.clear();
    }

    @Override
    public void close() {
        table.close();
    }
}
