package org.royalfork.engine.draughts;

/**
 * Static evaluation, in hundredths of a man. Beside men and kings count men's advance, the back row as long as there are men
 * to be kept from it, the middle of the board, men whose way to the king row is free, kings that cannot move, and with few men
 * the opposition; who is ahead wants exchanges. The weights are made by hand.
 *
 * <p>Everything is seen from the mover, as if it were black: it goes down.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the board turned round makes the opponent the mover
final class DraughtsEvaluation {

    /** Value of a man. */
    static final int MAN = 100;

    /** Value of a king. */
    static final int KING = 130;

    private static final long MIDDLE = Squares.of(10, 11, 14, 15, 18, 19, 22, 23);
    private static final long SIDES = Squares.of(4, 5, 12, 13, 20, 21, 28, 29);

    /** The two men on the back row that let no single man through. */
    private static final long BRIDGE = Squares.of(1, 3);

    /** The double corners, in which a king is hard to catch. */
    private static final long DOUBLE_CORNERS = Squares.of(1, 5, 28, 32);

    private static final long EDGES = (SIDES | Squares.FIRST_ROW | Squares.LAST_ROW) & ~DOUBLE_CORNERS;

    /** Rows 1, 3, 5 and 7: where an odd number of all men stands, their owner to move has the opposition. */
    private static final long SYSTEM = Squares.of(1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28);

    private static final long FROM_ROW_4 = -1L << Squares.bit(13);
    private static final long FROM_ROW_5 = -1L << Squares.bit(17);
    private static final long FROM_ROW_6 = -1L << Squares.bit(21);
    private static final long FROM_ROW_7 = -1L << Squares.bit(25);

    private static final int FEW = 8;

    private DraughtsEvaluation() {}

    /** Returns the material on the squares of a set. */
    static int material(long set, long kings) {
        return MAN * Long.bitCount(set) + (KING - MAN) * Long.bitCount(set & kings);
    }

    /** Returns the evaluation for the side that goes down and is to move. */
    static int evaluate(long own, long opponents, long kings) {
        int mine = material(own, kings);
        int theirs = material(opponents, kings);
        int ahead = mine - theirs;
        int score = ahead + 250 * ahead / (mine + theirs);
        score += placement(own, opponents, kings);
        score -= placement(Squares.turn(opponents), Squares.turn(own), Squares.turn(kings));
        long all = own | opponents;
        if (Long.bitCount(all) <= FEW && Long.bitCount(own) == Long.bitCount(opponents)) {
            score += (Long.bitCount(all & SYSTEM) & 1) != 0 ? 5 : -5;
        }
        return score;
    }

    private static int placement(long own, long opponents, long kings) {
        long men = own & ~kings;
        long ownKings = own & kings;
        long occupied = own | opponents;
        int score = 3 * Long.bitCount(men & MIDDLE) - 2 * Long.bitCount(men & SIDES);
        score += 2 * Long.bitCount(men & FROM_ROW_4)
                + 2 * Long.bitCount(men & FROM_ROW_5)
                + 3 * Long.bitCount(men & FROM_ROW_6)
                + 5 * Long.bitCount(men & FROM_ROW_7);
        if ((opponents & ~kings) != 0) {
            score += 4 * Long.bitCount(men & Squares.FIRST_ROW) + ((men & BRIDGE) == BRIDGE ? 8 : 0);
        }
        score += 6 * Long.bitCount(ownKings & MIDDLE) - 4 * Long.bitCount(ownKings & EDGES);
        score += 12 * Long.bitCount(men & ~inFrontOf(opponents));
        long free = Squares.BOARD & ~occupied;
        long mobile = Squares.up(free) | Squares.down(free);
        score -= 15 * Long.bitCount(ownKings & ~mobile);
        score += 2 * Long.bitCount((Squares.down(own) | Squares.up(ownKings)) & free);
        return score;
    }

    /** Returns all squares from which a man that goes down could meet one of these. */
    private static long inFrontOf(long opponents) {
        long reached = opponents | Squares.up(opponents);
        reached |= twoUp(reached);
        return reached | twoUp(twoUp(reached));
    }

    private static long twoUp(long set) {
        return Squares.up(Squares.up(set));
    }
}
