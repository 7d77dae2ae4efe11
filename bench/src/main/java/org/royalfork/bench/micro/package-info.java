/**
 * JMH benchmarks of the parts that a search spends its time in: move generation, make and unmake, evaluation, exchange
 * values, the transposition table, one iteration of a search, and what splitting costs.
 *
 * <p>Run them by {@code scripts/lab micro [PATTERN]}; {@code --quick} gives a first impression in seconds. Figures are
 * average times of one operation (one move made, one position evaluated, one probe). For figures worth comparing the
 * machine must be otherwise idle, its clock steady, and the default of three forks kept.
 */
package org.royalfork.bench.micro;
