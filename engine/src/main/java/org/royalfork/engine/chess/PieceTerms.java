package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BISHOP;
import static org.royalfork.engine.chess.Piece.KNIGHT;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;

/** Mobility and posts of knights, bishops, rooks and queens. */
final class PieceTerms {

    private static final long CENTRE = 0x0000001818000000L;
    private static final long CENTRAL_FILES = 0x3C3C3C3C3C3C3C3CL;

    private final Weights weights;
    private final AttackMap map;

    PieceTerms(Weights weights, AttackMap map) {
        this.weights = weights;
        this.map = map;
    }

    /** Returns the packed score of a side's pieces, and adds their attacks to the map. */
    int evaluate(ChessPosition position, int us) {
        weights.side(us);
        int pawnCount = Bitboards.count(position.pieces(us, PAWN));
        int score = knights(position, us, pawnCount) + bishops(position, us, pawnCount);
        score += rooks(position, us, pawnCount) + queens(position, us);
        long pinned = map.blockers[us] & position.occupied(us);
        for (; pinned != 0; pinned &= pinned - 1) {
            int type = Piece.type(position.board(Bitboards.first(pinned)));
            score += weights.of(EvaluationTerms.PIECE_PINNED + type);
        }
        return score;
    }

    /** Returns the attacks that a man keeps when it is pinned to its king. */
    private long unlessPinned(ChessPosition position, int us, int square, long attacks) {
        return Bitboards.contains(map.blockers[us], square)
                ? attacks & Attacks.line(position.kingSquare(us), square)
                : attacks;
    }

    private int knights(ChessPosition position, int us, int pawnCount) {
        int score = 0;
        long outposts = outposts(position, us);
        for (long rest = position.pieces(us, KNIGHT); rest != 0; rest &= rest - 1) {
            int square = Bitboards.first(rest);
            long attacks = unlessPinned(position, us, square, Attacks.knight(square));
            map.add(us, KNIGHT, attacks);
            score += weights.of(EvaluationTerms.KNIGHT_MOBILITY + Bitboards.count(attacks & map.mobilityArea[us]));
            score += weights.of(EvaluationTerms.KNIGHT_PAWNS + pawnCount);
            if (Bitboards.contains(outposts, square)) {
                boolean supported = Bitboards.contains(map.by(us, PAWN), square);
                score += weights.of(EvaluationTerms.KNIGHT_OUTPOST + (supported ? 1 : 0));
            } else if ((attacks & outposts & map.by(us, PAWN) & ~position.occupied(us)) != 0) {
                score += weights.of(EvaluationTerms.KNIGHT_REACHES_OUTPOST);
            }
            score += minor(position, us, square, KNIGHT);
        }
        return score;
    }

    private int bishops(ChessPosition position, int us, int pawnCount) {
        long bishops = position.pieces(us, BISHOP);
        if (bishops == 0) {
            return 0;
        }
        int score = 0;
        if ((bishops & Bitboards.DARK_SQUARES) != 0 && (bishops & Bitboards.LIGHT_SQUARES) != 0) {
            score += weights.of(EvaluationTerms.BISHOP_PAIR);
        }
        long occupied = position.occupied() ^ (position.pieces(us, QUEEN) | bishops);
        long outposts = outposts(position, us);
        for (long rest = bishops; rest != 0; rest &= rest - 1) {
            int square = Bitboards.first(rest);
            long attacks = unlessPinned(position, us, square, Attacks.bishop(square, occupied));
            map.add(us, BISHOP, attacks);
            score += weights.of(EvaluationTerms.BISHOP_MOBILITY + Bitboards.count(attacks & map.mobilityArea[us]));
            score += weights.of(EvaluationTerms.BISHOP_PAWNS + pawnCount);
            if (Bitboards.contains(outposts, square)) {
                boolean supported = Bitboards.contains(map.by(us, PAWN), square);
                score += weights.of(EvaluationTerms.BISHOP_OUTPOST + (supported ? 1 : 0));
            }
            score += bishopAndPawns(position, us, square) + minor(position, us, square, BISHOP);
        }
        return score;
    }

    private int bishopAndPawns(ChessPosition position, int us, int square) {
        long colour =
                Bitboards.contains(Bitboards.DARK_SQUARES, square) ? Bitboards.DARK_SQUARES : Bitboards.LIGHT_SQUARES;
        long own = position.pieces(us, PAWN);
        long enemy = position.pieces(us ^ 1, PAWN);
        int onColour = Bitboards.count(own & colour);
        int blocked = Bitboards.count(own & CENTRAL_FILES & Bitboards.forward(us ^ 1, position.occupied()));
        long centre = Attacks.bishop(square, own | enemy) & CENTRE;
        return weights.of(EvaluationTerms.BISHOP_OWN_PAWNS, onColour)
                + weights.of(EvaluationTerms.BISHOP_BLOCKED_CENTRE, onColour * blocked)
                + weights.of(EvaluationTerms.BISHOP_ENEMY_PAWNS, Bitboards.count(enemy & colour))
                + weights.of(EvaluationTerms.BISHOP_LONG_DIAGONAL, Bitboards.any(centre & (centre - 1)));
    }

