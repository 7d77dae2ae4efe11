package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BISHOP;
import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.KNIGHT;
import static org.royalfork.engine.chess.Piece.NONE;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;
import static org.royalfork.engine.chess.Piece.WHITE;

import org.royalfork.parallel.game.MoveList;

/**
 * Generates legal moves only: with the checkers and the pinned men known, a man that is not pinned may go wherever it blocks
 * or captures a single checker (anywhere without check), a pinned man may go along the line of its pin, and the king goes
 * where no man of the opponent looks once the king itself is out of the way. En passant, which takes two men off one rank,
 * is tried on the board instead.
 *
 * <p>Tactical moves are captures, en passant and promotions to a queen, except that a promotion to a lesser man is never
 * tactical, even when it captures.
 */
final class MoveGenerator {

    private static final long EVERYWHERE = -1L;

    private MoveGenerator() {}

    /** Appends all legal moves. */
    static void all(ChessPosition p, MoveList moves) {
        int us = p.sideToMove();
        long targets = ~p.occupied(us);
        long checkers = p.checkers();
        addKingMoves(p, moves, targets);
        if (Bitboards.many(checkers)) {
            return;
        }
        long allowed = allowed(p, us, checkers);
        addPawnTactics(p, moves, allowed);
        addPieces(p, moves, targets & allowed);
        addPawnQuiets(p, moves, allowed);
        if (checkers == 0) {
            addCastling(p, moves);
        }
    }

    /** Appends the tactical moves. */
    static void tactical(ChessPosition p, MoveList moves) {
        int us = p.sideToMove();
        long targets = p.occupied(us ^ 1);
        long checkers = p.checkers();
        addKingMoves(p, moves, targets);
        if (Bitboards.many(checkers)) {
            return;
        }
        long allowed = allowed(p, us, checkers);
        addPawnTactics(p, moves, allowed);
        addPieces(p, moves, targets & allowed);
    }

    /** Appends the moves that are not tactical. */
    static void quiet(ChessPosition p, MoveList moves) {
        int us = p.sideToMove();
        long targets = ~p.occupied();
        long checkers = p.checkers();
        addKingMoves(p, moves, targets);
        if (Bitboards.many(checkers)) {
            return;
        }
        long allowed = allowed(p, us, checkers);
        addPieces(p, moves, targets & allowed);
        addPawnQuiets(p, moves, allowed);
        if (checkers == 0) {
            addCastling(p, moves);
        }
    }

    /** Returns the number of legal moves. */
    static int count(ChessPosition p) {
        int us = p.sideToMove();
        long targets = ~p.occupied(us);
        long checkers = p.checkers();
        int count = Long.bitCount(kingTargets(p, targets));
        if (Bitboards.many(checkers)) {
            return count;
        }
        long allowed = allowed(p, us, checkers);
        count += countPieces(p, targets & allowed) + countPawns(p, allowed);
        return checkers == 0 && (p.castlingRights() & CastlingRules.rightsOf(us)) != 0
                ? count + countCastling(p, us)
                : count;
    }

    /** Returns the squares on which a man other than the king answers at most one check. */
    private static long allowed(ChessPosition p, int us, long checkers) {
        return checkers == 0
                ? EVERYWHERE
                : checkers | Attacks.between(p.kingSquare(us), Long.numberOfTrailingZeros(checkers));
    }

    /** Returns those of {@code targets} to which the king can step. */
    private static long kingTargets(ChessPosition p, long targets) {
        int us = p.sideToMove();
        int them = us ^ 1;
        int king = p.kingSquare(us);
        long steps = Attacks.king(king) & targets & ~Attacks.king(p.kingSquare(them));
        if (steps == 0) {
            return 0;
        }
        steps &= ~Bitboards.pawnAttacks(them, p.pieces(them, PAWN));
        long occupied = p.occupied() ^ Bitboards.bit(king);
        long safe = 0;
        for (long rest = steps; rest != 0; rest &= rest - 1) {
            if (!isAttackedByPiece(p, Long.numberOfTrailingZeros(rest), them, occupied)) {
                safe |= rest & -rest;
            }
        }
        return safe;
    }

    /** Tells whether a knight, bishop, rook or queen of {@code by} attacks a square. */
    private static boolean isAttackedByPiece(ChessPosition p, int square, int by, long occupied) {
        long queens = p.pieces(QUEEN);
        long attackers = (Attacks.rook(square, occupied) & (p.pieces(ROOK) | queens))
                | (Attacks.bishop(square, occupied) & (p.pieces(BISHOP) | queens))
                | (Attacks.knight(square) & p.pieces(KNIGHT));
        return (attackers & p.occupied(by)) != 0;
    }

