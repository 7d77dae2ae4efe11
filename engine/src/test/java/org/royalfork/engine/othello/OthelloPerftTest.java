package org.royalfork.engine.othello;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** Numbers of move sequences against published counts: a pass is a move, and a game that ends early counts as one. */
class OthelloPerftTest {

    private static long perft(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        MoveList moves = new MoveList(40);
        position.generateMoves(moves);
        if (moves.size() == 0 || depth == 1) {
            return Math.max(1, moves.size());
        }
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.move(i));
            sum += perft(position, depth - 1);
            position.unmake();
        }
        return sum;
    }

    @ParameterizedTest
    @CsvSource({
        "1, 4",
        "2, 12",
        "3, 56",
        "4, 244",
        "5, 1396",
        "6, 8200",
        "7, 55092",
        "8, 390216",
        "9, 3005288",
        "10, 24571284"
    })
    void published(int depth, long count) {
        assertEquals(count, perft(new OthelloGame().initialPosition(), depth));
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"11, 212258800", "12, 1939886636"})
    void publishedDeep(int depth, long count) {
        assertEquals(count, perft(new OthelloGame().initialPosition(), depth));
    }
}
