package org.royalfork.bench.micro;

import java.util.ArrayList;
import java.util.List;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.parallel.game.MoveList;

/** Pairs of a position and a legal move in it, spread over the positions of the engine's benchmark. */
final class ChessSample {

    private final ChessPosition[] positions;
    private final int[] moves;

    private ChessSample(List<ChessPosition> positions, List<Integer> moves) {
        this.positions = positions.toArray(ChessPosition[]::new);
        this.moves = moves.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Takes {@code size} pairs of a position and one of its moves; the moves of a position follow each other. */
    static ChessSample ofAllMoves(int size) {
        return take(size, false);
    }

    /** The same with tactical moves only. */
    static ChessSample ofTacticalMoves(int size) {
        return take(size, true);
    }

    private static ChessSample take(int size, boolean tactical) {
        final List<ChessPosition> all =
                new ChessGame().benchmarkPositions().stream().map(Fen::parse).toList();
        final List<ChessPosition> positions = new ArrayList<>();
        final List<Integer> moves = new ArrayList<>();
        final MoveList list = new MoveList(256);
        while (moves.size() < size) {
            for (ChessPosition position : all) {
                list.clear();
                if (tactical) {
                    position.generateTactical(list);
                } else {
                    position.generateMoves(list);
                }
                for (int i = 0; i < list.size() && moves.size() < size; i++) {
                    positions.add(position);
                    moves.add(list.move(i));
                }
            }
        }
        return new ChessSample(positions, moves);
    }

    ChessPosition position(int index) {
        return positions[index];
    }

    int move(int index) {
        return moves[index];
    }
}
