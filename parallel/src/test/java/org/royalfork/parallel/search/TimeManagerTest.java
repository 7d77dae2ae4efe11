package org.royalfork.parallel.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Time limits over a grid of clocks. No test waits: a manager is asked at a chosen age by pretending that its search
 * started so long ago. Where a limit must not have been reached yet it is minutes away, so that no slow machine decides a
 * test.
 */
class TimeManagerTest {

    private static final long MINUTE = TimeUnit.MINUTES.toMillis(1);
    private static final long HOUR = TimeUnit.HOURS.toMillis(1);

    static List<SearchLimits> clocks() {
        List<SearchLimits> clocks = new ArrayList<>();
        for (long remaining : new long[] {5 * MINUTE, HOUR, 24 * HOUR}) {
            for (long increment : new long[] {0, 1, MINUTE, 10 * HOUR}) {
                for (int movesToGo : new int[] {0, 1, 2, 10, 40, 1_000}) {
                    for (long overhead : new long[] {0, 50, MINUTE, 4 * MINUTE}) {
                        clocks.add(SearchLimits.INFINITE
                                .withClock(remaining, increment, movesToGo)
                                .withOverhead(overhead));
                    }
                }
            }
        }
        return clocks;
    }

    @ParameterizedTest
    @MethodSource("clocks")
    void neverUsesMoreThanWhatIsLeftWithoutTheOverhead(SearchLimits limits) {
        long usable = limits.remainingMillis() - limits.overheadMillis();
        assertTrue(aged(limits, usable).isOver(), "over when all is used");
        assertTrue(aged(limits, usable).isEnough(0, 0, 1_000), "no new iteration either");
    }

