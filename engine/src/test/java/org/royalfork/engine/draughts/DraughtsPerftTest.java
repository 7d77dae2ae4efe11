package org.royalfork.engine.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.royalfork.parallel.reference.Perft;

/** Numbers of move sequences from the start, every way of capturing counted: sequence A133046 of the OEIS. */
class DraughtsPerftTest {

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "1, 7",
        "2, 49",
        "3, 302",
        "4, 1469",
        "5, 7361",
        "6, 36768",
        "7, 179740",
        "8, 845931",
        "9, 3963680"
    })
    void published(int depth, long count) {
        assertEquals(count, Perft.count(new DraughtsGame().initialPosition(), depth));
    }

    /** From depth 12 on there are captures with different jumps and equal results. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"10, 18391564", "11, 85242128", "12, 388623673"})
    void publishedDeep(int depth, long count) {
        assertEquals(count, Perft.count(new DraughtsGame().initialPosition(), depth));
    }
}
