package org.royalfork.engine.gomoku;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * A position of gomoku. Made by {@link GomokuGame}.
 *
 * <p>The moves that the search sees are the {@link Candidates}: to it those alone are legal. Any empty cell may be played with
 * {@link #make}, by a person for instance: see {@link #isEmpty}.
 *
 * <p>Inside a search a position counts as decided as soon as the patterns show that it is: when the mover can make a five, or
 * an open or double four where the opponent has no four, or when the opponent threatens two fives. The scores are those of
 * the best play, so nothing but time is lost. At the root, ply 0, only a made five or a full board ends the game.
 * In Renju a position is lost, too, when the only answer to a five is forbidden; one without any move is drawn.
 *
 * <p>Nothing of the game before matters, so copies cannot take back moves made before.
 */
public final class GomokuPosition extends PatternBoard implements Position {

    private static final int FIRST_PLIES = 64;
    private static final int UNKNOWN = -1;

    /** Plies at which wins by fours are looked for with more patience: the search comes here seldom. */
    private static final int EARLY_PLIES = 2;

    private static final int EARLY_NODES = 20_000;
    private static final int LATE_NODES = 500;

    /** Plies that are left, at least, where wins by threats are looked for: the search comes nearer to the leaves too often. */
    private static final int THREAT_DEPTH = 3;

    /** Moves tried at that depth: four times as many for each further ply, but no more than take a few milliseconds. */
    private static final int THREAT_NODES = 500;

    private static final int MAX_THREAT_NODES = 8_000;

    /** Moves of the attacker before the last fours, beyond the depth that is left. */
    private static final int THREAT_MOVES = 2;

    private final Candidates candidates = new Candidates(this);
    private final FourSearch fourSearch = new FourSearch(this);
    private final ThreatSearch threatSearch = new ThreatSearch(this, fourSearch);
    private int sideToMove;
    private long key;

    /** The moves made on this object, {@link #NO_MOVE} for a null move; {@code made[ply]} led to ply + 1. */
    private int[] made = new int[FIRST_PLIES];

    /** By ply, the candidates, once asked for. */
    private int[][] rows = new int[FIRST_PLIES][];

    private boolean[] hasRows = new boolean[FIRST_PLIES];
    private int ply;

    /** By ply, the first four of a win by continuous fours, 0 for none, or {@link #UNKNOWN}. */
    private int[] winningFours = new int[FIRST_PLIES];

    /** By ply at which a win was found, all its fours, and how many they are. */
    private int[][] lines = new int[FIRST_PLIES][];

    private int[] lengths = new int[FIRST_PLIES];

    /** By ply, the ply at which its win was found. */
    private int[] lineStarts = new int[FIRST_PLIES];

    /** Whether the opponent of the side to move has made a five. */
    private boolean over;

    GomokuPosition(Geometry geometry, Rule rule) {
        super(geometry, rule);
        winningFours[0] = UNKNOWN;
        setUpPlies(0);
    }

    private void setUpPlies(int first) {
        for (int i = first; i < rows.length; i++) {
            rows[i] = new int[geometry().size()];
            lines[i] = new int[FourSearch.MAX_DEPTH];
        }
    }

    /** Sets up a stone, in any order. */
    void setUp(int cell, int side) {
        put(cell, side);
        key ^= geometry().key(cell, side);
    }

    /** Ends setting up. */
    void setUpEnd(int toMove, boolean isOver) {
        sideToMove = toMove;
        key ^= toMove == WHITE ? geometry().whiteToMove() : 0;
        over = isOver;
        winningFours[0] = UNKNOWN;
    }

    @Override
    public int sideToMove() {
        return sideToMove;
    }

    @Override
    public long key() {
        return key;
    }

    /** Tells whether a number, any, is that of an empty cell. */
    public boolean isEmpty(int move) {
        return move > 0 && move < geometry().cells() && stone(move) == EMPTY;
    }

    /** Tells whether the rule forbids the side to move to play on an empty cell. */
    public boolean isForbidden(int move) {
        return isForbidden(move, sideToMove);
    }

    private int[] candidates() {
        int[] cells = rows[ply];
        if (!hasRows[ply]) {
            if (over) {
                Arrays.fill(cells, 0);
            } else {
                candidates.find(sideToMove, cells);
            }
            hasRows[ply] = true;
        }
        return cells;
    }

    @Override
    public void generateMoves(MoveList moves) {
        int[] cells = candidates();
        for (int row = 0; row < cells.length; row++) {
            int first = geometry().cell(row, 0);
            for (int rest = cells[row]; rest != 0; rest &= rest - 1) {
                moves.add(first + Integer.numberOfTrailingZeros(rest));
            }
        }
    }

    @Override
    public void generateTactical(MoveList moves) {
        int fours = 0;
        for (int cellClass = CellClass.FOUR; cellClass <= CellClass.FIVE; cellClass++) {
            fours += count(sideToMove, cellClass);
        }
        if (fours > 0) {
            generate(moves, true);
        }
    }

    @Override
    public void generateQuiet(MoveList moves) {
        generate(moves, false);
    }

    private void generate(MoveList moves, boolean tactical) {
        int[] cells = candidates();
        for (int row = 0; row < cells.length; row++) {
            int first = geometry().cell(row, 0);
            for (int rest = cells[row]; rest != 0; rest &= rest - 1) {
                int cell = first + Integer.numberOfTrailingZeros(rest);
                if (isTactical(cell) == tactical) {
                    moves.add(cell);
                }
            }
        }
    }

    @Override
    public boolean isLegal(int move) {
        return isEmpty(move)
                && (candidates()[geometry().row(move)] >> geometry().column(move) & 1) != 0;
    }

    /** Tells whether a move makes a four or a five. */
    @Override
    public boolean isTactical(int move) {
        return cellClass(move, sideToMove) >= CellClass.FOUR;
    }

    /** Puts a stone on any empty cell. */
    @Override
    public void make(int move) {
        over = cellClass(move, sideToMove) == CellClass.FIVE;
        put(move, sideToMove);
        key ^= geometry().key(move, sideToMove) ^ geometry().whiteToMove();
        push(move);
    }

    @Override
    public void unmake() {
        int move = made[--ply];
        sideToMove ^= 1;
        key ^= geometry().key(move, sideToMove) ^ geometry().whiteToMove();
        take(move);
        over = false;
    }

    private void push(int move) {
        made[ply++] = move;
        if (ply == made.length) {
            grow(2 * ply);
        }
        hasRows[ply] = false;
        winningFours[ply] = UNKNOWN;
        followLine();
        sideToMove ^= 1;
    }

    private void grow(int size) {
        int before = made.length;
        made = Arrays.copyOf(made, size);
        hasRows = Arrays.copyOf(hasRows, size);
        winningFours = Arrays.copyOf(winningFours, size);
        lengths = Arrays.copyOf(lengths, size);
        lineStarts = Arrays.copyOf(lineStarts, size);
        rows = Arrays.copyOf(rows, size);
        lines = Arrays.copyOf(lines, size);
        setUpPlies(before);
    }

    /** Passing is never better than a move, but where the opponent has a strong threat it tells nothing. */
    @Override
    public boolean allowsNullMove() {
        int opponent = sideToMove ^ 1;
        return count(opponent, CellClass.FIVE) == 0 && count(opponent, CellClass.WINNING_FOUR) == 0;
    }

    @Override
    public void makeNull() {
        key ^= geometry().whiteToMove();
        push(NO_MOVE);
    }

    @Override
    public void unmakeNull() {
        ply--;
        sideToMove ^= 1;
        key ^= geometry().whiteToMove();
    }

    @Override
    public int terminalScore(int searchPly) {
        if (over) {
            return Score.LOST_NOW;
        }
        if (isFull()) {
            return Score.DRAW;
        }
        if (searchPly == 0) {
            return NOT_OVER;
        }
        if (count(sideToMove, CellClass.FIVE) > 0) {
            return Score.winIn(1);
        }
        int threats = count(sideToMove ^ 1, CellClass.FIVE);
        if (threats > 1 || (threats > 0 && candidates.isAnswerForbidden(sideToMove))) {
            return Score.lossIn(2);
        }
        return threats == 0 && count(sideToMove, CellClass.WINNING_FOUR) > 0 ? Score.winIn(3) : NOT_OVER;
    }

    /** Only a full board, or one that is decided, has no moves; or one where all is forbidden. */
    @Override
    public int noMovesScore() {
        return over ? Score.LOST_NOW : Score.DRAW;
    }

    /**
     * Looks for a {@linkplain ThreatSearch win by continuous threats}, the more patiently the more plies are left, and not at all
     * where fewer than {@value #THREAT_DEPTH} are.
     */
    @Override
    public int forcedWin(int depth, BooleanSupplier givenUp) {
        if (depth < THREAT_DEPTH) {
            return NOT_OVER;
        }
        int moves = Math.min(THREAT_MOVES + depth, ThreatSearch.MAX_DEPTH);
        int nodes = depth >= THREAT_DEPTH + 2 ? MAX_THREAT_NODES : THREAT_NODES << (2 * (depth - THREAT_DEPTH));
        int plies = threatSearch.find(sideToMove, moves, nodes, key, givenUp);
        return plies == 0 || plies > Score.MAX_PLY / 2 ? NOT_OVER : Score.winIn(plies);
    }

    @Override
    public int forcedWinMove() {
        return threatSearch.firstMove();
    }

    @Override
    public int evaluate() {
        return GomokuEvaluation.evaluate(this, sideToMove);
    }

    /** Tells whether the opponent threatens to make a five. */
    @Override
    public boolean isForced() {
        return count(sideToMove ^ 1, CellClass.FIVE) > 0;
    }

    @Override
    public boolean givesForce(int move) {
        return isTactical(move);
    }

    @Override
    public int tacticalValue(int move) {
        return cellClass(move, sideToMove) * 12_000 + quietValue(move) / 32;
    }

    /** Returns how promising a cell looks: what the mover makes there, and what it takes from the opponent. */
    @Override
    public int quietValue(int move) {
        return CellClass.promise(packed(move, sideToMove)) + CellClass.promise(packed(move, sideToMove ^ 1)) * 3 / 4;
    }

    /**
     * Tells whether a four is the first of a {@linkplain FourSearch win by continuous fours}; all other moves pass. Other fours
     * are answered and over, and cost a three. They may gain a move in defence, so they pass where a loss is allowed.
     */
    @Override
    public boolean exchangeAtLeast(int move, int threshold) {
        int cellClass = cellClass(move, sideToMove);
        if (threshold < 0 || cellClass < CellClass.FOUR || cellClass >= CellClass.WINNING_FOUR) {
            return true;
        }
        return move == (isForced() ? winningFours[ply] : winningFour());
    }

    private int winningFour() {
        if (winningFours[ply] == UNKNOWN) {
            int four = fourSearch.find(sideToMove, ply <= EARLY_PLIES ? EARLY_NODES : LATE_NODES, key);
            winningFours[ply] = four;
            lineStarts[ply] = ply;
            lengths[ply] = four > 0 ? fourSearch.copyLine(lines[ply]) : 0;
        }
        return winningFours[ply];
    }

    /** Where the mover's last move began or continued a win that is known, goes on with it. */
    private void followLine() {
        if (ply < 2 || winningFours[ply - 2] <= 0 || made[ply - 2] != winningFours[ply - 2]) {
            return;
        }
        int start = lineStarts[ply - 2];
        int next = (ply - start) / 2;
        if (next < lengths[start]) {
            winningFours[ply] = lines[start][next];
            lineStarts[ply] = start;
        }
    }

    @Override
    public int historyIndex(int move) {
        return geometry().index(move) << 1 | sideToMove;
    }

    @Override
    public int historySize() {
        return geometry().size() * geometry().size() * 2;
    }

    @Override
    public GomokuPosition copy() {
        return new GomokuPosition(this);
    }

    private GomokuPosition(GomokuPosition source) {
        super(source);
        setUpPlies(0);
        copyFrom(source);
    }

    @Override
    public void copyFrom(Position source) {
        GomokuPosition other = (GomokuPosition) source;
        copyBoard(other);
        sideToMove = other.sideToMove;
        key = other.key;
        over = other.over;
        ply = 0;
        hasRows[0] = false;
        winningFours[0] = UNKNOWN;
    }
}
