package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * Follows a game of any kind by its own rules, on a position that no search ever touches: a move is legal when it is among
 * those generated there. Not thread-safe.
 */
final class GameBoard implements Board {

    /** A game that goes on for longer is given up as drawn, lest rules without an end hold up a match for ever. */
    private static final int MOST_PLIES = 2_000;

    private final Game game;
    private final Position position;
    private final List<String> moves = new ArrayList<>();

    /**
     * Sets up the initial position and plays the opening.
     *
     * @throws IllegalArgumentException with one line, when a move of the opening is not legal
     */
    GameBoard(Game game, Opening opening) {
        this.game = game;
        position = game.initialPosition();
        opening.moves().forEach(this::play);
    }

    /** Returns a copy of the present position with its history. */
    Position position() {
        return position.copy();
    }

    @Override
    public int sideToMove() {
        return position.sideToMove();
    }

    @Override
    public String text() {
        return game.formatPosition(position);
    }

    @Override
    public boolean isLegal(String move) {
        return isLegal(position, move);
    }

    private boolean isLegal(Position at, String move) {
        try {
            return scoreOfEnd(at) == Position.NOT_OVER && isLegal(at, game.parseMove(at, move));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Tells whether a move is among those generated. */
    static boolean isLegal(Position position, int move) {
        final MoveList legal = legalMoves(position);
        for (int i = 0; i < legal.size(); i++) {
            if (legal.move(i) == move) {
                return true;
            }
        }
        return false;
    }

    static MoveList legalMoves(Position position) {
        final MoveList legal = new MoveList(64);
        position.generateMoves(legal);
        return legal;
    }

    @Override
    public String play(String move) {
        position.make(game.parseMove(position, move));
        moves.add(move);
        return move;
    }

    @Override
    public List<String> moves() {
        return List.copyOf(moves);
    }

    @Override
    public Optional<String> firstIllegal(List<String> line) {
        final Position copy = position();
        for (String move : line) {
            if (!isLegal(copy, move)) {
                return Optional.of(move);
            }
            copy.make(game.parseMove(copy, move));
        }
        return Optional.empty();
    }

    @Override
    public Optional<Verdict> verdict() {
        final int score = scoreOfEnd(position);
        if (score == Position.NOT_OVER) {
            return moves.size() < MOST_PLIES
                    ? Optional.empty()
                    : Optional.of(new Verdict(Outcome.DRAW, "adjudication: " + MOST_PLIES + " plies"));
        }
        return Optional.of(
                score == Score.DRAW
                        ? new Verdict(Outcome.DRAW, "drawn by the rules")
                        : new Verdict(Outcome.wonBy(score > 0 ? sideToMove() : 1 - sideToMove()), "won by the rules"));
    }

    /** Returns the score of a finished game from the view of the side to move, or {@link Position#NOT_OVER}. */
    static int scoreOfEnd(Position position) {
        final int score = position.terminalScore(0);
        if (score != Position.NOT_OVER) {
            return score;
        }
        return legalMoves(position).size() == 0 ? position.noMovesScore() : Position.NOT_OVER;
    }
}
