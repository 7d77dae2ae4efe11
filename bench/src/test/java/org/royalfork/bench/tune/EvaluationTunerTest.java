package org.royalfork.bench.tune;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.EvaluationTerms;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.PackedScore;
import org.royalfork.engine.chess.Piece;
import org.royalfork.engine.chess.UciMoves;
import org.royalfork.engine.chess.WeightsText;
import org.royalfork.parallel.game.MoveList;

/**
 * A teacher that knows better: labels are the evaluation in use plus 60 centipawns for each knight more than the opponent
 * has. The tuner must find that out.
 */
class EvaluationTunerTest {

    private static final int SECRET = 60;
    private static final TunerSettings SETTINGS = new TunerSettings(120, 1.0, 256, 0, Long.MAX_VALUE, 1);

    @TempDir
    private static Path folder;

    private static Path data;

    @BeforeAll
    static void writeData() throws IOException {
        Random random = new Random(17);
        StringBuilder lines = new StringBuilder();
        for (int game = 0; game < 60; game++) {
            for (ChessPosition position : RandomPositions.game(random, 100)) {
                String quiet = quietMove(position);
                if (!quiet.isEmpty()) {
                    int us = position.sideToMove();
                    int knights = Long.bitCount(position.pieces(us, Piece.KNIGHT))
                            - Long.bitCount(position.pieces(us ^ 1, Piece.KNIGHT));
                    int label = Math.clamp(position.evaluate() + SECRET * knights, -2900, 2900);
                    // The result follows from the label, so that the scale is neither tiny nor huge.
                    int result = random.nextDouble() < 1 / (1 + Math.exp(-label / 150.0)) ? 1 : 0;
                    lines.append(Fen.format(position) + ";" + label + ";" + quiet + ";" + result + "\n");
                }
            }
        }
        data = Files.writeString(folder.resolve("teacher.csv"), lines);
    }

    private static String quietMove(ChessPosition position) {
        MoveList moves = new MoveList(256);
        position.generateQuiet(moves);
        return moves.size() == 0 ? "" : UciMoves.format(position, moves.move(0), false);
    }

    private static TunerResult tune() throws IOException {
        return new EvaluationTuner(SETTINGS, new PrintWriter(Writer.nullWriter())).run(data);
    }

    private static int middlegame(int[] weights, String term, int index) {
        int first = EvaluationTerms.ALL.stream()
                .filter(t -> t.name().equals(term))
                .findFirst()
                .orElseThrow()
                .first();
        return PackedScore.middlegame(weights[first + index]);
    }

    @Test
    void findsWhatTheLabelsKnow() throws IOException {
        TunerResult result = tune();
        assertTrue(result.errorAfter() < result.errorBefore() / 2, result::toString);
        int[] before = WeightsText.current();
        int[] tuned = WeightsText.parse(result.weights());
        int knight = middlegame(tuned, "piece-value", 1) - middlegame(before, "piece-value", 1);
        int rook = middlegame(tuned, "piece-value", 3) - middlegame(before, "piece-value", 3);
        assertTrue(knight > rook + SECRET / 2, () -> "knight " + knight + ", rook " + rook);
        assertTrue(result.heldOutPositions() * 5 < result.positions(), result::toString);
    }

    @Test
    void sameDataSameWeights() throws IOException {
        assertEquals(tune().weights(), tune().weights());
    }

    @Test
    void theSourceHoldsTheWeights() throws IOException {
        int[] weights = WeightsText.current();
        TunerResult result = new TunerResult(WeightsText.format(weights), 10, 1, 120, 0.2, 0.1);
        String source = WeightsSource.of(result, "scripts/lab tune --data x.csv");
        List<String> parts = List.of(source.split("\"\"\"", -1));
        assertEquals(3, parts.size(), source);
        assertArrayEquals(weights, WeightsText.parse(parts.get(1)));
        assertTrue(source.contains("scripts/lab tune --data x.csv"));
        assertTrue(source.lines().allMatch(line -> line.length() <= 120));
    }

    @Test
    void tooFewPositionsAreRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("one.csv"), Fen.START + ";30;e2e4;0.5\n");
        EvaluationTuner tuner = new EvaluationTuner(SETTINGS, new PrintWriter(Writer.nullWriter()));
        String message = assertThrows(IllegalArgumentException.class, () -> tuner.run(file))
                .getMessage();
        assertTrue(message.contains("too few quiet positions"), message);
    }
}
