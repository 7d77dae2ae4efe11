package org.royalfork.bench.match;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.board.Piece;
import io.github.wolfraam.chessgame.board.PieceType;
import io.github.wolfraam.chessgame.board.Side;
import io.github.wolfraam.chessgame.board.Square;
import io.github.wolfraam.chessgame.move.Move;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.wolfraam.chessgame.result.ChessGameResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Follows a game by a rules library that shares nothing with the engine: which moves are legal, how they are written, and
 * when the game is over. Not thread-safe.
 */
final class Referee implements Board {

    private static final Pattern UCI_MOVE = Pattern.compile("[a-h][1-8][a-h][1-8][nbrq]?");

    private final ChessGame game;
    private final Opening opening;
    private final List<String> moves = new ArrayList<>();

    /**
     * Sets up the board.
     *
     * @throws IllegalArgumentException when the opening is no position or has an illegal move
     */
    Referee(Opening opening) {
        this.opening = opening;
        try {
            game = opening.fen().isEmpty() ? new ChessGame() : new ChessGame(opening.fen());
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("not a position: " + opening.fen(), e);
        }
        if (game.getSquares(Piece.WHITE_KING).size() != 1
                || game.getSquares(Piece.BLACK_KING).size() != 1) {
            throw new IllegalArgumentException("each side needs one king: " + opening.fen());
        }
        for (String move : opening.moves()) {
            if (!isLegal(move)) {
                throw new IllegalArgumentException("illegal move " + move + " in the opening " + opening.moves());
            }
            play(move);
        }
    }

    /** Returns the side to move: 0 for White, 1 for Black. */
    @Override
    public int sideToMove() {
        return game.getSideToMove() == Side.WHITE ? 0 : 1;
    }

    /** Returns the UCI command that sets up the present position with its history. */
    String positionCommand() {
        final String start = opening.fen().isEmpty() ? "startpos" : "fen " + opening.fen();
        return "position " + start + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    }

    /** Returns the present position in FEN. */
    @Override
    public String text() {
        return game.getFen();
    }

    /** Tells whether a text is a legal move in UCI notation. */
    @Override
    public boolean isLegal(String move) {
        return parse(move).filter(game::isLegalMove).isPresent();
    }

    /** Plays a legal move and returns it in standard algebraic notation. */
    @Override
    public String play(String move) {
        final Move parsed = parse(move).orElseThrow(() -> new IllegalArgumentException("no move: " + move));
        final String san = game.getNotation(NotationType.SAN, parsed);
        game.playMove(parsed);
        moves.add(move);
        return san;
    }

    /** Returns the moves played, the opening included, in standard algebraic notation. */
    @Override
    public List<String> moves() {
        return game.getNotationList(NotationType.SAN);
    }

    @Override
    public Optional<String> firstIllegal(List<String> line) {
        final ChessGame copy = game.clone();
        for (String move : line) {
            final Optional<Move> parsed = parse(move).filter(copy::isLegalMove);
            if (parsed.isEmpty()) {
                return Optional.of(move);
            }
            copy.playMove(parsed.get());
        }
        return Optional.empty();
    }

    private static Optional<Move> parse(String text) {
        if (!UCI_MOVE.matcher(text).matches()) {
            return Optional.empty();
        }
        final Square from = Square.fromName(text.substring(0, 2));
        final Square to = Square.fromName(text.substring(2, 4));
        if (text.length() == 4) {
            return Optional.of(new Move(from, to));
        }
        final PieceType promotion = switch (text.charAt(4)) {
            case 'n' -> PieceType.KNIGHT;
            case 'b' -> PieceType.BISHOP;
            case 'r' -> PieceType.ROOK;
            default -> PieceType.QUEEN;
        };
        return Optional.of(new Move(from, to, promotion));
    }

    @Override
    public Optional<Verdict> verdict() {
        final ChessGameResult result = game.getGameResult();
        if (result == null) {
            return Optional.empty();
        }
        return Optional.of(
                switch (result.chessGameResultType) {
                    case WHITE_WINS -> new Verdict(Outcome.WHITE_WINS, "checkmate");
                    case BLACK_WINS -> new Verdict(Outcome.BLACK_WINS, "checkmate");
                    case DRAW ->
                        new Verdict(
                                Outcome.DRAW,
                                switch (result.drawType) {
                                    case FIFTY_MOVE_RULE -> "fifty-move rule";
                                    case INSUFFICIENT_MATERIAL -> "insufficient material";
                                    case STALE_MATE -> "stalemate";
                                    case THREEFOLD_REPETITION -> "threefold repetition";
                                });
                });
    }
}
