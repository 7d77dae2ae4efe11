package org.royalfork.jcstress;

import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/** What the tests do to a table, whichever it is: the table or its twin. */
interface Table {

    /** Looks a key up; returns its data, or {@link Entry#NONE}. */
    long probe(long key);

    /** Stores an exact score. */
    void store(long key, int move, int score, int evaluation, int depth);

    /** Empties a cluster that nobody uses. */
    void clear(int cluster);

    /** Returns a table of Royal Fork's own kind, with {@link Cluster#COUNT} clusters of 64 bytes. */
    static Table verified() {
        final TranspositionTable table = new TranspositionTable(64L * Cluster.COUNT);
        return new Table() {
            @Override
            public long probe(long key) {
                return table.probe(key);
            }

            @Override
            public void store(long key, int move, int score, int evaluation, int depth) {
                table.store(key, move, score, evaluation, depth, Entry.EXACT, false);
            }

            @Override
            public void clear(int cluster) {
                table.clearPart(cluster, Cluster.COUNT);
            }
        };
    }
}
