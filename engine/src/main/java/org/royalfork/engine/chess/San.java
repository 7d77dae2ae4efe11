package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.NONE;
import static org.royalfork.engine.chess.Piece.PAWN;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** Moves in standard algebraic notation, as in PGN: {@code Nbd7}, {@code exd8=Q+}, {@code O-O-O}. */
public final class San {

    private static final String LETTERS = "PNBRQK";
    private static final int MOVES = 256;

    private static final Pattern CASTLING = Pattern.compile("[O0o](-?[O0o])(-?[O0o])?");
    private static final Pattern MOVE =
            Pattern.compile("(?<man>[PNBRQK])?(?<file>[a-h])?(?<rank>[1-8])?[-x:]?(?<to>[a-h][1-8])"
                    + "(?:[=/]?\\(?(?<promotion>[NBRQnbrq])\\)?)?");

    /** What may follow a move: check, mate, comment signs, numeric glyphs, a mark of en passant. */
    private static final Pattern SUFFIX =
            Pattern.compile("(\\s*(e\\.p\\.?|ep|\\+\\+|dbl|dis|ch|[+#!?=\u00B1]|\\$\\d+))*\\s*$");

    private San() {}

    /** Writes a legal move of {@code position}, with the sign of check or mate. The position is as before afterwards. */
    public static String format(ChessPosition position, int move) {
        StringBuilder text = new StringBuilder(8);
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        int kind = ChessMove.kind(move);
        if (kind == ChessMove.CASTLING) {
            text.append(to > from ? "O-O" : "O-O-O");
        } else {
            boolean captures = kind == ChessMove.EN_PASSANT || position.board(to) != NONE;
            int type = Piece.type(position.board(from));
            if (type != PAWN) {
                text.append(LETTERS.charAt(type)).append(distinction(position, move, type));
            } else if (captures) {
                text.append(Bitboards.name(from).charAt(0));
            }
            text.append(captures ? "x" : "").append(Bitboards.name(to));
            if (kind == ChessMove.PROMOTION) {
                text.append('=').append(LETTERS.charAt(ChessMove.promotion(move)));
            }
        }
        position.make(move);
        if (position.isForced()) {
            text.append(MoveGenerator.count(position) == 0 ? '#' : '+');
        }
        position.unmake();
        return text.toString();
    }

    /** Returns the file, rank or square that tells a move from those of other men of its type to the same square. */
    private static String distinction(ChessPosition position, int move, int type) {
        if (type == KING) {
            return "";
        }
        int from = ChessMove.from(move);
        boolean rivals = false;
        boolean sameFile = false;
        boolean sameRank = false;
        MoveList moves = legalMoves(position);
        for (int i = 0; i < moves.size(); i++) {
            int other = ChessMove.from(moves.move(i));
            if (other != from
                    && ChessMove.to(moves.move(i)) == ChessMove.to(move)
                    && position.board(other) == position.board(from)) {
                rivals = true;
                sameFile |= Bitboards.file(other) == Bitboards.file(from);
                sameRank |= Bitboards.rank(other) == Bitboards.rank(from);
            }
        }
        String name = Bitboards.name(from);
        if (!rivals) {
            return "";
        }
        return !sameFile ? name.substring(0, 1) : !sameRank ? name.substring(1) : name;
    }

    private static MoveList legalMoves(ChessPosition position) {
        MoveList moves = new MoveList(MOVES);
        position.generateMoves(moves);
        return moves;
    }

    /**
     * Reads a move. Beside the standard it takes zeros for castling, long algebraic notation ({@code e2-e4}, {@code Ng1f3}),
     * superfluous squares, promotions without {@code =}, and signs of check, mate, comment and en passant that are missing,
     * wrong or too many.
     *
     * @throws IllegalArgumentException with one line, when the text is no move, or not exactly one legal move of
     *     {@code position}
     */
    public static int parse(ChessPosition position, String text) {
        String core = SUFFIX.matcher(text.strip()).replaceFirst("");
        Matcher castling = CASTLING.matcher(core);
        if (castling.matches()) {
            return parseCastling(position, castling.group(2) == null, text);
        }
        Matcher parts = MOVE.matcher(core);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not a move in algebraic notation such as Nf3 or exd5");
        }
        int found = Position.NO_MOVE;
        MoveList moves = legalMoves(position);
        for (int i = 0; i < moves.size(); i++) {
            if (fits(position, moves.move(i), parts)) {
                if (found != Position.NO_MOVE) {
                    throw new IllegalArgumentException("move " + text + " is ambiguous in " + Fen.format(position));
                }
                found = moves.move(i);
            }
        }
        return requireLegal(position, found, text);
    }

    private static int parseCastling(ChessPosition position, boolean towardsH, String text) {
        int us = position.sideToMove();
        int rook = position.castlingRules().rookSquare(CastlingRules.right(us, towardsH));
        int move = rook == CastlingRules.NONE
                ? Position.NO_MOVE
                : ChessMove.of(position.kingSquare(us), rook, ChessMove.CASTLING);
        return requireLegal(position, position.isLegal(move) ? move : Position.NO_MOVE, text);
    }

    private static int requireLegal(ChessPosition position, int move, String text) {
        if (move == Position.NO_MOVE) {
            throw new IllegalArgumentException("move " + text + " is not legal in " + Fen.format(position));
        }
        return move;
    }

    private static boolean fits(ChessPosition position, int move, Matcher parts) {
        String from = Bitboards.name(ChessMove.from(move));
        int kind = ChessMove.kind(move);
        String man = parts.group("man");
        String file = parts.group("file");
        String rank = parts.group("rank");
        String promotion = parts.group("promotion");
        int type = Piece.type(position.board(ChessMove.from(move)));
        // A text of two squares without a letter may be any man's move: long algebraic notation of a coordinate kind.
        boolean typeFits = man == null ? type == PAWN || (file != null && rank != null) : LETTERS.indexOf(man) == type;
        boolean promotionFits = promotion == null
                ? kind != ChessMove.PROMOTION
                : kind == ChessMove.PROMOTION
                        && LETTERS.indexOf(Character.toUpperCase(promotion.charAt(0))) == ChessMove.promotion(move);
        return typeFits
                && promotionFits
                && kind != ChessMove.CASTLING
                && Bitboards.name(ChessMove.to(move)).equals(parts.group("to"))
                && (file == null || file.charAt(0) == from.charAt(0))
                && (rank == null || rank.charAt(0) == from.charAt(1));
    }
}
