package org.royalfork.tt;

import java.util.Objects;
import org.agrona.UnsafeApi;

/**
 * The shared transposition table: a fixed-size, lossy, lock-free map from 64-bit position keys to {@link Entry} words.
 *
 * <h2>Layout</h2>
 *
 * <pre>
 *   byte   0        8        16       24       32       40       48       56       64
 *          +--------+--------+--------+--------+--------+--------+--------+--------+
 *          | check  |  data  | check  |  data  | check  |  data  | check  |  data  |   one cluster = one cache line
 *          +--------+--------+--------+--------+--------+--------+--------+--------+
 *          |     entry 0     |     entry 1     |     entry 2     |     entry 3     |   check = key ^ data
 * </pre>
 *
 * <p>A table of n clusters is one array of n such lines, at addresses that are multiples of 64, so that a probe or a store
 * touches one cache line. Nothing else is shared: no lock, no count of hits, no field that changes while a search runs.
 * The words are accessed by address. Through buffers, with eight bounds checks and three fields reloaded for each of the
 * eight words, a probe beyond the cache took 100 ns instead of 36 (1 GiB, random keys, a third of them present).
 *
 * <h2>Which key bits do what</h2>
 *
 * <p>The cluster is {@code floor(key * n / 2^64)} with the key taken unsigned: the high half of a 128-bit product. So any
 * n works, neighbouring sizes differ in nothing but size, and the <em>high</em> log2(n) bits choose. Keys must therefore be
 * uniform in their high bits, as Zobrist keys are; a game with small integers for keys must mix them first.
 *
 * <p><em>All</em> 64 bits verify. The high log2(n) of them agree by construction among the entries of a cluster, so the
 * low 64 - log2(n) bits are what tells them apart; they had no part in the choice of the cluster. A key that was never
 * stored finds an entry only if it equals a stored key in all 64 bits: with e entries in use, once in 2^64 / e probes,
 * whatever the size and shape of the table. For 2^30 entries (16 GiB) that is once in 1.7e10 probes.
 *
 * <h2>Memory ordering</h2>
 *
 * <p>After Hyatt and Mann, "A lock-less transposition-table implementation for parallel search" (ICGA Journal 25, 2002).
 *
 * <table border="1">
 * <caption>Who touches what</caption>
 * <tr><th>word</th><th>writer</th><th>mode</th><th>reader</th><th>mode</th></tr>
 * <tr><td>check</td><td>any worker, {@code store}</td><td>opaque</td><td>any worker, {@code probe} and {@code store}</td>
 *     <td>opaque</td></tr>
 * <tr><td>data</td><td>any worker, {@code store}</td><td>opaque</td><td>any worker, {@code probe}, {@code store} and
 *     {@code hashfullPermille}</td><td>opaque</td></tr>
 * <tr><td>both</td><td>{@code clear}, {@code clearPart}, between searches</td><td>plain fill</td><td>workers of the next
 *     search</td><td>ordered by the hand-over of the search to the pool</td></tr>
 * <tr><td>{@code generation}</td><td>the starter of a search, between searches</td><td>plain</td><td>workers of that
 *     search</td><td>plain; ordered by the same hand-over</td></tr>
 * </table>
 *
 * <p>Opaque mode means: an aligned 64-bit word is read and written whole, each access happens once, and writes become
 * visible eventually. It puts no fence between accesses and costs the same as a plain access. That is enough, because
 * nothing depends on order between two words:
 *
 * <ul>
 *   <li><b>Torn</b>: a reader may take {@code check} of one store and {@code data} of another. Each word is read once,
 *       into a local, and accepted only if {@code check ^ data == key}. With {@code check = k1 ^ d1} and {@code data = d2}
 *       that holds for {@code key = k1} only if {@code d1 == d2}, when nothing is wrong; and for another key k2 of the
 *       same cluster only if {@code k1 ^ k2 == d1 ^ d2}, where the low 64 - log2(n) bits of the left side are random and
 *       independent of the right: a chance of 2^-(64 - log2(n)) for each torn pair that is met.
 *   <li><b>Stale</b>: a reader that sees an older whole entry sees something that was true of that position then and is
 *       now: a bound on the value of a position does not expire.
 *   <li><b>Lost</b>: two workers that store into one cluster at once may choose the same entry, or put one position
 *       into two; the table forgets, or holds twice, what a worker can find again by searching. A lossy map may do that
 *       at any time.
 *   <li><b>Scribbled</b>: 16 random bytes pass the check for a given key with a chance of 2^-64. The move is therefore
 *       checked by the game, and no field of an entry is used as an index here.
 * </ul>
 *
 * <h2>Replacement</h2>
 *
 * <p>A position that is present is updated in place: a store without a move keeps the old one, and a search
 * {@value #SHALLOWER_PLIES} or more plies shallower does not displace a deeper one of the same generation, unless it is
 * exact; its move is taken all the same, being newer. A bare evaluation never displaces a bound. Otherwise an empty entry
 * is taken, or the one of least worth, which is its depth, plus {@value #PV_PLIES} for a node of a principal variation,
 * minus {@value #AGE_PLIES} for each search since it was written. Stockfish and Ethereal, which were read for this, differ
 * from it in the numbers.
 *
 * <p>{@link ReplacementRule} has other rules, which an experiment can put in place of this one, and how they compare: none is
 * better at more than one size of table.
 *
 * <h2>Threads</h2>
 *
 * <p>{@link #probe}, {@link #prefetch}, {@link #store} and {@link #hashfullPermille} may be called by any number of threads at once;
 * {@link #clearPart} too, with different parts. The other methods belong to the thread that owns the table, between
 * searches. No method of the first group allocates, blocks or loops on another thread. After {@link #close()} they throw
 * {@link IndexOutOfBoundsException}; to close while they run is a fault of the caller that can crash the JVM.
 */
