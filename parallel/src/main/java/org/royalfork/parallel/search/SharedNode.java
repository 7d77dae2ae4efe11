package org.royalfork.parallel.search;

/**
 * What the search must know of a node whose moves several workers search together; the split package implements it.
 *
 * <p><b>Threading.</b> All methods may be called by any worker that is inside the node.
 */
public interface SharedNode {

    /** Returns the innermost shared node above this one, or null. Constant while a worker is inside. */
    SharedNode parent();

    /** Returns the best lower bound that any worker has proved so far; it only rises. */
    int alpha();

    /** Tells whether the node has been cut off, so that everything below it is useless. */
    boolean isCutOff();
}
