/**
 * The commands of the lab: they parse arguments, call the other packages, and print. Results go to standard output,
 * progress and errors to standard error.
 */
package org.royalfork.bench.cli;
