package org.royalfork.engine.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.game.GameIdentity;
import org.royalfork.tt.TableFile;
import org.royalfork.tt.TranspositionTable;

/** The options about the table: its size, its memory, its file. */
class UciHashTest {

    private static final String SAVE = "setoption name Save Hash to File";
    private static final String LOAD = "setoption name Load Hash from File";

    @TempDir
    private Path folder;

    private final ScriptedEngine script = new ScriptedEngine();
    private final Conversation scripted = new Conversation(script);
    private final Conversation uci = new Conversation(new ParallelSearchEngine(new ChessGame()));

    @AfterEach
    void end() {
        uci.close();
        scripted.close();
        assertEquals("", uci.errors() + scripted.errors());
    }

    // With a search that does what the test says

    @Test
    void theTableIsDescribedOnceForEachThatThereIs() {
        script.describeTable("3 MiB, of the best");
        assertEquals(List.of("info string hash table: 3 MiB, of the best"), scripted.sync());
        assertEquals(List.of(), scripted.sync());
        script.describeTable("4 MiB");
        assertEquals("info string hash table: 4 MiB", scripted.answer("setoption name Hash value 4"));
        assertEquals(List.of(), scripted.sync());
    }

    @Test
    void theTableIsSavedToAndLoadedFromTheNamedFile() throws IOException {
        Path file = Files.writeString(folder.resolve("my table value 1"), "x");
        scripted.send("setoption name Hash File value " + file);
        assertEquals("info string hash table saved to " + file + ", 0 MiB", scripted.answer(SAVE));
        assertEquals(
                "info string hash table loaded from " + file,
                scripted.answer("setoption name load hash FROM file value "));
        assertEquals(List.of("save " + file, "load " + file), calls("save", "load"));
    }

    private List<String> calls(String... starts) {
        return script.calls().stream()
                .filter(call -> Stream.of(starts).anyMatch(call::startsWith))
                .toList();
    }

    @Test
    void aTableFileThatFailsIsToldInOneLine() {
        for (String button : List.of(SAVE, LOAD)) {
            String unnamed = scripted.answer("setoption name Hash File value", button);
            assertTrue(unnamed.contains("no file has been named"), unnamed);
            String failed = scripted.answer("setoption name Hash File value missing", button);
            assertTrue(failed.startsWith("info string cannot be"), failed);
        }
        assertEquals(List.of("save missing", "load missing"), calls("save", "load"));
    }

    @Test
    void theFileIsWrittenAndReadOnlyWhenTheSearchHasEnded() {
        scripted.send("setoption name Hash File value missing", "position startpos");
        for (String button : List.of(SAVE, LOAD)) {
            scripted.send("go infinite", button);
            scripted.expect("bestmove");
            scripted.expect("info string cannot be");
        }
    }

    @Test
    void quitWaitsForATableThatIsBeingSaved() throws IOException {
        Path file = Files.writeString(folder.resolve("slow"), "x");
        scripted.send("setoption name Hash File value " + file, SAVE, "quit");
        scripted.expect("info string hash table saved to ");
        scripted.awaitEnd();
    }

    @Test
    void aNewGameForgetsUnlessItIsToldNotTo() {
        scripted.send("ucinewgame", "setoption name Never Clear Hash value true", "ucinewgame");
        scripted.sync();
        assertEquals(List.of("clear"), calls("clear"));
        scripted.send("setoption name Clear Hash", "setoption name Never Clear Hash value false", "ucinewgame");
        scripted.sync();
        assertEquals(List.of("clear", "clear", "clear"), calls("clear"));
    }

    // With the real search

    @Test
    void anAbsurdSizeKeepsTheOldTableAndSaysWhy() {
        assertTrue(uci.answer("setoption name Hash value 3").contains("hash table: 3 MiB"));
        repeatedNodes();
        String refused = uci.answer("setoption name Hash value 33554432");
        assertTrue(refused.startsWith("info string option Hash stays at 3: a table of 32 TiB does not fit"), refused);
        assertTrue(repeatedNodes() < 3_000, "what was learnt is still there");
    }

    /** Searches what was searched before, and returns the nodes. */
    private long repeatedNodes() {
        uci.send("position startpos", "go depth 8");
        String last = "";
        for (String line = uci.expect(l -> true, "line"); !line.startsWith("bestmove"); ) {
            last = line.startsWith("info depth") ? line : last;
            line = uci.expect(l -> true, "line");
        }
        uci.send("wait"); // while a search is not quite over, readyok overtakes what is to be told
        return Long.parseLong(last.replaceFirst(".* nodes (\\d+) .*", "$1"));
    }

    @Test
    void anAnalysisSurvivesARestart() {
        uci.send("setoption name Hash value 2", "setoption name Hash File value " + folder.resolve("t"));
        long first = repeatedNodes();
        assertTrue(uci.answer(SAVE).endsWith("t, 2 MiB"));
        try (Conversation next = new Conversation(new ParallelSearchEngine(new ChessGame()))) {
            next.send("setoption name Hash value 5", "setoption name Hash File value " + folder.resolve("t"), LOAD);
            next.expect("info string hash table loaded from " + folder.resolve("t"));
            next.send("position startpos", "go depth 8");
            String report = next.expect("info depth 8 ");
            long again = Long.parseLong(report.replaceFirst(".* nodes (\\d+) .*", "$1"));
            assertTrue(again < first * 3 / 4, again + " nodes again, first " + first);
        }
    }

    @Test
    void damagedAndForeignFilesAreRefusedAndTheTableStays() throws IOException {
        Path file = folder.resolve("t");
        uci.send("setoption name Hash value 1", "setoption name Hash File value " + file);
        repeatedNodes();
        assertTrue(refusal().endsWith("no such file or folder"));
        Files.writeString(file, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3");
        assertTrue(refusal().endsWith("it is not the file of a table"));
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES)) {
            TableFile.save(table, file, GameIdentity.of(new ChessGame()) + 1);
            assertTrue(refusal().endsWith("it was written for another game or with other keys"));
            TableFile.save(table, file, GameIdentity.of(new ChessGame(true)));
            byte[] bytes = Files.readAllBytes(file);
            bytes[bytes.length / 2] ^= 1;
            Files.write(file, bytes);
            assertTrue(refusal().endsWith("it is damaged: its checksum does not fit its content"));
            bytes[bytes.length / 2] ^= 1;
            assertTrue(repeatedNodes() < 3_000, "the table is as before");
            Files.write(file, bytes);
            assertEquals("info string hash table loaded from " + file, uci.answer(LOAD), "Chess960 has the same keys");
        }
        uci.send("setoption name Hash File value " + folder.resolve("no/such/folder/t"));
        String unsaved = uci.answer(SAVE);
        assertTrue(unsaved.startsWith("info string the table cannot be saved to "), unsaved);
        assertTrue(unsaved.endsWith("no such file or folder"), unsaved);
    }

    private String refusal() {
        String line = uci.answer(LOAD);
        assertTrue(line.startsWith("info string the table cannot be loaded from " + folder.resolve("t") + ": "), line);
        return line;
    }
}
