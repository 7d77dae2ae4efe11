/**
 * Search as a background service of an application: a {@link org.royalfork.parallel.service.SearchService} thinks about the
 * position that its host is interested in now, never blocks the host, and forgets what the host no longer wants.
 *
 * <p>Everything of the host's, its listener above all, is called on the host's own executor, one call at a time. What it
 * throws is reported and harms no search. The page {@code parallel/SERVICE.md} has a complete program.
 */
package org.royalfork.parallel.service;
