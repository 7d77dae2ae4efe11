package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningsTest {

    @TempDir
    private Path folder;

    @Test
    void theBuiltInOpeningsAreLegalAndDistinct() {
        final List<Opening> openings = Openings.builtIn();
        final Set<String> positions = new HashSet<>();
        for (Opening opening : openings) {
            final Referee referee = new Referee(opening);
            assertEquals(16, opening.moves().size());
            assertTrue(referee.verdict().isEmpty());
            positions.add(referee.text());
        }
        assertEquals(100, positions.size());
    }

    @Test
    void readsEpdAndFen() throws IOException {
        final Path file = Files.writeString(folder.resolve("a.epd"), """
                # a comment

                4k3/8/8/8/8/8/8/4K2R w K - hmvc 7; fmvn 31; id "x";
                4k3/8/8/8/8/8/8/4K2R b - - 3 12
                4k3/8/8/8/8/8/8/4K2R w K -
                """);
        assertEquals(
                List.of(
                        "4k3/8/8/8/8/8/8/4K2R w K - 7 31",
                        "4k3/8/8/8/8/8/8/4K2R b - - 3 12",
                        "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
                Openings.read(file).stream().map(Opening::fen).toList());
    }

    @Test
    void readsPgn() throws IOException {
        final Path file = Files.writeString(folder.resolve("a.PGN"), """
                [Event "x"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "1"]
                [White "a"]
                [Black "b"]
                [Result "*"]

                1. e4 {best by test} e5 2. Nf3 (2. f4 exf4) Nc6 *

                """);
        assertEquals(List.of(new Opening("", List.of("e2e4", "e7e5", "g1f3", "b8c6"))), Openings.read(file));
    }

    @Test
    void saysWhatIsWrongAndWhere() throws IOException {
        final Path broken = Files.writeString(folder.resolve("b.epd"), "4k3/8/8/8/8/8/8/4K2R w K -\nrubbish\n");
        final Exception e = assertThrows(IllegalArgumentException.class, () -> Openings.read(broken));
        assertEquals(broken + ", line 2: not a position: rubbish", e.getMessage());
        final Path empty = Files.writeString(folder.resolve("c.epd"), "# nothing\n");
        assertThrows(IllegalArgumentException.class, () -> Openings.read(empty));
        final Path over = Files.writeString(folder.resolve("d.epd"), "7k/5Q2/8/8/8/8/8/K7 b - - 0 1\n");
        assertThrows(IllegalArgumentException.class, () -> Openings.read(over));
    }
}
