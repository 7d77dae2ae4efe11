package org.royalfork.bench.match;

/**
 * Something that an engine did wrong.
 *
 * @param game number of the game, from 1, or 0 outside games
 * @param engine which engine, 1 or 2
 * @param ply plies played in the game when it happened, the opening not counted
 * @param kind what it was
 * @param detail one line that says more
 */
public record Fault(int game, int engine, int ply, FaultKind kind, String detail) {}