    /** Random clocks from none at all to hours, half of them short. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void keepsOverheadAndReserveWheneverThereIsAsMuch(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 20_000; i++) {
            long remaining = random.nextLong(random.nextBoolean() ? 500 : 1L << random.nextInt(1, 40));
            long increment = random.nextInt(3) == 0 ? 0 : random.nextLong(1L << random.nextInt(1, 20));
            int movesToGo = random.nextInt(3) == 0 ? random.nextInt(1, 60) : 0;
            long overhead = random.nextLong(1L << random.nextInt(1, 12));
            SearchLimits limits = SearchLimits.INFINITE
                    .withClock(remaining, increment, movesToGo)
                    .withOverhead(overhead);
            TimeManager time = new TimeManager(limits, 0);
            long most = Math.max(1, remaining - overhead - TimeManager.RESERVE_MILLIS);
            String context = "seed " + seed + ", " + limits;
            assertTrue(time.maximumNanos() <= TimeUnit.MILLISECONDS.toNanos(most), context);
            assertTrue(time.maximumNanos() >= TimeUnit.MILLISECONDS.toNanos(1), context);
            assertTrue(time.optimumNanos() <= time.maximumNanos(), context);
        }
    }

    /** An engine that always takes the most it may, in games in which a move costs 10 ms more than its search. */
    @ParameterizedTest
    @ValueSource(longs = {0, 60, 100, 500, 1_000, 10_000, 60_000, 300_000})
    void theClockLastsWhereTheIncrementCoversTheCostOfAMove(long start) {
        for (long increment : new long[] {11, 12, 20, 100, 1_000, 10_000}) {
            for (long overhead : new long[] {10, 20, 100, 1_000}) {
                Game game = new Game(start + increment, increment, 0, overhead);
                String context = start + " + " + increment + " ms, overhead " + overhead;
                assertTrue(game.play(300, true) >= Math.min(start, TimeManager.RESERVE_MILLIS), context);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 20, 40})
    void theClockLastsWhereItGainsPeriods(int period) {
        for (long start : new long[] {1_000, 10_000, 60_000, 300_000}) {
            for (long increment : new long[] {0, 5, 10, 100}) {
                Game game = new Game(start, increment, period, 10);
                String context = start + " + " + increment + " ms for " + period + " moves";
                assertTrue(game.play(300, start > 1_000) > 0, context);
            }
        }
    }

    /** Without increments no clock lasts for ever; but the moves get fast early enough for a long game. */
    @ParameterizedTest
    @ValueSource(longs = {30_000, 60_000, 300_000})
    void theClockLastsForALongGameWithoutIncrements(long start) {
        assertTrue(new Game(start, 0, 0, 10).play(150, false) > 0);
    }

    /** The mover's clock in a simulated game; times in milliseconds. */
    private static final class Game {
        private static final long COST = 10;

        private final long start;
        private final long increment;
        private final int period;
        private final long overhead;

        Game(long start, long increment, int period, long overhead) {
            this.start = start;
            this.increment = increment;
            this.period = period;
            this.overhead = overhead;
        }

        /** Returns the least time left after any move. */
        long play(int moves, boolean greedy) {
            long clock = start;
            long least = clock;
            for (int move = 0; move < moves; move++) {
                int toGo = period == 0 ? 0 : period - move % period;
                SearchLimits limits =
                        SearchLimits.INFINITE.withClock(clock, increment, toGo).withOverhead(overhead);
                TimeManager time = new TimeManager(limits, 0);
                clock -= COST + TimeUnit.NANOSECONDS.toMillis(greedy ? time.maximumNanos() : time.optimumNanos());
                least = Math.min(least, clock);
                clock += increment + (toGo == 1 ? start : 0);
            }
            return least;
        }
    }

    @ParameterizedTest
    @MethodSource("clocks")
    void alwaysHasSomeTime(SearchLimits limits) {
        TimeManager young = aged(limits, 0);
        assertFalse(young.isOver(), "not over at the start");
        assertFalse(young.isEnough(0, 0, 0), "time for an iteration");
    }

    @ParameterizedTest
    @MethodSource("clocks")
    void spendsAFairShareOfTheClock(SearchLimits limits) {
        long usable = limits.remainingMillis() - limits.overheadMillis();
        int moves = limits.movesToGo() == 0 ? 60 : Math.max(2, Math.min(limits.movesToGo(), 60));
        assertFalse(aged(limits, usable / moves / 4).isOver(), "a share of the clock may always be used");
    }

    @ParameterizedTest
    @MethodSource("clocks")
    void aSettledBestMoveNeverTakesLongerThanADoubtfulOne(SearchLimits limits) {
        for (int permille = 1; permille < 1_000; permille += 3) {
            long age = limits.remainingMillis() * permille / 1_000;
            boolean doubtful = aged(limits, age).isEnough(0, 0.1, 100);
            boolean settled = aged(limits, age).isEnough(20, 0.9, -100);
            assertTrue(settled || !doubtful, () -> "at an age of " + age);
        }
    }

    @ParameterizedTest
    @MethodSource("clocks")
    void enoughComesBeforeTheEnd(SearchLimits limits) {
        for (int permille = 1; permille < 1_000; permille += 3) {
            long age = limits.remainingMillis() * permille / 1_000;
            TimeManager time = aged(limits, age);
            assertTrue(!time.isOver() || time.isEnough(0, 0, 1_000), () -> "at an age of " + age);
        }
    }

    /** Every clock, however short, negative or absurdly long, gives limits that end a search a while later. */
    @ParameterizedTest
    @ValueSource(longs = {-10_000_000_000L, -1, 0, 1, 2, 10, 49, 50, 51, 1_000, 1_000_000_000_000L})
    void everyClockEnds(long remaining) {
        for (int movesToGo : new int[] {0, 1, 2, 40, Integer.MAX_VALUE}) {
            for (long overhead : new long[] {-5, 0, 50, 5_000}) {
                SearchLimits limits =
                        SearchLimits.INFINITE.withClock(remaining, 0, movesToGo).withOverhead(overhead);
                long usable = Math.max(1, remaining - Math.max(0, overhead));
                assertTrue(aged(limits, usable + 1_000).isOver(), () -> limits + "");
            }
        }
    }

    @Test
    void timeForOneMoveIsThatTimeWithoutTheOverhead() {
        SearchLimits limits = SearchLimits.ofMoveTime(HOUR).withOverhead(MINUTE);
        assertFalse(aged(limits, HOUR - 2 * MINUTE).isOver());
        assertFalse(aged(limits, HOUR - 2 * MINUTE).isEnough(20, 1, -1_000), "a fixed time is used up");
        assertTrue(aged(limits, HOUR - MINUTE).isOver());
        assertFalse(aged(limits, 0).isAdaptive());
    }

    @ParameterizedTest
    @ValueSource(longs = {-100, 0, 1, 9})
    void timeForOneMoveIsNeverLessThanAMillisecond(long millis) {
        SearchLimits limits = SearchLimits.ofMoveTime(millis).withOverhead(10);
        assertTrue(aged(limits, 1).isOver());
        // It began a minute from now, so it is not over now: it has not been given a negative time.
        assertFalse(aged(limits, -MINUTE).isOver());
    }

    @Test
    void withoutAClockNothingEnds() {
        assertFalse(aged(SearchLimits.INFINITE, 1_000 * HOUR).isOver());
        assertFalse(aged(SearchLimits.INFINITE, 1_000 * HOUR).isEnough(100, 1, -1_000));
        assertFalse(aged(SearchLimits.ofMoveTime(Long.MAX_VALUE), 1_000 * HOUR).isOver());
    }

    @Test
    void absurdlyLongClocksAreLongNotShort() {
        for (long remaining : new long[] {Long.MAX_VALUE / 1_000_000, Long.MAX_VALUE / 4, Long.MAX_VALUE}) {
            SearchLimits clock = SearchLimits.INFINITE.withClock(remaining, 0, 0);
            assertFalse(aged(clock, HOUR).isOver(), () -> "remaining " + remaining);
            SearchLimits gaining = SearchLimits.INFINITE.withClock(HOUR, remaining, 0);
            assertFalse(aged(gaining, MINUTE).isOver(), () -> "increment " + remaining);
        }
    }

    @Test
    void ponderingHasNoEndBeforeThePonderHit() {
        SearchLimits limits = SearchLimits.ofMoveTime(HOUR).withPondering(true);
        TimeManager time = aged(limits, 10 * HOUR);
        assertFalse(time.isOver());
        assertFalse(time.isEnough(20, 1, -1_000));
        time.ponderHit();
        assertFalse(time.isOver(), "the time begins with the ponder hit");
        assertTrue(time.elapsed() >= TimeUnit.MILLISECONDS.toNanos(10 * HOUR), "the search is older");
    }

    @Test
    void aPonderHitStartsAClockOnce() {
        SearchLimits limits = SearchLimits.INFINITE.withClock(HOUR, 0, 0).withPondering(true);
        TimeManager pondering = aged(limits, 10 * HOUR);
        assertFalse(pondering.isAdaptive(), "there is no time to save yet");
        pondering.ponderHit();
        pondering.ponderHit();
        assertTrue(pondering.isAdaptive());
        TimeManager running = aged(limits.withPondering(false), HOUR);
        running.ponderHit();
        assertTrue(running.isOver(), "a hit without pondering starts nothing anew");
    }

    @Test
    void elapsedTimeIsTheAge() {
        long elapsed = aged(SearchLimits.INFINITE, MINUTE).elapsed();
        assertTrue(elapsed >= TimeUnit.MILLISECONDS.toNanos(MINUTE));
        assertEquals(0, TimeUnit.NANOSECONDS.toHours(elapsed));
    }

    /** Returns the manager of a search that began {@code millis} ago. */
    private static TimeManager aged(SearchLimits limits, long millis) {
        return new TimeManager(limits, System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(millis));
    }
}
