/**
 * The command line: thin commands that read arguments, call, and print.
 *
 * <p>Exit codes: 0 done, 1 failed, 2 wrong arguments. What went wrong is one line on standard error; results, and nothing
 * else, go to standard output.
 */
package org.royalfork.engine.cli;
