package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The evaluation orders real positions much as a strong engine does that has searched them. */
@Tag("slow")
class EvaluationLabelsTest {

    private static final int POSITIONS = 30_000;
    private static final int EVERY = 100;

    @Test
    void rankCorrelationWithASearch() throws IOException {
        Path file = SharedData.require("chess/labelled/sf15-2500n.csv.gz");
        int[] labels = new int[POSITIONS];
        int[] values = new int[POSITIONS];
        Evaluation evaluation = new Evaluation();
        int count = 0;
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.US_ASCII))) {
            int number = 0;
            for (String line = reader.readLine(); line != null && count < POSITIONS; line = reader.readLine()) {
                if (++number % EVERY != 0) {
                    continue;
                }
                String[] fields = line.split(";", -1);
                ChessPosition position = Fen.parse(fields[0]);
                if (!position.isForced()) {
                    labels[count] = Integer.parseInt(fields[1]);
                    values[count++] = evaluation.evaluate(position);
                }
            }
        }
        double correlation = correlation(ranks(Arrays.copyOf(labels, count)), ranks(Arrays.copyOf(values, count)));
        int used = count;
        // Captures in the air are what is left: they are for the search.
        assertTrue(correlation > 0.85, () -> "Spearman's rho " + correlation + " over " + used + " positions");
    }

    private static double[] ranks(int[] values) {
        Integer[] order = IntStream.range(0, values.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingInt(i -> values[i]));
        double[] ranks = new double[values.length];
        for (int first = 0; first < order.length; ) {
            int end = first;
            while (end < order.length && values[order[end]] == values[order[first]]) {
                end++;
            }
            for (int i = first; i < end; i++) {
                ranks[order[i]] = (first + end - 1) / 2.0;
            }
            first = end;
        }
        return ranks;
    }

    private static double correlation(double[] a, double[] b) {
        double meanA = Arrays.stream(a).average().orElseThrow();
        double meanB = Arrays.stream(b).average().orElseThrow();
        double products = 0;
        double squaresA = 0;
        double squaresB = 0;
        for (int i = 0; i < a.length; i++) {
            products += (a[i] - meanA) * (b[i] - meanB);
            squaresA += (a[i] - meanA) * (a[i] - meanA);
            squaresB += (b[i] - meanB) * (b[i] - meanB);
        }
        return products / Math.sqrt(squaresA * squaresB);
    }
}
