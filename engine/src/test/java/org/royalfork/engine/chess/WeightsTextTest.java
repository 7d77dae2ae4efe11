package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WeightsTextTest {

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void writesWhatItReads(long seed) {
        Random random = new Random(seed);
        int[] weights = new int[EvaluationTerms.COUNT];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = PackedScore.pack(random.nextInt(-9999, 10_000), random.nextInt(-9999, 10_000));
        }
        assertArrayEquals(weights, WeightsText.parse(WeightsText.format(weights)));
    }

    @Test
    void packedScoresAdd() {
        Random random = new Random(7);
        for (int i = 0; i < 10_000; i++) {
            int a = random.nextInt(-8000, 8000);
            int b = random.nextInt(-8000, 8000);
            int c = random.nextInt(-8000, 8000);
            int d = random.nextInt(-8000, 8000);
            int sum = PackedScore.pack(a, b) + 2 * PackedScore.pack(c, d);
            assertEquals(a + 2 * c, PackedScore.middlegame(sum));
            assertEquals(b + 2 * d, PackedScore.endgame(sum));
        }
    }

    @Test
    void saysWhatIsWrong() {
        String good = WeightsText.format(WeightsText.current());
        assertTrue(message(good.replace("bishop-pair", "bishop-couple")).contains("expected term bishop-pair"));
        assertTrue(message(good + " 7").contains("unexpected 7"));
        assertTrue(message(good.replaceFirst("mg +-?\\d+", "mg x")).contains("not a number: x"));
    }

    private static String message(String text) {
        return assertThrows(IllegalArgumentException.class, () -> WeightsText.parse(text))
                .getMessage();
    }
}
