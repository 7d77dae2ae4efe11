package org.royalfork.engine.uci;

/** What {@code help} prints. */
final class HelpText {

    static final String TEXT = """
            Royal Fork speaks UCI, the protocol by which a chess GUI drives an engine. By hand:
              position startpos moves e2e4 e7e5      set up a position (or: position fen FEN moves ...)
              go depth 12                            search; also: nodes N, movetime MS, infinite, mate N,
                                                     wtime MS btime MS winc MS binc MS movestogo N,
                                                     searchmoves MOVE ..., ponder
              go perft 5                             count the leaves of the move tree
              stop                                   answer now
              setoption name Threads value 4         change an option; uci lists them
              ucinewgame                             forget what was learnt
              d, eval                                show the position, explain its static evaluation
              bench [--threads N] [--hash MIB] [--depth D] [--strategy ybw|pv|root|lazy|abdada|sequential]
                    [--deterministic]        search positions of a game with all cores and tell the speed
              wait                                   in a script: read on when the search is done
              quit                                   end; so does the end of input, whatever is running""";

    private HelpText() {}
}
