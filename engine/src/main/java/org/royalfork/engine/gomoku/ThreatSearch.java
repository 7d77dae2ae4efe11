package org.royalfork.engine.gomoku;

import java.util.function.BooleanSupplier;

/**
 * Looks for a win by continuous threats, fours and threes (VCT): every move of the attacker threatens to win by force, so the
 * defender has few answers, and all of them must lose. See Allis, Searching for Solutions in Games and Artificial
 * Intelligence (1994), chapter 5, for the idea. Here the answers are searched one by one, not all at once.
 *
 * <p>An iterative deepening by the attacker's moves; after the last of them there must be a win by fours alone, which
 * {@link FourSearch} finds. The answers are the {@link Candidates} of the defender: all that can help, fours of his own among
 * them, so a win that is found is one. It gives up after a given number of moves tried. What it finds depends on
 * position and effort alone: it begins each time with an empty memory, but for the searches that found nothing, which are
 * left out.
 *
 * <p><b>Threading.</b> Belongs to one position, on which it makes and takes back its moves.
 */
final class ThreatSearch {

    /** Greatest number of the attacker's moves before the fours at the end; one less than a power of two. */
    static final int MAX_DEPTH = 15;

    private static final int MEMORY_BITS = 14;
    private static final int VAIN_MEMORY_BITS = 13;
    private static final int WON_MEMORY_BITS = 9;
    private static final int MAX_MOVES = 64;

    /** Moves of either side between two questions whether to give up; together they take some tens of microseconds. */
    static final int MOVES_BETWEEN_LOOKS = 128;

    /** Fours tried at each position of the search. */
    private static final int FOURS = 64;

    private final PatternBoard board;
    private final Geometry geometry;
    private final FourSearch fourSearch;
    private final Candidates candidates;

    /** A set of cells; needed only until the moves of a level are listed. */
    private final int[] cells;

    /** The moves to try, in order, and their values: at every level first the attacker's, then the answers. */
    private final int[] moves = new int[2 * (MAX_DEPTH + 1) * MAX_MOVES];

    private final int[] values = new int[moves.length];

    /** Keys of positions that have failed, the attacker's moves that were left in the lowest bits. */
    private final long[] failed = new long[1 << MEMORY_BITS];

    /** Searches that found nothing, by position and effort. */
    private final long[] vain = new long[1 << VAIN_MEMORY_BITS];

    /** Searches that found a win, by position and effort; and what they found: the plies and, above them, the first move. */
    private final long[] won = new long[1 << WON_MEMORY_BITS];

    private final int[] wins = new int[1 << WON_MEMORY_BITS];

    /** By level, the attacker's move that wins. */
    private final int[] first = new int[MAX_DEPTH + 1];

    private long search;
    private int nodesLeft;

    /** With so many nodes left, it asks whether to give up. Small searches ask only once in several. */
    private int nextLook;

    private int movesToLook = MOVES_BETWEEN_LOOKS;

    private boolean givenUp;
    private BooleanSupplier stop;

    /** Whether the limit of depth has hidden anything. */
    private boolean cut;

    ThreatSearch(PatternBoard board, FourSearch fourSearch) {
        this.board = board;
        this.fourSearch = fourSearch;
        geometry = board.geometry();
        candidates = new Candidates(board);
        cells = new int[geometry.size()];
    }

    /**
     * Returns in how many plies the attacker wins, or 0 when no win was found.
     *
     * @param attacker the side to move
     * @param maxDepth the attacker's moves before the fours at the end, at most {@link #MAX_DEPTH}
     * @param maxNodes moves of either side, fours at the ends included, that are tried before it gives up
     * @param position key of the position
     * @param mustGiveUp asked every {@value #MOVES_BETWEEN_LOOKS} moves or so, and not again once it says yes: then nothing has
     *     been found and nothing is remembered
     */
    int find(int attacker, int maxDepth, int maxNodes, long position, BooleanSupplier mustGiveUp) {
        long question = position + (maxNodes * (MAX_DEPTH + 1L) + maxDepth) * FourSearch.GOLDEN_RATIO;
        int slot = (int) (question >>> (Long.SIZE - VAIN_MEMORY_BITS));
        if (vain[slot] == question) {
            return 0;
        }
        int wonSlot = (int) (question >>> (Long.SIZE - WON_MEMORY_BITS));
        if (won[wonSlot] == question) {
            first[0] = wins[wonSlot] >>> Short.SIZE;
            return wins[wonSlot] & 0xFFFF;
        }
        nodesLeft = maxNodes;
        nextLook = maxNodes - movesToLook;
        givenUp = false;
        stop = mustGiveUp;
        int plies = deepen(attacker, maxDepth, position);
        movesToLook = Math.max(0, nodesLeft - nextLook);
        if (plies > 0) {
            won[wonSlot] = question;
            wins[wonSlot] = first[0] << Short.SIZE | plies;
        } else if (!givenUp) {
            vain[slot] = question;
        }
        return plies;
    }

    private int deepen(int attacker, int maxDepth, long position) {
        for (int depth = 0; depth <= maxDepth && nodesLeft > 0; depth++) {
            search += FourSearch.GOLDEN_RATIO;
            cut = false;
            int plies = attack(attacker, 0, depth, position);
            if (plies > 0 || !cut) {
                return plies;
            }
        }
        return 0;
    }

    /** Asks, where it is time to, whether to give up; if so no node is left. */
    private boolean mustGiveUp() {
        if (nodesLeft <= nextLook) {
            nextLook = nodesLeft - MOVES_BETWEEN_LOOKS;
            if (stop.getAsBoolean()) {
                givenUp = true;
                nodesLeft = 0;
            }
        }
        return givenUp;
    }