    /** Returns the squares of ranks 4 to 6 that no enemy pawn attacks or could come to attack. */
    private long outposts(ChessPosition position, int us) {
        int them = us ^ 1;
        long reach = Bitboards.fillForward(them, position.pieces(them, PAWN));
        long ranks = Bitboards.relativeRankMask(us, 3)
                | Bitboards.relativeRankMask(us, 4)
                | Bitboards.relativeRankMask(us, 5);
        return ranks & ~Bitboards.pawnAttacks(them, reach);
    }

    private int minor(ChessPosition position, int us, int square, int type) {
        int distance = PawnMasks.distance(square, position.kingSquare(us));
        long before = Bitboards.forward(us, Bitboards.bit(square)) & position.pieces(PAWN);
        return weights.of(EvaluationTerms.MINOR_KING_DISTANCE + type - KNIGHT, distance)
                + weights.of(EvaluationTerms.MINOR_BEHIND_PAWN, Bitboards.any(before));
    }

    private int rooks(ChessPosition position, int us, int pawnCount) {
        int score = 0;
        long occupied = position.occupied() ^ (position.pieces(us, QUEEN) | position.pieces(us, ROOK));
        for (long rest = position.pieces(us, ROOK); rest != 0; rest &= rest - 1) {
            int square = Bitboards.first(rest);
            long attacks = unlessPinned(position, us, square, Attacks.rook(square, occupied));
            map.add(us, ROOK, attacks);
            int mobility = Bitboards.count(attacks & map.mobilityArea[us]);
            score += weights.of(EvaluationTerms.ROOK_MOBILITY + mobility);
            score += weights.of(EvaluationTerms.ROOK_PAWNS + pawnCount);
            score += rook(position, us, square, mobility);
        }
        return score;
    }

    private int rook(ChessPosition position, int us, int square, int mobility) {
        int them = us ^ 1;
        long file = Bitboards.fileMask(Bitboards.file(square));
        int score = 0;
        if ((file & position.pieces(us, PAWN)) == 0) {
            long target = file & position.pieces(them, PAWN);
            score += target == 0
                    ? weights.of(EvaluationTerms.ROOK_OPEN_FILE)
                    : weights.of(EvaluationTerms.ROOK_HALF_OPEN_FILE + ((target & map.by(them, PAWN)) == 0 ? 1 : 0));
        } else if (mobility <= 3) {
            int kingSquare = position.kingSquare(us);
            int kingFile = Bitboards.file(kingSquare);
            boolean shutIn =
                    Bitboards.relativeRank(us, kingSquare) == 0 && kingFile < 4 == Bitboards.file(square) < kingFile;
            if (shutIn) {
                boolean castles = position.mayCastle(us, true) || position.mayCastle(us, false);
                score += weights.of(EvaluationTerms.ROOK_TRAPPED + (castles ? 0 : 1));
            }
        }
        score += weights.of(EvaluationTerms.ROOK_QUEEN_FILE, Bitboards.any(file & position.pieces(QUEEN)));
        if (Bitboards.relativeRank(us, square) == 6
                && ((position.pieces(them, PAWN) & Bitboards.relativeRankMask(us, 6)) != 0
                        || Bitboards.relativeRank(us, position.kingSquare(them)) == 7)) {
            score += weights.of(EvaluationTerms.ROOK_SEVENTH);
        }
        return score;
    }

    private int queens(ChessPosition position, int us) {
        int score = 0;
        for (long rest = position.pieces(us, QUEEN); rest != 0; rest &= rest - 1) {
            int square = Bitboards.first(rest);
            long all = Attacks.queen(square, position.occupied());
            long attacks = unlessPinned(position, us, square, all);
            map.add(us, QUEEN, attacks);
            score += weights.of(EvaluationTerms.QUEEN_MOBILITY + Bitboards.count(attacks & map.mobilityArea[us]));
            if (isScreened(position, us, square)) {
                score += weights.of(EvaluationTerms.QUEEN_SCREENED);
            }
        }
        return score;
    }

    private static boolean isScreened(ChessPosition position, int us, int square) {
        int them = us ^ 1;
        long snipers = (Attacks.rookRays(square) & position.pieces(them, ROOK))
                | (Attacks.bishopRays(square) & position.pieces(them, BISHOP));
        for (; snipers != 0; snipers &= snipers - 1) {
            long between = Attacks.between(square, Bitboards.first(snipers)) & position.occupied();
            if (between != 0 && !Bitboards.many(between)) {
                return true;
            }
        }
        return false;
    }
}
