package org.royalfork.tt;

import java.util.SplittableRandom;

/**
 * A disturbance of look-ups, for experiments: every so many of them, on average, is answered falsely, at distances that are
 * random and the same for the same seed.
 *
 * @param kind what the false answer is
 * @param everyProbes mean number of look-ups from one fault to the next, 1 to 2^48
 * @param seed what the distances and the random words depend on
 */
public record TableFault(Kind kind, long everyProbes, long seed) {

    /** What a disturbed look-up is answered with. */
    public enum Kind {
        /**
         * The entry of another position of the same cluster: what a table would answer that did not verify the key. Where the
         * cluster has none, the fault is put off to the next look-up.
         */
        FALSE_HIT,
        /** 64 random bits. */
        RANDOM_WORD,
        /**
         * Nothing, though there is an entry; where there is none, the fault is put off. No falsehood, which is why it is of use:
         * what it changes, any disturbance changes.
         */
        MISS
    }

    private static final long MOST_PROBES = 1L << 48;

    /** Checks the range. */
    public TableFault {
        if (everyProbes < 1 || everyProbes > MOST_PROBES) {
            throw new IllegalArgumentException("faults every " + everyProbes + " look-ups, not every 1 to 2^48");
        }
    }

    /** Says when the next fault is due. Belongs to one worker. */
    static final class Clock {

        private final TableFault fault;
        private final SplittableRandom random;
        private long left;

        Clock(TableFault fault, int worker) {
            this.fault = fault;
            random = new SplittableRandom(fault.seed() + worker);
            restart();
        }

        /** Lets a look-up pass and tells whether it is to be disturbed, as it then is until {@link #restart}. */
        boolean isDue() {
            if (left > 0) {
                left--;
            }
            return left == 0;
        }

        /** A fault has happened: chooses when the next one will. */
        void restart() {
            left = random.nextLong(2 * fault.everyProbes() - 1) + 1;
        }

        Kind kind() {
            return fault.kind();
        }

        long randomWord() {
            return random.nextLong();
        }
    }
}
