package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.wolfraam.chessgame.pgn.PGNImporter;
import io.github.wolfraam.chessgame.pgn.PgnTag;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PgnWriterTest {

    private static PlayedGame.PlayedMove move(String san, Integer score) {
        return new PlayedGame.PlayedMove(san, score, 9, 1000, 12_345_678, 0);
    }

    private static String write(PlayedGame game) throws IOException {
        final StringWriter out = new StringWriter();
        try (PgnWriter writer = new PgnWriter(out, "a \"test\"", TimeControl.parse("1+0.01"))) {
            writer.write(game);
        }
        return out.toString();
    }

    @Test
    void anotherProgramReadsItBack() throws IOException {
        final List<PlayedGame.PlayedMove> moves =
                List.of(move("Nf3", 15), move("Nc6", null), move("Bb5", InfoLine.MATE - 3), move("a6", -20));
        final String pgn = write(new PlayedGame(
                7,
                Opening.INITIAL,
                "A",
                "B",
                1,
                Outcome.DRAW,
                "adjudication: drawn",
                List.of("e4", "e5"),
                moves,
                List.of()));
        assertTrue(pgn.lines().allMatch(line -> line.length() <= 80), pgn);
        assertTrue(pgn.contains("[Event \"a \\\"test\\\"\"]"), pgn);
        assertTrue(
                pgn.contains("1. e4 e5 2. Nf3 {+0.15/9 0.012s} 2... Nc6 {0.012s} 3. Bb5 {+M3/9 0.012s} 3... a6"), pgn);

        final List<ChessGame> games = new ArrayList<>();
        final PGNImporter importer = new PGNImporter();
        importer.setOnGame(games::add);
        importer.setOnWarning(warning -> {});
        importer.setOnError(error -> fail(error));
        importer.run(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)));
        assertEquals(
                List.of("e4", "e5", "Nf3", "Nc6", "Bb5", "a6"), games.getFirst().getNotationList(NotationType.SAN));
        assertEquals("1/2-1/2", games.getFirst().getPgnTagValue(PgnTag.RESULT));
    }

    @Test
    void movesOfBlackFirstAreNumbered() throws IOException {
        final String fen = "4k3/8/8/8/8/8/8/4K2R b K - 3 12";
        final String pgn = write(new PlayedGame(
                1,
                new Opening(fen, List.of()),
                "A",
                "B",
                1,
                Outcome.WHITE_WINS,
                "time loss",
                List.of(),
                List.of(move("Kd7", 1), move("Ke2", 1)),
                List.of()));
        assertTrue(pgn.contains("[FEN \"" + fen + "\"]"), pgn);
        assertTrue(pgn.contains("[Termination \"time forfeit\"]"), pgn);
        assertTrue(pgn.contains("12... Kd7 {+0.01/9 0.012s} 13. Ke2 {+0.01/9 0.012s} {time loss} 1-0"), pgn);
    }
}
