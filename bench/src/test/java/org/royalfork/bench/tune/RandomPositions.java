package org.royalfork.bench.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** Positions of random games. */
final class RandomPositions {

    private RandomPositions() {}

    /** Returns the positions of one random game, in order. */
    static List<ChessPosition> game(Random random, int plies) {
        List<ChessPosition> positions = new ArrayList<>();
        ChessPosition position = Fen.parse(Fen.START);
        MoveList moves = new MoveList(256);
        for (int ply = 0; ply < plies; ply++) {
            moves.clear();
            position.generateMoves(moves);
            if (moves.size() == 0 || position.terminalScore(0) != Position.NOT_OVER) {
                break;
            }
            position.make(moves.move(random.nextInt(moves.size())));
            positions.add(position.copy());
        }
        return positions;
    }
}
