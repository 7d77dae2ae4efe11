package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableFileTest {

    private static final long IDENTITY = 0xC0FFEE;
    private static final long MIB = 1L << 20;
    private static final long[] KEYS = new SplittableRandom(1).longs(20_000).toArray();

    @TempDir
    private Path folder;

    private final TranspositionTable table = new TranspositionTable(MIB + 4_160);

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void aTableComesBackAsItWas() throws IOException {
        fill();
        final long[] before = contents(table);
        final Path file = save();
        table.clear();
        table.store(99, 1, 2, 3, 4, Entry.EXACT, true);
        TableFile.load(table, file, IDENTITY);
        assertArrayEquals(before, contents(table));
        assertEquals(3, table.generation());
        assertEquals(Entry.NONE, table.probe(99));
    }

    /** A cluster of the larger table then holds part of one of the smaller, so nothing can be crowded out. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 64})
    void aTableAWholeNumberOfTimesAsLargeTakesEverything(int times) throws IOException {
        fill();
        final Path file = save();
        try (TranspositionTable larger = new TranspositionTable(times * table.bytes())) {
            TableFile.load(larger, file, IDENTITY);
            assertArrayEquals(contents(table), contents(larger));
        }
    }

    @Test
    void aLittleLargerTableTakesNearlyEverythingUnchanged() throws IOException {
        fill();
        final Path file = save();
        try (TranspositionTable larger = new TranspositionTable(table.bytes() * 8 / 7)) {
            TableFile.load(larger, file, IDENTITY);
            final long[] before = contents(table);
            final long[] after = contents(larger);
            int lost = 0;
            for (int i = 0; i < before.length; i++) {
                if (after[i] != before[i]) {
                    assertEquals(Entry.NONE, after[i]);
                    lost++;
                }
            }
            assertTrue(lost < before.length / 100, "lost " + lost);
        }
    }

    @Test
    void aSmallerTableKeepsTheDeepest() throws IOException {
        try (TranspositionTable large = new TranspositionTable(4 * MIB)) {
            final SplittableRandom random = new SplittableRandom(2);
            long deep = 0;
            for (int i = 0; i < 4 * 65_536; i++) {
                final long key = random.nextLong();
                final boolean isDeep = (i & 63) == 0;
                large.store(key, 1, 2, 3, isDeep ? 50 : 1, Entry.EXACT, false);
                deep += isDeep ? 1 : 0;
            }
            final Path file = folder.resolve("large");
            TableFile.save(large, file, IDENTITY);
            TableFile.load(table, file, IDENTITY);
            assertTrue(countDepth(table, 50) > deep * 98 / 100, "of " + deep + " deep entries few are lost");
        }
    }

    @Test
    void aDamagedFileIsRefusedWhereverTheDamageIs() throws IOException {
        fill();
        final byte[] bytes = Files.readAllBytes(save());
        final long[] before = contents(table);
        final SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 64; i++) {
            final byte[] damaged = bytes.clone();
            damaged[i < 32 ? 2 * i : random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            assertRefused(damaged);
        }
        assertArrayEquals(before, contents(table));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 100_000, -1})
    void aFileThatWasCutIsRefused(int length) throws IOException {
        fill();
        final byte[] bytes = Files.readAllBytes(save());
        assertRefused(Arrays.copyOf(bytes, length < 0 ? bytes.length + length : length));
    }

    @Test
    void aFileOfAnotherGameIsRefused() throws IOException {
        final Path file = save();
        final Throwable refusal = assertThrows(IOException.class, () -> TableFile.load(table, file, IDENTITY + 1));
        assertTrue(refusal.getMessage().endsWith("it was written for another game or with other keys"));
    }

    @Test
    void anyOtherFileIsRefused() throws IOException {
        assertTrue(assertRefused("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                        .repeat(3)
                        .getBytes(StandardCharsets.US_ASCII))
                .endsWith("it is not the file of a table"));
    }

    @Test
    void whatCannotBeReadOrWrittenIsSaidInOneLine() {
        final Path nowhere = folder.resolve("no/such/folder/table");
        for (final Throwable failure : new Throwable[] {
            assertThrows(IOException.class, () -> TableFile.load(table, nowhere, IDENTITY)),
            assertThrows(IOException.class, () -> TableFile.save(table, nowhere, IDENTITY))
        }) {
            assertTrue(failure.getMessage().contains(nowhere.toString()), failure.getMessage());
            assertTrue(failure.getMessage().endsWith("no such file or folder"), failure.getMessage());
        }
    }

    @Test
    void aSaveReplacesTheOldFileAndLeavesNothingBeside() throws IOException {
        final Path file = folder.resolve("table");
        Files.writeString(file, "old");
        assertEquals(file, save());
        assertEquals(64 + table.bytes(), Files.size(file));
        assertFalse(Files.exists(folder.resolve("table.partial")));
    }

    private Path save() throws IOException {
        final Path file = folder.resolve("table");
        TableFile.save(table, file, IDENTITY);
        return file;
    }

    private String assertRefused(byte[] bytes) throws IOException {
        final Path file = folder.resolve("refused");
        Files.write(file, bytes);
        final String message = assertThrows(IOException.class, () -> TableFile.load(table, file, IDENTITY))
                .getMessage();
        assertEquals(1, message.lines().count());
        return message;
    }

    /** Some thousands of entries of four generations, none of which is crowded out in a larger table. */
    private void fill() {
        final SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < KEYS.length; i++) {
            if (i > 0 && i % 5_000 == 0) {
                table.nextGeneration();
            }
            table.store(KEYS[i], random.nextInt(1 << 16), i, -i, random.nextInt(60), 1 + i % 3, i % 7 == 0);
        }
    }

    private static long[] contents(TranspositionTable table) {
        final long[] contents = new long[KEYS.length];
        for (int i = 0; i < KEYS.length; i++) {
            contents[i] = table.probe(KEYS[i]);
        }
        return contents;
    }

    private static long countDepth(TranspositionTable table, int depth) {
        long count = 0;
        for (int offset = 0; offset < table.bytes(); offset += TranspositionTable.ENTRY_BYTES) {
            final long data = table.memory().segment(0).getLong(offset + TranspositionTable.DATA_OFFSET);
            count += Entry.depth(data) == depth ? 1 : 0;
        }
        return count;
    }
}
