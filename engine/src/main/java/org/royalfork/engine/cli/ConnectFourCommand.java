package org.royalfork.engine.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.royalfork.engine.benchmark.BenchmarkSettings;
import org.royalfork.engine.connectfour.ConnectFourGame;
import org.royalfork.engine.connectfour.ConnectFourPosition;
import org.royalfork.engine.connectfour.solver.Solution;
import org.royalfork.engine.connectfour.solver.Solver;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code connectfour}: the exact value of a position and of each of its moves. */
@Command(
        name = "connectfour",
        description = "Solve a position of connect-four: who wins, and in how many plies, with each move.",
        footer = "The empty board takes a minute or two.",
        mixinStandardHelpOptions = true)
final class ConnectFourCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "POSITION",
            description = "the columns played, as in 4453, or the rows of the board (the empty board)")
    private String text;

    @Option(names = "--threads", paramLabel = "N", description = "threads (all cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--hash", paramLabel = "MIB", description = "size of the table in MiB (${DEFAULT-VALUE})")
    private int hash = 512;

    @Override
    public Integer call() throws InterruptedException {
        ConnectFourGame connectFour = new ConnectFourGame();
        // Checks the ranges.
        BenchmarkSettings sizes = new BenchmarkSettings(threads, hash, 1, Strategy.YOUNG_BROTHERS_WAIT);
        ConnectFourPosition position = connectFour.parsePosition(text == null ? "" : text);
        if (position.terminalScore(0) != Position.NOT_OVER) {
            throw new IllegalArgumentException("the game is over");
        }
        try (TranspositionTable table = new TranspositionTable(sizes.tableBytes());
                Solver solver = new Solver(sizes.threads(), table)) {
            solve(connectFour, position, solver);
        }
        return CommandLine.ExitCode.OK;
    }

    private void solve(ConnectFourGame connectFour, ConnectFourPosition position, Solver solver)
            throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        out.println(connectFour.draw(position));
        int plies = Long.bitCount(position.occupied());
        Solution whole = solver.solve(position);
        String mover = connectFour.sideName(position.sideToMove());
        out.printf(Locale.ROOT, "%s, to move, %s%s%n", mover, outcome(whole, plies), effort(whole));
        out.flush();
        MoveList moves = new MoveList(8);
        position.generateMoves(moves);
        long nodes = whole.nodes();
        long nanos = whole.nanos();
        for (int i = 0; i < moves.size(); i++) {
            String name = connectFour.formatMove(position, moves.move(i));
            position.make(moves.move(i));
            if (position.terminalScore(0) != Position.NOT_OVER) {
                out.println("column " + name + "  " + (position.terminalScore(0) == 0 ? "draws" : "wins now"));
            } else {
                Solution solution = solver.solve(position);
                nodes += solution.nodes();
                nanos += solution.nanos();
                out.println("column " + name + "  " + outcomeForOther(solution, plies + 1) + effort(solution));
            }
            out.flush();
            position.unmake();
        }
        out.printf(Locale.ROOT, "Total time (ms) : %d%n", nanos / 1_000_000);
        out.printf(Locale.ROOT, "Nodes searched  : %d%n", nodes);
        out.printf(Locale.ROOT, "Nodes/second    : %d%n", (long) (nodes * 1e9 / Math.max(1, nanos)));
        out.flush();
    }

    private static String effort(Solution solution) {
        return String.format(Locale.ROOT, "  (%,d nodes, %.2f s)", solution.nodes(), solution.nanos() / 1e9);
    }

    private static String outcome(Solution solution, int plies) {
        return solution.stones() == 0
                ? "draws"
                : (solution.stones() > 0 ? "wins" : "loses") + " in " + solution.pliesToEnd(plies) + " plies";
    }

    /** Says what a move is worth whose reply has this solution. */
    private static String outcomeForOther(Solution solution, int plies) {
        return solution.stones() == 0
                ? "draws"
                : (solution.stones() > 0 ? "loses" : "wins") + " in " + (solution.pliesToEnd(plies) + 1) + " plies";
    }
}
