package org.royalfork.engine.gomoku;

import java.util.List;

/** The positions of the benchmark on 15x15: openings of the Gomocup tournaments, then positions of games under way. */
final class GomokuBenchmark {

    static final List<String> POSITIONS = List.of(
            "15/15/15/15/8x6/15/15/7xo6/15/15/15/15/15/15/15 o",
            "15/15/15/15/15/15/15/7xo1x4/15/15/15/15/15/15/15 o",
            "15/15/15/15/15/8x6/7o7/7x7/15/15/15/15/15/15/15 o",
            "15/15/15/15/15/9x5/8o6/7x7/15/15/15/15/15/15/15 o",
            "15/15/15/15/15/7x7/15/7x7/7o7/15/15/15/15/15/15 o",
            "15/15/15/15/15/15/7ox6/7xo6/9x5/15/15/15/15/15/15 o",
            "15/15/15/15/15/6x8/6x1o6/7x7/8o6/15/15/15/15/15/15 o",
            "15/15/15/15/15/9x5/7ox6/7xo6/15/15/15/15/15/15/15 o",
            "15/15/15/15/15/7x7/6x1o6/7x7/8o6/15/15/15/15/15/15 o",
            "15/15/5x9/5ooox6/4xo9/3xoo1xo6/3xxxo1ox5/4o1xxox5/5xooxoo1x2/3o1xxoxxxo3/4xoo1x1oxo2/4o2xo1o1x2/4x10/15/15 o",
            "15/4o1o8/3oxxx1o1x4/1xo1oo1x2o4/1xo1x1xoox5/1oxx1ox1xo5/2xooxooxxxox2/2oxox1xoo2o2/1x2xoo1oxoxo2/2oooxxxox1xo2/2oxx1o1xxxo3/2xxxo2oxxxxo1/2oox3xoo4/7o7/15 o",
            "15/15/15/15/8x3x2/9oo4/4x2x2oxo2/4oooxoxx4/3xoxo1xooo3/6x2x5/11x3/15/15/15/15 o",
            "15/6x2o1x3/6o1xx5/9xx4/9xo4/6oo1ox4/6o1xo5/7x1ox4/9xxo3/7oo2x3/7o7/15/15/15/15 o",
            "15/15/15/15/15/15/15/7oo6/8xxo1x2/7xo3o2/9x1oxo1/7x1o1ooxx/9xoxx2/15/15 o",
            "15/15/15/15/15/15/8xox1x2/7o1x1oo2/5oxx2ox3/5ox2oo4/6o1xx1o3/7o1xxox2/8x4o1/9x5/15 o",
            "15/15/15/15/15/15/15/7x7/7o2xoo2/7xx3x2/7oo2oox1/9xo1o2/8x1xo1x1/7o1x3x1/15 o",
            "15/15/15/15/15/9x5/7o1o5/6oxx6/5o1ox6/3oxxx1o6/9x5/15/15/15/15 o");

    private GomokuBenchmark() {}
}
