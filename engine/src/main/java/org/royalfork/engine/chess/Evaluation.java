package org.royalfork.engine.chess;

/** The static evaluation of chess positions. Belongs to one position, so to one thread. */
final class Evaluation {

    /** Returns the value of a position in centipawns from the view of the side to move. */
    int evaluate(ChessPosition position) {
        int sum = position.pieceSquareScore();
        int phase = Math.min(position.phase(), 24);
        int value = (PieceSquare.middlegame(sum) * phase + PieceSquare.endgame(sum) * (24 - phase)) / 24;
        return position.sideToMove() == Piece.WHITE ? value : -value;
    }
}
