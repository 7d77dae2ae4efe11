package org.royalfork.engine.connectfour.solver;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * One question to all workers: is the position worth more than so much? All search the same tree; each puts off moves that
 * another is searching, and finds their results in the table later (simplified ABDADA, Kerrigan 2012, after Weill 1996). The
 * first answer ends it for all.
 *
 * <p><b>Threading.</b> {@code answer} is written before {@code answered}, which is volatile, by one worker; the others see
 * that at their next node. The keys of positions in search are accessed in opaque mode: one that is lost or stays behind
 * costs a move that is searched twice or last.
 */
final class Window {

    private static final VarHandle KEYS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final int SLOTS = 1 << 14;

    private final long[] inSearch;
    private int answer;
    private volatile boolean answered;

    /** Makes a window for so many workers. */
    Window(int workers) {
        inSearch = workers > 1 ? new long[SLOTS] : null;
    }

    /** Tells whether anyone has answered. */
    boolean isAnswered() {
        return answered;
    }

    /** Takes the answer of a worker, the first one only. */
    synchronized void answer(int value) {
        if (!answered) {
            answer = value;
            answered = true;
        }
    }

    int answer() {
        return answer;
    }

    /** Tells whether several workers search. */
    boolean isShared() {
        return inSearch != null;
    }

    /** Tells whether a worker is searching a position. */
    boolean isInSearch(long key) {
        return (long) KEYS.getOpaque(inSearch, slot(key)) == key;
    }

    /** Says that a position is being searched. */
    void enter(long key) {
        KEYS.setOpaque(inSearch, slot(key), key);
    }

    /** Says that it no longer is. */
    void leave(long key) {
        KEYS.setOpaque(inSearch, slot(key), 0L);
    }

    private static int slot(long key) {
        return (int) ((key * 0x9E3779B97F4A7C15L) >>> 50);
    }
}
