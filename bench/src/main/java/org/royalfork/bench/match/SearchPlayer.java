package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.tt.TranspositionTable;

/** An {@link OwnPlayer} with a table and workers of its own. Not thread-safe. */
final class SearchPlayer implements Player<GameBoard> {

    private final Game game;
    private final int number;
    private final String name;
    private final OwnPlayer player;
    private final long seed;

    /** Null for random moves, as is the searcher. */
    private final TranspositionTable table;

    private final Searcher searcher;
    private SplittableRandom random;

    /**
     * Allocates the table and starts the workers.
     *
     * @param number 1 or 2
     * @param seed random moves depend on it, on the number of the game and on that of the player
     * @throws org.royalfork.tt.TableAllocationException when there is not that much memory
     */
    SearchPlayer(Game game, int number, String name, OwnPlayer player, long seed) {
        this.game = game;
        this.number = number;
        this.name = name;
        this.player = player;
        this.seed = seed;
        table = player.isRandom() ? null : new TranspositionTable((long) player.hashMebibytes() << 20);
        searcher = player.isRandom()
                ? null
                : new Searcher(
                        game,
                        player.configuration().strategy(),
                        player.configuration().threads(),
                        table);
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void newGame(int gameNumber) {
        random = new SplittableRandom(new SplittableRandom(seed).nextLong() + 2L * gameNumber + number);
        if (searcher != null) {
            searcher.clear();
        }
    }

    @Override
    public UciEngine.Answer search(GameBoard board, ChessClock clock, int side, long allowanceNanos)
            throws EngineFailure, InterruptedException {
        final Position position = board.position();
        if (searcher == null) {
            final MoveList moves = GameBoard.legalMoves(position);
            final String move = game.formatMove(position, moves.move(random.nextInt(moves.size())));
            return new UciEngine.Answer(move, "", 0, null, List.of());
        }
        final SearchRequest request = new SearchRequest(position, player.limits(clock.limits(side)));
        final long start = System.nanoTime();
        final SearchResult result = searcher.start(request, SearchListener.NONE).await();
        final long nanos = System.nanoTime() - start;
        if (result.failure() != null) {
            throw new EngineFailure(FaultKind.CRASH, "the search failed: " + result.failure());
        }
        final List<String> line = texts(position, result.moves());
        return new UciEngine.Answer(
                texts(position, List.of(result.move())).getFirst(),
                "",
                nanos,
                new InfoLine(result.depth(), 1, result.score(), false, result.nodes(), line),
                List.of(line));
    }

    /** Writes a line up to its first illegal move, which is told by a number that is no move of any game. */
    private List<String> texts(Position root, List<Integer> line) {
        final Position position = root.copy();
        final List<String> texts = new ArrayList<>();
        for (final int move : line) {
            if (!GameBoard.isLegal(position, move)) {
                texts.add("#" + move);
                break;
            }
            texts.add(game.formatMove(position, move));
            position.make(move);
        }
        return texts;
    }

    @Override
    public void close() {
        if (searcher != null) {
            searcher.close();
            table.close();
        }
    }
}
