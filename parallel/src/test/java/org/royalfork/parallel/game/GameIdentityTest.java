package org.royalfork.parallel.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.RandomTree;

class GameIdentityTest {

    private static RandomTree.Shape tree(long seed) {
        return new RandomTree.Shape(seed, 2, 6, 1 << 12, 300, 20, 500);
    }

    @Test
    void theSameGameHasTheSameNumber() {
        assertEquals(GameIdentity.of(tree(1)), GameIdentity.of(tree(1)));
    }

    @Test
    void otherKeysHaveAnotherNumber() {
        Set<Long> numbers = new HashSet<>();
        for (long seed = 0; seed < 100; seed++) {
            numbers.add(GameIdentity.of(tree(seed)));
        }
        assertEquals(100, numbers.size());
    }
}
