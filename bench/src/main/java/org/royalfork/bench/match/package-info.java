/**
 * Matches between UCI engines, with every move of both sides checked by an independent rules library; and of any game, by its
 * own rules, between two configurations of this program's search.
 *
 * <p>{@link org.royalfork.bench.match.Match} plays the games of a {@link org.royalfork.bench.match.MatchSettings}; each
 * engine is a {@link org.royalfork.bench.match.UciEngine}, a process that is driven as a GUI would drive it. Whatever an
 * engine does wrong becomes a {@link org.royalfork.bench.match.Fault}, never an exception that ends the match.
 *
 * <p>{@link org.royalfork.bench.match.GameMatch} is the same in one process: players are
 * {@link org.royalfork.bench.match.OwnPlayer}s, openings {@linkplain org.royalfork.bench.match.RandomOpenings random}.
 *
 * <p>Conventions: engines are 1 and 2, sides are 0 (White) and 1 (Black), games count from 1, times are in nanoseconds,
 * scores in centipawns from the mover's view.
 */
package org.royalfork.bench.match;
