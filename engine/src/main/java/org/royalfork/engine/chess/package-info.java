/**
 * Chess on bitboards: full rules with Chess960, notation, static exchange values, perft, and the evaluation.
 *
 * <p><b>Conventions.</b> Colours are 0 (White) and 1 (Black); types of men are 0 to 5 (pawn, knight, bishop, rook, queen,
 * king); a man on a board is {@code colour * 6 + type}, and 12 is an empty square (see {@link
 * org.royalfork.engine.chess.Piece}). Squares run a1 = 0, b1 = 1, ... h8 = 63, and bit {@code n} of a bitboard is square
 * {@code n}. Moves are the 16-bit numbers of {@link org.royalfork.engine.chess.ChessMove}.
 *
 * <p><b>Where to start.</b> {@link org.royalfork.engine.chess.Fen} makes a {@link
 * org.royalfork.engine.chess.ChessPosition}, which is all that the search sees; {@link
 * org.royalfork.engine.chess.MoveGenerator} holds the rules of movement.
 *
 * <p><b>Threading.</b> A position (with its evaluation) belongs to one thread; all else here is immutable tables and pure
 * functions.
 */
package org.royalfork.engine.chess;
