package org.royalfork.parallel.game;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Which reductions, prunings and extensions a search uses, and with what margins, and, in experiments, which aids it does
 * without: an immutable value. Margins are in centipawns, depths in plies. The fields are public and final because the search reads them at every node.
 *
 * <p>{@link #FULL_WIDTH} uses no technique: then every strategy returns exactly the minimax value of the nominal depth. A game
 * brings its own setting, made with {@link #of} and the {@code with} methods.
 */
public final class Selectivity {

    /** Nothing is pruned, reduced or extended, and leaves are evaluated statically. */
    public static final Selectivity FULL_WIDTH =
            new Selectivity(EnumSet.noneOf(Technique.class), EnumSet.allOf(Aid.class), 100);

    /** Everything is on, for scores in which a pawn, or a like unit, is worth about 100. */
    public static final Selectivity FULL =
            new Selectivity(EnumSet.allOf(Technique.class), EnumSet.allOf(Aid.class), 100);

    private final EnumSet<Technique> techniques;
    private final EnumSet<Aid> aids;

    /** What the margins are measured by: the value of a small but real advantage. */
    public final int unit;

    /** See {@link Technique#QUIESCENCE}. */
    public final boolean quiescence;

    /** See {@link Technique#QUIESCENCE_PRUNING}. */
    public final boolean quiescencePruning;

    /** See {@link Technique#FORCED_WINS}. */
    public final boolean forcedWins;

    /** See {@link Technique#MATE_DISTANCE_PRUNING}. */
    public final boolean mateDistancePruning;

    /** See {@link Technique#DEEPER_TABLE_ENTRIES}. */
    public final boolean deeperTableEntries;

    /** See {@link Technique#CORRECTION_HISTORY}. */
    public final boolean correctionHistory;

    /** See {@link Technique#REVERSE_FUTILITY}. */
    public final boolean reverseFutility;

    /** See {@link Technique#RAZORING}. */
    public final boolean razoring;

    /** See {@link Technique#NULL_MOVE}. */
    public final boolean nullMove;

    /** See {@link Technique#PROBCUT}. */
    public final boolean probCut;

    /** See {@link Technique#INTERNAL_ITERATIVE_REDUCTION}. */
    public final boolean internalIterativeReduction;

    /** See {@link Technique#LATE_MOVE_PRUNING}. */
    public final boolean lateMovePruning;

    /** See {@link Technique#FUTILITY}. */
    public final boolean futility;

    /** See {@link Technique#EXCHANGE_PRUNING}. */
    public final boolean exchangePruning;

    /** See {@link Technique#HISTORY_PRUNING}. */
    public final boolean historyPruning;

    /** See {@link Technique#LATE_MOVE_REDUCTIONS}. */
    public final boolean lateMoveReductions;

    /** See {@link Technique#CHECK_EXTENSION}. */
    public final boolean checkExtension;

    /** See {@link Technique#SINGULAR_EXTENSION}. */
    public final boolean singularExtension;

    /** See {@link Aid#ASPIRATION_WINDOWS}. */
    public final boolean aspirationWindows;

    /** See {@link Aid#KILLER_MOVES}. */
    public final boolean killerMoves;

    /** See {@link Aid#COUNTER_MOVES}. */
    public final boolean counterMoves;

    /** See {@link Aid#HISTORY}. */
    public final boolean history;

    /** See {@link Aid#CONTINUATION_HISTORY}. */
    public final boolean continuationHistory;

    private Selectivity(EnumSet<Technique> techniques, EnumSet<Aid> aids, int unit) {
        this.techniques = techniques;
        this.aids = aids;
        this.unit = unit;
        quiescence = techniques.contains(Technique.QUIESCENCE);
        quiescencePruning = techniques.contains(Technique.QUIESCENCE_PRUNING);
        forcedWins = techniques.contains(Technique.FORCED_WINS);
        mateDistancePruning = techniques.contains(Technique.MATE_DISTANCE_PRUNING);
        deeperTableEntries = techniques.contains(Technique.DEEPER_TABLE_ENTRIES);
        correctionHistory = techniques.contains(Technique.CORRECTION_HISTORY);
        reverseFutility = techniques.contains(Technique.REVERSE_FUTILITY);
        razoring = techniques.contains(Technique.RAZORING);
        nullMove = techniques.contains(Technique.NULL_MOVE);
        probCut = techniques.contains(Technique.PROBCUT);
        internalIterativeReduction = techniques.contains(Technique.INTERNAL_ITERATIVE_REDUCTION);
        lateMovePruning = techniques.contains(Technique.LATE_MOVE_PRUNING);
        futility = techniques.contains(Technique.FUTILITY);
        exchangePruning = techniques.contains(Technique.EXCHANGE_PRUNING);
        historyPruning = techniques.contains(Technique.HISTORY_PRUNING);
        lateMoveReductions = techniques.contains(Technique.LATE_MOVE_REDUCTIONS);
        checkExtension = techniques.contains(Technique.CHECK_EXTENSION);
        singularExtension = techniques.contains(Technique.SINGULAR_EXTENSION);
        aspirationWindows = aids.contains(Aid.ASPIRATION_WINDOWS);
        killerMoves = aids.contains(Aid.KILLER_MOVES);
        counterMoves = aids.contains(Aid.COUNTER_MOVES);
        history = aids.contains(Aid.HISTORY);
        continuationHistory = aids.contains(Aid.CONTINUATION_HISTORY);
    }

    /** Returns a setting that uses exactly the given techniques, and all aids. */
    public static Selectivity of(Set<Technique> techniques) {
        EnumSet<Technique> set = EnumSet.noneOf(Technique.class);
        set.addAll(techniques);
        return new Selectivity(set, FULL.aids, FULL.unit);
    }

    /** Returns the techniques in use. */
    public Set<Technique> techniques() {
        return Collections.unmodifiableSet(techniques);
    }

    /** Returns this setting with one technique more. */
    public Selectivity with(Technique technique) {
        EnumSet<Technique> set = EnumSet.copyOf(techniques);
        set.add(technique);
        return new Selectivity(set, aids, unit);
    }

    /** Returns this setting with one technique less. */
    public Selectivity without(Technique technique) {
        EnumSet<Technique> set = EnumSet.copyOf(techniques);
        set.remove(technique);
        return new Selectivity(set, aids, unit);
    }

    /** Returns the aids in use: all of them but in experiments. */
    public Set<Aid> aids() {
        return Collections.unmodifiableSet(aids);
    }

    /** Returns this setting with one aid less. */
    public Selectivity without(Aid aid) {
        EnumSet<Aid> set = EnumSet.copyOf(aids);
        set.remove(aid);
        return new Selectivity(techniques, set, unit);
    }

    /** Returns this setting with margins measured by another unit, at least 1. */
    public Selectivity withUnit(int newUnit) {
        if (newUnit < 1) {
            throw new IllegalArgumentException("unit must be at least 1: " + newUnit);
        }
        return new Selectivity(techniques, aids, newUnit);
    }
}
