package org.royalfork.bench.ladder;

import java.util.List;

/**
 * A position of the ladder.
 *
 * @param name what reports call it
 * @param fen the position
 */
public record LadderPosition(String name, String fen) {

    /**
     * The built-in positions: two of the opening, and two endgames that are known from tests of move generators (number 3 of
     * the Chess Programming Wiki's) and of tables (Fine, Basic Chess Endings, 1941, number 70).
     */
    public static final List<LadderPosition> STANDARD = List.of(
            new LadderPosition("opening: initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            new LadderPosition(
                    "opening: after 1 e4 e5 2 Nf3 Nc6",
                    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"),
            new LadderPosition("endgame: rook and pawns", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
            new LadderPosition("endgame: pawns", "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1"));
}
