package org.royalfork.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.game.Game;

class GamesTest {

    @Test
    void namesAreWordsInLowerCaseAndFindTheirGames() {
        List<String> names = Games.all().stream().map(Game::name).toList();
        assertEquals(names.size(), Set.copyOf(names).size());
        for (String name : names) {
            assertTrue(name.matches("[a-z0-9]+"), name);
            assertEquals(name, Games.ofName(name).name());
            assertEquals(name, Games.ofName(name.toUpperCase(Locale.ROOT)).name());
        }
    }

    @Test
    void anUnknownNameIsToldTogetherWithThoseThatThereAre() {
        String message = assertThrows(IllegalArgumentException.class, () -> Games.ofName("ludo"))
                .getMessage();
        assertEquals(1, message.lines().count());
        assertTrue(message.contains("'ludo'") && message.contains("chess"), message);
    }
}
