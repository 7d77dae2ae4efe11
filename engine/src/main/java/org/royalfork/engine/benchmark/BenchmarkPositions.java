package org.royalfork.engine.benchmark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The positions of the benchmark: published ones of all phases of the game, their sources named in the file. */
public final class BenchmarkPositions {

    private static final String RESOURCE = "positions.fen";

    private BenchmarkPositions() {}

    /** Returns the positions as FEN, always in the same order. */
    public static List<String> fens() {
        try (InputStream stream = BenchmarkPositions.class.getResourceAsStream(RESOURCE);
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + RESOURCE, e);
        }
    }
}
