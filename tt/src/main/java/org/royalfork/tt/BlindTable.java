package org.royalfork.tt;

/**
 * A way to a table in an experiment that is to show what a search is without one: it finds nothing and keeps nothing.
 *
 * <p>A subclass for the reason that {@link ObservedTable} is one: no path of the table itself asks whether it is used.
 */
final class BlindTable extends TranspositionTable {

    BlindTable(TranspositionTable table) {
        super(table);
    }

    @Override
    public long probe(long key) {
        return Entry.NONE;
    }

    @Override
    void put(long key, long fresh) {}

    @Override
    public void prefetch(long key) {}

    /** Does nothing: the memory is the shared table's. */
    @Override
    public void close() {}
}
