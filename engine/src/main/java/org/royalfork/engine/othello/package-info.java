/**
 * Othello: rules on bitboards, evaluation, and an exact endgame solver.
 *
 * <p>{@link org.royalfork.engine.othello.OthelloGame} is the way in. A score is the final difference in discs times
 * {@link org.royalfork.engine.othello.OthelloPosition#DISC}, whether estimated by
 * {@link org.royalfork.engine.othello.OthelloEvaluation} or exact.
 *
 * <p><b>Exact endgames.</b> Two searches share them. The search of all games, with its table, its strategies and its threads,
 * goes through the upper part of the tree, full-width. Where few squares are left it asks the position for its
 * {@linkplain org.royalfork.engine.othello.OthelloPosition#provenScore proven score}, and
 * {@link org.royalfork.engine.othello.EndgameSolver}, a search written for nothing else, answers for the window in question.
 * Both are deterministic together: the solver's answer depends on position and window alone, although its own small table
 * remembers what it solved before.
 */
package org.royalfork.engine.othello;
