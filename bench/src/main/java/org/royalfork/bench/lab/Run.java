package org.royalfork.bench.lab;

/**
 * One step of an experiment, and the key of what it yields: no other step has the same three.
 *
 * @param position number of the position, from 1
 * @param repeat which repeat, from 1
 * @param configuration how the position is searched
 */
public record Run(int position, int repeat, Configuration configuration) {}
