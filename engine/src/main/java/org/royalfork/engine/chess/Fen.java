package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.NONE;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.ROOK;
import static org.royalfork.engine.chess.Piece.WHITE;

import java.util.Arrays;
import java.util.StringTokenizer;

/**
 * Reads and writes positions in Forsyth-Edwards notation, standard and Chess960.
 *
 * <p>Read are FEN, X-FEN (Reinhard Scharnagl: {@code K}, {@code Q} are the outermost rooks, a letter of a file any other) and
 * Shredder-FEN (letters of files for all rooks). Only where the text is said to be Chess960 do {@code KQkq} speak of kings and
 * rooks that do not stand as in standard chess; letters of files always do. All fields after the first may be missing
 * ({@code w}, {@code -}, {@code -}, {@code 0}, {@code 1} are assumed).
 *
 * <p>As strong engines and libraries do, a right to castle without king and rook in place and an en passant square on which
 * no pawn can legally capture are dropped without complaint. Refused is what is no position: wrong numbers of kings, pawns
 * on the outer ranks, a side to move that could take the king; and armies of more than 16 men or 8 pawns, for which the
 * evaluation is not made ({@link #parseAnyMaterial} reads those too).
 */
public final class Fen {

    /** The initial position of standard chess. */
    public static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static final int MAX_MEN = 16;
    private static final int MAX_PAWNS = 8;
    private static final int MAX_DIGITS = 6;
    private static final String[] DEFAULTS = {"", "w", "-", "-", "0", "1"};
    private static final String[] COLOURS = {"White", "Black"};

    private Fen() {}

    /**
     * Reads a position of standard chess.
     *
     * @throws IllegalArgumentException with one line that says what is wrong and where
     */
    public static ChessPosition parse(String text) {
        return parse(text, false, true);
    }

    /**
     * Reads a position.
     *
     * @param chess960 whether {@code KQkq} may speak of kings and rooks on other squares than those of standard chess
     * @throws IllegalArgumentException with one line that says what is wrong and where
     */
    public static ChessPosition parse(String text, boolean chess960) {
        return parse(text, chess960, true);
    }

    /**
     * Reads a position with any number of men, such as composed records of mobility: right for {@link Perft}, not for the
     * evaluation.
     *
     * @param chess960 as in {@link #parse(String, boolean)}
     * @throws IllegalArgumentException with one line that says what is wrong and where
     */
    public static ChessPosition parseAnyMaterial(String text, boolean chess960) {
        return parse(text, chess960, false);
    }

    private static ChessPosition parse(String text, boolean chess960, boolean limitMen) {
        String[] fields = fields(text);
        byte[] men = parsePlacement(fields[0]);
        int side = parseSide(fields[1]);
        checkMen(men, limitMen);
        CastlingRules castling = parseCastling(fields[2], men, chess960);
        int enPassant = parseEnPassant(fields[3], men, side);
        int halfmoveClock = parseNumber(fields[4], "halfmove clock");
        int fullmoveNumber = Math.max(1, parseNumber(fields[5], "move number"));
        int gamePly = 2 * (fullmoveNumber - 1) + side;
        ChessPosition position = new ChessPosition(men, side, castling, enPassant, halfmoveClock, gamePly);
        int king = position.kingSquare(side ^ 1);
        if (MoveGenerator.isAttacked(position, king, side, position.occupied())) {
            throw error(COLOURS[side] + " is to move but " + COLOURS[side ^ 1] + "'s king on " + Bitboards.name(king)
                    + " is in check");
        }
        return position;
    }

    private static String[] fields(String text) {
        StringTokenizer given = new StringTokenizer(text);
        if (!given.hasMoreTokens()) {
            throw error("it is empty");
        }
        String[] fields = DEFAULTS.clone();
        for (int i = 0; given.hasMoreTokens(); i++) {
            String field = given.nextToken();
            if (i == fields.length) {
                throw error("more than six fields: '" + field + "' is the seventh");
            }
            fields[i] = field;
        }
        return fields;
    }

