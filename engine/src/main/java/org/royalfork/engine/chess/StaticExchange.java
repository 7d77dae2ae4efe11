package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BISHOP;
import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.KNIGHT;
import static org.royalfork.engine.chess.Piece.NONE;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;

/**
 * Values of exchanges on one square: both sides go on capturing there with their least valuable man, men behind them joining
 * in, and stop when going on would lose. Pins and checks are not looked at, except that a king never captures into an
 * attack; a pawn that captures on the last rank stays a pawn.
 *
 * <p>The question asked is "at least so much?", which an exchange answers as soon as the side that must improve cannot (the
 * null-window swap of strong open engines since about 2014).
 */
final class StaticExchange {

    private static final int[] VALUES = {100, 325, 325, 500, 975, 0};

    private StaticExchange() {}

    /** Returns the value of a type of man in centipawns; 0 for the king, which is never lost. */
    static int value(int type) {
        return VALUES[type];
    }

    /** Returns the value of what a move captures and of what its promotion adds. */
    static int materialGain(ChessPosition p, int move) {
        int kind = ChessMove.kind(move);
        if (kind == ChessMove.CASTLING) {
            return 0;
        }
        if (kind == ChessMove.EN_PASSANT) {
            return VALUES[PAWN];
        }
        int captured = p.board(ChessMove.to(move));
        int gain = captured == NONE ? 0 : VALUES[Piece.type(captured)];
        return kind == ChessMove.PROMOTION ? gain + VALUES[ChessMove.promotion(move)] - VALUES[PAWN] : gain;
    }

    /** Tells whether the exchange that a legal move begins is worth at least {@code threshold} centipawns to the mover. */
    static boolean atLeast(ChessPosition p, int move, int threshold) {
        int kind = ChessMove.kind(move);
        if (kind == ChessMove.CASTLING) {
            return threshold <= 0;
        }
        int from = ChessMove.from(move);
        int type = kind == ChessMove.PROMOTION ? ChessMove.promotion(move) : Piece.type(p.board(from));
        int balance = materialGain(p, move) - threshold;
        if (balance < 0) {
            return false;
        }
        if (balance >= VALUES[type]) {
            return true;
        }
        int to = ChessMove.to(move);
        long occupied = (p.occupied() & ~Bitboards.bit(from)) | Bitboards.bit(to);
        if (kind == ChessMove.EN_PASSANT) {
            occupied ^= Bitboards.bit(to ^ 8);
        }
        return swap(p, to, occupied, balance - VALUES[type]);
    }

    /**
     * Plays the exchange out.
     *
     * @param occupied the board after the first move
     * @param balance what the mover has beyond the threshold if the man now on the square is lost for nothing; negative
     */
    private static boolean swap(ChessPosition p, int square, long occupied, int balance) {
        long queens = p.pieces(QUEEN);
        long diagonal = p.pieces(BISHOP) | queens;
        long straight = p.pieces(ROOK) | queens;
        long attackers = attackers(p, square, occupied, diagonal, straight);
        int mover = p.sideToMove();
        int side = mover ^ 1;
        while (true) {
            attackers &= occupied;
            long own = attackers & p.occupied(side);
            if (own == 0) {
                break;
            }
            int type = leastValuable(p, own);
            if (type == KING) {
                boolean intoAttack = (attackers & p.occupied(side ^ 1)) != 0;
                side = intoAttack ? side : side ^ 1;
                break;
            }
            side ^= 1;
            balance = -balance - 1 - VALUES[type];
            if (balance >= 0) {
                break;
            }
            long man = own & p.pieces(type);
            occupied ^= man & -man;
            if (type == PAWN || type == BISHOP || type == QUEEN) {
                attackers |= Attacks.bishop(square, occupied) & diagonal;
            }
            if (type == ROOK || type == QUEEN) {
                attackers |= Attacks.rook(square, occupied) & straight;
            }
        }
        return side != mover;
    }

    private static long attackers(ChessPosition p, int square, long occupied, long diagonal, long straight) {
        return (Attacks.pawn(Piece.BLACK, square) & p.pieces(Piece.WHITE, PAWN))
                | (Attacks.pawn(Piece.WHITE, square) & p.pieces(Piece.BLACK, PAWN))
                | (Attacks.knight(square) & p.pieces(KNIGHT))
                | (Attacks.bishop(square, occupied) & diagonal)
                | (Attacks.rook(square, occupied) & straight)
                | (Attacks.king(square) & p.pieces(KING));
    }

    private static int leastValuable(ChessPosition p, long men) {
        int type = PAWN;
        while ((men & p.pieces(type)) == 0) {
            type++;
        }
        return type;
    }
}
