package org.royalfork.engine.chess;

/**
 * A middlegame and an endgame score, in centipawns, in one {@code int}: {@code (middlegame << 16) + endgame}. Sums,
 * differences and small multiples of packed scores are packed scores of the sums, differences and multiples, as long as
 * both halves stay within 16 bits; so a term costs one addition, not two.
 */
public final class PackedScore {

    private PackedScore() {}

    /** Packs two scores, each from -32,768 to 32,767. */
    public static int pack(int middlegame, int endgame) {
        return (middlegame << 16) + endgame;
    }

    /** Returns the middlegame half. */
    public static int middlegame(int packed) {
        // A negative endgame half has borrowed one from the upper half; adding half of the lower range gives it back.
        return (packed + 0x8000) >> 16;
    }

    /** Returns the endgame half. */
    public static int endgame(int packed) {
        return (short) packed;
    }
}
