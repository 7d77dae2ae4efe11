package org.royalfork.bench.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.royalfork.bench.match.MatchReport;
import org.royalfork.bench.match.MatchScore;
import org.royalfork.bench.match.PlayedGame;
import org.royalfork.bench.match.Sprt;

/** Prints a line for each finished game of a match. Called for one at a time. */
final class MatchProgress {

    private final PrintWriter err;
    private final int games;
    private final Sprt sprt;
    private final List<PlayedGame> played = new ArrayList<>();

    /**
     * Begins a match.
     *
     * @param games number of games, at the most
     * @param sprt the test that may end it sooner, or null for none
     */
    MatchProgress(PrintWriter err, int games, Sprt sprt) {
        this.err = err;
        this.games = games;
        this.sprt = sprt;
    }

    /** Prints a line about a game, and one about each of its faults. */
    void finished(PlayedGame game) {
        played.add(game);
        final MatchScore score = MatchScore.ofGames(played);
        err.printf(
                Locale.ROOT,
                "%d/%d  +%d =%d -%d  Elo %s [%s, %s]%s  game %d: %s - %s  %s  %s, %d plies%n",
                played.size(),
                games,
                score.wins(),
                score.draws(),
                score.losses(),
                MatchReport.elo(score.elo()),
                MatchReport.elo(score.eloLow()),
                MatchReport.elo(score.eloHigh()),
                sprt == null ? "" : String.format(Locale.ROOT, "  LLR %.2f", sprt.ratio(MatchScore.ofPairs(played))),
                game.number(),
                game.white(),
                game.black(),
                game.outcome().pgn(),
                game.reason(),
                game.openingMoves().size() + game.moves().size());
        game.faults().forEach(fault -> err.println("  " + fault.kind().title() + ": " + fault.detail()));
        err.flush();
    }
}
