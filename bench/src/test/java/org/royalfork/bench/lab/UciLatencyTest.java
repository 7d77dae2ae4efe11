package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.royalfork.bench.lab.UciLatency.Hang;
import org.royalfork.bench.lab.UciLatency.Series;

class UciLatencyTest {

    private static List<String> engine() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--add-exports",
                "java.base/jdk.internal.misc=ALL-UNNAMED",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "org.royalfork.engine.cli.Main");
    }

    @Test
    void quantilesAreTimesThatWereMeasured() {
        Series series = new Series(
                "hundred",
                LongStream.rangeClosed(1, 100).map(i -> i * 1_000_000).boxed().toList());
        assertEquals(50, series.millis(0.5));
        assertEquals(99, series.millis(0.99));
        assertEquals(100, series.millis(1));
        assertEquals(1, series.millis(0));
    }

    @Test
    void measuresTheRealEngineFromOutside() throws IOException, Hang {
        List<Series> table = new ArrayList<>();
        new UciLatency(engine()).run(4, List.of(2), table::add);
        assertEquals(
                List.of(1, 4, 1, 1, 20),
                table.stream().map(series -> series.nanos().size()).toList());
        assertTrue(table.stream().allMatch(series -> series.millis(0) > 0), table::toString);
    }

    @Test
    void anEngineThatEndsOrSleepsIsFoundOut() throws IOException {
        try (UciProcess process = new UciProcess(List.of("true"), Duration.ofSeconds(20))) {
            assertThrows(IOException.class, () -> process.await("readyok"));
        }
        try (UciProcess process = new UciProcess(List.of("sleep", "100"), Duration.ofMillis(50))) {
            assertThrows(Hang.class, () -> process.await("readyok"));
        }
        try (UciProcess process = new UciProcess(List.of("cat"), Duration.ofSeconds(20))) {
            process.send("isready");
            assertThrows(IOException.class, () -> process.await("readyok"));
        }
    }
}
