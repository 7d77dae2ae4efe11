package org.royalfork.bench.contest;

/** The contestants by name, with what they need. */
public enum Design {
    /** The loop that no table can beat. */
    RAW_MEMORY("raw memory (limit)", 0),

    /** Royal Fork's own. */
    TRANSPOSITION_TABLE("TranspositionTable", 0),

    /** The same, told of the keys of a batch before it is asked for them. */
    PREFETCHED_TABLE("same, prefetched", 0),

    /** Its layout and verification in an array of the JDK. */
    ATOMIC_LONG_ARRAY("AtomicLongArray, XOR", 16),

    /** Its layout behind locks. */
    STRIPED_LOCKS("long[], striped locks", 16),

    /** A node of 32 bytes, a key and a value of 24 bytes each, and two references of 4 bytes in the array of bins. */
    CONCURRENT_HASH_MAP("ConcurrentHashMap", 88),

    /** A key of 8 bytes and a reference of 4 in each of two slots, and a value of 24 bytes. */
    NON_BLOCKING_HASH_MAP("NonBlockingHashMapLong", 48);

    /** Bytes of an entry in the table: what a size in bytes is worth in entries. */
    static final int ENTRY_BYTES = 16;

    private final String title;
    private final int heapBytesAnEntry;

    Design(String title, int heapBytesAnEntry) {
        this.title = title;
        this.heapBytesAnEntry = heapBytesAnEntry;
    }

    /** Returns the name for people. */
    public String title() {
        return title;
    }

    /** Tells whether it is a map of the kind that never forgets, with an object or more for an entry. */
    public boolean isMap() {
        return this == CONCURRENT_HASH_MAP || this == NON_BLOCKING_HASH_MAP;
    }

    /** Returns the heap in bytes, about, that as many entries take as a table of so many bytes has. */
    public long heapBytes(long tableBytes) {
        return tableBytes / ENTRY_BYTES * heapBytesAnEntry;
    }

    /** Makes an empty one with room for as many entries as a table of so many bytes has. */
    Contestant create(long tableBytes) {
        return switch (this) {
            case RAW_MEMORY -> new RawMemory(tableBytes);
            case TRANSPOSITION_TABLE -> new SharedTable(tableBytes, false);
            case PREFETCHED_TABLE -> new SharedTable(tableBytes, true);
            case ATOMIC_LONG_ARRAY -> new AtomicArrayTable(tableBytes);
            case STRIPED_LOCKS -> new StripedTable(tableBytes);
            case CONCURRENT_HASH_MAP -> new ConcurrentMap(tableBytes);
            case NON_BLOCKING_HASH_MAP -> new NonBlockingMap(tableBytes);
        };
    }
}
