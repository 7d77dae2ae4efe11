package org.royalfork.engine.gomoku;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** Seeded games of moves that are mostly near other stones, now and then anywhere. */
final class RandomGames {

    private RandomGames() {}

    /** Plays a game to its end or for so many plies, and shows each position, the first included. */
    static GomokuPosition play(GomokuGame game, long seed, int plies, Consumer<GomokuPosition> visitor) {
        SplittableRandom random = new SplittableRandom(seed);
        GomokuPosition position = game.initialPosition();
        visitor.accept(position);
        MoveList moves = new MoveList(64);
        for (int i = 0; i < plies && position.terminalScore(0) == Position.NOT_OVER; i++) {
            moves.clear();
            position.generateMoves(moves);
            int move = moves.move(random.nextInt(moves.size()));
            if (random.nextInt(8) == 0) {
                move = game.move(random.nextInt(game.size()), random.nextInt(game.size()));
            }
            if (position.isEmpty(move) && !position.isForbidden(move)) {
                position.make(move);
                visitor.accept(position);
            }
        }
        return position;
    }
}
