package org.royalfork.parallel.reference;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;
import org.royalfork.parallel.game.Position;

/**
 * A stopped search as bytes, all numbers big-endian: a format number, the key of the position that the search stands at, depth,
 * result and counters, the {@link SearchStack}, and the CRC-32 of all that. The position itself is not in it: its moves from
 * the root are, and the key tells whether they lead to where they should.
 */
final class SavedSearch {

    /** "RFS" and the version. */
    private static final int FORMAT = 0x5246_5301;

    private SavedSearch() {}

    static byte[] write(ResumableAlphaBeta search, Position position) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            ResumableAlphaBeta.Counters counters = search.counters();
            out.writeInt(FORMAT);
            out.writeLong(position.key());
            out.writeInt(counters.depth());
            out.writeBoolean(counters.done());
            out.writeInt(counters.value());
            out.writeInt(counters.bestMove());
            out.writeLong(counters.nodes());
            out.writeLong(counters.cutOffs());
            out.writeLong(counters.prunedMoves());
            out.writeInt(counters.deepestPly());
            search.stack().write(out);
            out.writeInt(checksum(bytes.toByteArray(), bytes.size()));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // bytes in memory do not fail
        }
        return bytes.toByteArray();
    }

    static ResumableAlphaBeta read(Position position, byte[] saved) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved))) {
            if (in.readInt() != FORMAT) {
                throw new IllegalArgumentException("not a saved search, or one of another version");
            }
            verifyChecksum(saved);
            long key = in.readLong();
            ResumableAlphaBeta search = ResumableAlphaBeta.of(position, counters(in));
            search.stack().read(in);
            replay(position, search.stack(), key);
            return search;
        } catch (IOException e) {
            throw new IllegalArgumentException("the saved search is damaged: " + e.getMessage(), e);
        }
    }

    private static void verifyChecksum(byte[] saved) throws IOException {
        int length = saved.length - Integer.BYTES;
        DataInputStream last = new DataInputStream(new ByteArrayInputStream(saved, length, Integer.BYTES));
        if (last.readInt() != checksum(saved, length)) {
            throw new IOException("its checksum is wrong");
        }
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, length);
        return (int) crc.getValue();
    }

    private static ResumableAlphaBeta.Counters counters(DataInputStream in) throws IOException {
        return new ResumableAlphaBeta.Counters(
                in.readInt(),
                in.readBoolean(),
                in.readInt(),
                in.readInt(),
                in.readLong(),
                in.readLong(),
                in.readLong(),
                in.readInt());
    }

    private static void replay(Position position, SearchStack stack, long key) {
        int made = 0;
        while (made < stack.height() && position.isLegal(stack.moveMade(made))) {
            position.make(stack.moveMade(made));
            made++;
        }
        if (made < stack.height() || position.key() != key) {
            for (; made > 0; made--) {
                position.unmake();
            }
            throw new IllegalArgumentException("the saved search is of another position");
        }
    }
}
