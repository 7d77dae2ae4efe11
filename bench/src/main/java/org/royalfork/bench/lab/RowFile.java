package org.royalfork.bench.lab;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A text file with a header that grows by whole rows and survives the death of its writer at any moment: each addition is one
 * write that is forced to the disk, and a row that was cut short is dropped when the file is opened again. While it is open no
 * other process can open it.
 */
final class RowFile implements AutoCloseable {

    private final FileChannel channel;
    private final String header;
    private List<String> rows;

    private RowFile(FileChannel channel, String header, List<String> rows) {
        this.channel = channel;
        this.header = header;
        this.rows = rows;
    }

    /**
     * Opens a file, made if need be, to read its rows and to add others.
     *
     * @throws IOException with one line, when that cannot be done, another process has it open, or the header is another one
     */
    static RowFile open(Path file, String header) throws IOException {
        final FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            lock(channel, file);
            final RowFile rowFile = new RowFile(channel, header, read(file, header));
            rowFile.truncate(rowFile.rows.size());
            return rowFile;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    private static void lock(FileChannel channel, Path file) throws IOException {
        boolean locked;
        try {
            locked = channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            locked = false;
        }
        if (!locked) {
            throw new IOException(file + " is being written by another run");
        }
    }

    /** Returns the whole rows of a file, none when there is not even a whole header. */
    static List<String> read(Path file, String header) throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        // A character that was cut in half is replaced here, and dropped with its row.
        final String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        final int end = text.lastIndexOf('\n');
        if (end < 0) {
            return List.of();
        }
        final List<String> lines = List.of(text.substring(0, end).split("\n", -1));
        if (!lines.getFirst().equals(header)) {
            throw new IOException(file + " has other columns than this version writes");
        }
        return lines.subList(1, lines.size());
    }

    /** Returns the rows that were there when the file was opened. */
    List<String> rows() {
        return rows;
    }

    /** Drops all rows but the first ones. */
    void truncate(int count) throws IOException {
        rows = rows.subList(0, count);
        long size = bytes(header);
        for (String row : rows) {
            size += bytes(row);
        }
        if (channel.size() < size) {
            channel.truncate(0);
            write(header + "\n");
        } else {
            channel.truncate(size);
        }
        channel.position(size);
    }

    private static int bytes(String line) {
        return line.getBytes(StandardCharsets.UTF_8).length + 1;
    }

    /** Adds rows. */
    void append(List<String> newRows) throws IOException {
        write(String.join("\n", newRows) + "\n");
    }

    private void write(String text) throws IOException {
        final ByteBuffer buffer = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        channel.force(false);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
