/**
 * Test suites in EPD: how many of their problems each way to search solves, and when (time to solution).
 *
 * <p>A problem is solved when the search has the right move, or the mate, and holds it to its end. The time to solution is the
 * moment from which it did; it is as fine as the search's reports, one for each window of each iteration. Time to depth and
 * strength are other questions: nothing here answers them.
 */
package org.royalfork.bench.suite;
