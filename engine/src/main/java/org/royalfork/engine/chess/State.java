package org.royalfork.engine.chess;

/**
 * What one ply of a {@link ChessPosition} holds beside the placement of the men: the parts of the position that a move
 * changes irretrievably, and what is worked out for the node on demand and stays valid while moves are made and taken back
 * above it.
 */
final class State {

    /** Marks a set that has not been worked out yet; no set of this class can hold all squares. */
    static final long UNKNOWN = -1L;

    /** Zobrist key. */
    long key;

    /** Zobrist key of the pawns alone. */
    long pawnKey;

    /** Sum of {@link PieceSquare#value} over all men. */
    int pieceSquareScore;

    /** Sum of {@link PieceSquare#phase} over all men. */
    int phase;

    /** Rights to castle, bits as in {@link CastlingRules}. */
    int castling;

    /** Square to which a pawn can legally capture en passant, or 0. */
    int enPassant;

    /** Plies since the last capture or pawn move. */
    int halfmoveClock;

    /** States directly before this one that it can repeat: no capture, pawn move or null move lies between. */
    int reversible;

    /** Move that led here, or 0. */
    int move;

    /** Man that the move captured (not en passant), or {@link Piece#NONE}. */
    int captured;

    /** Men that give check, or {@link #UNKNOWN}. */
    long checkers;

    /** The mover's men that shield their king; valid when {@link #checkers} is. */
    long pinned;

    /** Squares from which the mover's bishops give check, or {@link #UNKNOWN}. */
    long bishopChecks;

    /** Squares from which the mover's rooks give check; valid when {@link #bishopChecks} is. */
    long rookChecks;

    /** The mover's men that uncover a check when they leave the line; valid when {@link #bishopChecks} is. */
    long discoverers;

    /** Forgets what was worked out. */
    void invalidate() {
        checkers = UNKNOWN;
        bishopChecks = UNKNOWN;
    }

    /** Becomes equal to another state; what was worked out is forgotten. */
    void copyFrom(State other) {
        key = other.key;
        pawnKey = other.pawnKey;
        pieceSquareScore = other.pieceSquareScore;
        phase = other.phase;
        castling = other.castling;
        enPassant = other.enPassant;
        halfmoveClock = other.halfmoveClock;
        reversible = other.reversible;
        move = other.move;
        captured = other.captured;
        invalidate();
    }
}
