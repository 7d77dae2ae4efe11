package org.royalfork.engine.uci;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * The file that the table is kept in, and what the buttons for it do. Every failure is an {@link IllegalArgumentException} with
 * one line for a person.
 */
record HashFile(Path path) {

    /** Returns the file that the options name, for the button {@code wanted}. */
    static HashFile of(UciOption wanted, UciOptions options) {
        String text = options.text(UciOption.HASH_FILE);
        if (text.equals(UciOption.EMPTY)) {
            throw new IllegalArgumentException(wanted.title() + ": no file has been named (setoption name "
                    + UciOption.HASH_FILE.title() + " value PATH)");
        }
        try {
            return new HashFile(Path.of(text));
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(wanted.title() + ": no path: " + UciParser.excerpt(text), e);
        }
    }

    void saveFrom(SearchEngine engine, Consumer<String> output) {
        try {
            engine.saveTable(path);
            output.accept("hash table saved to " + path + ", " + (Files.size(path) >> 20) + " MiB");
        } catch (IOException e) {
            throw new IllegalArgumentException(oneLine(e), e);
        }
    }

    void loadInto(SearchEngine engine, Consumer<String> output) {
        try {
            engine.loadTable(path);
            output.accept("hash table loaded from " + path);
        } catch (IOException e) {
            throw new IllegalArgumentException(oneLine(e), e);
        }
    }

    private static String oneLine(IOException failure) {
        return String.valueOf(failure.getMessage()).replaceAll("\\p{Cntrl}+", " ");
    }
}
