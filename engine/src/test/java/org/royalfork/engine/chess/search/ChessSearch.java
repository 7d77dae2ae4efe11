package org.royalfork.engine.chess.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.San;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** A chess searcher with a table of its own, forgetting everything before each search. */
final class ChessSearch implements AutoCloseable {

    /** A line of an EPD file: a position and its operations, such as {@code bm} (best moves, in algebraic notation). */
    record Problem(String fen, String operations) {

        static Problem parse(String line) {
            String[] words = line.split(" ", 5);
            String fen = String.join(" ", words[0], words[1], words[2], words[3]);
            return new Problem(fen, words.length > 4 ? words[4] : "");
        }

        ChessPosition position() {
            return Fen.parse(fen);
        }

        /** Returns the operand of an operation, or an empty text. */
        String operand(String operation) {
            Matcher matcher =
                    Pattern.compile("(?:^|[ ;])" + operation + " ([^;]*)").matcher(operations);
            return matcher.find() ? matcher.group(1).replace("\"", "").strip() : "";
        }

        /** Returns the moves of an operation. */
        List<Integer> moves(String operation) {
            List<Integer> moves = new ArrayList<>();
            String operand = operand(operation);
            for (String move : operand.isEmpty() ? new String[0] : operand.split(" ", -1)) {
                moves.add(San.parse(position(), move));
            }
            return moves;
        }

        @Override
        public String toString() {
            return fen + " (" + operand("id") + ")";
        }
    }

    private final TranspositionTable table = new TranspositionTable(4 * TranspositionTable.MIN_BYTES);
    final Searcher searcher;

    ChessSearch(Strategy strategy, int workers) {
        this(new ChessGame(), strategy, workers);
    }

    /** Searches a game that plays as chess does. */
    ChessSearch(Game game, Strategy strategy, int workers) {
        searcher = new Searcher(game, strategy, workers, table);
    }

    ChessSearch(Strategy strategy, int workers, Selectivity selectivity) {
        this(strategy, workers);
        searcher.setSelectivity(selectivity);
    }

    /** Returns all strategies with the numbers of workers that make a difference to them. */
    static Stream<Arguments> teams() {
        return Stream.of(
                Arguments.of(Strategy.SEQUENTIAL, 1),
                Arguments.of(Strategy.ROOT_SPLITTING, 2),
                Arguments.of(Strategy.YOUNG_BROTHERS_WAIT, 1),
                Arguments.of(Strategy.YOUNG_BROTHERS_WAIT, 2),
                Arguments.of(Strategy.YOUNG_BROTHERS_WAIT, 8));
    }

    /** Returns the records of a resource of this package. */
    static List<Problem> resource(String name) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(ChessSearch.class.getResourceAsStream(name), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Problem::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Integer> legalMoves(Position position) {
        MoveList list = new MoveList(64);
        position.generateMoves(list);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            moves.add(list.move(i));
        }
        return moves;
    }

    SearchResult search(Position position, int depth) throws InterruptedException {
        return search(new SearchRequest(position, SearchLimits.ofDepth(depth)));
    }

    SearchResult search(SearchRequest request) throws InterruptedException {
        searcher.clear();
        return searcher.start(request, SearchListener.NONE).await();
    }

    TranspositionTable table() {
        return table;
    }

    @Override
    public void close() {
        searcher.close();
        table.close();
    }
}
