package org.royalfork.engine.draughts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** All positions of up to two white kings against up to one black one, solved backwards from those in which a side cannot move. */
final class KingEndings {

    /** Value of positions that neither side wins. */
    static final int DRAWN = -1;

    private final List<DraughtsPosition> positions = new ArrayList<>();
    private final Map<Long, Integer> indexes = new HashMap<>();
    private final int[][] successors;
    private final int[] plies;

    KingEndings() {
        for (int side : new int[] {DraughtsPosition.BLACK, DraughtsPosition.WHITE}) {
            for (int first = 0; first <= Squares.COUNT; first++) {
                for (int second = first; second <= Squares.COUNT; second++) {
                    for (int black = 0; black <= Squares.COUNT; black++) {
                        add(set(first) | set(second), set(black), side);
                    }
                }
            }
        }
        successors = new int[positions.size()][];
        plies = new int[positions.size()];
        solve();
    }

    private static long set(int number) {
        return number == 0 ? 0 : Squares.of(number);
    }

    private void add(long white, long black, int side) {
        DraughtsPosition position = new DraughtsPosition(black, white, black | white, side);
        if ((white & black) == 0 && indexes.putIfAbsent(position.key(), positions.size()) == null) {
            positions.add(position);
        }
    }

    private void solve() {
        for (int i = 0; i < positions.size(); i++) {
            DraughtsPosition position = positions.get(i);
            MoveList moves = new MoveList(16);
            position.generateMoves(moves);
            successors[i] = new int[moves.size()];
            for (int j = 0; j < moves.size(); j++) {
                position.make(moves.move(j));
                successors[i][j] = indexes.get(position.key());
                position.unmake();
            }
            plies[i] = moves.size() == 0 ? 0 : DRAWN;
        }
        boolean changed = true;
        for (int ply = 1; changed; ply++) {
            changed = false;
            for (int i = 0; i < plies.length; i++) {
                if (plies[i] == DRAWN && isDecidedIn(ply, successors[i])) {
                    plies[i] = ply;
                    changed = true;
                }
            }
        }
    }

    /** Tells whether one of these positions is lost in one ply less, or all are won in fewer. */
    private boolean isDecidedIn(int ply, int[] next) {
        boolean allWon = true;
        for (int index : next) {
            int value = plies[index];
            if (value == ply - 1 && value % 2 == 0) {
                return true;
            }
            allWon &= value % 2 == 1 && value < ply;
        }
        return allWon;
    }

    /** Returns the positions with so many men of both sides. */
    List<DraughtsPosition> positions(int white, int black) {
        return positions.stream()
                .filter(position ->
                        Long.bitCount(position.white()) == white && Long.bitCount(position.black()) == black)
                .toList();
    }

    /** Returns in how many plies a position is decided: won for the mover when odd, lost when even; or {@link #DRAWN}. */
    int plies(Position position) {
        return plies[indexes.get(position.key())];
    }
}
