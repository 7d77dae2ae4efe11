package org.royalfork.bench.trees;

import java.util.Arrays;

/**
 * What a search did, step by step.
 *
 * <p><b>Threading.</b> Any thread may add a step; reading is for after the search.
 */
public final class Recording {

    /** Bounds of the open window in a step, from the view of the side that moves at the root. */
    public static final int INFINITE = 32_500;

    /** Stands for the value of a step at which a node was entered. */
    public static final int ENTERED = Integer.MIN_VALUE;

    private static final int FIELDS = 6;

    private final String title;
    private final int capacity;
    private int[] steps = new int[64 * FIELDS];
    private int size;
    private boolean truncated;

    /**
     * Makes a recording without steps.
     *
     * @param title what search it is
     * @param capacity most steps that are kept; later ones are dropped
     */
    public Recording(String title, int capacity) {
        this.title = title;
        this.capacity = capacity;
    }

    /** Takes note that a worker entered a node, with the window that it had, from the view of the root's mover. */
    void enter(int node, int worker, int iteration, int alpha, int beta) {
        add(node, worker, iteration, alpha, beta, ENTERED);
    }

    /** Takes note that a worker left a node with a value, from the view of the root's mover. */
    void leave(int node, int worker, int iteration, int alpha, int beta, int value) {
        add(node, worker, iteration, alpha, beta, value);
    }

    private synchronized void add(int node, int worker, int iteration, int alpha, int beta, int value) {
        if (size == capacity) {
            truncated = true;
            return;
        }
        int at = size * FIELDS;
        if (at == steps.length) {
            steps = Arrays.copyOf(steps, 2 * at);
        }
        steps[at] = node;
        steps[at + 1] = worker;
        steps[at + 2] = iteration;
        steps[at + 3] = alpha;
        steps[at + 4] = beta;
        steps[at + 5] = value;
        size++;
    }

    /** Returns what search this is. */
    public String title() {
        return title;
    }

    /** Returns the number of steps. */
    public synchronized int size() {
        return size;
    }

    /** Tells whether the search went on after the last step that was kept. */
    public synchronized boolean isTruncated() {
        return truncated;
    }

    /** Returns the node of a step. */
    public synchronized int node(int step) {
        return steps[step * FIELDS];
    }

    /** Returns the worker of a step, from 0. */
    public synchronized int worker(int step) {
        return steps[step * FIELDS + 1];
    }

    /** Returns the nominal depth that the step's worker was searching to. */
    public synchronized int iteration(int step) {
        return steps[step * FIELDS + 2];
    }

    /** Returns the lower end of the window, from the view of the root's mover. */
    public synchronized int alpha(int step) {
        return steps[step * FIELDS + 3];
    }

    /** Returns the upper end of the window, from the view of the root's mover. */
    public synchronized int beta(int step) {
        return steps[step * FIELDS + 4];
    }

    /** Returns the value with which the node was left, or {@link #ENTERED}. */
    public synchronized int value(int step) {
        return steps[step * FIELDS + 5];
    }
}
