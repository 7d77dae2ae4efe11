package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BISHOP;
import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.KNIGHT;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;
import static org.royalfork.engine.chess.Piece.WHITE;

/**
 * What the terms of one evaluation share: who attacks what, where men may safely go, and who stands in the ring around a
 * king. {@link #begin} fills in pawns and kings; {@link #add} one piece after the other.
 */
final class AttackMap {

    /** Squares attacked by the men of a code ({@code colour * 6 + type}). */
    final long[] by = new long[12];

    /** Squares attacked by a side; by two or more of its men. */
    final long[] all = new long[2];

    final long[] twice = new long[2];

    /** Squares that count for a side's mobility. */
    final long[] mobilityArea = new long[2];

    /** The squares around a side's king, less those that its pawns defend twice. */
    final long[] kingRing = new long[2];

    /** Men of either side that alone stand between a side's king and an enemy slider. */
    final long[] blockers = new long[2];

    /** Enemy pieces of a type (knight = 0) that attack the ring of a side's king: {@code colour * 4 + type - 1}. */
    final int[] ringAttackers = new int[8];

    /** Attacks of enemy pieces on squares next to that king. */
    final int[] kingTouches = new int[2];

    /** Starts a new position. */
    void begin(ChessPosition position) {
        for (int type = KNIGHT; type <= QUEEN; type++) {
            by[type] = 0;
            by[Piece.of(BLACK, type)] = 0;
        }
        for (int i = 0; i < ringAttackers.length; i++) {
            ringAttackers[i] = 0;
        }
        beginSide(position, WHITE);
        beginSide(position, BLACK);
        mobilityArea[WHITE] &= ~by[Piece.of(BLACK, PAWN)];
        mobilityArea[BLACK] &= ~by[PAWN];
    }

    private void beginSide(ChessPosition position, int us) {
        long pawns = position.pieces(us, PAWN);
        int kingSquare = position.kingSquare(us);
        long kingAttacks = Attacks.king(kingSquare);
        long west = Bitboards.pawnAttacksWest(us, pawns);
        long east = Bitboards.pawnAttacksEast(us, pawns);
        long pawnAttacks = west | east;
        by[Piece.of(us, PAWN)] = pawnAttacks;
        by[Piece.of(us, KING)] = kingAttacks;
        all[us] = pawnAttacks | kingAttacks;
        twice[us] = (west & east) | (pawnAttacks & kingAttacks);

        int centre = Bitboards.square(
                Math.clamp(Bitboards.file(kingSquare), 1, 6), Math.clamp(Bitboards.rank(kingSquare), 1, 6));
        kingRing[us] = (Attacks.king(centre) | Bitboards.bit(centre)) & ~(west & east);
        kingTouches[us] = 0;

        // Pawns that cannot move, or have not, are no squares to go to; nor are king and queen worth defending.
        long home = Bitboards.relativeRankMask(us, 1) | Bitboards.relativeRankMask(us, 2);
        long stuck = pawns & (Bitboards.forward(us ^ 1, position.occupied()) | home);
        mobilityArea[us] = ~(stuck | position.pieces(us, KING) | position.pieces(us, QUEEN));
        blockers[us] = blockers(position, us, kingSquare);
    }

    private static long blockers(ChessPosition position, int us, int kingSquare) {
        int them = us ^ 1;
        long queens = position.pieces(them, QUEEN);
        long snipers = (Attacks.rook(kingSquare, 0) & (position.pieces(them, ROOK) | queens))
                | (Attacks.bishop(kingSquare, 0) & (position.pieces(them, BISHOP) | queens));
        long found = 0;
        for (; snipers != 0; snipers &= snipers - 1) {
            long between = Attacks.between(kingSquare, Bitboards.first(snipers)) & position.occupied();
            if (!Bitboards.many(between)) {
                found |= between;
            }
        }
        return found;
    }

    /** Adds the attacks of one knight, bishop, rook or queen. */
    void add(int us, int type, long attacks) {
        by[us * Piece.TYPES + type] |= attacks;
        twice[us] |= all[us] & attacks;
        all[us] |= attacks;
        int them = us ^ 1;
        ringAttackers[them * 4 + type - 1] += Bitboards.any(attacks & kingRing[them]);
        kingTouches[them] += Bitboards.count(attacks & by[them * Piece.TYPES + KING]);
    }

    /** Returns the squares that the men of a type attack. */
    long by(int colour, int type) {
        return by[colour * Piece.TYPES + type];
    }
}
