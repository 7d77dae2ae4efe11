package org.royalfork.engine.trees;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.royalfork.engine.trees.TreeGenerator.Kind;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.reference.PlainAlphaBeta;
import org.royalfork.parallel.reference.ResumableAlphaBeta;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

class TreeGameTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    private final TreeGame game = new TreeGame();

    private static TreePosition root(String text) {
        return new TreePosition(TreeText.parse(text));
    }

    /** The five cases of the comparison: values and numbers of nodes that it publishes. */
    @ParameterizedTest
    @CsvSource({
        "case-1, 15, 11, 8",
        "case-2, 8, 13, 11",
        "case-3, -10, 22, 22",
        "case-4, 15, 26, 17",
        "case-5, 7, 33, 25",
        "textbook, 3, 13, 11"
    })
    void examples(String name, int value, long minimaxNodes, long alphaBetaNodes) {
        Tree tree = TreeText.parse(TreeExamples.text(name));
        Minimax minimax = new Minimax();
        assertEquals(value, minimax.search(new TreePosition(tree), tree.depth()));
        assertEquals(minimaxNodes, minimax.nodes());
        PlainAlphaBeta recursive = new PlainAlphaBeta();
        assertEquals(value, recursive.search(new TreePosition(tree), tree.depth()));
        assertEquals(alphaBetaNodes, recursive.nodes());
        ResumableAlphaBeta explicit = new ResumableAlphaBeta(new TreePosition(tree), tree.depth());
        assertEquals(value, explicit.runToEnd());
        assertEquals(alphaBetaNodes, explicit.nodes());
        assertTrue(tree.depth() <= 3);
    }

    @Test
    void examplesHaveNames() {
        assertEquals(6, TreeExamples.names().size());
        String message = assertThrows(IllegalArgumentException.class, () -> TreeExamples.text("case-6"))
                .getMessage();
        assertTrue(message.contains("'case-6'") && message.contains("case-5"), message);
    }

    /** Every strategy finds the minimax value, at full depth and at depths where static evaluations stand for subtrees. */
    @ParameterizedTest
    @EnumSource(Strategy.class)
    void everyStrategyFindsTheMinimaxValue(Strategy strategy) throws InterruptedException {
        Random random = new Random(SEED);
        for (int threads = 1; threads <= (strategy == Strategy.SEQUENTIAL ? 1 : 8); threads += 3) {
            try (TranspositionTable table = new TranspositionTable(1 << 20);
                    Searcher searcher = new Searcher(game, strategy, threads, table)) {
                for (int i = 0; i < 12; i++) {
                    Kind kind = List.of(Kind.values()).get(i % 5);
                    int width = 2 + random.nextInt(3);
                    Tree tree = new TreeGenerator(kind, width, width, 5, 20, 0.6, random.nextLong()).generate();
                    int depth = 1 + random.nextInt(6);
                    SearchRequest request = new SearchRequest(new TreePosition(tree), SearchLimits.ofDepth(depth));
                    SearchResult result =
                            searcher.start(request, SearchListener.NONE).await();
                    int expected = new Minimax().search(new TreePosition(tree), depth);
                    assertEquals(
                            expected,
                            result.score(),
                            () -> "seed " + SEED + ", depth " + depth + ": " + TreeText.write(tree));
                    searcher.clear();
                }
            }
        }
    }

    @Test
    void endsOfTheGame() {
        assertEquals(Score.winIn(1), new Minimax().search(root("(5 W)"), 3));
        assertEquals(Score.winIn(1), new Minimax().search(root("(5 ())"), 3));
        assertEquals(Score.lossIn(2), new Minimax().search(root("((L 3) (4 L))"), 3));
        assertEquals(Score.DRAW, new Minimax().search(root("(D -5 L)"), 1));
        assertEquals(4, new Minimax().search(root("4"), 3));
        assertEquals(Score.LOST_NOW, new Minimax().search(root("()"), 3));
        assertEquals(Score.WIN, new Minimax().search(root("W"), 1));
    }

    @Test
    void staticEvaluationsCountWhereTheSearchEnds() {
        assertEquals(9, new Minimax().search(root("(9(1 2) 3(7 8))"), 1));
        assertEquals(7, new Minimax().search(root("(9(1 2) 3(7 8))"), 2));
    }

    /** A chain that would end the call stack; the text, the tree and the search do without it. */
    @Test
    void aChainOf100000Plies() {
        int depth = 100_000;
        ResumableAlphaBeta search = new ResumableAlphaBeta(root("(".repeat(depth) + 42 + ")".repeat(depth)), depth);
        assertEquals(42, search.runToEnd());
        assertEquals(depth, search.deepestPly());
    }

    @Test
    void equalSubtreesAreEqualPositions() {
        TreePosition position = root("((1 2) x:(1 y:2) (2 1) (1 (2)) 0(1 2) 5(1 2))");
        List<Long> keys = new ArrayList<>();
        for (int move = 1; move <= 6; move++) {
            position.make(move);
            keys.add(position.key());
            position.unmake();
        }
        assertEquals(keys.get(0), keys.get(1));
        assertEquals(keys.get(0), keys.get(4));
        assertEquals(4, keys.stream().distinct().count(), "order, shape and static evaluation matter");
        TreePosition other = root("(((1 2)))");
        other.make(1);
        other.make(1);
        assertNotEquals(keys.get(0), other.key(), "and who is to move");
    }

    @Test
    void positionsAndMovesAsText() {
        TreePosition position = game.parsePosition("((3 12) b:(2 14) c:(moves:1 8) c:5) moves b 2");
        assertEquals(14, position.tree().value(position.node()));
        assertEquals(0, position.sideToMove());
        assertEquals("((3 12) b:(2 14) c:(moves:1 8) c:5) moves 2 2", game.formatPosition(position));
        assertEquals(
                game.formatPosition(position), game.formatPosition(game.parsePosition(game.formatPosition(position))));
        position.unmake();
        position.unmake();
        assertEquals("1", game.formatMove(position, 1));
        assertEquals("b", game.formatMove(position, 2));
        assertEquals("3", game.formatMove(position, 3), "two have that name");
        for (int move = 1; move <= 4; move++) {
            assertEquals(move, game.parseMove(position, game.formatMove(position, move)));
        }
        for (String wrong : List.of("0", "5", "c", "", "-1")) {
            assertThrows(IllegalArgumentException.class, () -> game.parseMove(position, wrong), wrong);
        }
        assertThrows(IllegalArgumentException.class, () -> game.parsePosition("(1 2) moves 3"));
        assertThrows(IllegalArgumentException.class, () -> game.parsePosition("(1 2"));
        assertFalse(position.isLegal(0) || position.isLegal(-1) || position.isLegal(5));
    }

    @Test
    void copiesAreIndependent() {
        TreePosition position = game.parsePosition("((3 12) (2 14)) moves 1");
        TreePosition copy = position.copy();
        position.make(2);
        assertEquals(1, copy.sideToMove());
        copy.copyFrom(position);
        assertEquals(position.key(), copy.key());
        assertEquals(12, copy.evaluate());
    }
}
