package org.royalfork.parallel.search;

/** Makes frames for tests of other packages. */
public final class Frames {

    private Frames() {}

    /** Returns a node with an open window, or with a null window. */
    public static Frame node(int depth, boolean pv) {
        Frame frame = Frame.ofSharedNode();
        frame.startMoves(0, pv ? 50 : 1, depth, false);
        return frame;
    }
}