public sealed class TranspositionTable implements AutoCloseable permits ObservedTable, BlindTable {

    /** Smallest table, in bytes: 1 MiB. */
    public static final long MIN_BYTES = 1L << 20;

    /** Bytes of an entry: the check word and the data word. */
    static final int ENTRY_BYTES = 2 * Long.BYTES;

    /** Entries of a cluster. */
    static final int CLUSTER_ENTRIES = 4;

    /** Bytes of a cluster: one cache line. */
    static final int CLUSTER_BYTES = CLUSTER_ENTRIES * ENTRY_BYTES;

    static final int CHECK_OFFSET = 0;
    static final int DATA_OFFSET = CHECK_OFFSET + Long.BYTES;

    /** Clusters that {@link #hashfullPermille()} looks at; the smallest table has 16,384. */
    static final int SAMPLED_CLUSTERS = 1_000;

    private static final int SHALLOWER_PLIES = 4;
    private static final int PV_PLIES = 2;
    private static final int AGE_PLIES = 8;

    /** Less than the worth of any entry: no other may be taken while there is an empty one. */
    private static final int EMPTY = Integer.MIN_VALUE + 1;

    /** Less than that: a position that is present is replaced by itself. */
    private static final int SAME_POSITION = Integer.MIN_VALUE;

    /** Any word that is as improbable as others: see {@link #prefetch}. */
    private static final long PREFETCH_WORD = 0x9E37_79B9_7F4A_7C15L;

    private final long address;
    private long clusters;
    private int generation;
    private final TableMemory memory;

    /**
     * Allocates an empty table.
     *
     * @param bytes wanted size, at least {@link #MIN_BYTES}; rounded down to whole clusters of 64 bytes
     * @throws IllegalArgumentException if it is less than that
     * @throws TableAllocationException if there is not that much memory
     */
    public TranspositionTable(long bytes) {
        this(allocate(bytes, 0));
        clearUnlessZero();
    }

    /** Makes a table over memory, which becomes its own and is not cleared. */
    TranspositionTable(TableMemory memory) {
        this.memory = memory;
        address = memory.address();
        clusters = memory.bytes() / CLUSTER_BYTES;
    }

    /** Makes a view of another table: the same memory, in the generation that holds now. */
    TranspositionTable(TranspositionTable shared) {
        this(shared.memory);
        generation = shared.generation;
    }

    private static TableMemory allocate(long bytes, long promised) {
        if (bytes < MIN_BYTES) {
            throw new IllegalArgumentException("a table needs at least " + MIN_BYTES + " bytes, not " + bytes);
        }
        return TableMemory.allocate(bytes - bytes % CLUSTER_BYTES, promised);
    }

    private void clearUnlessZero() {
        if (!memory.isZero()) {
            clear();
        }
    }

