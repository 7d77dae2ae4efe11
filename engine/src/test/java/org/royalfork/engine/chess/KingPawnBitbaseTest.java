package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class KingPawnBitbaseTest {

    @Test
    void countOfWins() {
        assertEquals(111_282, KingPawnBitbase.countWins());
    }
}
