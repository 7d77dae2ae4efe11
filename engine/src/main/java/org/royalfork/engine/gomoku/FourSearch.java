package org.royalfork.engine.gomoku;

/**
 * Looks for a win by continuous fours: every move of the attacker makes a four, so the defender has one reply, until a four
 * cannot be answered.
 *
 * <p>A depth-first search that follows a four only where more can come of it ({@link #leadsOn}) and remembers which positions
 * have failed. It gives up after a given number of fours. What it finds depends on position and number alone: it begins each
 * time with an empty memory, but for the searches themselves that found nothing: since the same one would find nothing again, it
 * is left out. That saves most of them, as iterative deepening comes to the same positions at every depth.
 *
 * <p><b>Threading.</b> Belongs to one position, on which it makes and takes back its moves.
 */
final class FourSearch {

    /** Greatest number of fours in a win: half of the cells of 15x15. */
    static final int MAX_DEPTH = 112;

    private static final int MEMORY = 1 << 12;
    private static final int VAIN_MEMORY_BITS = 14;

    /** The lowest bits of an entry of the memory of searches in vain: the fours that it tried, at most so many. */
    private static final int COST_MASK = (1 << 10) - 1;

    private static final int MAX_FOURS = 32;

    /** 2^64 divided by the golden ratio: multiples are spread over all bits. */
    static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

    private final PatternBoard board;
    private final Geometry geometry;

    /** Keys of positions that have failed; those of earlier searches differ by {@link #search}. */
    private final long[] failed = new long[MEMORY];

    /** Searches that found nothing, by position and number, with what they cost in the lowest bits. */
    private final long[] vain = new long[1 << VAIN_MEMORY_BITS];

    private final int[] fours = new int[MAX_DEPTH * MAX_FOURS];
    private final int[] line = new int[MAX_DEPTH];
    private int length;
    private long search;
    private int nodesLeft;
    private int cost;

    FourSearch(PatternBoard board) {
        this.board = board;
        geometry = board.geometry();
    }

    /**
     * Returns the first four of a win, or 0 when none was found.
     *
     * @param attacker the side to move, whose opponent has no four
     * @param maxNodes fours that are tried before it gives up
     * @param position key of the position
     */
    int find(int attacker, int maxNodes, long position) {
        long question = position + maxNodes * GOLDEN_RATIO;
        int slot = (int) (question >>> (Long.SIZE - VAIN_MEMORY_BITS));
        if (((vain[slot] ^ question) & ~COST_MASK) == 0) {
            cost = (int) vain[slot] & COST_MASK;
            return 0;
        }
        nodesLeft = maxNodes;
        search += GOLDEN_RATIO;
        int four = attack(attacker, 0, 0, search);
        cost = maxNodes - Math.max(0, nodesLeft);
        if (four == 0) {
            vain[slot] = (question & ~COST_MASK) | Math.min(cost, COST_MASK);
        }
        return four;
    }

    /**
     * Returns how many fours the last search tried, or would have tried had it not been left out: of one that found nothing no
     * more than 1,023 are remembered.
     */
    int cost() {
        return cost;
    }

    /** Returns the number of fours of the win that was found last. */
    int length() {
        return length;
    }

    /** Writes all fours of the win that was found last, and returns their number. */
    int copyLine(int[] target) {
        System.arraycopy(line, 0, target, 0, length);
        return length;
    }