    /**
     * Returns a view of this table that finds nothing and keeps nothing, so that an experiment shows what a search is without
     * one. Searches that use the table itself are slower by a little in a process that has made such a view.
     */
    public TranspositionTable blind() {
        return new BlindTable(this);
    }

    /**
     * Returns an empty table of another size in place of this one, which is closed. The memory of this one counts as
     * available: a table may grow to nearly all of the memory.
     *
     * @param bytes as in the constructor
     * @throws IllegalArgumentException as in the constructor; this table stays as it was
     * @throws TableAllocationException if there is not that much memory; this table stays as it was
     */
    public TranspositionTable resized(long bytes) {
        // Untouched memory costs nothing, so the new range is reserved before the old one goes, and touched after it.
        final TranspositionTable table = new TranspositionTable(allocate(bytes, bytes()));
        close();
        table.clearUnlessZero();
        return table;
    }

    /** Returns the size in bytes: what was wanted, rounded down to a multiple of 64. */
    public long bytes() {
        return memory.bytes();
    }

    /** Returns the memory behind the table: what kind it is, and raw access for tools. */
    public TableMemory memory() {
        return memory;
    }

    /**
     * Looks a position up.
     *
     * @param key the position's 64-bit key
     * @return the data word stored for it (see {@link Entry}), or {@link Entry#NONE}
     */
    public long probe(long key) {
        final long cluster = addressOf(key);
        long found = Entry.NONE;
        // All four are looked at, hit or not: an early return would be a branch that nothing predicts.
        // From the last to the first: empty entries, which are behind the others, match the key 0.
        for (int entry = CLUSTER_BYTES - ENTRY_BYTES; entry >= 0; entry -= ENTRY_BYTES) {
            final long data = word(cluster + entry + DATA_OFFSET);
            if ((word(cluster + entry + CHECK_OFFSET) ^ data) == key) {
                found = data;
            }
        }
        return found;
    }

    /**
     * Stores what a finished search of a position found. The table may decide to keep what it has (see above), and may
     * forget it at any time. Never store the result of an aborted search.
     *
     * @param key        the position's 64-bit key
     * @param move       the best move, 0 for none
     * @param score      the score, -32,768 to 32,767; any if there is no bound
     * @param evaluation the static evaluation, {@link Entry#NO_EVALUATION} for none
     * @param depth      the depth that was searched, 0 to {@link Entry#MAX_DEPTH} plies; 0 if there is no bound
     * @param bound      what the score is: {@link Entry#UPPER}, {@link Entry#LOWER} or {@link Entry#EXACT}; or
     *                   {@link Entry#NO_BOUND} to remember the evaluation alone
     * @param pv         whether the node is or was on a principal variation
     */
    public void store(long key, int move, int score, int evaluation, int depth, int bound, boolean pv) {
        put(key, Entry.pack(move, score, evaluation, depth, bound, pv, generation));
    }

    /** Stores a data word, if the table does not think that it has something better. */
    void put(long key, long fresh) {
        final long cluster = addressOf(key);
        int victim = 0;
        long old = Entry.NONE;
        int least = Integer.MAX_VALUE;
        for (int entry = 0; entry < CLUSTER_BYTES; entry += ENTRY_BYTES) {
            final long data = word(cluster + entry + DATA_OFFSET);
            final boolean same = (word(cluster + entry + CHECK_OFFSET) ^ data) == key;
            final int worth = same ? SAME_POSITION : worth(data, generation);
            if (worth < least) {
                least = worth;
                victim = entry;
                old = data;
            }
        }
        final long data = least == SAME_POSITION ? merge(old, fresh) : fresh;
        setWord(cluster + victim + CHECK_OFFSET, key ^ data);
        setWord(cluster + victim + DATA_OFFSET, data);
    }

    /**
     * Begins to load the cache line of a position that will be probed soon, and does not wait for it. Worth calling where
     * the key is known before work that does not depend on the table, as when a move is made: with 80 ns of work before the
     * probe a tenth of the sum was saved, with 150 ns and more a fifth to a quarter; with less than 40 ns nothing was gained
     * or lost (512 MiB, two loaded cores). Before 64 probes that do not depend on each other, 64 prefetches make them nearly
     * twice as fast (256 MiB). It is an early load, the only prefetch that Java has.
     */
    public void prefetch(long key) {
        // The JIT compiler leaves out a load on which nothing depends. Here a branch does, always predicted; what it
        // does must be something, but harmless, since any word may be in the table.
        if (word(addressOf(key)) == PREFETCH_WORD) {
            Thread.onSpinWait();
        }
    }

