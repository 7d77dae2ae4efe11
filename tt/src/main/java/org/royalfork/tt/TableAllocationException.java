package org.royalfork.tt;

/** There is not enough memory for a table of the wanted size; the message is one line for a person. */
public final class TableAllocationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes the exception. */
    public TableAllocationException(String message, Throwable cause) {
        super(message, cause);
    }
}
