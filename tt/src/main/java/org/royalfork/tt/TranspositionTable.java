package org.royalfork.tt;

/** Skeleton of the API; see DESIGN.md section 3. */
public final class TranspositionTable implements AutoCloseable {

    /** Smallest table, in bytes. */
    public static final long MIN_BYTES = 1L << 20;

    /**
     * Allocates an empty table.
     *
     * @throws TableAllocationException when there is not that much memory
     */
    public TranspositionTable(long bytes) {
        throw new UnsupportedOperationException("" + bytes);
    }

    /** Returns the size in bytes. */
    public long bytes() {
        throw new UnsupportedOperationException();
    }

    /** Returns the data word stored for {@code key} (see {@link Entry}), or {@link Entry#NONE}. */
    public long probe(long key) {
        throw new UnsupportedOperationException("" + key);
    }

    /** Stores what a finished search of a position found. */
    public void store(long key, int move, int score, int evaluation, int depth, int bound, boolean pv) {
        throw new UnsupportedOperationException("" + key + move + score + evaluation + depth + bound + pv);
    }

    /** Begins a new search: entries of earlier ones age. */
    public void nextGeneration() {
        throw new UnsupportedOperationException();
    }

    /** Empties the whole table and resets the generation. */
    public void clear() {
        throw new UnsupportedOperationException();
    }

    /** Empties part {@code part} of {@code parts}, so that several threads can share the work. */
    public void clearPart(int part, int parts) {
        throw new UnsupportedOperationException("" + part + parts);
    }

    /** Returns the share of sampled entries that this generation wrote, in permille. */
    public int hashfullPermille() {
        throw new UnsupportedOperationException();
    }

    /** Frees the memory; the table must not be used afterwards. */
    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}
