package org.royalfork.engine.chess;

/**
 * The weights of the evaluation, in centipawns: chosen by hand, to be fitted.
 *
 * <p>Each term of {@link EvaluationTerms} by name, then its middlegame values (mg) and endgame values (eg) in the order of
 * their indexes; piece squares run from a8 to h1 as White sees the board.
 */
final class EvaluationWeights {

    private static final String TABLE = """
            piece-value
              mg    80   330   345   470   980
              eg   100   300   320   540   980
            pawn-squares
              mg     0     0     0     0     0     0     0     0
              mg    15    15    15    15    15    15    15    15
              mg    12    12    12    12    12    12    12    12
              mg     9     9     9    17    17     9     9     9
              mg     6     6     6    14    14     6     6     6
              mg     3     3     3     3     3     3     3     3
              mg     0     0     0     0     0     0     0     0
              mg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
              eg    25    25    25    25    25    25    25    25
              eg    20    20    20    20    20    20    20    20
              eg    15    15    15    15    15    15    15    15
              eg    10    10    10    10    10    10    10    10
              eg     5     5     5     5     5     5     5     5
              eg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
            knight-squares
              mg   -16    -8     0     8     8     0    -8   -16
              mg   -10    -2     6    14    14     6    -2   -10
              mg    -4     4    12    20    20    12     4    -4
              mg     2    10    18    26    26    18    10     2
              mg     0     8    16    24    24    16     8     0
              mg   -10    -2     6    14    14     6    -2   -10
              mg   -20   -12    -4     4     4    -4   -12   -20
              mg   -30   -22   -14    -6    -6   -14   -22   -30
              eg   -28   -21   -14    -7    -7   -14   -21   -28
              eg   -21   -14    -7     0     0    -7   -14   -21
              eg   -14    -7     0     7     7     0    -7   -14
              eg    -7     0     7    14    14     7     0    -7
              eg    -7     0     7    14    14     7     0    -7
              eg   -14    -7     0     7     7     0    -7   -14
              eg   -21   -14    -7     0     0    -7   -14   -21
              eg   -28   -21   -14    -7    -7   -14   -21   -28
            bishop-squares
              mg   -12    -8    -4     0     0    -4    -8   -12
              mg    -8    -4     0     4     4     0    -4    -8
              mg    -4     0     4     8     8     4     0    -4
              mg     0     4     8    12    12     8     4     0
              mg     0     4     8    12    12     8     4     0
              mg    -4     0     4     8     8     4     0    -4
              mg    -8    -4     0     4     4     0    -4    -8
              mg   -12    -8    -4     0     0    -4    -8   -12
              eg   -10    -7    -4    -1    -1    -4    -7   -10
              eg    -7    -4    -1     2     2    -1    -4    -7
              eg    -4    -1     2     5     5     2    -1    -4
              eg    -1     2     5     8     8     5     2    -1
              eg    -1     2     5     8     8     5     2    -1
              eg    -4    -1     2     5     5     2    -1    -4
              eg    -7    -4    -1     2     2    -1    -4    -7
              eg   -10    -7    -4    -1    -1    -4    -7   -10
            rook-squares
              mg    -3    -1     1     3     3     1    -1    -3
              mg     3     5     7     9     9     7     5     3
              mg    -3    -1     1     3     3     1    -1    -3
              mg    -3    -1     1     3     3     1    -1    -3
              mg    -3    -1     1     3     3     1    -1    -3
              mg    -3    -1     1     3     3     1    -1    -3
              mg    -3    -1     1     3     3     1    -1    -3
              mg    -3    -1     1     3     3     1    -1    -3
              eg     5     5     5     5     5     5     5     5
              eg     4     4     4     4     4     4     4     4
              eg     3     3     3     3     3     3     3     3
              eg     2     2     2     2     2     2     2     2
              eg     1     1     1     1     1     1     1     1
              eg     0     0     0     0     0     0     0     0
              eg    -1    -1    -1    -1    -1    -1    -1    -1
              eg    -2    -2    -2    -2    -2    -2    -2    -2
            queen-squares
              mg    -3    -2    -1     0     0    -1    -2    -3
              mg    -2    -1     0     1     1     0    -1    -2
              mg    -1     0     1     2     2     1     0    -1
              mg     0     1     2     3     3     2     1     0
              mg     0     1     2     3     3     2     1     0
              mg    -1     0     1     2     2     1     0    -1
              mg    -2    -1     0     1     1     0    -1    -2
              mg    -3    -2    -1     0     0    -1    -2    -3
              eg   -15   -10    -5     0     0    -5   -10   -15
              eg   -10    -5     0     5     5     0    -5   -10
              eg    -5     0     5    10    10     5     0    -5
              eg     0     5    10    15    15    10     5     0
              eg     0     5    10    15    15    10     5     0
              eg    -5     0     5    10    10     5     0    -5
              eg   -10    -5     0     5     5     0    -5   -10
              eg   -15   -10    -5     0     0    -5   -10   -15
            king-squares
              mg   -56   -46   -46   -62   -62   -56   -46   -56
              mg   -56   -46   -46   -62   -62   -56   -46   -56
              mg   -56   -46   -46   -62   -62   -56   -46   -56
              mg   -56   -46   -46   -62   -62   -56   -46   -56
              mg   -42   -32   -32   -48   -48   -42   -32   -42
              mg   -28   -18   -18   -34   -34   -28   -18   -28
              mg   -14    -4    -4   -20   -20   -14    -4   -14
              mg     0    10    10    -6    -6     0    10     0
              eg   -30   -21   -12    -3    -3   -12   -21   -30
              eg   -21   -12    -3     6     6    -3   -12   -21
              eg   -12    -3     6    15    15     6    -3   -12
              eg    -3     6    15    24    24    15     6    -3
              eg    -3     6    15    24    24    15     6    -3
              eg   -12    -3     6    15    15     6    -3   -12
              eg   -21   -12    -3     6     6    -3   -12   -21
              eg   -30   -21   -12    -3    -3   -12   -21   -30
            bishop-pair
              mg    25
              eg    45
            knight-pawns
              mg   -10    -8    -6    -4    -2     0     2     4     6
              eg   -16   -13   -10    -6    -3     0     4     7    10
            bishop-pawns
              mg     0     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0     0
            rook-pawns
              mg     8     6     4     3     1    -1    -2    -4    -6
              eg     6     4     3     2     0    -2    -3    -4    -6
            pawn-isolated
              mg    -8   -14
              eg   -10   -14
            pawn-backward
              mg    -6   -12
              eg    -8   -10
            pawn-doubled
              mg   -10    -6
              eg   -22   -12
            pawn-phalanx
              mg     0     4     7    10    22    45    70     0
              eg     0     1     4     8    20    45    80     0
            pawn-supported
              mg     0     0    10    10    14    30    60     0
              eg     0     0     7     8    14    30    60     0
            pawn-candidate
              mg     0     0     2     6    14    24     0     0
              eg     0     2     4    10    22    40     0     0
            pawn-weak-lever
              mg    -4
              eg   -18
            pawn-blocked
              mg     0    -4    -4    -2    -2     0     0     0
              eg     0    -8    -8    -6    -2     0     0     0
            pawn-islands
              mg     0     0    -2    -6   -10
              eg     0     0    -4    -8   -12
            passed-rank
              mg     0     0     0     5    20    60   110     0
              eg     0     8    12    30    60   120   180     0
            passed-file
              mg     4     2    -4    -6
              eg     8     4    -4    -8
            passed-connected
              mg     0     0     2     4     8    12    20     0
              eg     0     0     4     8    14    22    30     0
            passed-blocked
              mg     0    -2    -4    -8   -16   -30   -50     0
              eg     0    -4    -8   -16   -32   -60   -90     0
            passed-obstructed
              mg     0     0     0    -2    -4    -8   -16     0
              eg     0    -2    -4    -8   -12   -20   -30     0
            passed-safe-stop
              mg     0     0     0     2     4     6    10     0
              eg     0     2     4     8    16    26    30     0
            passed-safe-path
              mg     0     0     0     2     6    10    20     0
              eg     0     4     6    10    20    40    50     0
            passed-defended-stop
              mg     0     0     0     2     4     8    20     0
              eg     0     2     2     6    10    20    20     0
            passed-own-king
              mg     0     0     0     0     0     0     0     0
              mg     0     0     0     0     0     0     0     0
              mg     0     0     0     0     0     0     0     0
              mg     0     0     0     0     0     0     0     0
              eg     8     4     2    -2    -4    -8   -10   -14
              eg    12     8     2    -2    -8   -12   -18   -22
              eg    20    12     4    -4   -12   -20   -28   -36
              eg    20    12     4    -4   -12   -20   -28   -36
            passed-enemy-king
              mg     0     0     0     0     0     0     0     0
              mg     0     0     0     0     0     0     0     0
              mg     0     0     0     0     0     0     0     0
              mg     0     0     0     0     0     0     0     0
              eg   -20   -15   -10    -5     0     5    10    15
              eg   -36   -27   -18    -9     0     9    18    27
              eg   -56   -42   -28   -14     0    14    28    42
              eg   -56   -42   -28   -14     0    14    28    42
            passed-unstoppable
              mg     0
              eg   300
            passed-rook-behind
              mg     5    -5
              eg    15   -15
            knight-mobility
              mg   -45   -20   -10    -2     4    10    16    20    25
              eg   -55   -27   -15    -6     2     8    14    20    25
            bishop-mobility
              mg   -45   -23   -14    -7    -1     5     9    14    18    22    25    29    32    35
              eg   -55   -29   -18    -9    -2     4    10    15    20    24    28    32    36    40
            rook-mobility
              mg   -40   -23   -15   -10    -5    -1     3     6     9    12    15    18    20    23
              mg    25
              eg   -60   -28   -15    -4     4    12    19    25    31    36    41    46    51    56
              eg    60
            queen-mobility
              mg   -25   -15   -11    -8    -6    -3    -1     0     2     4     5     7     8    10
              mg    11    12    13    15    16    17    18    19    20    21    22    23    24    25
              eg   -40   -21   -13    -7    -2     3     7    11    14    18    21    24    27    29
              eg    32    35    37    39    42    44    46    48    50    52    54    56    58    60
            knight-outpost
              mg    15    35
              eg     8    20
            bishop-outpost
              mg     8    22
              eg     4    10
            knight-reaches-outpost
              mg    14
              eg     8
            minor-behind-pawn
              mg     8
              eg     2
            minor-king-distance
              mg    -3    -3
              eg    -3    -2
            bishop-own-pawns
              mg    -2
              eg    -5
            bishop-blocked-centre
              mg    -1
              eg    -1
            bishop-enemy-pawns
              mg    -1
              eg    -2
            bishop-long-diagonal
              mg    18
              eg     4
            rook-open-file
              mg    32
              eg    12
            rook-half-open-file
              mg    10    16
              eg     6    12
            rook-seventh
              mg     4
              eg    20
            rook-queen-file
              mg     5
              eg     4
            rook-trapped
              mg   -20   -45
              eg    -8   -10
            queen-screened
              mg   -30
              eg   -12
            piece-pinned
              mg    -2   -14   -12   -14   -20
              eg    -4   -14   -12   -20   -20
            shelter
              mg   -18    22    14    -2    -6   -10    -8     0
              mg   -18    22    14    -2    -6   -10    -8     0
              mg   -18    22    14    -2    -6   -10    -8     0
              mg   -18    22    14    -2    -6   -10    -8     0
              eg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
            storm
              mg     0   -20   -28   -14    -6    -2     0     0
              mg     0   -20   -28   -14    -6    -2     0     0
              mg     0   -20   -28   -14    -6    -2     0     0
              mg     0   -20   -28   -14    -6    -2     0     0
              eg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
            storm-blocked
              mg     0     0   -30    -4    -2     0     0     0
              eg     0     0     0     0     0     0     0     0
            king-file
              mg   -14    -8   -20
              eg     0     4     0
            king-pawn-distance
              mg     0     0     0     0     0     0     0     0
              eg     0     0    -6   -12   -18   -24   -30   -36
            king-pawnless-wing
              mg   -10
              eg   -30
            danger-base
              mg   -40
              eg   -60
            danger-attacker
              mg    20    14    14    10
              eg    10     6     6     6
            danger-attackers
              mg   -20     0    20    45    70    90   100   100
              eg     0     0     0     0     0     0     0     0
            danger-touch
              mg    14
              eg     6
            danger-weak
              mg    26
              eg    10
            danger-safe-check
              mg   100   150    80   120   130   190   110   150
              eg    30    40    20    30    40    60    40    60
            danger-unsafe-check
              mg    14
              eg     6
            danger-blocker
              mg    14    14
              eg     4     4
            danger-wing
              mg     4     5    -3
              eg     1     1    -1
            danger-no-queen
              mg  -160
              eg   -60
            danger-defender
              mg   -16    -6
              eg    -6    -2
            danger-shelter
              mg    24   -10    -4     6     8     8     8     0
              eg     0     0     0     0     0     0     0     0
            danger-storm
              mg     4     0     4     2     0     0     0     0
              eg     0     0     0     0     0     0     0     0
            threat-by-pawn
              mg     0    65    65    75    75
              eg     0    40    50    40    30
            threat-by-minor
              mg     0    25    30    50    45
              eg    10    25    28    50    60
            threat-by-rook
              mg     0    20    22     0    40
              eg    14    30    30    20    30
            threat-by-king
              mg     8
              eg    40
            threat-hanging
              mg    30
              eg    16
            threat-queen-defended
              mg     8
              eg     4
            threat-pawn-push
              mg    16
              eg    12
            threat-on-queen
              mg    10    22
              eg     6    10
            restriction
              mg     3
              eg     3
            space
              mg     2
              eg     0
            tempo
              mg    22
              eg    16
            winnable-base
              mg     0
              eg   -50
            winnable-pawns
              mg     0
              eg     5
            winnable-passed
              mg     0
              eg     4
            winnable-both-wings
              mg     0
              eg    12
            winnable-outflanking
              mg     0
              eg     4
            winnable-infiltration
              mg     0
              eg    10
            winnable-pawn-endgame
              mg     0
              eg    24
            scale-pawns
              mg     0     0     0     0     0     0     0     0     0
              eg    64    46    52    56    60    64    64    64    64
            scale-opposite-bishops
              mg     0     0     0     0
              eg    22    28    34    40
            scale-opposite-bishops-pieces
              mg     0     0     0     0     0     0
              eg    44    44    46    48    50    52
            scale-rooks-one-wing
              mg     0
              eg    36
            scale-lone-queen
              mg     0     0     0     0
              eg    37    40    43    46
            scale-no-pawns
              mg     0     0
              eg     6    14
            """;

    private EvaluationWeights() {}

    /** Returns the packed weights in the layout of {@link EvaluationTerms}. */
    static int[] packed() {
        return WeightsText.parse(TABLE);
    }
}
