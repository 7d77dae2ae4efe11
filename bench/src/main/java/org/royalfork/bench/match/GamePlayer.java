package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Plays one game: asks the players in turn, keeps the clocks, and has the board check each move. Used once.
 *
 * @param <B> what the players play on
 */
final class GamePlayer<B extends Board> {

    private final MatchSettings settings;
    private final int number;
    private final List<? extends Player<B>> bySide;
    private final B board;
    private final ChessClock clock;
    private final Adjudication.Counter adjudication;
    private final List<String> openingMoves;
    private final List<PlayedGame.PlayedMove> moves = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    GamePlayer(MatchSettings settings, int number, B board, Player<B> first, Player<B> second) {
        this.settings = settings;
        this.number = number;
        this.board = board;
        bySide = MatchSettings.whiteEngine(number) == 1 ? List.of(first, second) : List.of(second, first);
        openingMoves = List.copyOf(board.moves());
        clock = new ChessClock(settings.timeControl());
        adjudication = settings.adjudication().new Counter();
    }

    PlayedGame play() throws InterruptedException {
        final Optional<Board.Verdict> forfeit = begin();
        return result(forfeit.isPresent() ? forfeit.get() : playMoves());
    }

    private PlayedGame result(Board.Verdict verdict) {
        return new PlayedGame(
                number,
                settings.opening(number),
                bySide.get(0).name(),
                bySide.get(1).name(),
                bySide.get(0).number(),
                verdict.outcome(),
                verdict.reason(),
                openingMoves,
                moves,
                faults);
    }

    /** Makes both engines ready; the game is lost for one that is not. */
    private Optional<Board.Verdict> begin() throws InterruptedException {
        for (int side = 0; side < 2; side++) {
            try {
                bySide.get(side).newGame(number);
                noteUnexpected(side);
            } catch (EngineFailure e) {
                return Optional.of(failed(side, e));
            }
        }
        return Optional.empty();
    }

    private Board.Verdict playMoves() throws InterruptedException {
        Optional<Board.Verdict> verdict = board.verdict();
        while (verdict.isEmpty()) {
            verdict = playMove(board.sideToMove());
        }
        return verdict.get();
    }

    /** Lets a side move; returns how the game ended if it did. */
    private Optional<Board.Verdict> playMove(int side) throws InterruptedException {
        final long allowance = allowance(side);
        final UciEngine.Answer answer;
        try {
            answer = bySide.get(side).search(board, clock, side, allowance);
        } catch (EngineFailure e) {
            return Optional.of(failed(side, e));
        }
        noteUnexpected(side);
        if (answer.nanos() > allowance) {
            return Optional.of(overstepped(side, answer));
        }
        if (!board.isLegal(answer.move())) {
            return Optional.of(illegal(side, answer.move()));
        }
        if (settings.checkLines()) {
            checkLines(side, answer);
        }
        final long left = settings.timeControl().hasClock() ? clock.remaining(side) - answer.nanos() : Long.MAX_VALUE;
        clock.moved(side, answer.nanos());
        final InfoLine info = answer.last();
        moves.add(new PlayedGame.PlayedMove(
                board.play(answer.move()),
                info == null ? null : info.score(),
                info == null ? 0 : info.depth(),
                info == null ? 0 : info.nodes(),
                answer.nanos(),
                left));
        adjudication.moved(side, info == null ? null : info.score());
        return board.verdict().or(() -> adjudicate(side));
    }

    private long allowance(int side) {
        final long allowance = clock.allowance(side);
        return allowance == Long.MAX_VALUE ? MatchSettings.LONGEST_MOVE_NANOS : allowance + settings.marginNanos();
    }

    private Optional<Board.Verdict> adjudicate(int side) {
        if (adjudication.resigns(side)) {
            return Optional.of(new Board.Verdict(Outcome.wonBy(1 - side), "adjudication: lost position"));
        }
        if (adjudication.isDrawn(openingMoves.size() + moves.size())) {
            return Optional.of(new Board.Verdict(Outcome.DRAW, "adjudication: drawn position"));
        }
        return Optional.empty();
    }

    private void checkLines(int side, UciEngine.Answer answer) {
        final List<List<String>> lines = new ArrayList<>(answer.lines());
        if (!answer.ponder().isEmpty()) {
            lines.add(List.of(answer.move(), answer.ponder()));
        }
        for (List<String> line : lines) {
            board.firstIllegal(line)
                    .ifPresent(move -> fault(
                            side,
                            FaultKind.ILLEGAL_LINE,
                            move + " in the line '" + String.join(" ", line) + "' from " + board.text()));
        }
    }

    private void noteUnexpected(int side) {
        final int count = bySide.get(side).takeUnexpectedMoves();
        if (count > 0) {
            fault(side, FaultKind.UNEXPECTED_MOVE, count + " best move(s) without a search before " + board.text());
        }
    }

    private Board.Verdict failed(int side, EngineFailure failure) {
        bySide.get(side).discard();
        fault(side, failure.kind(), failure.getMessage());
        return new Board.Verdict(Outcome.wonBy(1 - side), failure.kind().title());
    }

    private Board.Verdict overstepped(int side, UciEngine.Answer answer) {
        final String detail = String.format(
                Locale.ROOT,
                "%s took %.1f ms with %.1f ms left",
                answer.move(),
                answer.nanos() / 1e6,
                Math.min(clock.allowance(side), MatchSettings.LONGEST_MOVE_NANOS) / 1e6);
        fault(side, FaultKind.TIME_LOSS, detail);
        return new Board.Verdict(Outcome.wonBy(1 - side), FaultKind.TIME_LOSS.title());
    }

    private Board.Verdict illegal(int side, String move) {
        fault(side, FaultKind.ILLEGAL_MOVE, "'" + move + "' in " + board.text());
        return new Board.Verdict(Outcome.wonBy(1 - side), FaultKind.ILLEGAL_MOVE.title());
    }

    private void fault(int side, FaultKind kind, String detail) {
        faults.add(new Fault(number, bySide.get(side).number(), moves.size(), kind, detail));
    }
}
