package org.royalfork.engine.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.royalfork.engine.chess.SharedData;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/** Published games and openings: every move is legal and leads to the published position. */
class DraughtsGamesTest {

    private final DraughtsGame game = new DraughtsGame();

    private void replay(String moves, String end) {
        Position position = game.initialPosition();
        for (String move : moves.split("[ ,]", -1)) {
            int number = game.parseMove(position, move);
            assertEquals(move, game.formatMove(position, number), moves);
            position.make(number);
        }
        assertEquals(end, game.formatPosition(position), moves);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "11-15,23-19,8-11,22-17,9-13,17-14,10x17,19x10,7x14"
                        + " | W:W21,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,11,12,13,14,17",
                "9-13 24-20 10-15 23-18 5-9 21-17 1-5 28-24 12-16 26-23 16-19 23x16 8-12 32-28 12x19 20-16 11x20 18x11"
                        + " 7x16 24x15 3-7 15-11 7-10 30-26 10-15 26-23 15-19 23-18 19-23 27-24 20x27 31x24 23-26 11-8"
                        + " 4x11 18-14 9x18 22x15x8 13x22 25x18 16-20 24-19 26-30 18-15 5-9 8-3 9-14 15-11 14-17 3-7"
                        + " 17-22 19-15 30-26 7-3 26-23 11-8 6-10 15x6 2x9 3-7 9-13 7-10 13-17 10-15"
                        + " | B:W8,K15,28,29:B17,20,22,K23",
            })
    void replayed(String moves, String end) {
        replay(moves, end);
    }

    @Test
    void threeMoveBallots() {
        List<String> records = SharedData.records("draughts/three-move-ballots.tsv");
        for (String record : records) {
            String[] fields = record.split("\t", -1);
            replay(fields[1], fields[4]);
        }
    }

    @Test
    void namedOpenings() {
        for (String record : SharedData.records("draughts/named-openings.tsv")) {
            String[] fields = record.split("\t", -1);
            if (!fields[1].isEmpty()) {
                // There captures are written like other moves, with the first and the last square.
                Position position = game.parsePosition(fields[1].replace(',', ' '));
                assertEquals(fields[2], game.formatPosition(position), fields[0]);
            }
        }
    }

    /** The fifth field tells whether the side to move at the end has no moves. */
    @Test
    void gamesOfMarionTinsley() {
        for (String record : SharedData.records("draughts/tinsley-games.tsv")) {
            String[] fields = record.split("\t", -1);
            replay(fields[5], fields[3]);
            assertEquals(Integer.parseInt(fields[2]), fields[5].split(" ", -1).length, record);
            Position end = game.parsePosition(fields[3]);
            assertEquals(!fields[4].equals("-"), end.terminalScore(0) == Score.LOST_NOW, record);
        }
    }
}
