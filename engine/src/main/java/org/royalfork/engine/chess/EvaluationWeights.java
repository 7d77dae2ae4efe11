package org.royalfork.engine.chess;

/**
 * The weights of the evaluation in centipawns, fitted to positions with known values and results. Written by
 *
 * <pre>{@code scripts/lab tune --data ../shared/data/chess/labelled/sf15-2500n.csv.gz}</pre>
 *
 * <p>from 1,711,548 quiet positions; mean squared error of the expected score on 189,419 positions of other games: 0.01826
 * (0.01971 with the weights before). Change it by running the tuner, not by hand.
 *
 * <p>Each term of {@link EvaluationTerms} by name, then its middlegame values (mg) and endgame values (eg) in
 * the order of their indexes; piece squares run from a8 to h1 as White sees the board.
 */
final class EvaluationWeights {

    private static final String TABLE = """
            piece-value
              mg    27   317   370   427   843
              eg   137   508   514   804  1625
            pawn-squares
              mg     0     0     0     0     0     0     0     0
              mg    37    -5    11    53     4   -28    18    45
              mg     7    22    13    28     0     7    13    11
              mg    12    10     9    17    17    13    16    12
              mg    -6    -8     1     3     7     7    -1    -9
              mg    -8   -11    -2    -6     0     4     4   -17
              mg    -9    -2    -1     0     4     5     9   -15
              mg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
              eg    -1     9    24    19    54    22    -3     2
              eg    -9   -18    -9   -12     9    -7    -8   -14
              eg    13     4     8    -6     1    15     3    10
              eg    -1     0    -6    -4    -3    -4    -2    -3
              eg   -11   -10    -4     3     3    -1   -11    -8
              eg    -3     3    15    22    22    13     3     1
              eg     0     0     0     0     0     0     0     0
            knight-squares
              mg  -153  -152   -90   -38   -52  -133   -44  -113
              mg     3    -8    32    40     1    36     1    17
              mg   -16     2    13    14    15     7     1     1
              mg    10     9    11    20    15    15    14    19
              mg     7    10    15     8     3    15    -4     8
              mg   -10     0     3     6     6     5     4   -11
              mg   -16   -13    -7    -7    -4    -2   -11   -20
              mg   -35   -18    -3   -12    -1   -20   -20    -8
              eg   -16    66    33    20    28    24    12   -19
              eg   -19     7    -8    13    12     9    -3   -16
              eg     9    24    23    30    34    31     0   -15
              eg    10    10    22    25    29    21    12    10
              eg    10     0    18    20    33     8    15   -13
              eg   -14    -5    -4    -2     9    -6    -6   -11
              eg   -31     6   -10    -2    -9    -9   -18   -17
              eg    -4   -23   -14     6   -10    -4   -23    -3
            bishop-squares
              mg   -70   -14   -76   -67    30   -57   -90   -34
              mg    16   -11    18    -2    -1     2   -22     3
              mg     7    15   -13     2    11    31    13     9
              mg    -1     4     5    15    11    15     9    -9
              mg    -2     2     7    10    15    11     0     3
              mg    12    14     1     4     1    -3     9    -2
              mg    21    11     7    -6    -8     2     5     7
              mg    21    29    -5   -10   -14   -18     2   -12
              eg    25    27    23    27   -11    29    31    10
              eg    -7    10    21    10     8    12     8     3
              eg   -14    13    -4    37    21    -7     4   -10
              eg     7     9    28    31    24    12    13    11
              eg   -12    11    24    22    25    12     3   -12
              eg    -2    10    -7    12    17   -14    12     0
              eg    -4   -28     5     7     1     0   -36   -20
              eg   -27   -16    -3     2     5     2    13   -19
            rook-squares
              mg    21    10    21     8    36    33    17    31
              mg    12    18    20    23    21    17     6    58
              mg     7    25    20    33    10    22    -1    16
              mg   -17     4    12    11     1    19     2     4
              mg   -19    -7    -4    -1    -6     8     5   -10
              mg   -16     0   -15    -3     0     6    11    -8
              mg   -18    -1     4     7     5     7     8   -24
              mg   -13    -2    -5     2     6    -5    -3    -3
              eg    21    30    22    30    21    26    22    15
              eg     1     5     0    -2    -2     3     6   -19
              eg    22    12    19     6    19    14    28    15
              eg    33    30    22    18    23     9    25    17
              eg    22    20    21    19    21    15    12     9
              eg    11    11    17    15     3     5    -1     0
              eg     3    -5    -2    -4    -2    -6   -11    -1
              eg    -4    -6    -2    -5    -7     1     2   -22
            queen-squares
              mg   -55    10    15   -15    13   -48    10    11
              mg   -18   -27    -8    -8   -30    -6   -17    32
              mg    -6     7   -21     0   -26    -2     5    10
              mg    11   -11   -19   -16   -25    -3    -9     5
              mg     0   -10   -11   -15   -11    -9     0     3
              mg     4    -1    -7    -4     0     4    12     5
              mg     6     5     6     6     9    14    11    -2
              mg     4    -3    -3     0     6     2     5    34
              eg    64    44    36    47    64    46    69    53
              eg    33    49    41    60    83    51    64    10
              eg    11    14    63    61    61    58    32    38
              eg     8    56    63    54    88    41    37    20
              eg    -8    20    40    57    41    40    19     5
              eg    -3     4    30    24    29    20    -8    -5
              eg   -44   -33   -19    -9   -19   -39   -41    22
              eg   -25   -25   -23   -30   -35   -53   -54   -84
            king-squares
              mg   -54    57    48    -6    28    -8    -2  -173
              mg   144    68   -43   -39   -48    29    40     4
              mg    65    50   -37   -96   -75   -13    27    37
              mg   -43    -7   -54   -77  -113   -40   -30   -16
              mg   -30   -31   -57   -70   -73   -60   -50   -45
              mg    15    -4   -46   -54   -58   -48   -24   -14
              mg    -9   -17   -44   -35   -32   -39    -7     0
              mg     7     7     6   -10    -1   -26     7    16
              eg  -123    22   -17    11    28    24    19  -101
              eg   -55     2    68    60    25    20    34   -66
              eg   -28    18    51    70    69    50    34   -12
              eg    20    25    48    61    74    41    38    -3
              eg     3    10    25    42    33    25    21     0
              eg   -32   -12     9    20    21    10     4   -20
              eg   -28    -7   -10    -3    -6    -9   -17   -28
              eg   -49   -35   -47   -36   -56   -34   -39   -63
            bishop-pair
              mg    30
              eg    64
            knight-pawns
              mg  -261   -64   -13     0     8    13    18    22    28
              eg    92    -1   -20   -24   -19   -12    -1    12    28
            bishop-pawns
              mg  -232   -68   -42    -6    10    17    21    30    42
              eg   136     4     3   -14   -18   -14    -8     3    16
            rook-pawns
              mg   -15    -3    -9   -15   -13    -4     9    19    26
              eg    73    30    16    18     8    -4   -19   -30   -38
            pawn-isolated
              mg    -1    -2
              eg   -13   -27
            pawn-backward
              mg     3   -12
              eg   -11   -11
            pawn-doubled
              mg   -12   -25
              eg    -9     0
            pawn-phalanx
              mg     0     5     6     6    14    30  -116     0
              eg     0    -1     2     8    16    66   239     0
            pawn-supported
              mg     0     0    12     9    16    17    89     0
              eg     0     0    12    10    20    47    41     0
            pawn-candidate
              mg     0   -18    -7    -4    -8    30     0     0
              eg     0    -1    13    22    47   118     0     0
            pawn-weak-lever
              mg    -8
              eg    23
            pawn-blocked
              mg     0    -3     1    -2    -7    -1     0     0
              eg     0   -13     0    -6   -10     5     0     0
            pawn-islands
              mg    27     8     0    -9   -12
              eg   -72   -16    -4    10    30
            passed-rank
              mg     0   -11    11     4    12    48   116     0
              eg     0    14     0    33    65   143   192     0
            passed-file
              mg     0    -1    -7   -11
              eg    11    19     1    -4
            passed-connected
              mg     0    -4    -4     8    22    48    40     0
              eg     0   -12    -8     1     4     4    66     0
            passed-blocked
              mg     0   -10   -13     8     2     6   -41     0
              eg     0    -2     1    -7   -11   -26   -10     0
            passed-obstructed
              mg     0     4     2    -3    19    14   174     0
              eg     0   -12    -1   -15   -29   -68  -178     0
            passed-safe-stop
              mg     0    10    -6     4     3    18   -25     0
              eg     0    -8     8     5    12     7    63     0
            passed-safe-path
              mg     0   -31   -24   -19    -7    12   -15     0
              eg     0    22    14    23    33    58    83     0
            passed-defended-stop
              mg     0     7    -2     7    11    34    59     0
              eg     0     1    16     8    12    17   104     0
            passed-own-king
              mg    50    36    -2   -11   -12     0    12     9
              mg   -17    17    37    17   -12    -6    -6   -43
              mg  -132   -77    46    63    17   -14   -25    20
              mg  -321    -3    43   148    65    36     2   -35
              eg    13    23    16     1   -14   -25   -20   -15
              eg    41    59    12   -11   -17   -26   -33   -14
              eg   142   120     8   -28   -33   -30   -18   -26
              eg   205    51    85   -45   -54   -46   -51   -21
            passed-enemy-king
              mg   -16    11     8     3     3   -16     4   -18
              mg    19    -9     2    -1   -12    -8    -1   -19
              mg   -11    13    22    -4   -12   -34   -18    -3
              mg   -40    30    25     0     6     4     6    14
              eg    -9   -22   -18   -11     3    25    18    31
              eg   -44   -35   -36    -6    27    39    44    55
              eg   -68   -69   -61     6    45    91    79    42
              eg  -138   -99   -75    -3    45    72    77    80
            passed-unstoppable
              mg  -518
              eg   178
            passed-rook-behind
              mg     2    17
              eg    26   -68
            knight-mobility
              mg   -34   -19   -10    -3     0     3     7    11     6
              eg   -96   -47   -15    -2     5    10    12     7     8
            bishop-mobility
              mg   -30   -19    -7    -4     2     4     6     7     6     7     7     2     6   -26
              eg   -61   -29   -17    -3     2     8    10    11    11    13     7     9     3    18
            rook-mobility
              mg   -56   -21   -11    -8    -5    -4    -3     0     3     5     5     9    11     9
              mg    18
              eg   -51   -54   -26   -24   -11    -3     1     3     7    11    15    16    20    22
              eg    22
            queen-mobility
              mg    49   -17   -17   -17   -10    -9    -7    -5    -2    -1     0     3     3     6
              mg     5     4     7     4     8     2     5    17     5    -2   -17   -22   -38   -12
              eg   -74   -20   -53   -83   -45   -28   -18   -12    -6     1     8     8    11    13
              eg    18    23    14    17    13    12    14    -8     2   -31   -22   -47   -10   -58
            knight-outpost
              mg    13    25
              eg    -9     2
            bishop-outpost
              mg     7    23
              eg    -3     7
            knight-reaches-outpost
              mg    17
              eg    12
            minor-behind-pawn
              mg     4
              eg    11
            minor-king-distance
              mg    -3    -5
              eg    -4    -1
            bishop-own-pawns
              mg    -6
              eg    -1
            bishop-blocked-centre
              mg    -1
              eg    -4
            bishop-enemy-pawns
              mg    -6
              eg     0
            bishop-long-diagonal
              mg    12
              eg    24
            rook-open-file
              mg    22
              eg     5
            rook-half-open-file
              mg     5    18
              eg   -10     3
            rook-seventh
              mg    -8
              eg    24
            rook-queen-file
              mg     4
              eg     6
            rook-trapped
              mg    19   -22
              eg   -11   -33
            queen-screened
              mg   -12
              eg     5
            piece-pinned
              mg    -5    27    26    15    -6
              eg     9    79    60    19    90
            shelter
              mg   -17    34    31     3     7    20   -31     0
              mg   -18    32    20   -10     0     3   -51     0
              mg   -15    18     5    -5    12     7    75     0
              mg   -16    -9    -6   -14   -10   -12   -20     0
              eg     3   -35   -20    -1     7    19    30     0
              eg    -2   -21   -10     0     7    17    38     0
              eg    -2    -1     3     3    -9    17    12     0
              eg     6    18    10     7    15    10    10     0
            storm
              mg   -29    93    90   -22   -26   -18   -15     0
              mg   -14    85   101   -11   -21     4     0     0
              mg    -3    23    41    -3    -4     5     2     0
              mg    -2     2    55    -4    -5     1    -6     0
              eg    -3    -4    21    26     6    -5    -6     0
              eg    12    20    36    25    22     1     3     0
              eg    -3     6    26    16    -1   -12   -10     0
              eg    -5    31     6     1   -10   -14    -4     0
            storm-blocked
              mg     0     0   -28   -14     2     1     7     0
              eg     0     0   -36   -11   -17   -18   -30     0
            king-file
              mg   -11   -10   -22
              eg     5     4   -10
            king-pawn-distance
              mg    27     1     1    -9    -2    19    53   -26
              eg   -72     8     9     4   -16   -38   -51   -26
            king-pawnless-wing
              mg    25
              eg   -71
            danger-base
              mg    86
              eg   -65
            danger-attacker
              mg    28    16    -3    13
              eg     2     2    -1    -1
            danger-attackers
              mg     9    -6    -6     5    22    26    67   100
              eg     7    -5    -2    -2    -1    -1     4     0
            danger-touch
              mg     9
              eg    -1
            danger-weak
              mg     6
              eg     3
            danger-safe-check
              mg    78    -4    48    33    77    41    58    38
              eg    24     9    16     6    33    20    33    23
            danger-unsafe-check
              mg    20
              eg     0
            danger-blocker
              mg     6    41
              eg    -3    -4
            danger-wing
              mg     7     6    -5
              eg    -6    -6    -8
            danger-no-queen
              mg  -105
              eg   -67
            danger-defender
              mg   -13   -16
              eg    -8    -7
            danger-shelter
              mg     4   -20    -1     3    25    32    28     0
              eg    -9     2     4     6     5     6    -5     0
            danger-storm
              mg    19    87   112    31    12    -2     2     0
              eg    -7    -5    -3    -8    -7    -8     9     0
            threat-by-pawn
              mg     0    50    47    52    47
              eg     0    33    43    23    15
            threat-by-minor
              mg     2    15    29    47    40
              eg    12    26    23    10    14
            threat-by-rook
              mg    -3    14    21    -1    34
              eg    19    25    26     0    16
            threat-by-king
              mg    22
              eg    18
            threat-hanging
              mg    11
              eg    18
            threat-queen-defended
              mg     2
              eg    13
            threat-pawn-push
              mg    12
              eg    15
            threat-on-queen
              mg     7    11
              eg    -4     5
            restriction
              mg     4
              eg     1
            space
              mg     2
              eg     1
            tempo
              mg    20
              eg    14
            winnable-base
              mg     0
              eg  -158
            winnable-pawns
              mg     0
              eg     8
            winnable-passed
              mg     0
              eg     2
            winnable-both-wings
              mg     0
              eg    80
            winnable-outflanking
              mg     0
              eg     2
            winnable-infiltration
              mg     0
              eg     0
            winnable-pawn-endgame
              mg     0
              eg    45
            scale-pawns
              mg     0     0     0     0     0     0     0     0     0
              eg    64    36    55    64    64    64    64    61    54
            scale-opposite-bishops
              mg     0     0     0     0
              eg    14    15    20    51
            scale-opposite-bishops-pieces
              mg     0
              eg    52
            scale-rooks-one-wing
              mg     0
              eg    34
            scale-lone-queen
              mg     0     0     0     0
              eg    28    29    43    58
            scale-no-pawns
              mg     0     0
              eg     0     0
            """;

    private EvaluationWeights() {}

    /** Returns the packed weights in the layout of {@link EvaluationTerms}. */
    static int[] packed() {
        return WeightsText.parse(TABLE);
    }
}
