package org.royalfork.tt;

/**
 * The data word of a table entry: what a finished search learned of one position, packed in 64 bits.
 *
 * <pre>
 *   63    59  58   57 56  55      48  47          32  31          16  15           0
 *  +--------+----+-------+----------+--------------+--------------+--------------+
 *  | gener- | pv | bound | depth+1  |  evaluation  |    score     |     move     |
 *  | ation  |    |       | unsigned |    signed    |    signed    |   unsigned   |
 *  +--------+----+-------+----------+--------------+--------------+--------------+
 *     5       1     2        8            16             16             16
 * </pre>
 *
 * <p>The depth is kept plus one, so that the word of a real entry is never zero, whatever its other fields are, and zero
 * can mean {@link #NONE}. Of {@code NONE} the accessors say what a search would want to hear: no move, no bound, and a
 * depth of -1 that is too little for every use.
 *
 * <p>A word that was read from a table must be taken as 64 arbitrary bits until the position has confirmed its move:
 * two positions can share a key. The accessors therefore accept any word and stay inside the ranges they state.
 *
 * <p>Static functions over {@code long}: nothing is allocated. Scores and evaluations are centipawns from the mover's
 * side, depths are plies; the table itself gives them no meaning beyond "deeper is worth more".
 */
public final class Entry {

    /** The data word that means "no entry". */
    public static final long NONE = 0;

    /** Bound kind: the score says nothing, only the static evaluation (and perhaps the move) is of use. */
    public static final int NO_BOUND = 0;

    /** Bound kind: the value is at most the score (the node failed low). */
    public static final int UPPER = 1;

    /** Bound kind: the value is at least the score (the node failed high). */
    public static final int LOWER = 2;

    /** Bound kind: the score is the value. {@code EXACT == (UPPER | LOWER)}. */
    public static final int EXACT = 3;

    /** The evaluation to store when there is none, for instance because the mover is in check. */
    public static final int NO_EVALUATION = Short.MIN_VALUE;

    /** The largest depth an entry can hold, in plies. */
    public static final int MAX_DEPTH = 254;

    /** How many generations there are before the count begins again at 0. */
    public static final int GENERATIONS = 32;

    private static final int MOVE_SHIFT = 0;
    private static final int SCORE_SHIFT = MOVE_SHIFT + 16;
    private static final int EVALUATION_SHIFT = SCORE_SHIFT + 16;
    private static final int DEPTH_SHIFT = EVALUATION_SHIFT + 16;
    private static final int BOUND_SHIFT = DEPTH_SHIFT + 8;
    private static final int PV_SHIFT = BOUND_SHIFT + 2;
    private static final int GENERATION_SHIFT = PV_SHIFT + 1;

    private static final long MASK_16 = 0xFFFF;

    private Entry() {}

    /**
     * Packs a data word. Values outside their ranges lose their high bits and never spill into another field; with
     * assertions enabled they fail.
     *
     * @param move       0 for none, to 65,535
     * @param score      -32,768 to 32,767
     * @param evaluation -32,768 to 32,767, {@link #NO_EVALUATION} for none
     * @param depth      0 to {@link #MAX_DEPTH}
     * @param bound      {@link #NO_BOUND}, {@link #UPPER}, {@link #LOWER} or {@link #EXACT}
     * @param pv         whether the node is or was on a principal variation
     * @param generation 0 to 31
     */
    public static long pack(int move, int score, int evaluation, int depth, int bound, boolean pv, int generation) {
        assert move == (move & 0xFFFF) : "move " + move;
        assert score == (short) score : "score " + score;
        assert evaluation == (short) evaluation : "evaluation " + evaluation;
        assert depth >= 0 && depth <= MAX_DEPTH : "depth " + depth;
        assert bound == (bound & EXACT) : "bound " + bound;
        assert generation == (generation & (GENERATIONS - 1)) : "generation " + generation;
        return ((move & MASK_16) << MOVE_SHIFT)
                | ((score & MASK_16) << SCORE_SHIFT)
                | ((evaluation & MASK_16) << EVALUATION_SHIFT)
                | ((long) ((depth + 1) & 0xFF) << DEPTH_SHIFT)
                | ((long) (bound & 3) << BOUND_SHIFT)
                | ((pv ? 1L : 0L) << PV_SHIFT)
                | ((long) generation << GENERATION_SHIFT);
    }

    /** Returns the move, 1 to 65,535, or 0 for none. Not yet known to be legal, or even a move, in the position. */
    public static int move(long data) {
        return (int) data & 0xFFFF;
    }

    /** Returns the score, -32,768 to 32,767; without meaning if there is {@link #NO_BOUND}. */
    public static int score(long data) {
        return (short) (data >> SCORE_SHIFT);
    }

    /** Returns the static evaluation, -32,768 to 32,767, or {@link #NO_EVALUATION}. */
    public static int evaluation(long data) {
        return (short) (data >> EVALUATION_SHIFT);
    }

    /** Returns the depth that was searched, 0 to {@link #MAX_DEPTH} plies; -1 of {@link #NONE}. */
    public static int depth(long data) {
        return ((int) (data >> DEPTH_SHIFT) & 0xFF) - 1;
    }

    /** Returns the bound kind, 0 to 3. */
    public static int bound(long data) {
        return (int) (data >> BOUND_SHIFT) & 3;
    }

    /** Tells whether the node was on a principal variation. */
    public static boolean isPv(long data) {
        return ((data >> PV_SHIFT) & 1) != 0;
    }

    /** Returns the generation of the search that wrote the entry, 0 to 31. */
    public static int generation(long data) {
        return (int) (data >>> GENERATION_SHIFT);
    }

    /** Returns the same entry with another move. */
    static long withMove(long data, int move) {
        return (data & ~MASK_16) | (move & MASK_16);
    }

    /** Returns how many searches ago the entry was written, 0 to 31: the distance of two generations modulo 32. */
    static int age(long data, int currentGeneration) {
        return (currentGeneration - generation(data)) & (GENERATIONS - 1);
    }
}
