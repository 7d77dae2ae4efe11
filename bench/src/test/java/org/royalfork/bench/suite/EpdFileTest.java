package org.royalfork.bench.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EpdFileTest {

    private static final String KINGS = "4k3/8/8/8/8/8/8/4K2R w K -";

    @TempDir
    private Path folder;

    static Path excerpt() {
        try {
            return Path.of(EpdFileTest.class.getResource("excerpt.epd").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void readsMovesMatesAndNames() throws IOException {
        final List<Problem> problems = EpdFile.read(excerpt());
        assertEquals(
                List.of("bm Qg6", "bm d5", "am Kxf2", "dm 4", "dm 1", "dm -1"),
                problems.stream().map(Problem::goal).toList());
        assertEquals(
                List.of("WAC.001", "BK.02", "CCC-II No.2", "krvk1000.0002", "sunfish.mate1.002", "cursed.0001"),
                problems.stream().map(Problem::id).toList());
        assertEquals(
                List.of(1, 2, 3, 4, 5, 6),
                problems.stream().map(Problem::number).toList());
        assertEquals("8/1k6/8/1K5R/8/8/8/8 w - - 0 1", problems.get(3).fen());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bm O-O Rf1;          | bm O-O Rf1",
                "bm 0-0, Rh1-f1       | bm O-O Rf1",
                "id \"x; bm Rh8\"; bm Kd1; | bm Kd1",
                "am Kd1; bm O-O;      | bm O-O; am Kd1",
                "0 1 bm Kd1;          | bm Kd1",
                "hmvc 3; fmvn 9; dm 5 | dm 5",
                "bm Kd1; dm 5;        | bm Kd1",
            })
    void takesWhatSuitesAreWrittenLike(String operations, String goal) {
        assertEquals(goal, EpdFile.parse(1, KINGS + " " + operations).goal());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rubbish                   | not a position: rubbish",
                "4k3/8/8/8/8/8/8/4K2R w K -         | no bm, am or dm",
                "4k3/8/8/8/8/8/8/4K2R w K - id \"a\"; | no bm, am or dm",
                "4k3/8/8/8/8/8/8/4K2R w K - bm Ke3; | Ke3",
                "4k3/8/8/8/8/8/8/4K2R w K - bm ?;   | not a move",
                "4k3/8/8/8/8/8/8/4K2R w K - dm soon; | dm needs a number of moves, not 'soon'",
                "4k3/8/8/8/8/8/8/4K2R w K - 'bm Kd1' | not an operation",
                "4k3/8/8/8/8/8/8/4K2R w K - bm \"Kd1; | not an operation",
                "4k3/8/8/8/8/8/8/8 w - - bm Kd1; | king",
            })
    void aBrokenLineIsToldWithItsNumber(String line, String message) throws IOException {
        final Path file =
                Files.writeString(folder.resolve("a.epd"), "# header\n\n" + KINGS + " bm Kd1;\n" + line + "\n");
        final Exception e = assertThrows(IllegalArgumentException.class, () -> EpdFile.read(file));
        assertTrue(e.getMessage().startsWith(file + ", line 4: "), e::getMessage);
        assertTrue(e.getMessage().contains(message), e::getMessage);
        assertEquals(1, e.getMessage().lines().count());
    }

    @Test
    void aFileWithoutPositionsIsTold() throws IOException {
        final Path file = Files.writeString(folder.resolve("a.epd"), "# header\n");
        final Exception e = assertThrows(IllegalArgumentException.class, () -> EpdFile.read(file));
        assertEquals(file + ": no positions", e.getMessage());
    }
}