    /** Tells whether any man of {@code by} attacks a square, with the board occupied as told. */
    static boolean isAttacked(ChessPosition p, int square, int by, long occupied) {
        long others = (Attacks.pawn(by ^ 1, square) & p.pieces(PAWN)) | (Attacks.king(square) & p.pieces(KING));
        return (others & p.occupied(by)) != 0 || isAttackedByPiece(p, square, by, occupied);
    }

    private static void addKingMoves(ChessPosition p, MoveList moves, long targets) {
        int king = p.kingSquare(p.sideToMove());
        addFrom(moves, king, kingTargets(p, targets));
    }

    private static void addFrom(MoveList moves, int from, long targets) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            moves.add(ChessMove.of(from, Long.numberOfTrailingZeros(rest)));
        }
    }

    private static void addPieces(ChessPosition p, MoveList moves, long targets) {
        int us = p.sideToMove();
        long ours = p.occupied(us);
        long free = ours & ~p.pinned();
        long occupied = p.occupied();
        for (long rest = free & p.pieces(KNIGHT); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            addFrom(moves, from, Attacks.knight(from) & targets);
        }
        long queens = p.pieces(QUEEN);
        for (long rest = free & (p.pieces(BISHOP) | queens); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            addFrom(moves, from, Attacks.bishop(from, occupied) & targets);
        }
        for (long rest = free & (p.pieces(ROOK) | queens); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            addFrom(moves, from, Attacks.rook(from, occupied) & targets);
        }
        for (long rest = ours & p.pinned() & ~p.pieces(PAWN); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            addFrom(moves, from, pinnedTargets(p, from, occupied) & targets);
        }
    }

    /** Returns the squares on the line of its pin that a pinned man other than a pawn attacks. */
    private static long pinnedTargets(ChessPosition p, int from, long occupied) {
        long line = Attacks.line(p.kingSquare(p.sideToMove()), from);
        return attacks(Piece.type(p.board(from)), from, occupied) & line;
    }

    /** Returns the squares that a man other than a pawn attacks. */
    static long attacks(int type, int square, long occupied) {
        return switch (type) {
            case KNIGHT -> Attacks.knight(square);
            case BISHOP -> Attacks.bishop(square, occupied);
            case ROOK -> Attacks.rook(square, occupied);
            case QUEEN -> Attacks.queen(square, occupied);
            default -> Attacks.king(square);
        };
    }

    private static int countPieces(ChessPosition p, long targets) {
        int us = p.sideToMove();
        long ours = p.occupied(us);
        long free = ours & ~p.pinned();
        long occupied = p.occupied();
        int count = 0;
        for (long rest = free & p.pieces(KNIGHT); rest != 0; rest &= rest - 1) {
            count += Long.bitCount(Attacks.knight(Long.numberOfTrailingZeros(rest)) & targets);
        }
        long queens = p.pieces(QUEEN);
        for (long rest = free & (p.pieces(BISHOP) | queens); rest != 0; rest &= rest - 1) {
            count += Long.bitCount(Attacks.bishop(Long.numberOfTrailingZeros(rest), occupied) & targets);
        }
        for (long rest = free & (p.pieces(ROOK) | queens); rest != 0; rest &= rest - 1) {
            count += Long.bitCount(Attacks.rook(Long.numberOfTrailingZeros(rest), occupied) & targets);
        }
        for (long rest = ours & p.pinned() & ~p.pieces(PAWN); rest != 0; rest &= rest - 1) {
            count += Long.bitCount(pinnedTargets(p, Long.numberOfTrailingZeros(rest), occupied) & targets);
        }
        return count;
    }

    /** Returns the mover's pawns that may advance: not pinned, or on the king's file. */
    private static long advancing(ChessPosition p, int us) {
        long file = Bitboards.fileMask(Bitboards.file(p.kingSquare(us)));
        return p.pieces(us, PAWN) & (~p.pinned() | file);
    }

    /** Returns the squares that the mover's pawns attack towards the a-file, pins allowing. */
    private static long westAttacks(ChessPosition p, int us) {
        int king = p.kingSquare(us);
        long line = us == WHITE ? Attacks.antiDiagonal(king) : Attacks.diagonal(king);
        return Bitboards.pawnAttacksWest(us, p.pieces(us, PAWN) & (~p.pinned() | line));
    }

    /** Returns the squares that the mover's pawns attack towards the h-file, pins allowing. */
    private static long eastAttacks(ChessPosition p, int us) {
        int king = p.kingSquare(us);
        long line = us == WHITE ? Attacks.diagonal(king) : Attacks.antiDiagonal(king);
        return Bitboards.pawnAttacksEast(us, p.pieces(us, PAWN) & (~p.pinned() | line));
    }

    private static int countPawns(ChessPosition p, long allowed) {
        int us = p.sideToMove();
        long empty = ~p.occupied();
        long victims = p.occupied(us ^ 1) & allowed;
        long lastRank = Bitboards.relativeRankMask(us, 7);
        long single = Bitboards.forward(us, advancing(p, us)) & empty;
        long twice = Bitboards.forward(us, single & Bitboards.relativeRankMask(us, 2)) & empty & allowed;
        single &= allowed;
        long west = westAttacks(p, us) & victims;
        long east = eastAttacks(p, us) & victims;
        int count = Long.bitCount(single) + Long.bitCount(twice) + Long.bitCount(west) + Long.bitCount(east);
        if (((single | west | east) & lastRank) != 0) {
            count += 3
                    * (Long.bitCount(single & lastRank)
                            + Long.bitCount(west & lastRank)
                            + Long.bitCount(east & lastRank));
        }
        return p.enPassant() == 0 ? count : count + Long.bitCount(enPassantCapturers(p, us));
    }

    /** Appends captures that are no promotions, en passant, and promotions to a queen. */
    private static void addPawnTactics(ChessPosition p, MoveList moves, long allowed) {
        int us = p.sideToMove();
        long lastRank = Bitboards.relativeRankMask(us, 7);
        long victims = p.occupied(us ^ 1) & allowed;
        int ahead = us == WHITE ? 8 : -8;
        long west = westAttacks(p, us) & victims;
        long east = eastAttacks(p, us) & victims;
        if ((p.pieces(us, PAWN) & Bitboards.relativeRankMask(us, 6)) != 0) {
            long single = Bitboards.forward(us, advancing(p, us)) & ~p.occupied() & allowed;
            addQueens(moves, single & lastRank, ahead);
            addQueens(moves, west & lastRank, ahead - 1);
            addQueens(moves, east & lastRank, ahead + 1);
        }
        addSteps(moves, west & ~lastRank, ahead - 1);
        addSteps(moves, east & ~lastRank, ahead + 1);
        if (p.enPassant() != 0) {
            addEnPassant(p, moves, us);
        }
    }

    /** Appends advances that are no promotions, and promotions to lesser men. */
    private static void addPawnQuiets(ChessPosition p, MoveList moves, long allowed) {
        int us = p.sideToMove();
        long lastRank = Bitboards.relativeRankMask(us, 7);
        long empty = ~p.occupied();
        int ahead = us == WHITE ? 8 : -8;
        long single = Bitboards.forward(us, advancing(p, us)) & empty;
        long twice = Bitboards.forward(us, single & Bitboards.relativeRankMask(us, 2)) & empty & allowed;
        single &= allowed;
        addSteps(moves, single & ~lastRank, ahead);
        addSteps(moves, twice, 2 * ahead);
        if ((p.pieces(us, PAWN) & Bitboards.relativeRankMask(us, 6)) != 0) {
            long victims = p.occupied(us ^ 1) & allowed & lastRank;
            addUnderPromotions(moves, single & lastRank, ahead);
            addUnderPromotions(moves, westAttacks(p, us) & victims, ahead - 1);
            addUnderPromotions(moves, eastAttacks(p, us) & victims, ahead + 1);
        }
    }

    private static void addSteps(MoveList moves, long targets, int step) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            moves.add(ChessMove.of(to - step, to));
        }
    }

    private static void addQueens(MoveList moves, long targets, int step) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            moves.add(ChessMove.promotion(to - step, to, QUEEN));
        }
    }

    private static void addUnderPromotions(MoveList moves, long targets, int step) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            moves.add(ChessMove.promotion(to - step, to, KNIGHT));
            moves.add(ChessMove.promotion(to - step, to, ROOK));
            moves.add(ChessMove.promotion(to - step, to, BISHOP));
        }
    }

    private static void addEnPassant(ChessPosition p, MoveList moves, int us) {
        for (long rest = enPassantCapturers(p, us); rest != 0; rest &= rest - 1) {
            moves.add(ChessMove.of(Long.numberOfTrailingZeros(rest), p.enPassant(), ChessMove.EN_PASSANT));
        }
    }

    /** Returns the mover's pawns that can legally capture en passant. */
    private static long enPassantCapturers(ChessPosition p, int us) {
        int target = p.enPassant();
        long safe = 0;
        for (long rest = Attacks.pawn(us ^ 1, target) & p.pieces(us, PAWN); rest != 0; rest &= rest - 1) {
            if (isEnPassantSafe(p, Long.numberOfTrailingZeros(rest), target)) {
                safe |= rest & -rest;
            }
        }
        return safe;
    }

    /** Tells whether the mover's king is not in check after its pawn on {@code from} captures en passant. */
    static boolean isEnPassantSafe(ChessPosition p, int from, int target) {
        int us = p.sideToMove();
        int king = p.kingSquare(us);
        long victim = Bitboards.bit(target ^ 8);
        long occupied = p.occupied() ^ Bitboards.bit(from) ^ Bitboards.bit(target) ^ victim;
        long pawns = Attacks.pawn(us, king) & p.pieces(us ^ 1, PAWN) & ~victim;
        return pawns == 0 && !isAttackedByPiece(p, king, us ^ 1, occupied);
    }

    private static void addCastling(ChessPosition p, MoveList moves) {
        int us = p.sideToMove();
        int rights = p.castlingRights() & CastlingRules.rightsOf(us);
        for (; rights != 0; rights &= rights - 1) {
            int right = Integer.numberOfTrailingZeros(rights);
            if (canCastle(p, us, right)) {
                int rook = p.castlingRules().rookSquare(right);
                moves.add(ChessMove.of(p.kingSquare(us), rook, ChessMove.CASTLING));
            }
        }
    }

    private static int countCastling(ChessPosition p, int us) {
        int count = 0;
        int rights = p.castlingRights() & CastlingRules.rightsOf(us);
        for (; rights != 0; rights &= rights - 1) {
            if (canCastle(p, us, Integer.numberOfTrailingZeros(rights))) {
                count++;
            }
        }
        return count;
    }

    /**
     * Tells whether a right can be used, out of check. King and rook count as lifted from the board, so that a Chess960 rook
     * that shields the king's target from an attack along the rank does not make the move legal.
     */
    private static boolean canCastle(ChessPosition p, int us, int right) {
        CastlingRules rules = p.castlingRules();
        long occupied = p.occupied();
        if ((occupied & rules.mustBeEmpty(right)) != 0) {
            return false;
        }
        occupied ^= Bitboards.bit(p.kingSquare(us)) ^ Bitboards.bit(rules.rookSquare(right));
        for (long rest = rules.kingPath(right); rest != 0; rest &= rest - 1) {
            if (isAttacked(p, Long.numberOfTrailingZeros(rest), us ^ 1, occupied)) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether any number is the code of a legal move. */
    static boolean isLegal(ChessPosition p, int move) {
        if (move <= 0 || move > 0xFFFF) {
            return false;
        }
        int us = p.sideToMove();
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        int kind = ChessMove.kind(move);
        boolean promotionBits = ChessMove.promotion(move) != KNIGHT;
        if (!Bitboards.contains(p.occupied(us), from) || (promotionBits && kind != ChessMove.PROMOTION)) {
            return false;
        }
        int type = Piece.type(p.board(from));
        if (kind == ChessMove.CASTLING) {
            return type == KING && isCastlingLegal(p, us, from, to);
        }
        if (Bitboards.contains(p.occupied(us), to)) {
            return false;
        }
        if (type == KING) {
            return kind == ChessMove.NORMAL && kingTargets(p, Bitboards.bit(to)) != 0;
        }
        if (kind == ChessMove.EN_PASSANT) {
            return type == PAWN
                    && to != 0
                    && to == p.enPassant()
                    && Bitboards.contains(Attacks.pawn(us, from), to)
                    && isEnPassantSafe(p, from, to);
        }
        boolean reachable = type == PAWN
                ? kind == promotionKind(us, to) && isPawnStep(p, us, from, to)
                : kind == ChessMove.NORMAL && Bitboards.contains(attacks(type, from, p.occupied()), to);
        return reachable && keepsKingSafe(p, us, from, to);
    }

    private static int promotionKind(int us, int to) {
        return Bitboards.relativeRank(us, to) == 7 ? ChessMove.PROMOTION : ChessMove.NORMAL;
    }

    private static boolean isPawnStep(ChessPosition p, int us, int from, int to) {
        if (p.board(to) != NONE) {
            return Bitboards.contains(Attacks.pawn(us, from), to);
        }
        int ahead = us == WHITE ? 8 : -8;
        return to == from + ahead
                || (to == from + 2 * ahead && Bitboards.relativeRank(us, from) == 1 && p.board(from + ahead) == NONE);
    }

    private static boolean isCastlingLegal(ChessPosition p, int us, int from, int to) {
        int right = CastlingRules.right(us, to > from);
        return (p.castlingRights() >> right & 1) != 0
                && p.castlingRules().rookSquare(right) == to
                && p.checkers() == 0
                && canCastle(p, us, right);
    }

    /** Tells whether a man other than the king, which can go from one square to the other, answers a check and no pin holds it. */
    private static boolean keepsKingSafe(ChessPosition p, int us, int from, int to) {
        long checkers = p.checkers();
        if (Bitboards.many(checkers) || !Bitboards.contains(allowed(p, us, checkers), to)) {
            return false;
        }
        return !Bitboards.contains(p.pinned(), from) || Bitboards.contains(Attacks.line(p.kingSquare(us), from), to);
    }
}
