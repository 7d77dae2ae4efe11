package org.royalfork.engine.games;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** Random games, and what tests ask of positions of any game. */
final class RandomPlay {

    private static final int MOST_PLIES = 200;

    private RandomPlay() {}

    /** Plays at random from the initial position, for at most so many plies. */
    static Position play(Game game, SplittableRandom random, int plies) {
        Position position = game.initialPosition();
        for (int i = 0; i < plies && !isOver(position); i++) {
            position.make(choose(position, random));
        }
        return position;
    }

    /** Returns copies of the positions of a random game, the last one finished, or the number of plies exhausted. */
    static List<Position> game(Game game, SplittableRandom random) {
        List<Position> positions = new ArrayList<>();
        Position position = game.initialPosition();
        positions.add(position.copy());
        while (positions.size() < MOST_PLIES && !isOver(position)) {
            position.make(choose(position, random));
            positions.add(position.copy());
        }
        return positions;
    }

    static int choose(Position position, SplittableRandom random) {
        MoveList moves = moves(position);
        return moves.move(random.nextInt(moves.size()));
    }

    static boolean isOver(Position position) {
        return position.terminalScore(0) != Position.NOT_OVER || moves(position).size() == 0;
    }

    static MoveList moves(Position position) {
        MoveList moves = new MoveList(8);
        position.generateMoves(moves);
        return moves;
    }

    static List<Integer> list(MoveList moves) {
        return IntStream.range(0, moves.size()).mapToObj(moves::move).toList();
    }

    /** Returns all that can be observed of a position, to be compared with the same of another one. */
    static String describe(Game game, Position position) {
        return String.join(
                "; ",
                game.formatPosition(position),
                "side " + position.sideToMove(),
                String.format("key %016x", position.key()),
                String.format("structure %016x", position.structureKey()),
                "evaluation " + position.evaluate(),
                "over " + position.terminalScore(0) + " " + position.terminalScore(1),
                "forced " + position.isForced(),
                list(moves(position)).stream()
                        .map(move -> game.formatMove(position, move) + (position.isTactical(move) ? "!" : ""))
                        .collect(Collectors.joining(" ")));
    }
}
