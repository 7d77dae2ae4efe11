/**
 * What is computed from measurements: means of ratios with their uncertainty. Nothing here measures, reads or writes.
 *
 * <p>Conventions: ratios are positive; averages of ratios are geometric; intervals are two-sided 95 %; every random draw
 * comes from a seed that the caller gives, so that a result can be computed again.
 */
package org.royalfork.bench.statistics;
