package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.Determinism;
import org.royalfork.parallel.strategy.Strategy;

/** Workers that take turns search real positions, with all that a chess search learns on its way, the same each time. */
class ChessDeterminismTest {

    private static final int DEPTH = 9;

    static Stream<Arguments> teams() {
        return Stream.of(
                Arguments.of(Strategy.YOUNG_BROTHERS_WAIT, 2),
                Arguments.of(Strategy.YOUNG_BROTHERS_WAIT, 3),
                Arguments.of(Strategy.YOUNG_BROTHERS_WAIT, 8),
                Arguments.of(Strategy.YOUNG_BROTHERS_WAIT, 64),
                Arguments.of(Strategy.PV_SPLITTING, 3),
                Arguments.of(Strategy.ROOT_SPLITTING, 3),
                Arguments.of(Strategy.LAZY_SMP, 3),
                Arguments.of(Strategy.ABDADA, 3));
    }

    @ParameterizedTest
    @MethodSource("teams")
    void sameSearchEachTime(Strategy strategy, int workers) throws InterruptedException {
        List<ChessSearch.Problem> problems = ChessSearch.resource("positions.epd");
        try (ChessSearch first = new ChessSearch(strategy, workers);
                ChessSearch second = new ChessSearch(strategy, workers)) {
            first.searcher.setDeterminism(Determinism.DEFAULT);
            second.searcher.setDeterminism(Determinism.DEFAULT);
            for (int i = 0; i < problems.size(); i += 40) {
                Set<String> outcomes = new HashSet<>();
                for (ChessSearch search : List.of(first, first, second)) {
                    SearchResult result = search.search(problems.get(i).position(), DEPTH);
                    assertNull(result.failure());
                    outcomes.add(result.moves() + ", score " + result.score() + ", nodes "
                            + search.searcher.lastStatistics().nodesByWorker() + ", virtual time "
                            + search.searcher.lastStatistics().elapsedNanos());
                }
                assertEquals(1, outcomes.size(), outcomes::toString);
            }
        }
    }
}
