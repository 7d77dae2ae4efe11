/**
 * A transposition table that all threads of a game-tree search share: lock-free, outside the heap, of any size.
 *
 * <h2>How to start</h2>
 *
 * <pre>{@code
 * try (TranspositionTable table = new TranspositionTable(256L << 20)) {
 *     table.nextGeneration();                                        // once before each search
 *     // any thread, at a node:
 *     final long entry = table.probe(key);
 *     if (entry != Entry.NONE && Entry.depth(entry) >= depth && Entry.bound(entry) == Entry.EXACT) {
 *         return Entry.score(entry);
 *     }
 *     // ... search, and then:
 *     table.store(key, move, score, evaluation, depth, Entry.EXACT, true);
 * }
 * }</pre>
 *
 * <p>{@link org.royalfork.tt.TableFile} keeps a table in a file and loads it again, at any size.
 *
 * <p>{@link org.royalfork.tt.TableObserver} gives each worker a view of a table that counts what it does there, compares keys
 * with second ones, disturbs look-ups, or replaces by other rules: for experiments, and at no cost where it is not used.
 *
 * <p>The JVM needs {@code --add-exports java.base/jdk.internal.misc=ALL-UNNAMED} for Agrona, and
 * {@code --enable-native-access=ALL-UNNAMED} for huge pages on Linux. Without the second the JDK warns when the first large
 * table is made; where it denies native access altogether ({@code --illegal-native-access=deny}), plain memory is used.
 *
 * <h2>Guarantees</h2>
 *
 * <ul>
 *   <li>A probe returns only what some store wrote as a whole for an equal 64-bit key, or nothing. The chance that it does
 *       not, and why no lock is needed for it, stand in {@link org.royalfork.tt.TranspositionTable}.
 *   <li>Probe and store touch one cache line, allocate nothing, never wait, and take the same few steps always.
 *   <li>The table forgets: what was stored may be gone at the next probe. It prefers to keep what was deep and recent.
 *   <li>Any size from 1 MiB up to the machine's memory, in steps of 64 bytes; the index works for any number of clusters.
 *   <li>A size that the machine or its container cannot give is refused with one clear line, before anything else changes.
 *   <li>The same calls in the same order give the same answers: there is no randomness, no clock, and no address in it.
 * </ul>
 *
 * <h2>What callers owe</h2>
 *
 * <ul>
 *   <li>Keys whose high bits are uniform, the same in every process if results are to be repeatable.
 *   <li>Distrust of a move until the position has accepted it: two positions may share a key.
 *   <li>Scores of the node, not of the root: distances to a mate are counted from the node that is stored.
 *   <li>No store from a search that was cut short.
 *   <li>A quiet moment, with no search running, for {@code nextGeneration}, {@code clear}, {@code resized} and {@code close}.
 * </ul>
 *
 * <h2>Conventions</h2>
 *
 * <p>Sizes are bytes in {@code long}. Depths are plies. Words are accessed in opaque mode, and the class that does so says
 * which thread writes which word. Data words are plain {@code long} values, taken apart by static methods of
 * {@link org.royalfork.tt.Entry}: an object for a probe would cost more than the probe.
 *
 * <h2>Footprint</h2>
 *
 * <p>{@code 64 * floor(bytes / 64)} outside the heap, plus at most 2 MiB of addresses for alignment; on the heap about 100
 * bytes, whatever the size. An entry takes 16 bytes, so a table of S MiB holds 65,536 * S entries.
 */
package org.royalfork.tt;