    /**
     * Tells whether a four of the attacker, one that is not won at once, can be followed by another: after the answer it leaves
     * a three, on another line or on its own, or there are other threes.
     */
    static boolean leadsOn(PatternBoard board, int cell, int attacker) {
        // Where five or more win and there is no winning four, a three has two cells where it becomes a four. Where
        // exactly five
        // win it may have one; and in Renju a four may win because its answer is forbidden.
        int others = board.rule() == Rule.FREESTYLE ? 2 : 1;
        if (board.count(attacker, CellClass.FOUR) + board.count(attacker, CellClass.FOUR_THREE) > others
                || board.rule() == Rule.RENJU) {
            return true;
        }
        int packed = board.packed(cell, attacker);
        for (int direction = 0; direction < 4; direction++) {
            int pattern = Pattern.in(packed, direction);
            if (pattern == Pattern.FOUR) {
                pattern = board.answered(cell, attacker, direction);
            }
            if (pattern == Pattern.THREE || pattern == Pattern.OPEN_THREE) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns a four that wins, or 0.
     *
     * @param forced the cell where the defender threatens a five, which must be prevented by the next four; or 0
     */
    private int attack(int attacker, int depth, int forced, long key) {
        if (depth == MAX_DEPTH) {
            return 0;
        }
        if (forced != 0) {
            int cellClass = board.cellClass(forced, attacker);
            if (cellClass == CellClass.WINNING_FOUR) {
                return won(forced, depth);
            }
            return cellClass >= CellClass.FOUR
                            && !board.isForbidden(forced, attacker)
                            && wins(forced, attacker, depth, key)
                    ? forced
                    : 0;
        }
        int first = depth * MAX_FOURS;
        int end = findFours(attacker, first);
        if (end < 0) {
            return won(-end, depth);
        }
        int slot = (int) (key >>> 52);
        if (end == first || failed[slot] == key) {
            return 0;
        }
        for (int i = first; i < end; i++) {
            if (wins(fours[i], attacker, depth, key)) {
                return fours[i];
            }
        }
        failed[slot] = key;
        return 0;
    }

    /** Takes note of the last four of a win. */
    private int won(int four, int depth) {
        line[depth] = four;
        length = depth + 1;
        return four;
    }

    /**
     * Lists the fours that lead on, the most promising first.
     *
     * @return the end of the list, or the negative of a cell that wins at once
     */
    private int findFours(int attacker, int first) {
        int end = first;
        int left = board.count(attacker, CellClass.FOUR)
                + board.count(attacker, CellClass.FOUR_THREE)
                + board.count(attacker, CellClass.WINNING_FOUR);
        for (int row = 0; row < geometry.size() && left > 0; row++) {
            int near = board.occupied(row - 2)
                    | board.occupied(row - 1)
                    | board.occupied(row)
                    | board.occupied(row + 1)
                    | board.occupied(row + 2);
            int cells = Candidates.spread(near) & ~board.occupied(row) & ((1 << geometry.size()) - 1);
            for (; cells != 0; cells &= cells - 1) {
                int cell = geometry.cell(row, Integer.numberOfTrailingZeros(cells));
                int cellClass = board.cellClass(cell, attacker);
                if (cellClass >= CellClass.FOUR) {
                    left--;
                    if (cellClass >= CellClass.WINNING_FOUR) {
                        return -cell;
                    }
                    if (end < first + MAX_FOURS
                            && leadsOn(board, cell, attacker)
                            && !board.isForbidden(cell, attacker)) {
                        insert(cell, attacker, first, end++);
                    }
                }
            }
        }
        return end;
    }

    private void insert(int cell, int attacker, int first, int end) {
        int promise = CellClass.promise(board.packed(cell, attacker));
        int i = end;
        while (i > first && CellClass.promise(board.packed(fours[i - 1], attacker)) < promise) {
            fours[i] = fours[i - 1];
            i--;
        }
        fours[i] = cell;
    }

    /** Makes a four and its answer, and goes on. */
    private boolean wins(int four, int attacker, int depth, long key) {
        if (nodesLeft-- <= 0) {
            return false;
        }
        int defender = attacker ^ 1;
        board.put(four, attacker);
        int answer = fiveNear(four, attacker);
        if (board.isForbidden(answer, defender)) {
            board.take(four);
            won(four, depth);
            return true;
        }
        board.put(answer, defender);
        boolean won = false;
        int threats = board.count(defender, CellClass.FIVE);
        if (threats < 2) {
            int forced = threats == 0 ? 0 : fiveNear(answer, defender);
            won = attack(
                            attacker,
                            depth + 1,
                            forced,
                            key ^ geometry.key(four, attacker) ^ geometry.key(answer, defender))
                    != 0;
        }
        board.take(answer);
        board.take(four);
        line[depth] = four; // only kept when all above it win, too
        return won;
    }

    /** Returns a cell on the lines of a stone just put where its side can make a five; there must be one. */
    private int fiveNear(int stone, int side) {
        for (int step : geometry.steps()) {
            for (int k = -board.radius(); k <= board.radius(); k++) {
                int cell = stone + k * step;
                if (board.stone(cell) == PatternBoard.EMPTY && board.cellClass(cell, side) == CellClass.FIVE) {
                    return cell;
                }
            }
        }
        throw new AssertionError("a four without a five");
    }
}
