package org.royalfork.jcstress;

import java.util.concurrent.atomic.AtomicInteger;
import org.royalfork.tt.Entry;

/**
 * One cluster of a shared table, which a test has for itself. jcstress makes states by the million and keeps up to 10,240
 * at a time, so each takes the next cluster of a table of {@value #COUNT}, empty, and never gives it back.
 *
 * <p>Some positions fall into it. Each has one result that is ever stored for it, every field of which is different from
 * those of the others, so that what a probe returns is whole or it is not.
 *
 * <p>Made by one thread; jcstress hands it over to the actors, and from them to the arbiter.
 */
final class Cluster {

    /** Clusters of the table; a power of two. */
    static final int COUNT = 1 << 16;

    /** What a probe found: nothing. */
    static final int NOTHING = 0;

    /** What a probe found: the result that was stored for that position. */
    static final int WHOLE = 1;

    /** What a probe found: anything else. */
    static final int WRONG = -1;

    /** A position whose result is worth least after those of {@link #fill()}, so that the next store takes its place. */
    static final int SHALLOW = 1;

    /** A position that a test stores, deeper than the shallow one. */
    static final int FIRST = 2;

    /** Another such position. */
    static final int SECOND = 3;

    private static final int DEEP = 100;

    /** Bits of a key that do not choose the cluster. */
    private static final int LOW_BITS = Long.SIZE - 16;

    private final Table table;
    private final int number;

    private Cluster(Table table, int number) {
        this.table = table;
        this.number = number;
        table.clear(number);
    }

    /** The cluster of a key: its high bits. */
    static int of(long key) {
        return (int) (key >>> LOW_BITS);
    }

    /** Fills the cluster: three deep results and the shallow one. */
    Cluster fill() {
        store(DEEP);
        store(DEEP + 1);
        store(DEEP + 2);
        store(SHALLOW);
        return this;
    }

    /** Stores the result of a position. */
    void store(int position) {
        table.store(key(position), move(position), score(position), evaluation(position), position);
    }

    /** Probes a position, and tells whether the answer is {@link #NOTHING}, {@link #WHOLE} or {@link #WRONG}. */
    int probe(int position) {
        final long data = table.probe(key(position));
        if (data == Entry.NONE) {
            return NOTHING;
        }
        final boolean whole = Entry.move(data) == move(position)
                && Entry.score(data) == score(position)
                && Entry.evaluation(data) == evaluation(position)
                && Entry.depth(data) == position
                && Entry.bound(data) == Entry.EXACT;
        return whole ? WHOLE : WRONG;
    }

    /** The low bits, which alone tell the positions of a cluster apart, differ by much. */
    private long key(int position) {
        final long low = (position * 0x9E37_79B9_7F4A_7C15L) & ((1L << LOW_BITS) - 1);
        return ((long) number << LOW_BITS) | low;
    }

    private static int move(int position) {
        return 0x101 * position;
    }

    private static int score(int position) {
        return 7 * position;
    }

    private static int evaluation(int position) {
        return -5 * position;
    }

    /** Gives out the clusters of one table, in turn. */
    static final class Source {

        private final Table table;
        private final AtomicInteger next = new AtomicInteger();

        Source(Table table) {
            this.table = table;
        }

        /** Returns the next cluster, empty. */
        Cluster next() {
            return new Cluster(table, next.getAndIncrement() & (COUNT - 1));
        }
    }
}
