package org.royalfork.bench.cli;

import java.util.List;
import org.royalfork.engine.chess.ChessGame;
import picocli.CommandLine.Option;

/** The option {@code --positions} of experiments with chess positions. */
final class PositionsOption {

    @Option(
            names = "--positions",
            paramLabel = "N|FILE",
            defaultValue = ExperimentPositions.STANDARD,
            description = "Only N of the benchmark's positions, or those of a file, one a line (default: all).")
    private String positions;

    /**
     * Returns the positions as FEN.
     *
     * @throws IllegalArgumentException with one line, when there are none of that kind
     */
    List<String> fens() throws CommandException {
        return ExperimentPositions.of(new ChessGame(), positions);
    }
}
