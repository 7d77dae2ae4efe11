package org.royalfork.engine.trees;

import java.util.Arrays;

/**
 * Trees as text: nested lists of leaf values.
 *
 * <pre>
 * # the textbook's tree: a MAX root, three MIN nodes
 * ((3 12 8) (2 4 6) (14 5 2))
 * </pre>
 *
 * <pre>
 * tree   = node
 * node   = [ name ":" ] ( list | value | "W" | "L" | "D" )
 * list   = [ value ] "(" { node } ")"
 * value  = an integer from -30,000 to 30,000
 * name   = a letter, then letters, digits, "_" and "-"
 * </pre>
 *
 * <p>A value before a list is the static evaluation of that node, which searches see that end there; without it, it is 0.
 * {@code W}, {@code L} and {@code D} are games won, lost and drawn for the side that moves at the root; the mover of an empty
 * list has no move and has lost. Square brackets are as good as round ones. Blanks, commas and line ends separate; {@code #}
 * begins a comment to the end of the line. Lists may be nested as deep as memory allows.
 */
public final class TreeText {

    private final String text;
    private final Tree.Builder tree = new Tree.Builder();
    private int at;

    /** The brackets that are open, innermost last: what will close them, and how many children they have. */
    private char[] closers = new char[16];

    private int[] widths = new int[16];
    private int nesting;

    private TreeText(String text) {
        this.text = text;
    }

    /**
     * Reads a tree.
     *
     * @throws IllegalArgumentException with one line that says what is wrong, at what line and column
     */
    public static Tree parse(String text) {
        return new TreeText(text).parse();
    }

    private Tree parse() {
        skipBlank();
        do {
            if (at == text.length()) {
                throw error(at, nesting == 0 ? "there is no tree" : "'" + closers[nesting - 1] + "' is missing");
            }
            char c = text.charAt(at);
            if (nesting > 0 && c == closers[nesting - 1]) {
                tree.close();
                nesting--;
                at++;
            } else {
                node();
            }
            skipBlank();
        } while (nesting > 0);
        if (at < text.length()) {
            throw error(at, "the tree ends before this");
        }
        return tree.build();
    }

    private void node() {
        int start = at;
        if (nesting > 0 && ++widths[nesting - 1] > Tree.MAX_WIDTH) {
            throw error(start, "a node has at most " + Tree.MAX_WIDTH + " children");
        }
        String word = word();
        String label = null;
        if (!word.isEmpty() && Character.isLetter(word.charAt(0)) && peek() == ':') {
            label = word;
            at++;
            skipBlank();
            start = at;
            word = word();
        }
        char next = peek();
        if (next == '(' || next == '[') {
            tree.open(label, word.isEmpty() ? 0 : value(start, word));
            nest(next == '(' ? ')' : ']');
            at++;
            return;
        }
        switch (word) {
            case "W" -> tree.end(label, Tree.Kind.WON, 0);
            case "L" -> tree.end(label, Tree.Kind.LOST, 0);
            case "D" -> tree.end(label, Tree.Kind.DRAWN, 0);
            case "" -> throw error(at, at == text.length() ? "a node is missing" : "unexpected '" + next + "'");
            default -> tree.end(label, Tree.Kind.LEAF, value(start, word));
        }
    }

    private void nest(char closer) {
        if (nesting == closers.length) {
            closers = Arrays.copyOf(closers, 2 * nesting);
            widths = Arrays.copyOf(widths, 2 * nesting);
        }
        closers[nesting] = closer;
        widths[nesting] = 0;
        nesting++;
    }

    private String word() {
        int start = at;
        while (at < text.length() && isOfWord(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    private static boolean isOfWord(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || "_-+.".indexOf(c) >= 0;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private int value(int start, String word) {
        try {
            int value = Integer.parseInt(word);
            if (Math.abs((long) value) <= Tree.MAX_VALUE) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw error(start, "not an integer, W, L or D: '" + word + "'");
        }
        throw error(start, "a value must lie within " + Tree.MAX_VALUE + " of zero: " + word);
    }

    private void skipBlank() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                int lineEnd = text.indexOf('\n', at);
                at = lineEnd < 0 ? text.length() : lineEnd;
            } else if (c == ',' || Character.isWhitespace(c)) {
                at++;
            } else {
                return;
            }
        }
    }

    private IllegalArgumentException error(int place, String what) {
        int line = 1;
        int lineStart = 0;
        for (int i = text.indexOf('\n'); i >= 0 && i < place; i = text.indexOf('\n', i + 1)) {
            line++;
            lineStart = i + 1;
        }
        return new IllegalArgumentException("line " + line + ", column " + (place - lineStart + 1) + ": " + what);
    }

    /** Writes a tree on one line, in the form that {@link #parse} reads. */
    public static String write(Tree tree) {
        StringBuilder text = new StringBuilder();
        for (int node = 0; node < tree.size(); node++) {
            if (node > 0) {
                for (int up = node - 1; up != tree.parent(node); up = tree.parent(up)) {
                    closeIfList(tree, up, text);
                }
                if (tree.child(tree.parent(node), 0) != node) {
                    text.append(' ');
                }
            }
            begin(tree, node, text);
        }
        for (int up = tree.size() - 1; up >= 0; up = tree.parent(up)) {
            closeIfList(tree, up, text);
        }
        return text.toString();
    }

    private static void closeIfList(Tree tree, int node, StringBuilder text) {
        if (tree.kind(node) == Tree.Kind.INNER) {
            text.append(')');
        }
    }

    private static void begin(Tree tree, int node, StringBuilder text) {
        if (tree.label(node) != null) {
            text.append(tree.label(node)).append(':');
        }
        switch (tree.kind(node)) {
            case INNER -> {
                if (tree.value(node) != 0) {
                    text.append(tree.value(node));
                }
                text.append('(');
            }
            case LEAF -> text.append(tree.value(node));
            case WON -> text.append('W');
            case LOST -> text.append('L');
            case DRAWN -> text.append('D');
        }
    }
}
