package org.royalfork.parallel.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Position;

/** Limits and requests: what is out of range is refused, with the value in the message, and changes keep the rest. */
class SearchLimitsTest {

    private static final SearchLimits ALL = new SearchLimits(7, 8, 9, 10, 11, 12, 13, true);

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, SearchLimits.MAX_DEPTH + 1, Integer.MAX_VALUE})
    void refusesDepthsOutOfRange(int depth) {
        assertRefused(Integer.toString(depth), () -> SearchLimits.ofDepth(depth));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, SearchLimits.MAX_DEPTH})
    void acceptsTheDepthsAtTheEnds(int depth) {
        assertEquals(depth, SearchLimits.ofDepth(depth).depth());
    }

    @Test
    void refusesNegativeCounts() {
        assertRefused("-1", () -> SearchLimits.ofNodes(-1));
        assertRefused("-3", () -> SearchLimits.INFINITE.withClock(1, 1, -3));
    }

    @Test
    void changesKeepTheRest() {
        assertEquals(new SearchLimits(1, 8, 9, 10, 11, 12, 13, true), ALL.withDepth(1));
        assertEquals(new SearchLimits(7, 1, 9, 10, 11, 12, 13, true), ALL.withNodes(1));
        assertEquals(new SearchLimits(7, 8, 1, 10, 11, 12, 13, true), ALL.withMoveTime(1));
        assertEquals(new SearchLimits(7, 8, 9, 1, 2, 3, 13, true), ALL.withClock(1, 2, 3));
        assertEquals(new SearchLimits(7, 8, 9, 10, 11, 12, 1, true), ALL.withOverhead(1));
        assertEquals(new SearchLimits(7, 8, 9, 10, 11, 12, 13, false), ALL.withPondering(false));
    }

    @Test
    void infiniteHasNoLimitButTheGreatestDepth() {
        assertEquals(SearchLimits.MAX_DEPTH, SearchLimits.INFINITE.depth());
        assertEquals(0, SearchLimits.INFINITE.nodes());
        assertEquals(SearchLimits.UNLIMITED, SearchLimits.INFINITE.moveTimeMillis());
        assertEquals(SearchLimits.UNLIMITED, SearchLimits.INFINITE.remainingMillis());
    }

    @Test
    void requestsNeedAtLeastOneLine() {
        Position position = new RandomTree.Shape(1, 2, 3, 8, 100, 0, 0).initialPosition();
        assertRefused("0", () -> new SearchRequest(position, SearchLimits.INFINITE, 0, List.of()));
        assertEquals(1, new SearchRequest(position, SearchLimits.INFINITE).lines());
    }

    private static void assertRefused(String value, Runnable action) {
        String message =
                assertThrows(IllegalArgumentException.class, action::run).getMessage();
        assertTrue(message.contains(value), message);
        assertEquals(1, message.lines().count(), message);
    }
}
