package org.royalfork.engine.draughts;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;

/**
 * English draughts. Positions and moves are written as in Portable Draughts Notation, {@code W:W18,24,K10:B12,16} and
 * {@code 11-15} or {@code 22x15x8}; a position is also read as the moves that lead to it.
 */
public final class DraughtsGame implements Game {

    private static final String START = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";

    /** The start, openings that matches begin with, and what M. Tinsley's games led to. */
    private static final List<String> BENCHMARK = List.of(
            START,
            "W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,12,13,14",
            "W:W19,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,12,14,15",
            "W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,14,16",
            "W:W19,21,25,26,27,29,31:B1,2,5,6,11,12,20",
            "W:W18,19,21,23,27,30,31:B3,9,10,12,14,16,20",
            "W:W11,22,23,26,31,32:B2,5,7,12,13,17",
            "W:W13,14,17,21,32:B5,6,16,19,24,28",
            "B:W11,K19,21,23,24,25,27,28:B2,4,13,14,20,K26",
            "W:WK3,13,17,31,32:B1,4,18,23,25",
            "B:W13,K19,21,32:B4,28,K30,K31",
            "W:WK20,21,25,29:B13,K23,K32");

    private static final int ROWS = 8;
    private static final int SQUARES_IN_ROW = 4;

    /**
     * Where everybody would rather wait for the other to move, passing says nothing. Forced replies are too common to be
     * searched deeper: with the extension, positions to depth 13 took seven times the nodes, and of 120 games of 4,000 nodes
     * a move it won 15 and lost 36. What can be won without a man is little: of 400 games, margins by half a man won 100 and
     * lost 65 against those by a whole one.
     */
    private static final Selectivity SELECTIVITY = Selectivity.FULL
            .without(Technique.NULL_MOVE)
            .without(Technique.PROBCUT)
            .without(Technique.EXCHANGE_PRUNING)
            .without(Technique.CHECK_EXTENSION)
            .withUnit(50);

    @Override
    public String name() {
        return "draughts";
    }

    @Override
    public DraughtsPosition initialPosition() {
        return DraughtsNotation.parsePosition(START);
    }

    @Override
    public Position parsePosition(String text) {
        return text.indexOf(':') >= 0 ? DraughtsNotation.parsePosition(text) : Game.super.parsePosition(text);
    }

    @Override
    public String formatPosition(Position position) {
        return DraughtsNotation.formatPosition((DraughtsPosition) position);
    }

    @Override
    public String formatMove(Position position, int move) {
        return DraughtsNotation.formatMove((DraughtsPosition) position, move);
    }

    @Override
    public int parseMove(Position position, String text) {
        return DraughtsNotation.parseMove((DraughtsPosition) position, text);
    }

    @Override
    public String sideName(int side) {
        return side == DraughtsPosition.BLACK ? "Black" : "White";
    }

    /** Draws the board, b and w for men, B and W for kings, and beside it the numbers of the squares. */
    @Override
    public String draw(Position position) {
        DraughtsPosition draughts = (DraughtsPosition) position;
        StringJoiner lines = new StringJoiner("\n");
        for (int row = 0; row < ROWS; row++) {
            String indent = row % 2 == 0 ? "  " : "";
            StringBuilder men = new StringBuilder(indent);
            StringBuilder numbers = new StringBuilder(indent);
            for (int number = SQUARES_IN_ROW * row + 1; number <= SQUARES_IN_ROW * (row + 1); number++) {
                men.append(sign(draughts, Squares.bit(number))).append("   ");
                numbers.append(String.format(Locale.ROOT, "%-4d", number));
            }
            lines.add(String.format(Locale.ROOT, "%-20s%s", men, numbers).stripTrailing());
        }
        return lines.toString();
    }

    private static char sign(DraughtsPosition position, int bit) {
        boolean king = (position.kings() >> bit & 1) != 0;
        if ((position.black() >> bit & 1) != 0) {
            return king ? 'B' : 'b';
        }
        return (position.white() >> bit & 1) == 0 ? '.' : king ? 'W' : 'w';
    }

    @Override
    public Selectivity selectivity() {
        return SELECTIVITY;
    }

    /** Openings, middle games and endings. */
    @Override
    public List<String> benchmarkPositions() {
        return BENCHMARK;
    }

    @Override
    public int benchmarkDepth() {
        return 21;
    }
}
