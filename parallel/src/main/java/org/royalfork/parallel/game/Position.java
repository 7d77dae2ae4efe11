package org.royalfork.parallel.game;

import java.util.function.BooleanSupplier;

/**
 * One position of a two-player zero-sum game, changed in place by {@link #make} and {@link #unmake}.
 *
 * <p>This is all that the search knows of a game. Moves are {@code int}s from 1 to 65,535 ({@link #NO_MOVE} is 0), so
 * that they fit the transposition table; scores are in the units of {@link Score} and always from the view of the side
 * to move.
 *
 * <p><b>Threading.</b> A position belongs to one thread. Another thread gets its own by {@link #copy} or
 * {@link #copyFrom} while the source is not being changed.
 *
 * <p>Only the methods without a body must be written for a new game; the others have defaults that are right, if not
 * sharp, for every game.
 */
public interface Position {

    /** The absence of a move. */
    int NO_MOVE = 0;

    /** What {@link #terminalScore} returns while the game goes on. */
    int NOT_OVER = Integer.MIN_VALUE;

    /** Returns the side to move: 0 for the side that moves first in the initial position, 1 for the other. */
    int sideToMove();

    /**
     * Returns the 64-bit hash key of the position. Equal positions (same continuation, same value, repetitions and move
     * counters aside) have equal keys; keys are the same in every process. All 64 bits are well mixed.
     */
    long key();

    /** Appends all legal moves, in an order that depends on the position alone. */
    void generateMoves(MoveList moves);

    /**
     * Appends the legal tactical moves: those that quiescence search follows (in chess captures and promotions). A move
     * is appended exactly when {@link #isTactical} is true of it. By default none.
     */
    default void generateTactical(MoveList moves) {}

    /** Appends the legal moves that are not tactical. With {@link #generateTactical} that makes all legal moves. */
    default void generateQuiet(MoveList moves) {
        generateMoves(moves);
    }

    /**
     * Tells whether {@code move} is legal here. The argument is untrusted: any {@code int}, such as 16 bits from a table
     * that another thread has overwritten, or a killer move of a sibling node.
     */
    boolean isLegal(int move);

    /** Tells whether the legal move {@code move} is tactical. */
    default boolean isTactical(int move) {
        return false;
    }

    /** Makes the legal move {@code move}. */
    void make(int move);

    /** Takes back the last move made. */
    void unmake();

    /** Passes the move to the other side, only after {@link #allowsNullMove} returned true. */
    default void makeNull() {
        throw new UnsupportedOperationException("this game has no null move");
    }

    /** Takes back the last null move. */
    default void unmakeNull() {
        throw new UnsupportedOperationException("this game has no null move");
    }

    /**
     * Tells whether passing is likely to be worse than the best move here, so that the null-move heuristic is sound: not
     * in check, no zugzwang to be feared. By default never.
     */
    default boolean allowsNullMove() {
        return false;
    }

    /**
     * Returns the score of a finished game from the mover's view ({@link Score#LOST_NOW}, 0, or any score), or
     * {@link #NOT_OVER}. It need not notice the lack of legal moves: see {@link #noMovesScore}.
     *
     * @param ply plies made since the root of the search; a game may count a position that repeats one inside the search
     *     as drawn at its first repetition, and one before the root only as its rules say
     */
    int terminalScore(int ply);

    /**
     * Returns the value of a position that the game itself can play out to its end (a small endgame solved or looked up), on
     * the scale of {@link #terminalScore}; or {@link #NOT_OVER}. Asked at every node whose game goes on, so it must first of
     * all be quick to say no. By default always {@link #NOT_OVER}.
     *
     * <p>A value of at most {@code alpha} stands for any that is not greater than it, one of at least {@code beta} for any that
     * is not less. What is returned must depend on position and window alone, so that a search stays repeatable.
     *
     * @param alpha lower end of the window that the search asks about, from the mover's view
     * @param beta upper end, greater than {@code alpha}
     */
    default int provenScore(int alpha, int beta) {
        return NOT_OVER;
    }

    /**
     * Looks for a win of the mover by moves that each leave the opponent few answers, with an effort of the game's choice that may
     * grow with the depth that is left. Asked at every node of some depth whose game goes on, the root included, and not by
     * quiescence nor by a full-width search. What the game looks at is not counted as nodes, which are the positions that the
     * search itself enters: so it should take no longer than a few milliseconds, and what takes longer than some tens of
     * microseconds must ask now and then whether the search is being given up. What it returns must depend on position and depth
     * alone, unless that is so. By default it finds nothing.
     *
     * @param depth plies that the search has left, at least 1
     * @param givenUp tells whether the search of this node is being given up: then the game should return at once, and what it
     *     returns is not used; it must not remember that it has found nothing
     * @return the score of the win from the mover's view, {@link Score#winIn}, or {@link #NOT_OVER} when none was found. The mover
     *     may have a better one.
     */
    default int forcedWin(int depth, BooleanSupplier givenUp) {
        return NOT_OVER;
    }

    /** Returns the first move, a legal one, of the win that {@link #forcedWin} has just found. */
    default int forcedWinMove() {
        return NO_MOVE;
    }

    /** Returns the score, from the mover's view, of a position without legal moves. By default lost. */
    default int noMovesScore() {
        return Score.LOST_NOW;
    }

    /**
     * Returns the static evaluation from the mover's view, within {@link Score#MAX_EVALUATION} of zero. The search may
     * correct it by what it has learnt, but takes a {@link Score#DRAW} as it is.
     */
    int evaluate();

    /**
     * Tells whether the mover's choice is forced by an immediate threat (in chess: check). Such positions are not
     * evaluated statically, pruned or searched by quiescence alone.
     */
    default boolean isForced() {
        return false;
    }

    /** Tells whether the legal move {@code move} leaves the opponent {@linkplain #isForced forced}. */
    default boolean givesForce(int move) {
        return false;
    }

    /**
     * Returns a number that orders tactical moves, highest first (in chess most valuable victim, then least valuable
     * attacker); between -100,000 and 100,000.
     */
    default int tacticalValue(int move) {
        return 0;
    }

    /**
     * Returns what the game knows of the promise of a legal move that is not tactical, from -1,000,000 to 1,000,000. The search
     * adds it to what it has learnt of the move, from -49,152 to 49,152, and tries the highest sums first; near the leaves
     * those below -8,000 keep the order of generation. By default 0.
     */
    default int quietValue(int move) {
        return 0;
    }

    /** Returns the material in centipawns that a tactical move gains at once, exchanges aside. */
    default int materialGain(int move) {
        return 0;
    }

    /**
     * Tells whether the exchange that the legal move {@code move} begins gains at least {@code threshold} centipawns for
     * the mover when both sides go on with their least valuable men. By default true.
     */
    default boolean exchangeAtLeast(int move, int threshold) {
        return true;
    }

    /**
     * Returns the index of a legal move in history tables, from 0 to {@link #historySize}() - 1; by default the move itself,
     * where moves are such small numbers.
     */
    default int historyIndex(int move) {
        return move;
    }

    /** Returns the number of different values of {@link #historyIndex}, the same for all positions of a game. */
    int historySize();

    /**
     * Returns a key of a slowly changing part of the position (in chess the pawns) by which the search learns how wrong
     * the static evaluation is. By default 0: one class for all.
     */
    default long structureKey() {
        return 0;
    }

    /** Returns a new position equal to this one, with the game history that decides repetitions. */
    Position copy();

    /** Becomes equal to {@code source}, a position of the same game, with its game history. */
    void copyFrom(Position source);
}
