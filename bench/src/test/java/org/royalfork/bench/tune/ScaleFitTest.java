package org.royalfork.bench.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScaleFitTest {

    @ParameterizedTest
    @ValueSource(doubles = {60, 120, 300})
    void findsTheScaleThatTheResultsWereDrawnWith(double scale) {
        Random random = new Random(5);
        ScaleFit fit = new ScaleFit();
        for (int i = 0; i < 200_000; i++) {
            int score = random.nextInt(-900, 901);
            fit.add(score, random.nextDouble() < Model.expected(score, scale) ? 1 : 0);
        }
        assertEquals(scale, fit.best(), scale / 20);
    }
}
