package org.royalfork.engine.trees;

import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;

/**
 * Explicit trees as a game. A position is written as its tree in the format of {@link TreeText}, and, where it is not the root,
 * the moves that lead to it: {@code ((3 12) (2 14)) moves 2 1}. A move is written as the name of the child, if it has one
 * that no sibling has, or else as its number from 1.
 */
public final class TreeGame implements Game {

    private static final String MOVES = "moves";

    /** The best-known tree of the textbooks (Russell and Norvig). */
    private static final String TEXTBOOK = "((3 12 8) (2 4 6) (14 5 2))";

    private final Tree tree;

    /** Makes the game of the textbook's tree. */
    public TreeGame() {
        this(TreeText.parse(TEXTBOOK));
    }

    /** Makes the game of a tree. */
    public TreeGame(Tree tree) {
        this.tree = tree;
    }

    @Override
    public String name() {
        return "trees";
    }

    @Override
    public TreePosition initialPosition() {
        return new TreePosition(tree);
    }

    @Override
    public TreePosition parsePosition(String text) {
        int end = Math.max(text.lastIndexOf(')'), text.lastIndexOf(']')) + 1;
        int movesAt = text.indexOf(MOVES, end);
        TreePosition position = new TreePosition(TreeText.parse(movesAt < 0 ? text : text.substring(0, movesAt)));
        if (movesAt >= 0) {
            for (String move : text.substring(movesAt + MOVES.length()).strip().split("\\s+", -1)) {
                position.make(parseMove(position, move));
            }
        }
        return position;
    }

    @Override
    public String formatPosition(Position position) {
        TreePosition at = (TreePosition) position;
        String path = path(at);
        return TreeText.write(at.tree()) + (path.isEmpty() ? "" : " " + MOVES + path);
    }

    /** Returns the numbers of the moves from the root, with a space before each. */
    private static String path(TreePosition at) {
        StringBuilder path = new StringBuilder();
        for (int node = at.node(); node > 0; node = at.tree().parent(node)) {
            path.insert(0, " " + (indexOf(at.tree(), node) + 1));
        }
        return path.toString();
    }

    /** Draws the tree in one line, where in it the position is, and the moves to its children. */
    @Override
    public String draw(Position position) {
        TreePosition at = (TreePosition) position;
        MoveList moves = new MoveList(16);
        at.generateMoves(moves);
        StringBuilder children = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            children.append(' ').append(formatMove(at, moves.move(i)));
        }
        return TreeText.write(at.tree()) + "\nafter" + path(at) + "\nmoves" + children;
    }

    private static int indexOf(Tree tree, int node) {
        int parent = tree.parent(node);
        int index = 0;
        while (tree.child(parent, index) != node) {
            index++;
        }
        return index;
    }

    @Override
    public String formatMove(Position position, int move) {
        TreePosition at = (TreePosition) position;
        String label = at.tree().label(at.tree().child(at.node(), move - 1));
        return label != null && named(at, label) == move ? label : Integer.toString(move);
    }

    @Override
    public int parseMove(Position position, String text) {
        TreePosition at = (TreePosition) position;
        int move = named(at, text);
        if (move == Position.NO_MOVE) {
            try {
                move = Integer.parseInt(text);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("no move: '" + text + "'", e);
            }
        }
        if (!position.isLegal(move)) {
            throw new IllegalArgumentException("not a legal move: '" + text + "'");
        }
        return move;
    }

    /** Returns the move to the one child of that name, or {@link Position#NO_MOVE}. */
    private static int named(TreePosition at, String label) {
        MoveList moves = new MoveList(16);
        at.generateMoves(moves);
        int found = Position.NO_MOVE;
        for (int i = 0; i < moves.size(); i++) {
            if (label.equals(at.tree().label(at.tree().child(at.node(), moves.move(i) - 1)))) {
                if (found != Position.NO_MOVE) {
                    return Position.NO_MOVE;
                }
                found = moves.move(i);
            }
        }
        return found;
    }

    @Override
    public Selectivity selectivity() {
        return Selectivity.FULL_WIDTH;
    }
}
