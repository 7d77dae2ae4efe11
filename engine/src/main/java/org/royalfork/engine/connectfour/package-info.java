/**
 * Connect-four: seven columns of six cells, four in a line win.
 *
 * <p>A set of cells is a {@code long}, in Pascal Pons's layout: bit {@code 7 * column + row}, columns from the left, rows from
 * the bottom. The seventh bit of each column stays empty, so that lines do not run over from one column into the next.
 *
 * <pre>
 *    6 13 20 27 34 41 48   always empty
 *    5 12 19 26 33 40 47
 *    4 11 18 25 32 39 46
 *    3 10 17 24 31 38 45
 *    2  9 16 23 30 37 44
 *    1  8 15 22 29 36 43
 *    0  7 14 21 28 35 42
 * </pre>
 *
 * <p>A move is the cell that the stone comes to rest on, as its bit number plus 1.
 */
package org.royalfork.engine.connectfour;
