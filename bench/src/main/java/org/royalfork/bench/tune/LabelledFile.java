package org.royalfork.bench.tune;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;

/**
 * Reads labelled positions, one a line: {@code FEN;score;best move;result}, in the order of the games, plain or compressed
 * by gzip (a name that ends in {@code .gz}). Lines that start with {@code #} and empty ones are skipped.
 *
 * <p>The format has no mark between games: a position that is not later in its game than the one before begins the next.
 */
public final class LabelledFile {

    private LabelledFile() {}

    /**
     * Passes all positions of a file on, in order.
     *
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if a line is not as it should be: the message names file and line
     */
    public static void read(Path file, Consumer<LabelledPosition> consumer) throws IOException {
        try (BufferedReader reader = open(file)) {
            int number = 0;
            int game = -1;
            int lastPly = Integer.MAX_VALUE;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (line.isEmpty() || line.startsWith("#")) {
                    continue;
                }
                LabelledPosition position;
                try {
                    int ply = ply(line);
                    game += ply <= lastPly ? 1 : 0;
                    lastPly = ply;
                    position = parse(line, game);
                } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                    throw new IllegalArgumentException(
                            file + ", line " + number + ": not 'FEN;score;best move;result': " + line, e);
                }
                consumer.accept(position);
            }
        }
    }

    private static BufferedReader open(Path file) throws IOException {
        InputStream bytes = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
        InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(bytes, 1 << 16) : bytes;
        return new BufferedReader(new InputStreamReader(plain, StandardCharsets.US_ASCII), 1 << 16);
    }

    private static LabelledPosition parse(String line, int game) {
        String[] fields = line.split(";", -1);
        if (fields.length != 4) {
            throw new IllegalArgumentException("fields: " + fields.length);
        }
        double result = Double.parseDouble(fields[3]);
        if (!(result >= 0 && result <= 1)) {
            throw new IllegalArgumentException("result: " + result);
        }
        return new LabelledPosition(fields[0], Integer.parseInt(fields[1]), fields[2], result, game);
    }

    /** Returns the number of plies before the position in its game. */
    private static int ply(String line) {
        String fen = line.substring(0, line.indexOf(';'));
        int move = Integer.parseInt(fen.substring(fen.lastIndexOf(' ') + 1));
        return 2 * move + (fen.contains(" b ") ? 1 : 0);
    }
}
