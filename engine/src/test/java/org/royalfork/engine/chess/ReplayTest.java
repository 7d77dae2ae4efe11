package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Published games, move by move, against the final position that another library reached. */
class ReplayTest {

    @ParameterizedTest
    @ValueSource(strings = {"lichess", "twic1599", "worldchamps"})
    void gamesEndInThePublishedPosition(String file) {
        int games = 0;
        for (String line : SharedData.records("chess/pgn/" + file + ".replay.tsv")) {
            String[] columns = line.split("\t", -1);
            ChessPosition position = Fen.parse(Fen.START);
            String[] moves = columns[5].split(" ", -1);
            for (String text : moves) {
                int move = UciMoves.parse(position, text);
                assertEquals(move, San.parse(position, San.format(position, move)));
                assertEquals(text, UciMoves.format(position, move, false));
                position.make(move);
            }
            assertEquals(columns[4], Fen.format(position));
            assertEquals(Integer.parseInt(columns[2]), moves.length);
            assertEquals(columns[3].replaceFirst("threefold-now|fivefold", "repetition"), ending(position), line);
            games++;
        }
        assertTrue(games > 0);
    }

    private static String ending(ChessPosition position) {
        if (Perft.perft(position, 1) == 0) {
            return position.isForced() ? "checkmate" : "stalemate";
        }
        if (position.isMaterialInsufficient()) {
            return "insufficient-material";
        }
        return position.isRepetition(0) ? "repetition" : "-";
    }
}
