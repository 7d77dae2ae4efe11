package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.royalfork.parallel.game.GameIdentity;

class ChessIdentityTest {

    private static final long IDENTITY = -6_805_744_580_966_815_780L;

    /** When it changes, files of tables that were saved before are refused, as they must be if keys or moves have changed. */
    @Test
    void tablesThatWereSavedBeforeCanStillBeLoaded() {
        assertEquals(IDENTITY, GameIdentity.of(new ChessGame()));
        assertEquals(IDENTITY, GameIdentity.of(new ChessGame(true)));
    }
}
