package org.royalfork.tt;

import java.util.function.LongSupplier;
import org.royalfork.tt.TableHealth.Counter;

/**
 * One worker's way to a table in an experiment: it stores and finds what the table itself would, and counts; see
 * {@link TableObserver} for what else it can be told to do.
 *
 * <p>A subclass, so that the table's own paths hold no trace of it: while no object of it has been made, the class is not
 * loaded, and the JIT compiler inlines the calls of {@link TranspositionTable} as those of a final class.
 *
 * <p>Belongs to one worker, which alone calls {@link #probe} and {@link #store}; the memory is the shared table's, and its
 * words are accessed as that class describes. The shadow is read and written in the same way: an entry of it is the pair of
 * {@code key ^ second} and {@code second}, so that a pair torn by two workers is not mistaken for another position's.
 */
final class ObservedTable extends TranspositionTable {

    private final TableHealth health;
    private final TableObserver.Settings settings;
    private final long keyMask;
    private final TableFault.Clock faults;
    private final TableMemory shadow;
    private final LongSupplier secondKey;
    private final long[] checks = new long[CLUSTER_ENTRIES];
    private final long[] words = new long[CLUSTER_ENTRIES];

    /**
     * Makes a view of a table, in the generation that holds now.
     *
     * @param faults null for none
     * @param shadow memory as large as the table's, or null for none
     * @param secondKey the other key of the position that the worker is at; used with a shadow alone
     */
    ObservedTable(
            TranspositionTable table,
            TableHealth health,
            TableObserver.Settings settings,
            TableFault.Clock faults,
            TableMemory shadow,
            LongSupplier secondKey) {
        super(table);
        this.health = health;
        this.settings = settings;
        this.faults = faults;
        this.shadow = shadow;
        this.secondKey = secondKey;
        keyMask = -1L << (Long.SIZE - settings.keyBits());
    }

    @Override
    public long probe(long fullKey) {
        final long key = fullKey & keyMask;
        final long cluster = read(key);
        health.count(Counter.PROBES);
        countTorn(key);
        final int entry = find(key);
        final long found = entry < 0 ? Entry.NONE : words[entry];
        if (found != Entry.NONE) {
            health.count(Counter.HITS);
            if (shadow != null) {
                compareWithShadow(key, cluster);
            }
        }
        return faults != null && faults.isDue() ? disturbed(key, found) : found;
    }

    /** Takes all words of a cluster once, and returns where it begins, in bytes from the begin of the table. */
    private long read(long key) {
        final long address = addressOf(key);
        for (int entry = 0; entry < CLUSTER_ENTRIES; entry++) {
            final long place = address + offset(entry);
            words[entry] = word(place + DATA_OFFSET);
            checks[entry] = word(place + CHECK_OFFSET);
        }
        return address - memory().address();
    }

    /** Where an entry begins in its cluster, in bytes. */
    private static long offset(int entry) {
        return (long) entry * ENTRY_BYTES;
    }

    /** The first entry of a key, -1 for none. */
    private int find(long key) {
        for (int entry = 0; entry < CLUSTER_ENTRIES; entry++) {
            if ((checks[entry] ^ words[entry]) == key) {
                return entry;
            }
        }
        return -1;
    }

    private void countTorn(long key) {
        final long clusters = bytes() / CLUSTER_BYTES;
        final long cluster = clusterOf(key, clusters);
        for (int entry = 0; entry < CLUSTER_ENTRIES; entry++) {
            final long proved = checks[entry] ^ words[entry];
            final boolean used = (checks[entry] | words[entry]) != 0;
            if (used && ((proved & ~keyMask) != 0 || clusterOf(proved, clusters) != cluster)) {
                health.count(Counter.TORN);
            }
        }
    }

    private void compareWithShadow(long key, long cluster) {
        for (int entry = 0; entry < CLUSTER_ENTRIES; entry++) {
            final long place = shadow.address() + cluster + offset(entry);
            final long second = word(place + DATA_OFFSET);
            if ((word(place + CHECK_OFFSET) ^ second) == key) {
                if (second != secondKey.getAsLong()) {
                    health.count(Counter.COLLISIONS);
                }
                return;
            }
        }
        health.count(Counter.UNCHECKED);
    }

    private long disturbed(long key, long found) {
        final long answer = switch (faults.kind()) {
            case FALSE_HIT -> entryOfAnother(key);
            case RANDOM_WORD -> faults.randomWord();
            case MISS -> Entry.NONE;
        };
        final boolean putOff = faults.kind() == TableFault.Kind.MISS ? found == Entry.NONE : answer == Entry.NONE;
        if (putOff) {
            return found;
        }
        health.count(Counter.FAULTS);
        faults.restart();
        return answer;
    }

    private long entryOfAnother(long key) {
        for (int entry = 0; entry < CLUSTER_ENTRIES; entry++) {
            if (words[entry] != Entry.NONE && (checks[entry] ^ words[entry]) != key) {
                return words[entry];
            }
        }
        return Entry.NONE;
    }

    @Override
    void put(long fullKey, long fresh) {
        final long key = fullKey & keyMask;
        final long cluster = read(key);
        health.count(Counter.STORES);
        final int same = find(key);
        final int victim = same >= 0 ? same : victim(key, fresh);
        final long old = words[victim];
        final boolean displaced = same < 0 || settings.rule().displaces(fresh, old);
        health.count(kind(same >= 0, displaced, old, fresh));
        long data = displaced ? fresh : old;
        if (same >= 0) {
            data = Entry.withMove(data, Entry.move(fresh) != 0 ? Entry.move(fresh) : Entry.move(old));
        }
        if (shadow != null && displaced) {
            final long second = secondKey.getAsLong();
            write(shadow.address() + cluster + offset(victim), key ^ second, second);
        }
        write(memory().address() + cluster + offset(victim), key ^ data, data);
    }

    private int victim(long key, long fresh) {
        for (int entry = 0; entry < CLUSTER_ENTRIES; entry++) {
            if (words[entry] == Entry.NONE) {
                return entry;
            }
        }
        return settings.rule().victim(key, words, fresh, generation());
    }

    private Counter kind(boolean same, boolean displaced, long old, long fresh) {
        if (old == Entry.NONE) {
            return Counter.FILLED;
        }
        if (same) {
            return displaced ? Counter.UPDATED : Counter.KEPT;
        }
        if (Entry.age(old, generation()) > 0) {
            return Counter.REPLACED_OLDER;
        }
        return Entry.depth(old) < Entry.depth(fresh) ? Counter.REPLACED_SHALLOWER : Counter.REPLACED_DEEPER;
    }

    private static void write(long address, long check, long data) {
        setWord(address + CHECK_OFFSET, check);
        setWord(address + DATA_OFFSET, data);
    }

    /** Does nothing: the memory is the shared table's. */
    @Override
    public void close() {}
}
