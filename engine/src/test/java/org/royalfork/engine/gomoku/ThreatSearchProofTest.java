package org.royalfork.engine.gomoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/**
 * A win by threats that is claimed is one: the defender tries every move that the rule allows, not only those that the search
 * takes for answers, and against each of them the attacker searches again, until five are in a row. What is legal and what is
 * a five is read from the stones here, not from the patterns. Enlarged by {@code -Droyalfork.claims=N}.
 */
class ThreatSearchProofTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_201L);
    private static final int CLAIMS = Integer.getInteger("royalfork.claims", 25);
    private static final int PATIENCE = 20_000;
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    @Test
    void everyClaimHoldsAgainstEveryMove() {
        for (Rule rule : Rule.values()) {
            for (int size : new int[] {15, 9}) {
                everyClaimHolds(new GomokuGame("any", size, rule));
            }
        }
    }

    private static void everyClaimHolds(GomokuGame game) {
        List<GomokuPosition> claimed = new ArrayList<>();
        for (int i = 0; claimed.size() < CLAIMS; i++) {
            assertTrue(i < 200 * CLAIMS, game.rule() + ": too few claims");
            long seed = SEED + i;
            Consumer<GomokuPosition> visitor = position -> {
                if (claimed.size() < CLAIMS && isClaimed(position, seed + position.stoneCount())) {
                    claimed.add(position.copy());
                }
            };
            if (i % 4 == 0) {
                RandomGames.play(game, seed, 40, visitor);
            } else {
                playPromising(game, seed, visitor);
            }
        }
        for (GomokuPosition position : claimed) {
            new FullWidthProof(game, position).check();
        }
    }

    /** Plays one of the most promising moves at every turn: such games are full of threats of both sides. */
    private static void playPromising(GomokuGame game, long seed, Consumer<GomokuPosition> visitor) {
        SplittableRandom random = new SplittableRandom(seed);
        GomokuPosition position = game.initialPosition();
        MoveList moves = new MoveList(64);
        for (int i = 0; i < 40 && position.terminalScore(0) == Position.NOT_OVER; i++) {
            moves.clear();
            position.generateMoves(moves);
            int best = moves.move(random.nextInt(moves.size()));
            for (int k = random.nextInt(12); k > 0; k--) {
                int other = moves.move(random.nextInt(moves.size()));
                best = position.quietValue(other) > position.quietValue(best) ? other : best;
            }
            position.make(best);
            visitor.accept(position);
        }
    }

    /** Asks as the search does, with more or less patience; a win that is seen without a search does not count. */
    private static boolean isClaimed(GomokuPosition position, long seed) {
        if (position.terminalScore(1) != Position.NOT_OVER) {
            return false;
        }
        SplittableRandom random = new SplittableRandom(seed);
        int depth = random.nextInt(ThreatSearch.MAX_DEPTH + 1);
        int nodes = 50 << random.nextInt(8);
        ThreatSearch search = new ThreatSearch(position, new FourSearch(position));
        return search.find(position.sideToMove(), depth, nodes, position.key(), () -> false) > 3;
    }

    /** The tree of all defences. */
    private static final class FullWidthProof {

        private final GomokuGame game;
        private final GomokuPosition position;
        private final int attacker;
        private final ThreatSearch search;
        private final String start;
        private final Set<Long> proven = new HashSet<>();

        FullWidthProof(GomokuGame game, GomokuPosition position) {
            this.game = game;
            this.position = position;
            attacker = position.sideToMove();
            search = new ThreatSearch(position, new FourSearch(position));
            start = game.rule() + ", seed " + SEED + ", " + game.formatPosition(position);
        }

        void check() {
            String before = game.formatPosition(position);
            attack("");
            assertEquals(before, game.formatPosition(position));
        }

        private void attack(String line) {
            if (!fives(attacker).isEmpty() || !proven.add(position.key())) {
                return;
            }
            int plies = search.find(attacker, ThreatSearch.MAX_DEPTH, PATIENCE, position.key(), () -> false);
            assertTrue(plies > 0, () -> "no win any more: " + start + " after" + line);
            int move = search.firstMove();
            assertTrue(isAllowed(move, attacker), () -> "forbidden: " + start + " after" + line);
            position.make(move);
            defend(line + " " + game.formatMove(position, move));
            position.unmake();
        }

        private void defend(String line) {
            int defender = attacker ^ 1;
            assertTrue(fives(defender).isEmpty(), () -> "the defender makes five: " + start + " after" + line);
            List<Integer> fives = fives(attacker);
            for (int cell = 0; cell < position.geometry().cells(); cell++) {
                // Five that can be made elsewhere stay when the defender plays here.
                boolean tooLate = fives.size() > 1 || (fives.size() == 1 && fives.getFirst() != cell);
                if (!tooLate && isAllowed(cell, defender)) {
                    position.make(cell);
                    attack(line + " " + game.formatMove(position, cell));
                    position.unmake();
                }
            }
        }

        private boolean isAllowed(int cell, int side) {
            return position.isEmpty(cell)
                    && (!game.rule().restricts(side)
                            || !new PlainRenju(game, position).isForbidden(game.column(cell), game.row(cell)));
        }

        /** Returns the cells where a side makes a row that wins. */
        private List<Integer> fives(int side) {
            List<Integer> cells = new ArrayList<>();
            for (int cell = 0; cell < position.geometry().cells(); cell++) {
                if (position.isEmpty(cell) && makesFive(cell, side)) {
                    cells.add(cell);
                }
            }
            return cells;
        }

        private boolean makesFive(int cell, int side) {
            for (int[] direction : DIRECTIONS) {
                int length = 1 + row(cell, side, direction, 1) + row(cell, side, direction, -1);
                if (game.rule().exactlyFive(side) ? length == 5 : length >= 5) {
                    return true;
                }
            }
            return false;
        }

        private int row(int cell, int side, int[] direction, int sign) {
            int length = 0;
            int column = game.column(cell) + sign * direction[0];
            int row = game.row(cell) + sign * direction[1];
            while (column >= 0
                    && row >= 0
                    && column < game.size()
                    && row < game.size()
                    && position.stone(game.move(column, row)) == side) {
                length++;
                column += sign * direction[0];
                row += sign * direction[1];
            }
            return length;
        }
    }
}
