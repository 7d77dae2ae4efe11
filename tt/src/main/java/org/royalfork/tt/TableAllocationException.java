package org.royalfork.tt;

/**
 * There is not enough memory for a table of the wanted size. The message is one line for a person: what was wanted,
 * what there is.
 */
public final class TableAllocationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception that has no deeper cause. */
    public TableAllocationException(String message) {
        super(message);
    }

    /** Makes an exception for a failure that the platform reported. */
    public TableAllocationException(String message, Throwable cause) {
        super(message, cause);
    }
}
