package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.royalfork.engine.chess.ChessGame;

class AllocationTest {

    private final Allocation allocation = new Allocation(new ChessGame(), Configuration.parse("ybw:2"), 1 << 20);

    /** A search allocates at least its result; how much it may be is a question of warm-up, and so of the lab's command. */
    @Test
    void countsWhatTheThreadsOfTheSearchAllocate() throws InterruptedException {
        final List<String> fens = new ChessGame().benchmarkPositions().subList(0, 1);
        final Allocation.Sample sample = allocation.run(fens, 10, 1000).getFirst();
        assertEquals(fens.getFirst(), sample.fen());
        assertTrue(sample.nodes() > 0);
        assertTrue(sample.wholeBytes() > 0);
        assertTrue(sample.steadyBytesPerSecond() >= 0 && sample.steadyReports() >= 0);
    }

    @Test
    void aSearchOfAMomentHasNoSteadyState() {
        assertThrows(
                IllegalArgumentException.class, () -> allocation.run(new ChessGame().benchmarkPositions(), 1, 999));
    }
}
