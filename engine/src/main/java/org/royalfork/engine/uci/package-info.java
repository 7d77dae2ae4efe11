/**
 * The Universal Chess Interface: how a GUI, a bot or a person drives the engine over two text streams.
 *
 * <h2>Threads</h2>
 *
 * <table>
 * <caption>Who does what</caption>
 * <tr><th>thread</th><th>does</th><th>may wait for</th></tr>
 * <tr><td>reader ({@link org.royalfork.engine.uci.UciSession#run})</td><td>reads and parses lines; answers {@code stop},
 *     {@code ponderhit}, {@code quit}, end of input and, while something runs, {@code isready} itself</td><td>input</td></tr>
 * <tr><td>conductor ({@link org.royalfork.engine.uci.UciConductor})</td><td>carries out all other commands in order; alone
 *     knows position and options</td><td>the search, a new table, perft, bench</td></tr>
 * <tr><td>writer ({@link org.royalfork.engine.uci.UciWriter})</td><td>alone writes to the output, whole lines,
 *     flushed</td><td>output</td></tr>
 * <tr><td>search threads</td><td>call {@link org.royalfork.engine.uci.SearchTask}, which puts lines into the writer's
 *     queue</td><td>nothing here</td></tr>
 * </table>
 *
 * <p>So nothing that takes time ever stands between the GUI and {@code stop} or {@code quit}.
 *
 * <h2>What the standard leaves open</h2>
 *
 * <ul>
 * <li>A command that needs the search threads ({@code go}, {@code ucinewgame}, {@code setoption} of threads, table or
 *     strategy, {@code bench}, {@code perft}) given during a search waits for a search that ends by itself, and stops one
 *     that does not ({@code infinite}, {@code ponder}). Every {@code go} is answered by exactly one {@code bestmove}.
 * <li>{@code stop} ends everything asked for so far, also a {@code go} that still waits for its turn.
 * <li>{@code position} during a search holds for the next {@code go}.
 * <li>{@code quit} and the end of input end the session at once whatever is running; {@code wait} in a script makes the
 *     reader wait until what was asked for is done.
 * <li>Bad input gets one {@code info string} line that says what and where, and changes nothing.
 * </ul>
 */
package org.royalfork.engine.uci;
