package org.royalfork.bench.tune;

import java.util.Arrays;
import org.royalfork.engine.chess.EvaluationTerms;
import org.royalfork.engine.chess.EvaluationTerms.Group;
import org.royalfork.engine.chess.EvaluationTerms.Term;
import org.royalfork.engine.chess.EvaluationTrace;
import org.royalfork.engine.chess.Piece;

/**
 * Positions as sums of weights: what the evaluation's trace said of each, packed.
 *
 * <p>An entry is {@code term << 16 | count}, with a signed 16-bit count. A position has four runs of entries: plain terms
 * (White's uses less Black's), the danger of the white king, that of the black king, winnability. Entries lie in blocks,
 * and no position lies in two of them; about 400 bytes a position.
 */
final class TrainingSet {

    /** The runs of a position's entries. */
    static final int PLAIN = 0;

    static final int WHITE_DANGER = 1;
    static final int BLACK_DANGER = 2;
    static final int WINNABLE = 3;
    private static final int RUNS = 4;

    private static final int BLOCK = 1 << 22;
    private static final int MOST_ENTRIES = 4 * EvaluationTerms.COUNT;

    private int[][] blocks = new int[1][BLOCK];
    private int blockCount = 1;
    private int blockUsed;
    private int size;
    private int[] block = new int[1024];
    private int[] start = new int[1024];
    private short[] lengths = new short[RUNS * 1024];
    private float[] target = new float[1024];
    private byte[] phase = new byte[1024];
    private short[] scaleTerm = new short[1024];
    private final long[] uses = new long[EvaluationTerms.COUNT];
    private final int[] groupOf = groups();

    private static int[] groups() {
        int[] runs = new int[EvaluationTerms.COUNT];
        for (Term term : EvaluationTerms.ALL) {
            int run = term.group() == Group.DANGER ? WHITE_DANGER : term.group() == Group.WINNABLE ? WINNABLE : PLAIN;
            Arrays.fill(runs, term.first(), term.first() + term.size(), run);
        }
        return runs;
    }

    /**
     * Adds a position.
     *
     * @param expected expected score of the game for White, from 0 to 1
     */
    void add(EvaluationTrace trace, double expected) {
        grow();
        block[size] = blockCount - 1;
        start[size] = blockUsed;
        target[size] = (float) expected;
        phase[size] = (byte) trace.phase();
        scaleTerm[size] = (short) trace.scaleTerm();
        for (int run = 0; run < RUNS; run++) {
            int before = blockUsed;
            addRun(trace, run);
            lengths[RUNS * size + run] = (short) (blockUsed - before);
        }
        if (trace.scaleTerm() >= 0) {
            uses[trace.scaleTerm()]++;
        }
        size++;
    }

    private void addRun(EvaluationTrace trace, int run) {
        int kind = run == BLACK_DANGER ? WHITE_DANGER : run;
        int[] entries = blocks[blockCount - 1];
        for (int term = 0; term < EvaluationTerms.COUNT; term++) {
            if (groupOf[term] != kind) {
                continue;
            }
            int white = trace.count(Piece.WHITE, term);
            int black = trace.count(Piece.BLACK, term);
            int count = run == PLAIN ? white - black : run == BLACK_DANGER ? black : white;
            if (run != BLACK_DANGER && (white | black) != 0) {
                uses[term]++;
            }
            if (count != 0) {
                entries[blockUsed++] = term << 16 | (count & 0xFFFF);
            }
        }
    }

    private void grow() {
        if (blockUsed + MOST_ENTRIES > BLOCK) {
            if (blockCount == blocks.length) {
                blocks = Arrays.copyOf(blocks, 2 * blockCount);
            }
            blocks[blockCount++] = new int[BLOCK];
            blockUsed = 0;
        }
        if (size == target.length) {
            int capacity = size + size / 2;
            block = Arrays.copyOf(block, capacity);
            start = Arrays.copyOf(start, capacity);
            lengths = Arrays.copyOf(lengths, RUNS * capacity);
            target = Arrays.copyOf(target, capacity);
            phase = Arrays.copyOf(phase, capacity);
            scaleTerm = Arrays.copyOf(scaleTerm, capacity);
        }
    }

    /** Returns the number of positions. */
    int size() {
        return size;
    }

    /** Returns in how many positions a weight was used. */
    long uses(int term) {
        return uses[term];
    }

    /** Returns the block that holds the entries of a position. */
    int[] entries(int position) {
        return blocks[block[position]];
    }

    /** Returns the index of the first entry of a run. */
    int start(int position, int run) {
        int index = start[position];
        for (int i = 0; i < run; i++) {
            index += lengths[RUNS * position + i];
        }
        return index;
    }

    /** Returns the number of entries of a run. */
    int length(int position, int run) {
        return lengths[RUNS * position + run];
    }

    /** Returns the expected score for White. */
    double target(int position) {
        return target[position];
    }

    /** Returns the phase of the game. */
    int phase(int position) {
        return phase[position];
    }

    /** Returns the scale term, as {@link EvaluationTrace#scaleTerm} does. */
    int scaleTerm(int position) {
        return scaleTerm[position];
    }
}