    /** What to keep of an old and a new word of the same position. */
    private static long merge(long old, long fresh) {
        final int move = Entry.move(fresh) != 0 ? Entry.move(fresh) : Entry.move(old);
        return Entry.withMove(displaces(fresh, old) ? fresh : old, move);
    }

    /** Tells whether a new word of a position is worth more than the old one, the moves apart. */
    static boolean displaces(long fresh, long old) {
        final int bound = Entry.bound(fresh);
        if (bound == Entry.NO_BOUND) {
            return Entry.bound(old) == Entry.NO_BOUND;
        }
        return bound == Entry.EXACT
                || Entry.generation(fresh) != Entry.generation(old)
                || draft(fresh) > Entry.depth(old) - SHALLOWER_PLIES;
    }

    /** The worth of an entry when room is needed, in plies; an empty one is worth nothing at all. */
    static int worth(long data, int generation) {
        return data == Entry.NONE ? EMPTY : draft(data) - AGE_PLIES * Entry.age(data, generation);
    }

    /** The depth, with what a principal variation adds to it. */
    private static int draft(long data) {
        return Entry.depth(data) + (Entry.isPv(data) ? PV_PLIES : 0);
    }

    /** The cluster of a key, in a table of so many clusters: see "Which key bits do what". */
    static long clusterOf(long key, long clusters) {
        return Math.unsignedMultiplyHigh(key, clusters);
    }

    /**
     * The address of a key's cluster. The index check holds by construction while the table is open; it turns use after
     * {@link #close()} into an exception, and costs one comparison that is always predicted.
     */
    final long addressOf(long key) {
        return address + CLUSTER_BYTES * Objects.checkIndex(clusterOf(key, clusters), clusters);
    }

    static long word(long address) {
        return UnsafeApi.getLongOpaque(null, address);
    }

    static void setWord(long address, long value) {
        UnsafeApi.putLongOpaque(null, address, value);
    }

    /** Begins a new search: from now on the entries of earlier ones are worth less. To be called between searches. */
    public void nextGeneration() {
        generation = (generation + 1) & (Entry.GENERATIONS - 1);
    }

    /** Returns the generation of the current search, 0 to 31. */
    int generation() {
        return generation;
    }

    /** Sets the generation, 0 to 31: for entries that come from elsewhere. */
    void setGeneration(int generation) {
        this.generation = generation & (Entry.GENERATIONS - 1);
    }

    /** Empties the whole table and resets the generation. */
    public void clear() {
        clearPart(0, 1);
        generation = 0;
    }

    /**
     * Empties part {@code part} of {@code parts}. When all parts have been emptied, by any threads in any order, the table
     * is as good as new: of the generation, which stays, only distances matter. This is also how the workers together pay
     * for the first touch of a large new table.
     *
     * @throws IllegalArgumentException unless {@code 0 <= part < parts}
     */
    public void clearPart(int part, int parts) {
        if (part < 0 || part >= parts) {
            throw new IllegalArgumentException("part " + part + " of " + parts);
        }
        memory.clear(partStart(part, parts) * CLUSTER_BYTES, partStart(part + 1L, parts) * CLUSTER_BYTES);
    }

    private long partStart(long part, int parts) {
        return clusters / parts * part + Math.min(part, clusters % parts);
    }

    /**
     * Returns the share of sampled entries that the current generation wrote, in permille: how full the table is in the
     * sense of UCI's {@code hashfull}. May be called during a search.
     */
    public int hashfullPermille() {
        final long end = address + CLUSTER_BYTES * Objects.checkIndex((long) SAMPLED_CLUSTERS, clusters);
        int used = 0;
        for (long entry = address; entry < end; entry += ENTRY_BYTES) {
            final long data = word(entry + DATA_OFFSET);
            if (data != Entry.NONE && Entry.generation(data) == generation) {
                used++;
            }
        }
        return (int) (used * 1000L / (SAMPLED_CLUSTERS * CLUSTER_ENTRIES));
    }

    /** Frees the memory; the table must not be used afterwards. Calling it again does nothing. */
    @Override
    public void close() {
        clusters = 0;
        memory.close();
    }
}
