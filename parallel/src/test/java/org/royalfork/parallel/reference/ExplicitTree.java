package org.royalfork.parallel.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Scanner;
import java.util.regex.Pattern;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * A tree written down by hand, as textbooks draw it: {@code ((3 12) (2 14))} is a root with two children of two leaves.
 * Numbers are values from the view of the side that moves at the root. {@code W}, {@code L} and {@code D} are games that
 * this side has won, lost or drawn, {@code X} is a position whose mover has no move, and a number before a bracket is the
 * static evaluation of that inner node. It counts the leaves that were looked at.
 */
final class ExplicitTree implements Position {

    private static final Pattern WORD = Pattern.compile("-?\\d*\\(|\\)|-?\\d+|[WLDX]");

    private record Node(int value, int terminal, List<Node> children) {}

    private final Deque<Node> path = new ArrayDeque<>();
    private int evaluations;

    private ExplicitTree(Node root) {
        path.push(root);
    }

    static ExplicitTree parse(String text) {
        List<String> words = new Scanner(text).findAll(WORD).map(m -> m.group()).toList();
        return new ExplicitTree(node(new ArrayDeque<>(words)));
    }

    private static Node node(Deque<String> words) {
        String word = words.pop();
        return switch (word) {
            case "W" -> new Node(0, Score.WIN, List.of());
            case "L" -> new Node(0, Score.LOST_NOW, List.of());
            case "D" -> new Node(0, Score.DRAW, List.of());
            case "X" -> new Node(0, NOT_OVER, List.of());
            default ->
                word.endsWith("(") ? innerNode(word, words) : new Node(Integer.parseInt(word), NOT_OVER, List.of());
        };
    }

    private static Node innerNode(String word, Deque<String> words) {
        List<Node> children = new ArrayList<>();
        while (!")".equals(words.peek())) {
            children.add(node(words));
        }
        words.pop();
        int value = word.length() > 1 ? Integer.parseInt(word.substring(0, word.length() - 1)) : 0;
        return new Node(value, NOT_OVER, children);
    }

    /** Returns how many leaves have been evaluated. */
    int evaluations() {
        return evaluations;
    }

    private Node now() {
        return path.element();
    }

    private int forMover(int value) {
        return sideToMove() == 0 ? value : -value;
    }

    @Override
    public int sideToMove() {
        return path.size() - 1 & 1;
    }

    @Override
    public long key() {
        return System.identityHashCode(now());
    }

    @Override
    public void generateMoves(MoveList moves) {
        for (int i = 1; i <= now().children().size(); i++) {
            moves.add(i);
        }
    }

    @Override
    public boolean isLegal(int move) {
        return move >= 1 && move <= now().children().size();
    }

    @Override
    public void make(int move) {
        path.push(now().children().get(move - 1));
    }

    @Override
    public void unmake() {
        path.pop();
    }

    @Override
    public int terminalScore(int ply) {
        return now().terminal() == NOT_OVER ? NOT_OVER : forMover(now().terminal());
    }

    @Override
    public int evaluate() {
        evaluations++;
        return forMover(now().value());
    }

    @Override
    public int historyIndex(int move) {
        return move;
    }

    @Override
    public int historySize() {
        return 64;
    }

    @Override
    public Position copy() {
        throw new UnsupportedOperationException("reference searches do not copy");
    }

    @Override
    public void copyFrom(Position source) {
        throw new UnsupportedOperationException("reference searches do not copy");
    }
}
