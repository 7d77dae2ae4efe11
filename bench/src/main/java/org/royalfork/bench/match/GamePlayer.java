package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Plays one game: asks the engines in turn, keeps the clocks, and has the referee check each move. Used once. */
final class GamePlayer {

    private final MatchSettings settings;
    private final int number;
    private final Player[] bySide;
    private final Referee referee;
    private final ChessClock clock;
    private final Adjudication.Counter adjudication;
    private final List<String> openingMoves;
    private final List<PlayedGame.PlayedMove> moves = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    GamePlayer(MatchSettings settings, int number, Player first, Player second) {
        this.settings = settings;
        this.number = number;
        bySide = MatchSettings.whiteEngine(number) == 1 ? new Player[] {first, second} : new Player[] {second, first};
        referee = new Referee(settings.opening(number));
        openingMoves = referee.sanMoves();
        clock = new ChessClock(settings.timeControl());
        adjudication = settings.adjudication().new Counter();
    }

    PlayedGame play() throws InterruptedException {
        final Optional<Referee.Verdict> forfeit = begin();
        return result(forfeit.isPresent() ? forfeit.get() : playMoves());
    }

    private PlayedGame result(Referee.Verdict verdict) {
        return new PlayedGame(
                number,
                settings.opening(number),
                bySide[0].name(),
                bySide[1].name(),
                bySide[0].number(),
                verdict.outcome(),
                verdict.reason(),
                openingMoves,
                moves,
                faults);
    }

    /** Makes both engines ready; the game is lost for one that is not. */
    private Optional<Referee.Verdict> begin() throws InterruptedException {
        for (int side = 0; side < 2; side++) {
            try {
                bySide[side].newGame();
                noteUnexpected(side);
            } catch (EngineFailure e) {
                return Optional.of(failed(side, e));
            }
        }
        return Optional.empty();
    }

    private Referee.Verdict playMoves() throws InterruptedException {
        Optional<Referee.Verdict> verdict = referee.verdict();
        while (verdict.isEmpty()) {
            verdict = playMove(referee.sideToMove());
        }
        return verdict.get();
    }

    /** Lets a side move; returns how the game ended if it did. */
    private Optional<Referee.Verdict> playMove(int side) throws InterruptedException {
        final UciEngine engine = bySide[side].engine();
        final long allowance = allowance(side);
        final UciEngine.Answer answer;
        try {
            answer = engine.search(referee.positionCommand(), clock.goCommand(side), allowance);
        } catch (EngineFailure e) {
            return Optional.of(failed(side, e));
        }
        noteUnexpected(side);
        if (answer.nanos() > allowance) {
            return Optional.of(overstepped(side, answer));
        }
        if (!referee.isLegal(answer.move())) {
            return Optional.of(illegal(side, answer.move()));
        }
        if (settings.checkLines()) {
            checkLines(side, answer);
        }
        final long left = settings.timeControl().hasClock() ? clock.remaining(side) - answer.nanos() : Long.MAX_VALUE;
        clock.moved(side, answer.nanos());
        final InfoLine info = answer.last();
        moves.add(new PlayedGame.PlayedMove(
                referee.play(answer.move()),
                info == null ? null : info.score(),
                info == null ? 0 : info.depth(),
                info == null ? 0 : info.nodes(),
                answer.nanos(),
                left));
        adjudication.moved(side, info == null ? null : info.score());
        return referee.verdict().or(() -> adjudicate(side));
    }

    private long allowance(int side) {
        final long allowance = clock.allowance(side);
        return allowance == Long.MAX_VALUE ? MatchSettings.LONGEST_MOVE_NANOS : allowance + settings.marginNanos();
    }

    private Optional<Referee.Verdict> adjudicate(int side) {
        if (adjudication.resigns(side)) {
            return Optional.of(new Referee.Verdict(Outcome.wonBy(1 - side), "adjudication: lost position"));
        }
        if (adjudication.isDrawn(openingMoves.size() + moves.size())) {
            return Optional.of(new Referee.Verdict(Outcome.DRAW, "adjudication: drawn position"));
        }
        return Optional.empty();
    }

    private void checkLines(int side, UciEngine.Answer answer) {
        final List<List<String>> lines = new ArrayList<>(answer.lines());
        if (!answer.ponder().isEmpty()) {
            lines.add(List.of(answer.move(), answer.ponder()));
        }
        for (List<String> line : lines) {
            referee.firstIllegal(line)
                    .ifPresent(move -> fault(
                            side,
                            FaultKind.ILLEGAL_LINE,
                            move + " in the line '" + String.join(" ", line) + "' from " + referee.fen()));
        }
    }

    private void noteUnexpected(int side) {
        final int count = bySide[side].engine().takeUnexpectedMoves();
        if (count > 0) {
            fault(side, FaultKind.UNEXPECTED_MOVE, count + " best move(s) without a search before " + referee.fen());
        }
    }

    private Referee.Verdict failed(int side, EngineFailure failure) {
        bySide[side].discard();
        fault(side, failure.kind(), failure.getMessage());
        return new Referee.Verdict(Outcome.wonBy(1 - side), failure.kind().title());
    }

    private Referee.Verdict overstepped(int side, UciEngine.Answer answer) {
        final String detail = String.format(
                Locale.ROOT,
                "%s took %.1f ms with %.1f ms left",
                answer.move(),
                answer.nanos() / 1e6,
                Math.min(clock.allowance(side), MatchSettings.LONGEST_MOVE_NANOS) / 1e6);
        fault(side, FaultKind.TIME_LOSS, detail);
        return new Referee.Verdict(Outcome.wonBy(1 - side), FaultKind.TIME_LOSS.title());
    }

    private Referee.Verdict illegal(int side, String move) {
        fault(side, FaultKind.ILLEGAL_MOVE, "'" + move + "' in " + referee.fen());
        return new Referee.Verdict(Outcome.wonBy(1 - side), FaultKind.ILLEGAL_MOVE.title());
    }

    private void fault(int side, FaultKind kind, String detail) {
        faults.add(new Fault(number, bySide[side].number(), moves.size(), kind, detail));
    }
}
