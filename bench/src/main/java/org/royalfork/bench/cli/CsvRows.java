package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a row for each search to a file as soon as it is done, so that what was measured outlives what comes after. */
final class CsvRows implements AutoCloseable {

    private final Writer writer;

    /**
     * Opens a file and writes its header.
     *
     * @param file the file, or null for none
     */
    CsvRows(Path file, String header) throws IOException {
        writer = file == null ? Writer.nullWriter() : Files.newBufferedWriter(file);
        add(header);
    }

    /**
     * Writes a row.
     *
     * @throws UncheckedIOException when it cannot be written
     */
    void add(String row) {
        try {
            writer.write(row + "\n");
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
