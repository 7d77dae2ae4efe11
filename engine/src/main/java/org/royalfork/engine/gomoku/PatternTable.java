package org.royalfork.engine.gomoku;

/**
 * The {@link Pattern} that a stone makes along a line, for every content of the cells around it.
 *
 * <p>The content is a number in base 3, the <i>code</i>: a digit a cell, the lowest for the farthest cell before the stone, the
 * highest for the farthest after it; 0 for an empty cell, 1 for one of the stone's side, 2 for one that is blocked, by the
 * opponent or the edge. Each further own stone makes the code greater, so that the table is filled from its end: what a stone
 * could become is known before what it is.
 *
 * <p>A five that contains the stone lies within four cells to either side; where six in a row do not win, one cell more
 * matters. Where Renju restricts Black, what is forbidden on the line alone is {@link Pattern#BANNED}, an open four is a
 * straight one, and an open three is what can become one. Immutable.
 */
final class PatternTable {

    private static final PatternTable FIVE_OR_MORE = new PatternTable(4, false, false);
    private static final PatternTable EXACTLY_FIVE = new PatternTable(5, true, false);

    /** Renju's tables, of one radius; made when they are needed. */
    private static final class Renju {
        private static final PatternTable BLACK = new PatternTable(5, true, true);
        private static final PatternTable WHITE = new PatternTable(5, false, false);
    }

    private static final int EMPTY = 0;
    private static final int OWN = 1;

    private final int radius;
    private final boolean exactlyFive;
    private final boolean restricted;
    private final int[] weights;
    private final byte[] patterns;
    private final byte[] answered;

    private PatternTable(int radius, boolean exactlyFive, boolean restricted) {
        this.radius = radius;
        this.exactlyFive = exactlyFive;
        this.restricted = restricted;
        weights = new int[2 * radius];
        int weight = 1;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = weight;
            weight *= 3;
        }
        patterns = new byte[weight];
        for (int code = weight - 1; code >= 0; code--) {
            patterns[code] = (byte) classify(code);
        }
        answered = new byte[weight];
        for (int code = 0; code < weight; code++) {
            answered[code] = patterns[code] == Pattern.FOUR ? patterns[answer(code)] : Pattern.NONE;
        }
    }

    /** Returns the code of a four after the opponent has prevented the five. */
    private int answer(int code) {
        for (int weight : weights) {
            if (code / weight % 3 == EMPTY && patterns[code + weight] == Pattern.FIVE) {
                return code + 2 * weight;
            }
        }
        throw new AssertionError("no four: " + code);
    }

    /** Returns the table of a side. */
    static PatternTable of(Rule rule, int side) {
        return switch (rule) {
            case FREESTYLE -> FIVE_OR_MORE;
            case STANDARD -> EXACTLY_FIVE;
            case RENJU -> side == PatternBoard.BLACK ? Renju.BLACK : Renju.WHITE;
        };
    }

    /** Returns how many cells to either side matter. */
    int radius() {
        return radius;
    }

    /** Returns the weight in the code of the cell at {@code offset} from the stone, from -radius to radius without 0. */
    int weight(int offset) {
        return weights[offset < 0 ? offset + radius : offset + radius - 1];
    }

    /** Returns the patterns by code; not to be changed. */
    byte[] patterns() {
        return patterns;
    }

    /** Returns the pattern that is left of a {@link Pattern#FOUR} once it has been answered. */
    int answered(int code) {
        return answered[code];
    }

    private int digit(int code, int offset) {
        return code / weight(offset) % 3;
    }

    private int classify(int code) {
        int row = 1 + own(code, 1) + own(code, -1);
        if (exactlyFive ? row == 5 : row >= 5) {
            return Pattern.FIVE;
        }
        if (restricted && row > 5) {
            return Pattern.BANNED;
        }
        int fives = 0;
        int first = 0;
        int last = 0;
        int best = Pattern.NONE;
        for (int offset = -radius; offset <= radius; offset++) {
            if (offset != 0 && digit(code, offset) == EMPTY) {
                int next = patterns[code + weight(offset)];
                if (next == Pattern.FIVE) {
                    first = fives == 0 ? offset : first;
                    last = offset;
                    fives++;
                }
                best = Math.max(best, next);
            }
        }
        // The two cells that complete one four are the ends of six; those of two fours are nearer to each other.
        if (restricted && fives > 1 && (fives > 2 || last - first != 5)) {
            return Pattern.BANNED;
        }
        return switch (best) {
            case Pattern.FIVE -> fives > 1 ? Pattern.OPEN_FOUR : Pattern.FOUR;
            case Pattern.OPEN_FOUR -> Pattern.OPEN_THREE;
            case Pattern.FOUR -> Pattern.THREE;
            case Pattern.OPEN_THREE -> Pattern.OPEN_TWO;
            case Pattern.THREE -> restricted ? Pattern.NONE : Pattern.TWO;
            default -> Pattern.NONE;
        };
    }

    /** Returns how many own stones follow the stone without a gap in one direction. */
    private int own(int code, int direction) {
        int count = 0;
        while (count < radius && digit(code, direction * (count + 1)) == OWN) {
            count++;
        }
        return count;
    }
}
