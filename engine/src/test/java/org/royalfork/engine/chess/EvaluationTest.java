package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.Score;

class EvaluationTest {

    private static final int GAMES = 20;
    private static final int PLIES = 240;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void exchangingColoursChangesNothing(long seed) {
        Random random = new Random(seed);
        Evaluation evaluation = new Evaluation();
        for (int game = 0; game < GAMES; game++) {
            for (ChessPosition position : EvaluationPositions.randomGame(random, PLIES)) {
                ChessPosition mirrored = EvaluationPositions.mirrored(position);
                assertEquals(evaluation.evaluate(position), evaluation.evaluate(mirrored), () -> Fen.format(position));
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12})
    void theValueDoesNotDependOnWhatWasEvaluatedBefore(long seed) {
        Random random = new Random(seed);
        List<ChessPosition> positions = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            positions.addAll(EvaluationPositions.randomGame(random, PLIES));
        }
        Evaluation used = new Evaluation();
        Evaluation uncached = new Evaluation(new EvaluationTrace());
        for (int round = 0; round < 3; round++) {
            Collections.shuffle(positions, random);
            for (ChessPosition position : positions) {
                assertEquals(uncached.evaluate(position), used.evaluate(position), () -> Fen.format(position));
            }
            for (ChessPosition position : positions.subList(0, 50)) {
                assertEquals(new Evaluation().evaluate(position), used.evaluate(position), () -> Fen.format(position));
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {21, 22})
    void theBreakdownAddsUpAndTheBoundsHold(long seed) {
        Random random = new Random(seed);
        Evaluation evaluation = new Evaluation();
        for (int game = 0; game < GAMES; game++) {
            for (ChessPosition position : EvaluationPositions.randomGame(random, PLIES)) {
                int value = evaluation.evaluate(position);
                Supplier<String> where = () -> Fen.format(position);
                assertEquals(value, EvaluationBreakdown.of(position).value(), where);
                assertTrue(Math.abs(value) < 12_000, where);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "QQQQQQQQ/QQQQQQQ1/8/8/8/pp6/kp6/7K b - - 0 1",
                "kQQQQQQQ/2Q5/8/8/8/8/qqqqqq2/7K b - - 0 1",
                "RRRRRRRR/RR6/8/8/8/2p5/2pk4/K7 b - - 0 1",
                "NNNNNNNN/NN6/8/8/8/2p5/3k4/K7 w - - 0 1",
                "BBBBBBBB/BB6/8/8/8/2p5/3k4/K7 w - - 0 1",
                "Q6Q/1Q6/8/8/QkQ5/QpQ5/QQQ5/K7 b - - 0 1",
                "4k3/pppppppp/8/8/8/8/8/QQQQKQQQ w - - 0 1"
            })
    void extremeArmiesStayWithinTheBounds(String fen) {
        ChessPosition position = Fen.parse(fen);
        int value = new Evaluation().evaluate(position);
        EvaluationBreakdown breakdown = EvaluationBreakdown.of(position);
        assertEquals(value, breakdown.value());
        assertEquals(value, new Evaluation().evaluate(EvaluationPositions.mirrored(position)));
        assertTrue(Math.abs(value) <= Score.MAX_EVALUATION);
        // A packed half that had overflowed would turn the sign of the stronger side's score.
        boolean whiteStronger = PackedScore.endgame(position.pieceSquareScore()) > 0;
        assertEquals(whiteStronger, breakdown.whiteValue() > 0, () -> breakdown.toString());
    }

    @Test
    void theMoverOfTheInitialPositionIsAheadByTheTempoOnly() {
        int value = new Evaluation().evaluate(Fen.parse(Fen.START));
        assertTrue(value > 0 && value < 60, () -> "value " + value);
    }

    /** The more valuable the man that is missing, the worse. */
    @Test
    void missingMenCostByTheirValue() {
        String[] fens = {
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1"
        };
        Evaluation evaluation = new Evaluation();
        for (int i = 1; i < fens.length; i++) {
            int more = evaluation.evaluate(Fen.parse(fens[i - 1]));
            int less = evaluation.evaluate(Fen.parse(fens[i]));
            String missing = fens[i];
            assertTrue(less < more - 20, () -> missing + ": " + less + ", before " + more);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {31, 32})
    void losingARookOrQueenIsWorse(long seed) {
        Random random = new Random(seed);
        Evaluation evaluation = new Evaluation();
        for (int game = 0; game < GAMES; game++) {
            for (ChessPosition position : EvaluationPositions.randomGame(random, PLIES)) {
                int us = position.sideToMove();
                int enemyKing = position.kingSquare(us ^ 1);
                // A man that may screen the enemy king from our own pieces cannot go: the mover could take the king.
                long screens = Attacks.rookRays(enemyKing) | Attacks.bishopRays(enemyKing);
                long heavy = (position.pieces(us, Piece.ROOK) | position.pieces(us, Piece.QUEEN)) & ~screens;
                if (heavy == 0 || position.isForced()) {
                    continue;
                }
                String[] fields = Fen.format(position).split(" ", -1);
                String less = without(fields[0], Bitboards.first(heavy)) + " " + fields[1] + " - - 0 1";
                // Without the man the mover may stand in check, which Fen allows; the evaluation does not care.
                int before = evaluation.evaluate(position);
                int after = evaluation.evaluate(Fen.parse(less));
                // Beyond, kings in mortal danger outweigh rooks.
                if (Math.abs(before) > 1500) {
                    continue;
                }
                assertTrue(after < before, () -> less + ": " + after + ", before " + before);
            }
        }
    }

    private static String without(String placement, int square) {
        StringBuilder expanded = new StringBuilder();
        for (int i = 0; i < placement.length(); i++) {
            char c = placement.charAt(i);
            expanded.append(Character.isDigit(c) ? "1".repeat(c - '0') : String.valueOf(c));
        }
        expanded.setCharAt((7 - Bitboards.rank(square)) * 9 + Bitboards.file(square), '1');
        return expanded.toString();
    }

    /** What a player sees at once, from the mover's side: a safe lower bound of the difference between two positions. */
    @ParameterizedTest
    @CsvSource({
        // a passed pawn near promotion is worth more than one at home
        "8/5k2/8/8/8/8/P7/5K2 w - - 0 1, 8/5k2/P7/8/8/8/8/5K2 w - - 0 1, 20",
        // a knight in the centre than in the corner
        "4k3/pppp4/8/8/8/8/PPPP4/N3K3 w - - 0 1, 4k3/pppp4/8/8/4N3/8/PPPP4/4K3 w - - 0 1, 20",
        // a king behind its pawns than one in the open
        "r1bq1rk1/ppp2ppp/2n2n2/8/4K3/2N2N2/PPP2PPP/R1BQ1R2 w - - 0 1, r1bq1rk1/ppp2ppp/2n2n2/8/8/2N2N2/PPP2PPP/R1BQ1RK1 w - - 0 1, 100",
    })
    void betterPositionsScoreMore(String worse, String better, int margin) {
        Evaluation evaluation = new Evaluation();
        int low = evaluation.evaluate(Fen.parse(worse));
        int high = evaluation.evaluate(Fen.parse(better));
        assertTrue(high >= low + margin, () -> "worse " + low + ", better " + high);
    }

    @Test
    void theExplanationNamesAllGroupsAndTheValue() {
        ChessPosition position = Fen.parse("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
        String text = Evaluation.explain(position);
        for (EvaluationTerms.Group group : EvaluationTerms.Group.values()) {
            assertTrue(
                    group == EvaluationTerms.Group.SCALE || text.contains(group.title()), () -> group + " in " + text);
        }
        assertTrue(text.contains(String.format("%+d", new Evaluation().evaluate(position))), text);
    }
}
