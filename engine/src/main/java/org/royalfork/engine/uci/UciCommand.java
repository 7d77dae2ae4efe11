package org.royalfork.engine.uci;

import java.util.List;

/** One line of input, understood but not yet checked against position and options. */
public sealed interface UciCommand {

    /** An empty line. */
    record Nothing() implements UciCommand {}

    /** A line that could not be understood; {@code message} says in one line what is wrong and where. */
    record Invalid(String message) implements UciCommand {}

    /** {@code uci}: identify yourself and list the options. */
    record Identify() implements UciCommand {}

    /** {@code isready}. */
    record IsReady() implements UciCommand {}

    /** {@code ucinewgame}: the next position is of another game. */
    record NewGame() implements UciCommand {}

    /** {@code debug on|off}. */
    record Debug(boolean on) implements UciCommand {}

    /**
     * {@code position}.
     *
     * @param fen the position, or null for the initial one
     * @param moves moves to make from there, in long algebraic notation
     */
    record SetPosition(String fen, List<String> moves) implements UciCommand {}

    /**
     * {@code setoption}.
     *
     * @param name the option's name as written
     * @param value the value as written, or null when none was given
     */
    record SetOption(String name, String value) implements UciCommand {}

    /**
     * {@code go}.
     *
     * @param parameters what to search for
     * @param ignored words that mean nothing here; the standard wants them ignored
     */
    record Go(GoParameters parameters, List<String> ignored) implements UciCommand {}

    /** {@code go perft} or {@code perft}: count the leaves of the move tree, listed by first move. */
    record Perft(int depth) implements UciCommand {}

    /** {@code ponderhit}: the opponent played the expected move. */
    record PonderHit() implements UciCommand {}

    /** {@code stop}. */
    record Stop() implements UciCommand {}

    /** {@code quit}. */
    record Quit() implements UciCommand {}

    /** {@code wait}: read on when everything asked for is done. */
    record Wait() implements UciCommand {}

    /** {@code d}: show the position. */
    record Display() implements UciCommand {}

    /** {@code eval}: explain the static evaluation. */
    record Evaluate() implements UciCommand {}

    /** {@code bench}, with its arguments as on the command line. */
    record Bench(List<String> arguments) implements UciCommand {}

    /** {@code help}. */
    record Help() implements UciCommand {}
}
