package org.royalfork.engine.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.function.Consumer;

/**
 * The standard output of commands. Print streams keep failures to themselves, so that a command whose reader has gone, as with
 * {@code | head}, would search on for nobody, and one whose disk is full would seem to have succeeded. Here the first failure
 * ends the process.
 */
public final class StandardOutput {

    /** What the system says of a pipe that nobody reads: no news for who closed it. */
    private static final String BROKEN_PIPE = "Broken pipe";

    private StandardOutput() {}

    /** Replaces {@link System#out}; from then on a failure to write ends the process with status 1. */
    public static void endWhenItFails(String program) {
        System.setOut(new PrintStream(
                new BufferedOutputStream(new Watched(new FileOutputStream(FileDescriptor.out), failure -> {
                    if (!BROKEN_PIPE.equals(failure.getMessage())) {
                        System.err.println(program + ": cannot write standard output: " + FileProblems.reason(failure));
                    }
                    System.exit(1);
                })),
                true,
                Charset.forName(System.getProperty(
                        "stdout.encoding", Charset.defaultCharset().name()))));
    }

    /** Tells of each failure before it is thrown. */
    static final class Watched extends FilterOutputStream {

        private final Consumer<IOException> onFailure;

        Watched(OutputStream output, Consumer<IOException> onFailure) {
            super(output);
            this.onFailure = onFailure;
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                onFailure.accept(e);
                throw e;
            }
        }
    }
}
