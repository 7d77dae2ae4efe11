package org.royalfork.tt;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A table kept in a file, so that a long analysis survives a restart.
 *
 * <pre>
 *   byte  0        8        12           16      24         32         36                60         64
 *         +--------+--------+------------+-------+----------+----------+-----------------+----------+----------------
 *         | magic  | version| generation | bytes | identity | checksum | zero            | checksum | the clusters as
 *         |        |        |            |       |          | of these |                 | of these | in memory ...
 *         +--------+--------+------------+-------+----------+----------+-----------------+----------+----------------
 *                                                                                         ^ bytes 0 to 59
 * </pre>
 *
 * <p>All fields are in the byte order of the machine, and a file of the other order is refused; checksums are CRC-32C. The
 * identity is the caller's: a number that stands for the game and its keys, because entries found under other keys
 * would be nonsense that nothing else detects.
 *
 * <p>A file can be loaded into a table of another size: an entry holds its whole key, so each finds its new cluster. As the
 * clusters are ordered by key, that is one pass over both. A file is checked as a whole before the table is changed, and is
 * written beside its place and moved there when it is complete, so neither is ever left half done.
 *
 * <p>For the thread that owns the table, between searches. A save during a search would catch torn pairs, which the next
 * probe rejects like any others.
 */
public final class TableFile {

    private static final long MAGIC = 0x52_46_54_41_42_4C_45_0AL;

    /** To be raised with every change of this layout, of a cluster's, or of an {@link Entry}'s. */
    private static final int VERSION = 1;

    private static final int MAGIC_OFFSET = 0;
    private static final int VERSION_OFFSET = MAGIC_OFFSET + Long.BYTES;
    private static final int GENERATION_OFFSET = VERSION_OFFSET + Integer.BYTES;
    private static final int BYTES_OFFSET = GENERATION_OFFSET + Integer.BYTES;
    private static final int IDENTITY_OFFSET = BYTES_OFFSET + Long.BYTES;
    private static final int DATA_CHECKSUM_OFFSET = IDENTITY_OFFSET + Long.BYTES;
    private static final int HEADER_BYTES = 64;
    private static final int HEADER_CHECKSUM_OFFSET = HEADER_BYTES - Integer.BYTES;

    private static final int CHUNK_BYTES = 1 << 20;

    private TableFile() {}

