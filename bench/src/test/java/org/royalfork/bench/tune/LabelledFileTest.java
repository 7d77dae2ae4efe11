package org.royalfork.bench.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LabelledFileTest {

    private static final String LINES = """
            # two games
            rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1;-31;e7e5;0.5
            rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2;35;g1f3;0.5

            rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1;-28;d7d5;1
            """;

    @TempDir
    private Path folder;

    private static List<LabelledPosition> read(Path file) throws IOException {
        List<LabelledPosition> positions = new ArrayList<>();
        LabelledFile.read(file, positions::add);
        return positions;
    }

    @Test
    void readsPositionsAndTellsGamesApart() throws IOException {
        Path plain = Files.writeString(folder.resolve("positions.csv"), LINES);
        List<LabelledPosition> positions = read(plain);
        assertEquals(3, positions.size());
        assertEquals(
                List.of(0, 0, 1), positions.stream().map(LabelledPosition::game).toList());
        LabelledPosition last = positions.get(2);
        assertEquals(-28, last.score());
        assertEquals("d7d5", last.bestMove());
        assertEquals(1.0, last.result());
        assertTrue(last.fen().startsWith("rnbqkbnr/pppppppp/8/8/3P4/"));
    }

    @Test
    void readsCompressedFiles() throws IOException {
        Path packed = folder.resolve("positions.csv.gz");
        try (OutputStream stream = new GZIPOutputStream(Files.newOutputStream(packed))) {
            stream.write(LINES.getBytes(StandardCharsets.US_ASCII));
        }
        assertEquals(3, read(packed).size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1;-31;e7e5",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1;x;e7e5;1",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1;-31;e7e5;2",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 x;-31;e7e5;1",
                "nothing"
            })
    void namesTheLineThatIsWrong(String line) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.csv"), "# header\n" + line + "\n");
        IllegalArgumentException error = assertThrows(IllegalArgumentException.class, () -> read(file));
        assertTrue(error.getMessage().contains("bad.csv, line 2"), error.getMessage());
    }
}
