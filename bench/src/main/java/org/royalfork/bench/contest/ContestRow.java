package org.royalfork.bench.contest;

import java.util.List;
import java.util.Optional;

/**
 * The figures of one contestant at one size.
 *
 * @param operation what it was asked
 * @param mebibytes size of the table
 * @param design    who was asked
 * @param scores    one for each number of threads, in ascending order; none if it was left out
 * @param leftOut   why it was left out, or empty
 */
public record ContestRow(
        Operation operation, long mebibytes, Design design, List<Score> scores, Optional<String> leftOut) {

    /** Copies the list. */
    public ContestRow {
        scores = List.copyOf(scores);
    }

    /** Tells whether another row belongs to the same comparison. */
    boolean comparesWith(ContestRow other) {
        return operation == other.operation && mebibytes == other.mebibytes;
    }
}
