package org.royalfork.engine.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.concurrent.Callable;
import org.royalfork.engine.gomocup.GomocupSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gomocup}: plays gomoku for a manager that speaks the Gomocup protocol. */
@Command(
        name = "gomocup",
        description = "Play gomoku by the Gomocup (Piskvork) protocol on standard input and output.",
        mixinStandardHelpOptions = true)
final class GomocupCommand implements Callable<Integer> {

    private static final int MAX_THREADS = 1024;

    @Option(names = "--threads", paramLabel = "N", description = "search threads (${DEFAULT-VALUE})")
    private int threads = 1;

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            description = "size of the table in MiB (${DEFAULT-VALUE}); less where the manager allows less memory")
    private int hash = 64;

    @Override
    public Integer call() {
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException("threads must be from 1 to " + MAX_THREADS + ", not " + threads);
        }
        if (hash < 1) {
            throw new IllegalArgumentException("hash must be at least 1, not " + hash);
        }
        new GomocupSession(
                        new FileInputStream(FileDescriptor.in),
                        new FileOutputStream(FileDescriptor.out),
                        System.err,
                        VersionProvider.version(),
                        threads,
                        (long) hash << 20)
                .run();
        return CommandLine.ExitCode.OK;
    }
}