    private static byte[] parsePlacement(String field) {
        byte[] men = new byte[64];
        Arrays.fill(men, (byte) NONE);
        String[] ranks = field.split("/", -1);
        if (ranks.length != 8) {
            throw error("the board has " + ranks.length + " ranks instead of 8: '" + field + "'");
        }
        for (int i = 0; i < 8; i++) {
            parseRank(ranks[i], 7 - i, men);
        }
        return men;
    }

    private static void parseRank(String text, int rank, byte[] men) {
        int file = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int piece = Piece.ofLetter(c);
            if (piece < 0 && (c < '1' || c > '8')) {
                throw error("unknown character '" + c + "' in rank " + (rank + 1) + ": '" + text + "'");
            }
            if (piece >= 0 && file < 8) {
                men[Bitboards.square(file, rank)] = (byte) piece;
            }
            file += piece >= 0 ? 1 : c - '0';
        }
        if (file != 8) {
            throw error("rank " + (rank + 1) + " has " + file + " squares instead of 8: '" + text + "'");
        }
    }

    private static int parseSide(String field) {
        return switch (field) {
            case "w", "W" -> WHITE;
            case "b", "B" -> BLACK;
            default -> throw error("the side to move is '" + field + "' instead of w or b");
        };
    }

    private static void checkMen(byte[] men, boolean limitMen) {
        int[] counts = new int[12];
        for (int square = 0; square < 64; square++) {
            int piece = men[square];
            if (piece != NONE) {
                counts[piece]++;
                boolean outerRank = Bitboards.rank(square) == 0 || Bitboards.rank(square) == 7;
                if (Piece.type(piece) == PAWN && outerRank) {
                    throw error("there is a pawn on " + Bitboards.name(square));
                }
            }
        }
        for (int colour = WHITE; colour <= BLACK; colour++) {
            int kings = counts[Piece.of(colour, KING)];
            if (kings != 1) {
                throw error(COLOURS[colour] + " has " + kings + " kings instead of one");
            }
            int pawns = counts[Piece.of(colour, PAWN)];
            int all = 0;
            for (int type = PAWN; type <= KING; type++) {
                all += counts[Piece.of(colour, type)];
            }
            if (limitMen && (pawns > MAX_PAWNS || all > MAX_MEN)) {
                throw error(COLOURS[colour] + " has " + (pawns > MAX_PAWNS ? pawns + " pawns" : all + " men")
                        + ", more than a game allows");
            }
        }
    }

    private static CastlingRules parseCastling(String field, byte[] men, boolean chess960) {
        int[] kings = {find(men, Piece.of(WHITE, KING)), find(men, Piece.of(BLACK, KING))};
        int[] rooks = new int[CastlingRules.RIGHTS];
        Arrays.fill(rooks, CastlingRules.NONE);
        int[] given = new int[2];
        for (int i = 0; i < field.length() && !field.equals("-"); i++) {
            char c = field.charAt(i);
            int colour = Character.isUpperCase(c) ? WHITE : BLACK;
            char letter = Character.toUpperCase(c);
            if ("KQABCDEFGH".indexOf(letter) < 0) {
                throw error("unknown character '" + c + "' in the castling rights: '" + field + "'");
            }
            if (++given[colour] > 2) {
                throw error("more than two castling rights for " + COLOURS[colour] + ": '" + field + "'");
            }
            int king = kings[colour];
            int rook = letter == 'K' || letter == 'Q'
                    ? namedRook(men, colour, king, letter == 'K', chess960)
                    : Bitboards.square(letter - 'A', colour * 7);
            boolean inPlace = rook != CastlingRules.NONE
                    && men[rook] == Piece.of(colour, ROOK)
                    && Bitboards.relativeRank(colour, king) == 0;
            if (inPlace) {
                rooks[CastlingRules.right(colour, rook > king)] = rook;
            }
        }
        return new CastlingRules(kings, rooks);
    }

    private static int find(byte[] men, int piece) {
        int square = 0;
        while (men[square] != piece) {
            square++;
        }
        return square;
    }

    /**
     * Returns the rook that {@code K} or {@code Q} speaks of, or {@link CastlingRules#NONE}: in Chess960 the one farthest
     * from the king on its side of the first rank, else that in the corner when the king is on the e-file.
     */
    private static int namedRook(byte[] men, int colour, int king, boolean towardsH, boolean chess960) {
        int corner = Bitboards.square(towardsH ? 7 : 0, colour * 7);
        if (!chess960) {
            return Bitboards.file(king) == 4 ? corner : CastlingRules.NONE;
        }
        int step = towardsH ? -1 : 1;
        for (int square = corner; square != king && square >> 3 == corner >> 3; square += step) {
            if (men[square] == Piece.of(colour, ROOK)) {
                return square;
            }
        }
        return CastlingRules.NONE;
    }

    /** Returns the square that a pawn has just passed, or 0 when none can have. */
    private static int parseEnPassant(String field, byte[] men, int side) {
        if (field.equals("-")) {
            return 0;
        }
        int square = field.length() == 2 ? Bitboards.parse(field.charAt(0), field.charAt(1)) : -1;
        if (square < 0) {
            throw error("the en passant square is '" + field + "' instead of a square or -");
        }
        boolean passed = Bitboards.relativeRank(side, square) == 5
                && men[square] == NONE
                && men[square + (side == WHITE ? 8 : -8)] == NONE
                && men[square ^ 8] == Piece.of(side ^ 1, PAWN);
        return passed ? square : 0;
    }

    private static int parseNumber(String field, String what) {
        int value = 0;
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c < '0' || c > '9' || i == MAX_DIGITS) {
                throw error("the " + what + " is '" + field + "' instead of a number from 0 to 999999");
            }
            value = 10 * value + c - '0';
        }
        return value;
    }

    private static IllegalArgumentException error(String what) {
        return new IllegalArgumentException("FEN: " + what);
    }

    /** Writes a position as FEN; in Chess960 as X-FEN, with letters of files only where {@code KQkq} would be ambiguous. */
    public static String format(ChessPosition position) {
        return format(position, false);
    }

    /** Writes a position as Shredder-FEN: castling rights are the files of the rooks, such as {@code HAha}. */
    public static String formatShredder(ChessPosition position) {
        return format(position, true);
    }

    private static String format(ChessPosition position, boolean shredder) {
        StringBuilder text = new StringBuilder(90);
        for (int rank = 7; rank >= 0; rank--) {
            formatRank(position, rank, text);
            text.append(rank > 0 ? '/' : ' ');
        }
        text.append(position.sideToMove() == WHITE ? "w " : "b ");
        formatCastling(position, shredder, text);
        text.append(' ').append(position.enPassant() == 0 ? "-" : Bitboards.name(position.enPassant()));
        text.append(' ').append(position.halfmoveClock());
        return text.append(' ').append(position.fullmoveNumber()).toString();
    }

    private static void formatRank(ChessPosition position, int rank, StringBuilder text) {
        int empty = 0;
        for (int file = 0; file < 8; file++) {
            int piece = position.board(Bitboards.square(file, rank));
            if (piece == NONE) {
                empty++;
            } else {
                if (empty > 0) {
                    text.append(empty);
                    empty = 0;
                }
                text.append(Piece.letter(piece));
            }
        }
        if (empty > 0) {
            text.append(empty);
        }
    }

    private static void formatCastling(ChessPosition position, boolean shredder, StringBuilder text) {
        int rights = position.castlingRights();
        if (rights == 0) {
            text.append('-');
        }
        for (; rights != 0; rights &= rights - 1) {
            int right = Integer.numberOfTrailingZeros(rights);
            int colour = right >> 1;
            int rook = position.castlingRules().rookSquare(right);
            boolean towardsH = (right & 1) == 0;
            char letter = shredder || !isOutermost(position, colour, rook, towardsH)
                    ? (char) ('A' + Bitboards.file(rook))
                    : towardsH ? 'K' : 'Q';
            text.append(colour == WHITE ? letter : Character.toLowerCase(letter));
        }
    }

    private static boolean isOutermost(ChessPosition position, int colour, int rook, boolean towardsH) {
        long rank = Bitboards.rankMask(Bitboards.rank(rook));
        long outside = towardsH ? -2L << rook : Bitboards.bit(rook) - 1;
        return (position.pieces(colour, ROOK) & rank & outside) == 0;
    }
}
