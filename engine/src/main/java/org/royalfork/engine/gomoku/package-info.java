/**
 * Gomoku on boards from 5x5 to 20x20: {@link org.royalfork.engine.gomoku.GomokuGame} is the way in.
 *
 * <p><b>Patterns.</b> Everything that the game knows comes from one question: what would a stone of a side complete along one
 * line if it were put on this empty cell, a five, an open four, a four, an open three, a three, an open two or a two? A table
 * answers it for every content of the cells around ({@link org.royalfork.engine.gomoku.PatternTable}), and
 * {@link org.royalfork.engine.gomoku.PatternBoard} keeps the answers for all empty cells, both sides and all four directions up
 * to date stone by stone, with their sums. Evaluation, move order, threats and forced moves are read from there.
 *
 * <p><b>Moves.</b> A move is the number of a cell on the board with its border, see
 * {@link org.royalfork.engine.gomoku.Geometry}. Any empty cell may be played; the search is only shown the sensible ones, see
 * {@link org.royalfork.engine.gomoku.Candidates}. A move that makes a four is tactical and leaves the opponent forced.
 * Quiescence follows a four when {@link org.royalfork.engine.gomoku.FourSearch} finds that it begins a win by continuous fours:
 * that is to gomoku what the exchange is to chess. Left to itself quiescence would try all orders of all fours: in an open
 * window it has no cut-offs by the table.
 *
 * <p><b>Threats.</b> At nodes with some depth left {@link org.royalfork.engine.gomoku.ThreatSearch} looks for a win by fours and
 * open threes: the game's {@linkplain org.royalfork.parallel.game.Position#forcedWin forced wins}. So a search to depth 6 sees
 * what threatens from either side for three plies, one to depth 3 only its own win at the root.
 */
package org.royalfork.engine.gomoku;
