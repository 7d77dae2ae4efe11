package org.royalfork.engine.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.royalfork.parallel.game.MoveList;

/** Positions to evaluate: random games, and the same positions with colours exchanged. */
final class EvaluationPositions {

    private EvaluationPositions() {}

    /** Returns the positions of a random game, up to {@code plies} of them. */
    static List<ChessPosition> randomGame(Random random, int plies) {
        List<ChessPosition> positions = new ArrayList<>();
        ChessPosition position = Fen.parse(Fen.START);
        MoveList moves = new MoveList(256);
        for (int ply = 0; ply < plies; ply++) {
            moves.clear();
            position.generateMoves(moves);
            if (moves.size() == 0 || position.terminalScore(0) != ChessPosition.NOT_OVER) {
                break;
            }
            position.make(moves.move(random.nextInt(moves.size())));
            positions.add(position.copy());
        }
        return positions;
    }

    /** Returns the position with the board turned round and the colours exchanged. */
    static ChessPosition mirrored(ChessPosition position) {
        String[] fields = Fen.format(position).split(" ", -1);
        String[] ranks = fields[0].split("/", -1);
        StringBuilder board = new StringBuilder();
        for (int i = 7; i >= 0; i--) {
            board.append(swapCase(ranks[i])).append(i == 0 ? "" : "/");
        }
        String side = fields[1].equals("w") ? "b" : "w";
        String enPassant = fields[3].equals("-") ? "-" : fields[3].charAt(0) + (fields[3].charAt(1) == '3' ? "6" : "3");
        return Fen.parse(board + " " + side + " " + swapCase(fields[2]) + " " + enPassant + " 0 1");
    }

    private static String swapCase(String text) {
        StringBuilder swapped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            swapped.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        return swapped.toString();
    }
}
