package org.royalfork.parallel.game;

/**
 * Keeps the fields of a subclass off the cache lines of whatever lies before it in memory: for objects that one worker changes
 * at every node, or another reads at every node. The collector lays objects side by side in the order in which it meets
 * them, and it met the positions and histories of two workers one after the other (each move picker refers to both): in six of
 * six searchers they shared a pair of lines. An array of padding that the object refers to does not stay between them; fields
 * of a superclass do.
 *
 * <p>With two workers, three interleaved pairs of runs of 60 chess positions, padding the worker, its history and its
 * position gave 1 % +-2 more nodes a second: what it takes away is above all the luck of the layout, by which, in one run,
 * identical searchers were 9 % apart.
 */
public abstract class Padded {

    // 128 bytes: two lines, since processors fetch them in pairs. No one reads or writes these.
    long padding0;
    long padding1;
    long padding2;
    long padding3;
    long padding4;
    long padding5;
    long padding6;
    long padding7;
    long padding8;
    long padding9;
    long padding10;
    long padding11;
    long padding12;
    long padding13;
    long padding14;
    long padding15;

    /** Makes the padding. */
    protected Padded() {}
}
