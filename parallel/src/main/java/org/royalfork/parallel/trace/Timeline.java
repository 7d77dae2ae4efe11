package org.royalfork.parallel.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * What the workers of one search did when, as spans of time, for a picture with one row a worker: {@link TraceEventWriter}
 * writes it for a browser, {@link TimelinePicture} draws it.
 *
 * <p>The spans of one worker nest: two of them either have no time in common or one lies within the other.
 *
 * <p><b>Threading.</b> Each worker adds to its own lane; the lanes are read after the search has ended.
 */
public final class Timeline {

    /** What a worker did in a span. */
    public enum Kind {
        /** Searched one iteration. */
        ITERATION("iteration"),
        /** Had an own node open in which thieves took part. */
        SHARED_NODE("shared node"),
        /** Took part in another worker's node. */
        STOLEN("stolen subtree"),
        /** Waited for thieves. */
        WAIT("wait");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /** Returns the kind in words. */
        public String text() {
            return text;
        }
    }

    /**
     * A time in which a worker did one thing, perhaps with others inside.
     *
     * @param kind what it did
     * @param start from {@link System#nanoTime}
     * @param end from {@link System#nanoTime}
     * @param ply plies from the root to the node
     * @param depth depth in plies of the node or iteration
     * @param level number of spans that this one lies in
     */
    public record Span(Kind kind, long start, long end, int ply, int depth, int level) {

        /** Returns what was done where, in words. */
        public String text() {
            return kind == Kind.ITERATION ? kind.text + " " + depth : kind.text + ", ply " + ply + ", depth " + depth;
        }
    }

    private static final Kind[] KINDS = Kind.values();

    private final List<Lane> lanes = new ArrayList<>();
    private boolean searched;
    private long start;
    private long end;

    /** Makes an empty timeline for a number of workers. */
    public Timeline(int workers) {
        for (int i = 0; i < workers; i++) {
            lanes.add(new Lane());
        }
    }

    /**
     * Adds a span. Only by the worker itself.
     *
     * @param start from {@link System#nanoTime}
     * @param end from {@link System#nanoTime}
     * @param ply plies from the root to the node
     * @param depth depth in plies of the node or iteration
     */
    public void add(int worker, Kind kind, long start, long end, int ply, int depth) {
        lanes.get(worker).add(kind, start, end, ply, depth);
    }

    /** Says when the search, or one of several, was. By one thread, after the workers. */
    public void addSearch(long searchStart, long searchEnd) {
        start = searched ? start : searchStart;
        end = searchEnd;
        searched = true;
    }

    /** Returns when the search began, from {@link System#nanoTime}. Only after its end. */
    public long start() {
        return start;
    }

    /** Returns the nanoseconds from the start of the search to its end. Only after its end. */
    public long nanos() {
        return end - start;
    }

    /** Returns the number of workers. */
    public int workers() {
        return lanes.size();
    }

    /** Returns the number of spans of all workers. */
    public int size() {
        return lanes.stream().mapToInt(lane -> lane.size).sum();
    }

    /** Returns a worker's spans by their start, outer ones before inner ones. Only after the end of the search. */
    public List<Span> spans(int worker) {
        return lanes.get(worker).spans();
    }

    /** Returns how a worker is called in pictures. */
    static String nameOf(int worker) {
        return "worker " + worker + (worker == 0 ? " (master)" : "");
    }

    /** One worker's spans, five numbers each: recording one is no more than a few writes. */
    private static final class Lane {

        private static final int FIELDS = 5;

        private long[] fields = new long[64 * FIELDS];
        private int size;

        @SuppressWarnings("EnumOrdinal") // read again only by this object
        void add(Kind kind, long start, long end, int ply, int depth) {
            int at = size * FIELDS;
            if (at == fields.length) {
                fields = Arrays.copyOf(fields, at * 2);
            }
            fields[at] = kind.ordinal();
            fields[at + 1] = start;
            fields[at + 2] = end;
            fields[at + 3] = ply;
            fields[at + 4] = depth;
            size++;
        }

        private Span span(int index, int level) {
            int at = index * FIELDS;
            return new Span(
                    KINDS[(int) fields[at]],
                    fields[at + 1],
                    fields[at + 2],
                    (int) fields[at + 3],
                    (int) fields[at + 4],
                    level);
        }

        /** A span is added when it ends, so of two at the same time the one that was added later is the outer one. */
        List<Span> spans() {
            List<Integer> order = new ArrayList<>();
            for (int i = size - 1; i >= 0; i--) {
                order.add(i);
            }
            order.sort(Comparator.<Integer>comparingLong(i -> fields[i * FIELDS + 1])
                    .thenComparing(Comparator.<Integer>comparingLong(i -> fields[i * FIELDS + 2])
                            .reversed()));
            List<Span> spans = new ArrayList<>();
            Deque<Span> around = new ArrayDeque<>();
            for (int i : order) {
                while (!around.isEmpty() && around.peek().end < fields[i * FIELDS + 2]) {
                    around.pop();
                }
                Span span = span(i, around.size());
                around.push(span);
                spans.add(span);
            }
            return spans;
        }
    }
}