    /**
     * Writes a table to a file, replacing what is there.
     *
     * @param identity what {@link #load} must be called with to accept the file
     * @throws IOException if the file cannot be written, with a message for a person; what was there before is untouched
     */
    public static void save(TranspositionTable table, Path file, long identity) throws IOException {
        final Path target = file.toAbsolutePath();
        final Path partial = target.resolveSibling(target.getFileName() + ".partial");
        try {
            try (FileChannel channel = FileChannel.open(
                    partial,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE)) {
                final int checksum = writeClusters(table.memory(), channel);
                writeFully(channel.position(0), header(table, identity, checksum));
                channel.force(true);
            }
            Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (final IOException failure) {
            Files.deleteIfExists(partial);
            throw new IOException("the table cannot be saved to " + file + ": " + reason(failure), failure);
        }
    }

    /**
     * Replaces the content of a table by that of a file. The table keeps its size; if that is not the size that was saved,
     * the entries of least worth are dropped where more meet in a cluster than it holds.
     *
     * @param identity what the file was saved with
     * @throws IOException if the file cannot be read, is damaged, or is no file of such a table, with a message for a person;
     *                     the table stays as it was
     */
    public static void load(TranspositionTable table, Path file, long identity) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            final ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES).order(ByteOrder.nativeOrder());
            readFully(channel, header);
            final String fault = fault(header, channel.size(), identity);
            if (fault != null) {
                throw new IOException(fault);
            }
            if (checksum(channel) != header.getInt(DATA_CHECKSUM_OFFSET)) {
                throw new IOException("it is damaged: its checksum does not fit its content");
            }
            table.clear();
            table.setGeneration(header.getInt(GENERATION_OFFSET));
            readClusters(table, channel.position(HEADER_BYTES));
        } catch (final IOException failure) {
            throw new IOException("the table cannot be loaded from " + file + ": " + reason(failure), failure);
        }
    }

    private static String reason(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        final String message = failure.getMessage();
        return message == null ? failure.getClass().getSimpleName() : message;
    }

    private static ByteBuffer header(TranspositionTable table, long identity, int dataChecksum) {
        final ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES).order(ByteOrder.nativeOrder());
        header.putLong(MAGIC_OFFSET, MAGIC);
        header.putInt(VERSION_OFFSET, VERSION);
        header.putInt(GENERATION_OFFSET, table.generation());
        header.putLong(BYTES_OFFSET, table.bytes());
        header.putLong(IDENTITY_OFFSET, identity);
        header.putInt(DATA_CHECKSUM_OFFSET, dataChecksum);
        header.putInt(HEADER_CHECKSUM_OFFSET, headerChecksum(header));
        return header;
    }

    private static int headerChecksum(ByteBuffer header) {
        final CRC32C crc = new CRC32C();
        crc.update(header.duplicate().clear().limit(HEADER_CHECKSUM_OFFSET));
        return (int) crc.getValue();
    }

    /** Says why a header is not acceptable, {@code null} if it is. */
    private static String fault(ByteBuffer header, long fileBytes, long identity) {
        if (header.hasRemaining() || header.getLong(MAGIC_OFFSET) != MAGIC) {
            return header.hasRemaining() || header.getLong(MAGIC_OFFSET) != Long.reverseBytes(MAGIC)
                    ? "it is not the file of a table"
                    : "it was written on a machine of the other byte order";
        }
        if (header.getInt(VERSION_OFFSET) != VERSION) {
            return "it has version " + header.getInt(VERSION_OFFSET) + " of the format, not " + VERSION;
        }
        if (header.getInt(HEADER_CHECKSUM_OFFSET) != headerChecksum(header)) {
            return "it is damaged: its header does not fit its checksum";
        }
        if (header.getLong(IDENTITY_OFFSET) != identity) {
            return "it was written for another game or with other keys";
        }
        final long expected = HEADER_BYTES + header.getLong(BYTES_OFFSET);
        return fileBytes == expected ? null : "it is damaged: it has " + fileBytes + " bytes, not " + expected;
    }

    /** Writes all clusters behind the place of the header, and returns their checksum. */
    private static int writeClusters(TableMemory memory, FileChannel channel) throws IOException {
        final ByteBuffer chunk = ByteBuffer.allocateDirect(CHUNK_BYTES);
        final CRC32C crc = new CRC32C();
        channel.position(HEADER_BYTES);
        for (int i = 0; i < memory.segmentCount(); i++) {
            final UnsafeBuffer segment = memory.segment(i);
            for (int offset = 0; offset < segment.capacity(); offset += chunk.limit()) {
                chunk.clear().limit(Math.min(CHUNK_BYTES, segment.capacity() - offset));
                segment.getBytes(offset, chunk, 0, chunk.limit());
                crc.update(chunk.duplicate());
                writeFully(channel, chunk);
            }
        }
        return (int) crc.getValue();
    }

    /** Returns the checksum of everything behind the header. */
    private static int checksum(FileChannel channel) throws IOException {
        final ByteBuffer chunk = ByteBuffer.allocateDirect(CHUNK_BYTES);
        final CRC32C crc = new CRC32C();
        channel.position(HEADER_BYTES);
        while (readFully(channel, chunk.clear())) {
            crc.update(chunk.flip());
        }
        return (int) crc.getValue();
    }

    private static void readClusters(TranspositionTable table, FileChannel channel) throws IOException {
        final ByteBuffer chunk = ByteBuffer.allocateDirect(CHUNK_BYTES).order(ByteOrder.nativeOrder());
        while (readFully(channel, chunk.clear())) {
            chunk.flip();
            while (chunk.hasRemaining()) {
                final long check = chunk.getLong();
                final long data = chunk.getLong();
                if (data != Entry.NONE) {
                    table.put(check ^ data, data);
                }
            }
        }
    }

    private static void writeFully(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    /** Fills the buffer as far as the file goes; tells whether there was anything. */
    private static boolean readFully(FileChannel channel, ByteBuffer bytes) throws IOException {
        int count = 0;
        while (bytes.hasRemaining() && count >= 0) {
            count = channel.read(bytes);
        }
        return bytes.position() > 0;
    }
}
