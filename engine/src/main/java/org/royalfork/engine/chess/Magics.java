package org.royalfork.engine.chess;

/**
 * Attacks of sliding men by multiplication (Lasse Hansen, Pradyumna Kannan: magic bitboards, 2006-2007): the men that may
 * block a slider are multiplied by a number that moves them, without collision of unequal attacks, into the top bits of
 * the product, which index the slider's part of one table. The table has 107,648 words (841 KiB).
 *
 * <p>The multipliers were found by trying random numbers; the search stands in the tests ({@code MagicSearch}).
 */
final class Magics {

    /** The longest line has six squares whose men can block. */
    private static final int MAX_LINE_SETS = 1 << 6;

    private static final long[] ROOK_MULTIPLIER = {
        0x2080004001211680L, 0x0240004010002000L, 0x0A00112108408200L, 0x0200041200082041L,
        0x4080030800040080L, 0x0500120801002400L, 0x21000200010000C4L, 0x0080150000A84080L,
        0x0820801080204001L, 0x4082802001804010L, 0x2086004021108600L, 0x0409002010000900L,
        0x0620800800800400L, 0x2100800400800200L, 0x0804001001840802L, 0x0061000081000042L,
        0xC000808000400020L, 0x0101010040002080L, 0x0860028021811000L, 0xAC20090010010024L,
        0x0441010008000610L, 0x0400080140200410L, 0x8408808001000200L, 0xB00202000040A904L,
        0x4080208080004000L, 0x8000200080400080L, 0x0800100080802000L, 0x0000090100100020L,
        0x8390040180280080L, 0x1801006900020400L, 0x4400010400302208L, 0x0020802280004500L,
        0xA20040008280002CL, 0x0000400080802000L, 0x0020700082802000L, 0x200010010100200BL,
        0x4000040080800800L, 0x0002000400808002L, 0x4584010204000810L, 0x0040208052000401L,
        0xA200400020988002L, 0x0000200050004008L, 0x0020001000208080L, 0xA000120040220008L,
        0x1640110008010004L, 0x0009000400030008L, 0x0040040200010100L, 0x40002081054A0024L,
        0x800A8050A1060200L, 0x0810002000400040L, 0x2020022900124100L, 0x160120408A920200L,
        0x0000080011000500L, 0x1803000400124900L, 0x2008192250480400L, 0x0004840081004200L,
        0x4182044102102186L, 0x4002002011088042L, 0x844440100A00E182L, 0x0010008810A00501L,
        0x0201000800700205L, 0x0002000488100102L, 0x0006001100980C42L, 0x000011002400884AL,
    };

    private static final long[] BISHOP_MULTIPLIER = {
        0x1010100089140922L, 0x4002048122020060L, 0x0014440282002800L, 0x220404088A850080L,
        0x0001104095800100L, 0x0001012010001002L, 0x2400821050451000L, 0x8500420050080450L,
        0x010041900200C100L, 0x0021034802088200L, 0x00000800C4088020L, 0x41004820802A0201L,
        0x080C011040400060L, 0x0001030D08400040L, 0x0004084130901002L, 0x0000102201502800L,
        0x0008084003040408L, 0x0802028810A11200L, 0x0004040818240410L, 0x0C0080080201C402L,
        0x1008800400E00882L, 0x061100028098C004L, 0x141A000101012000L, 0x2447000200888406L,
        0x8008060108200800L, 0x8228201008810100L, 0x8902440308180510L, 0x4024004094010202L,
        0x2001007053004000L, 0x008041004080A000L, 0x0004C088040A0808L, 0x0008408005008810L,
        0x8002208480103040L, 0x8121102342080801L, 0x0202004104100100L, 0x10601008200C0400L,
        0x0210010040300404L, 0x0424110408A20081L, 0x2810040124208080L, 0x8004210040321040L,
        0xA804100410000510L, 0x00604104A0001000L, 0x0116008020800400L, 0x0800A12024204800L,
        0x84D902600A004100L, 0x0002181020200100L, 0xA831040090880401L, 0x0401A20401040040L,
        0x0029031010D40001L, 0x0001004144200000L, 0x0040042084108444L, 0x8004210104090480L,
        0x02088522A0410040L, 0x0481402851410800L, 0x004030020240480DL, 0x1420020212002822L,
        0x0201318404204C50L, 0x1049020044040420L, 0x0110100052009010L, 0x0400019002104406L,
        0x2000480AA0204108L, 0xE050021010211840L, 0x2504411001020084L, 0x0008903002002028L,
    };

    private static final long[] ROOK_MASK = new long[64];
    private static final long[] BISHOP_MASK = new long[64];
    private static final int[] ROOK_SHIFT = new int[64];
    private static final int[] BISHOP_SHIFT = new int[64];
    private static final int[] ROOK_OFFSET = new int[64];
    private static final int[] BISHOP_OFFSET = new int[64];
    private static final long[] TABLE;

