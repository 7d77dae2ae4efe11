/**
 * What people read of an experiment: a page that needs nothing else, and its charts as files. Everything is computed from the
 * experiment's folder, so a report can be written again at any time.
 *
 * <p>Conventions: no meaning by colour alone; every chart has a text alternative and a table beside it; the page loads nothing.
 */
package org.royalfork.bench.report;
