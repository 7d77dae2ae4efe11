package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.royalfork.bench.trees.TreeComparison;
import org.royalfork.bench.trees.TreePage;
import org.royalfork.bench.trees.TreeReport;
import org.royalfork.engine.cli.FileProblems;
import org.royalfork.engine.trees.Tree;
import org.royalfork.engine.trees.TreeExamples;
import org.royalfork.engine.trees.TreeGenerator;
import org.royalfork.engine.trees.TreeText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares all searches on one explicit tree, and shows them. */
@Command(
        name = "trees",
        description = {
            "Search one explicit tree in all ways and print what each visits; --html shows them step by step.",
            "A tree is nested lists of leaf values, such as ((3 12 8) (2 4 6) (14 5 2)), for the side that moves first."
        },
        sortOptions = false)
final class TreesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private Source source;

    /** Where the tree comes from. */
    static final class Source {

        @Parameters(paramLabel = "FILE", arity = "0..1", description = "A file with a tree.")
        private Path file;

        @Option(
                names = "--example",
                paramLabel = "NAME",
                description = "A tree that comes with the program: case-1 to case-5, textbook.")
        private String example;

        @Option(
                names = "--generate",
                paramLabel = "KIND",
                description = "A new tree: uniform, random-width, random-leaves, ordered or minimal.")
        private String kind;
    }

    @Option(
            names = "--width",
            paramLabel = "B",
            defaultValue = "3",
            description = "Children of a generated node; B-C for random-width (default: ${DEFAULT-VALUE}).")
    private String width;

    @Option(
            names = "--depth",
            paramLabel = "D",
            defaultValue = "4",
            description = "Plies of a generated tree (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = "--values",
            paramLabel = "V",
            defaultValue = "50",
            description = "Generated values lie within V of zero, or of the best move (default: ${DEFAULT-VALUE}).")
    private int values;

    @Option(
            names = "--quality",
            paramLabel = "Q",
            defaultValue = "0.7",
            description = "How often the best move comes first in ordered trees (default: ${DEFAULT-VALUE}).")
    private double quality;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Another seed is another tree (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "2",
            description = "Workers of the parallel strategies (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(names = "--print", description = "Print the tree too.")
    private boolean print;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description =
                    "Write a page that replays the searches step by step, of up to " + TreePage.MAX_NODES + " nodes.")
    private Path html;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final Tree tree;
        try {
            if (threads < 1 || threads > 256) {
                throw new IllegalArgumentException("--threads must be from 1 to 256: " + threads);
            }
            tree = tree();
            if (html != null && tree.size() > TreePage.MAX_NODES) {
                throw new IllegalArgumentException(
                        "a page shows at most " + TreePage.MAX_NODES + " nodes, not " + tree.size());
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        JsonFile.check(html);
        final TreeComparison comparison = new TreeComparison(tree, threads);
        final PrintWriter out = spec.commandLine().getOut();
        try {
            if (print) {
                out.println(TreeText.write(tree));
            }
            out.print(TreeReport.write(name(), comparison));
            out.flush();
            if (html != null) {
                Files.writeString(html, TreePage.write(name(), comparison));
            }
        } catch (IOException e) {
            throw new CommandException(FileProblems.cannotWrite(html, e));
        } catch (IllegalStateException e) {
            throw new CommandException(e.getMessage());
        }
        return 0;
    }

    private Tree tree() throws CommandException {
        if (source.example != null) {
            return TreeText.parse(TreeExamples.text(source.example));
        }
        if (source.kind != null) {
            return generator().generate();
        }
        final String text;
        try {
            text = Files.readString(source.file);
        } catch (IOException e) {
            throw new CommandException(FileProblems.cannotRead(source.file, e));
        }
        try {
            return TreeText.parse(text);
        } catch (IllegalArgumentException e) {
            throw new CommandException(source.file + ": " + e.getMessage());
        }
    }

    private TreeGenerator generator() {
        for (TreeGenerator.Kind kind : TreeGenerator.Kind.values()) {
            if (kind.key().equalsIgnoreCase(source.kind)) {
                final int dash = width.indexOf('-', 1);
                final int least = width(dash < 0 ? width : width.substring(0, dash));
                final int most = dash < 0 ? least : width(width.substring(dash + 1));
                return new TreeGenerator(kind, least, most, depth, values, quality, seed);
            }
        }
        throw new IllegalArgumentException("unknown kind '" + source.kind
                + "': expected uniform, random-width, random-leaves, ordered or minimal");
    }

    private static int width(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("--width must be a number, or two with a dash between: " + text, e);
        }
    }

    private String name() {
        if (source.example != null) {
            return source.example;
        }
        return source.kind != null
                ? source.kind + " " + width + " wide, seed " + seed
                : source.file.getFileName().toString();
    }
}