    static {
        int size = 0;
        for (int square = 0; square < 64; square++) {
            ROOK_MASK[square] = rookMask(square);
            ROOK_SHIFT[square] = 64 - Long.bitCount(ROOK_MASK[square]);
            ROOK_OFFSET[square] = size;
            size += 1 << (64 - ROOK_SHIFT[square]);
        }
        for (int square = 0; square < 64; square++) {
            BISHOP_MASK[square] = bishopMask(square);
            BISHOP_SHIFT[square] = 64 - Long.bitCount(BISHOP_MASK[square]);
            BISHOP_OFFSET[square] = size;
            size += 1 << (64 - BISHOP_SHIFT[square]);
        }
        TABLE = new long[size];
        Filler filler = new Filler();
        for (int square = 0; square < 64; square++) {
            filler.fill(square, 1, 0, ROOK_MASK[square], ROOK_MULTIPLIER[square], ROOK_OFFSET[square]);
            filler.fill(square, 1, 1, BISHOP_MASK[square], BISHOP_MULTIPLIER[square], BISHOP_OFFSET[square]);
        }
    }

    private Magics() {}

    /** Returns the squares that a rook attacks. */
    static long rook(int square, long occupied) {
        return TABLE[
                ROOK_OFFSET[square]
                        + (int) (((occupied & ROOK_MASK[square]) * ROOK_MULTIPLIER[square]) >>> ROOK_SHIFT[square])];
    }

    /** Returns the squares that a bishop attacks. */
    static long bishop(int square, long occupied) {
        return TABLE[
                BISHOP_OFFSET[square]
                        + (int) (((occupied & BISHOP_MASK[square]) * BISHOP_MULTIPLIER[square])
                                >>> BISHOP_SHIFT[square])];
    }

    /** Returns the squares whose men can block a rook: the last square of each ray never matters. */
    static long rookMask(int square) {
        int file = Bitboards.file(square);
        int rank = Bitboards.rank(square);
        long onFile = Bitboards.fileMask(file) & ~(Bitboards.RANK_1 | Bitboards.RANK_8);
        long onRank = Bitboards.rankMask(rank) & ~(Bitboards.FILE_A | Bitboards.FILE_H);
        return (onFile | onRank) & ~Bitboards.bit(square);
    }

    /** Returns the squares whose men can block a bishop. */
    static long bishopMask(int square) {
        long edge = Bitboards.RANK_1 | Bitboards.RANK_8 | Bitboards.FILE_A | Bitboards.FILE_H;
        return slowBishop(square, 0) & ~edge;
    }

    /** Returns the attacks of a rook by walking. */
    static long slowRook(int square, long occupied) {
        return walk(square, 1, 0, occupied) | walk(square, 0, 1, occupied);
    }

    /** Returns the attacks of a bishop by walking. */
    static long slowBishop(int square, long occupied) {
        return walk(square, 1, 1, occupied) | walk(square, -1, 1, occupied);
    }

    /** Returns the squares up to the first men on both sides of a square on one line. */
    private static long walk(int square, int fileStep, int rankStep, long occupied) {
        return ray(square, fileStep, rankStep, occupied) | ray(square, -fileStep, -rankStep, occupied);
    }

    private static long ray(int square, int fileStep, int rankStep, long occupied) {
        long attacks = 0;
        int file = Bitboards.file(square) + fileStep;
        int rank = Bitboards.rank(square) + rankStep;
        while ((file | rank) >= 0 && file < 8 && rank < 8) {
            long bit = Bitboards.bit(Bitboards.square(file, rank));
            attacks |= bit;
            if ((occupied & bit) != 0) {
                break;
            }
            file += fileStep;
            rank += rankStep;
        }
        return attacks;
    }

    /**
     * Fills the table when the class is loaded, when code runs slowly: it walks once for each set of blockers of one line and
     * then only joins the two lines of a slider, since both the attacks and the products of a sum are sums.
     */
    private static final class Filler {

        private final Line first = new Line();
        private final Line second = new Line();

        /** Fills the part of a slider that goes along {@code (fileStep, rankStep)} and at right angles to it. */
        void fill(int square, int fileStep, int rankStep, long mask, long multiplier, int offset) {
            int shift = 64 - Long.bitCount(mask);
            first.walkAll(square, fileStep, rankStep, mask, multiplier);
            second.walkAll(square, -rankStep, fileStep, mask, multiplier);
            for (int i = 0; i < first.size; i++) {
                join(first.products[i], first.attacks[i], shift, offset);
            }
        }

        private void join(long product, long attacks, int shift, int offset) {
            for (int j = 0; j < second.size; j++) {
                TABLE[offset + (int) ((product + second.products[j]) >>> shift)] = attacks | second.attacks[j];
            }
        }
    }

    /** All sets of blockers of one line: their products and the squares attacked. */
    private static final class Line {

        private final long[] products = new long[MAX_LINE_SETS];
        private final long[] attacks = new long[MAX_LINE_SETS];
        private int size;

        void walkAll(int square, int fileStep, int rankStep, long sliderMask, long multiplier) {
            long mask = sliderMask & walk(square, fileStep, rankStep, 0);
            long blockers = 0;
            size = 0;
            do {
                products[size] = blockers * multiplier;
                attacks[size++] = walk(square, fileStep, rankStep, blockers);
                blockers = (blockers - mask) & mask;
            } while (blockers != 0);
        }
    }
}
