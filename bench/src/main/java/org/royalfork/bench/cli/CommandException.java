package org.royalfork.bench.cli;

/** A command cannot be carried out; the message is one line for the user. */
final class CommandException extends Exception {

    private static final long serialVersionUID = 1L;

    CommandException(String message) {
        super(message);
    }
}
