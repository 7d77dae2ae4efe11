package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of move sequences against published counts. */
class PerftTest {

    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    /** Checks all counts up to a limit and returns how many there were. */
    private static int check(List<String> records, long limit) {
        int checked = 0;
        for (String line : records) {
            String[] parts = line.split(";", -1);
            ChessPosition position = Fen.parseAnyMaterial(parts[0], true);
            String before = Fen.formatShredder(position);
            for (int i = 1; i < parts.length; i++) {
                String[] count = parts[i].strip().split(" ", -1);
                if (count[0].startsWith("D") && Long.parseLong(count[1]) <= limit) {
                    int depth = Integer.parseInt(count[0].substring(1));
                    assertEquals(
                            Long.parseLong(count[1]), Perft.perft(position, depth), () -> count[0] + " of " + line);
                    assertEquals(before, Fen.formatShredder(position), "the position is as before");
                    checked++;
                }
            }
        }
        return checked;
    }

    @Test
    void excerptOfPublishedCounts() throws IOException {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(PerftTest.class.getResourceAsStream("perft.epd"), StandardCharsets.UTF_8))) {
            List<String> records =
                    reader.lines().filter(line -> !line.startsWith("#")).toList();
            assertTrue(check(records, Long.MAX_VALUE) >= 100, "an excerpt of at least 100 counts");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "standard",
                "stress",
                "blunder-extra",
                "marcel-random6838",
                "fischer960",
                "enpassant",
                "double-check",
                "tricky"
            })
    void smallCountsOfWholeSuites(String suite) {
        assertTrue(check(SharedData.records("chess/perft/" + suite + ".epd"), 100_000) > 0);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "standard",
                "stress",
                "blunder-extra",
                "marcel-random6838",
                "fischer960",
                "enpassant",
                "double-check",
                "tricky"
            })
    void countsOfWholeSuites(String suite) {
        assertTrue(check(SharedData.records("chess/perft/" + suite + ".epd"), 10_000_000) > 0);
    }

    @Test
    void depthZeroIsOneLeaf() {
        assertEquals(1, Perft.perft(Fen.parse(Fen.START), 0));
    }

    @Test
    void divideSumsUp() {
        ChessPosition position = Fen.parse(KIWIPETE);
        Map<Integer, Long> counts = Perft.divide(position, 4);
        assertEquals(48, counts.size());
        assertEquals(
                4_085_603, counts.values().stream().mapToLong(Long::longValue).sum());
        assertTrue(counts.keySet().stream().allMatch(position::isLegal));
        assertEquals(
                48,
                Perft.divide(position, 1).values().stream()
                        .mapToLong(Long::longValue)
                        .sum());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void poolsCountTheSame(int threads) {
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            for (int depth = 0; depth <= 5; depth++) {
                ChessPosition position = Fen.parse(Fen.START);
                assertEquals(Perft.perft(position, depth), Perft.perft(position, depth, pool));
            }
            ChessPosition position = Fen.parse(KIWIPETE);
            assertEquals(Perft.divide(position, 4), Perft.divide(position, 4, pool));
            assertEquals(KIWIPETE, Fen.format(position), "the position is as before");
        }
    }

    @Test
    void shutdownEndsACountThatWouldTakeHours() throws InterruptedException {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<?> count = pool.submit(() -> Perft.perft(Fen.parse(KIWIPETE), 12));
        while (pool.getActiveThreadCount() == 0) {
            Thread.onSpinWait();
        }
        pool.shutdownNow();
        assertTrue(pool.awaitTermination(1, TimeUnit.MINUTES));
        assertTrue(count.isCompletedAbnormally());
    }

    @Test
    void mateHasNoSequences() {
        ChessPosition mate = Fen.parse("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
        try (ForkJoinPool pool = new ForkJoinPool(2)) {
            assertEquals(0, Perft.perft(mate, 3));
            assertEquals(0, Perft.perft(mate, 4, pool));
            assertEquals(Map.of(), Perft.divide(mate, 4, pool));
        }
    }
}
