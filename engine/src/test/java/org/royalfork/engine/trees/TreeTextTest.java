package org.royalfork.engine.trees;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TreeTextTest {

    @Test
    void nodesInPreorder() {
        Tree tree = TreeText.parse("root:(a:(7 -3) 5[b:W,\n L # no more\n D] ())");
        assertEquals(9, tree.size());
        assertEquals(6, tree.leaves());
        assertEquals(2, tree.depth());
        assertEquals(3, tree.childCount(0));
        assertEquals(4, tree.child(0, 1));
        assertEquals(8, tree.child(0, 2));
        assertEquals(-3, tree.value(3));
        assertEquals(5, tree.value(4));
        assertEquals(Tree.Kind.WON, tree.kind(5));
        assertEquals(Tree.Kind.LOST, tree.kind(6));
        assertEquals(Tree.Kind.DRAWN, tree.kind(7));
        assertEquals(Tree.Kind.INNER, tree.kind(8));
        assertEquals("root", tree.label(0));
        assertEquals("b", tree.label(5));
        assertNull(tree.label(3));
        assertEquals(-1, tree.parent(0));
        assertEquals(4, tree.parent(7));
        assertEquals("root:(a:(7 -3) 5(b:W L D) ())", TreeText.write(tree));
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "W", "()", "(1)", "((((5))))", "x:(y:-30000 z:30000)", "(W L D W:L -1(2 (3) 4) 5)"})
    void whatIsWrittenIsReadAgain(String text) {
        assertEquals(text, TreeText.write(TreeText.parse(text)));
    }

    @Test
    void nestedAsDeepAsMemoryAllows() {
        int depth = 100_000;
        String text = "(".repeat(depth) + 1 + ")".repeat(depth);
        Tree tree = TreeText.parse(text);
        assertEquals(depth, tree.depth());
        assertEquals(text, TreeText.write(tree));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\" | line 1, column 1: there is no tree",
                "\"# only a comment\" | line 1, column 17: there is no tree",
                "\"(1 2\" | line 1, column 5: ')' is missing",
                "\"[(1 2)\" | line 1, column 7: ']' is missing",
                "\"(1\n  x)\" | line 2, column 3: not an integer, W, L or D: 'x'",
                "\"(1\n\n 2) 3\" | line 3, column 5: the tree ends before this",
                "\"(1 2]\" | line 1, column 5: unexpected ']'",
                "\")\" | line 1, column 1: unexpected ')'",
                "\"(1 30001)\" | line 1, column 4: a value must lie within 30000 of zero: 30001",
                "\"(1 99999999999)\" | line 1, column 4: not an integer, W, L or D: '99999999999'",
                "\"(1 2.5)\" | line 1, column 4: not an integer, W, L or D: '2.5'",
                "\"(a: )\" | line 1, column 5: unexpected ')'",
                "\"a:\" | line 1, column 3: a node is missing",
                "\"(W(1))\" | line 1, column 2: not an integer, W, L or D: 'W'",
                "\"(1 & 2)\" | line 1, column 4: unexpected '&'",
            })
    void errorsSayWhere(String text, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> TreeText.parse(text))
                        .getMessage());
    }

    @Test
    void tooManyChildren() {
        String text = "(" + "1 ".repeat(Tree.MAX_WIDTH + 1) + ")";
        assertEquals(
                "line 1, column " + (2 + 2 * Tree.MAX_WIDTH) + ": a node has at most 65535 children",
                assertThrows(IllegalArgumentException.class, () -> TreeText.parse(text))
                        .getMessage());
    }
}
