package org.royalfork.engine.chess;

/**
 * Values of men on squares for middlegame and endgame, packed into one {@code int} each, {@code (middlegame << 16) +
 * endgame}, so that one addition keeps both sums.
 */
public final class PieceSquare {

    private static final int[] MATERIAL = {
        pack(82, 94), pack(337, 281), pack(365, 297), pack(477, 512), pack(1025, 936), 0
    };

    private static final int[] PHASE = {0, 1, 1, 2, 4, 0, 0, 1, 1, 2, 4, 0};

    private static final int[] VALUES = new int[12 << 6];

    static {
        for (int type = Piece.PAWN; type <= Piece.KING; type++) {
            for (int square = 0; square < 64; square++) {
                int value = MATERIAL[type];
                VALUES[Piece.of(Piece.WHITE, type) << 6 | square] = value;
                VALUES[Piece.of(Piece.BLACK, type) << 6 | (square ^ 56)] = -value;
            }
        }
    }

    private PieceSquare() {}

    /** Returns the packed value of a man ({@code colour * 6 + type}) on a square, from White's view. */
    public static int value(int piece, int square) {
        return VALUES[piece << 6 | square];
    }

    /** Returns what a man adds to the phase: both armies complete make 24, bare kings 0. */
    public static int phase(int piece) {
        return PHASE[piece];
    }

    /** Packs a middlegame and an endgame value. */
    public static int pack(int middlegame, int endgame) {
        return (middlegame << 16) + endgame;
    }

    /** Returns the middlegame part of a packed sum. */
    public static int middlegame(int packed) {
        return (packed + 0x8000) >> 16;
    }

    /** Returns the endgame part of a packed sum. */
    public static int endgame(int packed) {
        return (short) packed;
    }
}