    /** Returns the first move of the win found last. */
    int firstMove() {
        return first[0];
    }

    /**
     * Returns the plies of a win, or 0.
     *
     * @param level the attacker's moves made so far
     * @param left the attacker's moves that may follow before the last fours
     */
    private int attack(int attacker, int level, int left, long key) {
        int defender = attacker ^ 1;
        if (board.count(attacker, CellClass.FIVE) > 0) {
            first[level] = five(attacker);
            return 1;
        }
        int threats = board.count(defender, CellClass.FIVE);
        if (threats > 1 || mustGiveUp()) {
            return 0;
        }
        if (threats == 0) {
            int four = fourSearch.find(attacker, FOURS, key);
            nodesLeft -= fourSearch.cost();
            if (four > 0) {
                first[level] = four;
                return 2 * fourSearch.length() + 1;
            }
        }
        if (left == 0) {
            cut = true;
            return 0;
        }
        long keyHere = key + search;
        int slot = (int) (keyHere >>> (Long.SIZE - MEMORY_BITS));
        long entry = (keyHere & ~MAX_DEPTH) | left;
        if (((failed[slot] ^ entry) & ~MAX_DEPTH) == 0 && (failed[slot] & MAX_DEPTH) >= left) {
            return 0;
        }
        int from = 2 * level * MAX_MOVES;
        int end = findThreats(attacker, from, threats > 0);
        for (int i = from; i < end && nodesLeft > 0; i++) {
            int plies = wins(moves[i], attacker, level, left, key);
            if (plies > 0) {
                first[level] = moves[i];
                return plies;
            }
        }
        if (nodesLeft > 0) {
            failed[slot] = entry;
        }
        return 0;
    }

    /** Returns a cell where a side can make a five; there must be one. */
    private int five(int side) {
        candidates.findClass(side, CellClass.FIVE, cells);
        for (int row = 0; row < cells.length; row++) {
            if (cells[row] != 0) {
                return geometry.cell(row, Integer.numberOfTrailingZeros(cells[row]));
            }
        }
        throw new AssertionError("a count without a cell");
    }

    /**
     * Lists the moves that make a four or an open three, the most promising first, and returns the end of the list.
     *
     * @param forced whether the defender must be kept from a five, by whatever move
     */
    private int findThreats(int attacker, int from, boolean forced) {
        int makers = 0;
        for (int cellClass = CellClass.OPEN_THREE; cellClass <= CellClass.FIVE; cellClass++) {
            makers += board.count(attacker, cellClass);
        }
        int end = from;
        if (makers == 0 && !forced) {
            return end;
        }
        candidates.find(attacker, cells);
        for (int row = 0; row < cells.length; row++) {
            for (int rest = cells[row]; rest != 0; rest &= rest - 1) {
                int cell = geometry.cell(row, Integer.numberOfTrailingZeros(rest));
                int cellClass = board.cellClass(cell, attacker);
                boolean threatens = cellClass >= CellClass.OPEN_THREE
                        && (cellClass != CellClass.FOUR || FourSearch.leadsOn(board, cell, attacker));
                if ((forced || threatens) && end < from + MAX_MOVES) {
                    insert(
                            cell,
                            CellClass.promise(board.packed(cell, attacker))
                                    + CellClass.promise(board.packed(cell, attacker ^ 1)) / 4,
                            from,
                            end++);
                }
            }
        }
        return end;
    }

    private void insert(int cell, int value, int from, int end) {
        int i = end;
        while (i > from && values[i - 1] < value) {
            moves[i] = moves[i - 1];
            values[i] = values[i - 1];
            i--;
        }
        moves[i] = cell;
        values[i] = value;
    }

    /** Makes a move of the attacker, and returns in how many plies it wins, itself included, or 0. */
    private int wins(int move, int attacker, int level, int left, long key) {
        nodesLeft--;
        board.put(move, attacker);
        int plies = isThreat(attacker) ? answer(attacker, level, left, key ^ geometry.key(move, attacker)) : 0;
        board.take(move);
        return plies > 0 ? plies + 1 : 0;
    }

    /** Tells whether a move just made must be answered, and was not a mistake. */
    private boolean isThreat(int attacker) {
        return board.count(attacker ^ 1, CellClass.FIVE) == 0
                && board.count(attacker, CellClass.FIVE) + board.count(attacker, CellClass.WINNING_FOUR) > 0;
    }

    /** Returns after how many plies the defender has lost whatever the answer, or 0. */
    private int answer(int attacker, int level, int left, long key) {
        int defender = attacker ^ 1;
        if (board.count(attacker, CellClass.FIVE) > 0 && candidates.isAnswerForbidden(defender)) {
            return 2;
        }
        candidates.find(defender, cells);
        int from = (2 * level + 1) * MAX_MOVES;
        int end = from;
        for (int row = 0; row < cells.length; row++) {
            for (int rest = cells[row]; rest != 0; rest &= rest - 1) {
                int cell = geometry.cell(row, Integer.numberOfTrailingZeros(rest));
                if (end == from + MAX_MOVES) {
                    return 0;
                }
                insert(
                        cell,
                        CellClass.promise(board.packed(cell, defender))
                                + CellClass.promise(board.packed(cell, attacker)),
                        from,
                        end++);
            }
        }
        int longest = 0;
        for (int i = from; i < end; i++) {
            if (nodesLeft-- <= 0) {
                return 0;
            }
            board.put(moves[i], defender);
            int plies = attack(attacker, level + 1, left - 1, key ^ geometry.key(moves[i], defender));
            board.take(moves[i]);
            if (plies == 0) {
                return 0;
            }
            longest = Math.max(longest, plies + 1);
        }
        return longest;
    }
}
