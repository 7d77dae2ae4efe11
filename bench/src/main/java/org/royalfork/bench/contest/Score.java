package org.royalfork.bench.contest;

/**
 * One figure of a contest.
 *
 * @param threads           threads that asked at once
 * @param millionsPerSecond millions of operations a second, of all threads together
 * @param spread            half the distance of the best and the worst measurement, as a part of the mean
 * @param bytesPerOperation heap that an operation allocates
 */
public record Score(int threads, double millionsPerSecond, double spread, double bytesPerOperation) {}
