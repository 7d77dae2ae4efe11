package org.royalfork.engine.chess;

/**
 * The weights of the evaluation in centipawns, fitted to positions with known values and results. Written by
 *
 * <pre>{@code test}</pre>
 *
 * <p>from 1,686,406 quiet positions; mean squared error of the expected score on 186,711 positions of other games: 0.01802
 * (0.02399 with the weights before). Change it by running the tuner, not by hand.
 *
 * <p>Each term of {@link EvaluationTerms} by name, then its middlegame values (mg) and endgame values (eg) in
 * the order of their indexes; piece squares run from a8 to h1 as White sees the board.
 */
final class EvaluationWeights {

    private static final String TABLE =
            """
            piece-value
              mg    33   323   379   436   874
              eg    93   340   343   537  1073
            pawn-squares
              mg     0     0     0     0     0     0     0     0
              mg    40   -10     6    44     0   -23    23    44
              mg     3    17     8    23    -3     6     8     7
              mg    12    11     9    17    18    13    17    13
              mg    -6    -8     1     4     8     7    -1    -9
              mg    -8   -11    -2    -5     0     4     4   -17
              mg   -10    -2    -1    -1     3     5     9   -15
              mg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
              eg     2    10    21    20    39    15    -4     2
              eg     2    -3     4     0    14     3     3    -2
              eg     8     2     5    -5     0     9     2     6
              eg    -1     0    -4    -3    -2    -3    -1    -2
              eg    -8    -7    -3     1     1    -1    -8    -6
              eg    -2     2    10    14    15     9     2     0
              eg     0     0     0     0     0     0     0     0
            knight-squares
              mg  -150  -131   -84   -27   -43  -113   -21  -110
              mg     2    -9    29    31     7    32    -1    14
              mg   -15     1    12    13    16     8     2     0
              mg     8     9    10    19    14    14    13    18
              mg     6    11    15     8     3    15    -3     8
              mg   -11     0     3     6     6     5     4   -11
              mg   -16   -12    -8    -7    -3    -1   -11   -20
              mg   -34   -18    -3   -12     0   -20   -20   -12
              eg   -15    37    21    12    16     6     1   -20
              eg   -12     7    -3    12     6     7     0    -9
              eg     6    17    17    21    23    21    -2   -10
              eg     8     6    16    17    20    14     9     7
              eg     7     0    12    13    21     6     9    -9
              eg    -9    -2    -2    -2     6    -4    -4    -8
              eg   -20     3    -6    -1    -6    -7   -10   -12
              eg    -3   -15   -10     3    -7    -4   -15     4
            bishop-squares
              mg   -68   -17   -55   -52    30   -47   -76   -35
              mg    14   -12    18     4    -2     3   -19     0
              mg     6    14   -12     2    13    29    14     9
              mg    -1     4     4    14    10    14     9   -10
              mg    -2     1     7     9    15    11     0     1
              mg    11    14     1     4     0    -2     9    -2
              mg    22    11     7    -6    -8     2     5     6
              mg    20    28    -5   -10   -13   -17     2   -13
              eg    17    19     7    14    -8    16    17    10
              eg    -3     7    13     5     6     7     2     4
              eg    -9    10    -2    26    14    -2     5    -5
              eg     4     6    20    21    17     9     8     9
              eg    -7     8    16    14    16     8     1    -7
              eg     0     6    -4     7    11   -10     7     0
              eg    -3   -19     2     4     0     0   -24   -12
              eg   -16   -11    -2     1     3     1     6   -11
            rook-squares
              mg    19    12    16     8    33    31    14    23
              mg     9    13    15    16    19    16     7    55
              mg     9    28    20    33    10    24     5    16
              mg   -13     7    12    13     3    18     1     4
              mg   -17    -5    -2    -2    -3     9     6    -9
              mg   -15    -1   -13    -2    -1     6    11    -9
              mg   -18    -1     4     7     5     8     8   -25
              mg   -13    -2    -5     2     6    -4    -4    -3
              eg    13    19    17    20    15    17    15    12
              eg     2     5     2     2     0     3     4   -11
              eg    13     7    13     4    13     8    15    10
              eg    19    19    15    10    14     6    17    11
              eg    13    12    13    12    12     9     7     6
              eg     6     8    11     9     3     4     0     2
              eg     1    -3     0    -2    -1    -4    -7     0
              eg    -2    -4    -1    -3    -5     0     2   -14
            queen-squares
              mg   -57     8     9   -12     2   -39    -2     7
              mg   -18   -27    -4    -6   -29    -7   -19    28
              mg    -5     6   -17    -1   -23    -2     6     9
              mg    12   -12   -17   -14   -21    -3    -9     6
              mg    -1    -8   -10   -15   -11    -8     1     4
              mg     4    -2    -8    -4    -1     5    12     4
              mg     6     5     6     6     9    14    11    -1
              mg     4    -3    -3     0     5     3     6    31
              eg    43    29    27    30    51    26    57    42
              eg    21    33    23    38    55    32    47    11
              eg     5    11    39    39    38    35    19    27
              eg     4    37    39    34    53    26    22    13
              eg    -3    11    25    37    26    26    13     3
              eg    -1     3    21    15    20    13    -5     1
              eg   -28   -22   -12    -5   -13   -27   -26    11
              eg   -19   -16   -15   -20   -21   -35   -35   -52
            king-squares
              mg   -92    48    53   -25     7    -2   -10  -164
              mg   102    61    -6   -14   -27    24    62    -1
              mg    47    66   -10   -44   -36    13    50    38
              mg   -19    21   -21   -42   -66   -22    -8   -16
              mg   -14   -16   -45   -48   -51   -42   -31   -39
              mg    14    -3   -39   -49   -52   -44   -19   -16
              mg   -11   -17   -44   -40   -36   -41    -9    -3
              mg     6     6     3   -15    -7   -29     6    13
              eg   -69    18    -9    25    29    18    20   -83
              eg   -22     2    37    41    18    13    18   -41
              eg   -15     7    30    41    42    31    14   -10
              eg     3     6    27    38    46    25    17    -5
              eg    -4    -1    15    28    22    12     5    -6
              eg   -23   -11     4    16    16     6    -3   -16
              eg   -20    -9    -6     3     2    -5   -13   -20
              eg   -35   -25   -28   -18   -31   -21   -28   -43
            bishop-pair
              mg    29
              eg    44
            knight-pawns
              mg  -145   -61   -19    -4     5     9    13    17    23
              eg    13    -4   -12   -13   -11    -6     1    10    22
            bishop-pawns
              mg   -99   -65   -43   -11     4    12    15    23    35
              eg    36     0     1    -6    -9    -7    -3     4    13
            rook-pawns
              mg    44    -4    -4   -12   -15    -8     2    11    16
              eg    28    18    11    12     6    -1   -10   -18   -25
            pawn-isolated
              mg    -1    -2
              eg    -8   -18
            pawn-backward
              mg     3   -12
              eg    -7    -7
            pawn-doubled
              mg   -12   -25
              eg    -7     0
            pawn-phalanx
              mg     0     5     6     6    15    31   -21     0
              eg     0    -1     2     5    12    46   158     0
            pawn-supported
              mg     0     0    12     9    16    17    87     0
              eg     0     0     8     7    14    31    42     0
            pawn-candidate
              mg     0   -17    -6    -4    -6    30     0     0
              eg     0    -3     8    15    29    69     0     0
            pawn-weak-lever
              mg    -8
              eg    14
            pawn-blocked
              mg     0    -5     1    -2    -7     1     0     0
              eg     0    -6    -2    -6    -8    -2     0     0
            pawn-islands
              mg   -45     9     1    -7   -10
              eg   -28   -14    -6     3    17
            passed-rank
              mg     0    -9    10     4    13    48   113     0
              eg     0    14     6    32    59   116   159     0
            passed-file
              mg     1    -1    -7   -12
              eg     0     5    -6    -9
            passed-connected
              mg     0    -4    -4     9    21    48    36     0
              eg     0    -8    -5     0     2     3    36     0
            passed-blocked
              mg     0    -7   -12     8     1     5   -45     0
              eg     0    -3     0    -5    -7   -17    -6     0
            passed-obstructed
              mg     0     4     3    -2    20    19   140     0
              eg     0    -8    -1   -10   -20   -46  -110     0
            passed-safe-stop
              mg     0     8    -7     4     3    21   -14     0
              eg     0    -5     6     3     8     3    34     0
            passed-safe-path
              mg     0   -32   -25   -19     4    13    -4     0
              eg     0    15     9    15    19    38    54     0
            passed-defended-stop
              mg     0     5    -2     8    11    33    53     0
              eg     0     2    10     4     8    11    69     0
            passed-own-king
              mg    45    30     0   -10   -12     0    13    10
              mg     8    34    37    12   -13    -6    -7   -43
              mg   -91   -44    39    61    14   -14   -23    19
              mg  -148     9     4   134    40    35     0   -33
              eg     6    14     8    -1   -11   -17   -15   -12
              eg    15    27     2   -10   -15   -23   -26   -13
              eg    66    53    -6   -28   -30   -30   -24   -28
              eg    73    11    48   -44   -45   -45   -48   -30
            passed-enemy-king
              mg   -22     8     6     4     2   -16     4   -20
              mg    16    -9     3     0   -11    -7    -1   -18
              mg   -23     5    25     1    -8   -30   -15    -5
              mg   -53     4    31    12    15    14    -1     0
              eg    -7   -15   -14   -10     0    15    10    20
              eg   -35   -28   -29    -9    12    19    23    31
              eg   -55   -57   -53    -9    17    48    40    20
              eg  -101   -75   -64   -18    15    32    45    47
            passed-unstoppable
              mg  -392
              eg   112
            passed-rook-behind
              mg     2    12
              eg    17   -41
            knight-mobility
              mg   -35   -19   -10    -4     0     3     7    11     7
              eg   -63   -32   -10    -1     3     7     8     5     5
            bishop-mobility
              mg   -31   -19    -8    -4     1     4     6     7     6     7     7     5    15    -7
              eg   -41   -20   -11    -2     1     6     7     8     8     9     5     5    -2     7
            rook-mobility
              mg   -54   -21   -11    -8    -5    -4    -3    -1     3     5     5     9    11     8
              mg    20
              eg   -39   -37   -18   -16    -7    -2     1     2     4     7    10    11    13    15
              eg    15
            queen-mobility
              mg    32   -16   -17   -17   -11    -9    -7    -5    -3    -1     0     3     3     6
              mg     5     4     8     5     8     4     6    16     7     4    -5   -33   -26    -8
              eg   -25   -20   -36   -56   -27   -20   -12    -8    -3     0     5     5     8     9
              eg    11    16    10    11     9     8     9    -4     2   -24   -19   -20    -8   -35
            knight-outpost
              mg    13    25
              eg    -7     1
            bishop-outpost
              mg     8    23
              eg    -3     5
            knight-reaches-outpost
              mg    17
              eg     8
            minor-behind-pawn
              mg     4
              eg     7
            minor-king-distance
              mg    -3    -5
              eg    -3    -1
            bishop-own-pawns
              mg    -6
              eg    -1
            bishop-blocked-centre
              mg    -1
              eg    -2
            bishop-enemy-pawns
              mg    -6
              eg     0
            bishop-long-diagonal
              mg    12
              eg    16
            rook-open-file
              mg    22
              eg     3
            rook-half-open-file
              mg     5    18
              eg    -7     2
            rook-seventh
              mg    -1
              eg    13
            rook-queen-file
              mg     4
              eg     5
            rook-trapped
              mg    19   -22
              eg    -8   -22
            queen-screened
              mg   -13
              eg     3
            piece-pinned
              mg    -6    27    26    14    -6
              eg     6    51    37    11    53
            shelter
              mg   -18    33    29     1     5    20   -25     0
              mg   -18    31    19   -10    -2     5   -38     0
              mg   -14    19     5    -5    10     5    75     0
              mg   -14    -7    -5   -13   -10   -10   -24     0
              eg     5   -21   -11     2     7    15    25     0
              eg     0   -13    -6     1     6    11    24     0
              eg    -1    -1     2     2    -5    11     9     0
              eg     1     8     4     2     8     4     4     0
            storm
              mg   -27    67    68   -23   -26   -17   -13     0
              mg   -14    44    75   -12   -21     4     1     0
              mg    -1     2    24    -3    -3     7     3     0
              mg     0   -22    35    -5    -5     2    -5     0
              eg    -2    -1    15    17     4    -3    -4     0
              eg     9    20    28    17    15     1     2     0
              eg    -3     5    18    10    -1    -8    -7     0
              eg    -3    25     6     2    -6    -9    -2     0
            storm-blocked
              mg     0     0   -27   -12     3     3     6     0
              eg     0     0   -24    -7   -11   -12   -19     0
            king-file
              mg   -11   -10   -22
              eg     2     2    -6
            king-pawn-distance
              mg   -45     2     3    -6     2    19    48   -25
              eg   -28     1     1    -4   -18   -31   -37   -18
            king-pawnless-wing
              mg     2
              eg   -37
            danger-base
              mg    91
              eg   -65
            danger-attacker
              mg    28    16    -2    13
              eg     2     2    -1    -1
            danger-attackers
              mg     9    -6    -6     4    20    23    66   100
              eg     7    -5    -2    -2    -1    -1     4     0
            danger-touch
              mg     9
              eg    -1
            danger-weak
              mg     7
              eg     3
            danger-safe-check
              mg    77    79    48    83    80   125    58    94
              eg    24    33    16    22    33    53    33    56
            danger-unsafe-check
              mg    20
              eg     0
            danger-blocker
              mg     6    42
              eg    -3    -4
            danger-wing
              mg     7     6    -6
              eg    -6    -6    -8
            danger-no-queen
              mg  -107
              eg   -67
            danger-defender
              mg   -13   -15
              eg    -8    -7
            danger-shelter
              mg     5   -20    -2     3    24    30    28     0
              eg    -9     2     4     6     5     6    -5     0
            danger-storm
              mg    20    75    99    27    10    -3     1     0
              eg    -7    -5    -3    -8    -7    -8     9     0
            threat-by-pawn
              mg     0    51    48    52    47
              eg     0    24    32    15    11
            threat-by-minor
              mg     2    15    29    44    40
              eg     8    17    16     8    12
            threat-by-rook
              mg    -3    15    21    -1    33
              eg    13    16    17     2    12
            threat-by-king
              mg    19
              eg    13
            threat-hanging
              mg    12
              eg    12
            threat-queen-defended
              mg     1
              eg     9
            threat-pawn-push
              mg    12
              eg    10
            threat-on-queen
              mg     7    11
              eg    -2     4
            restriction
              mg     4
              eg     0
            space
              mg     2
              eg     0
            tempo
              mg    20
              eg     9
            winnable-base
              mg     0
              eg  -121
            winnable-pawns
              mg     0
              eg     7
            winnable-passed
              mg     0
              eg     3
            winnable-both-wings
              mg     0
              eg    51
            winnable-outflanking
              mg     0
              eg     1
            winnable-infiltration
              mg     0
              eg     1
            winnable-pawn-endgame
              mg     0
              eg    39
            scale-pawns
              mg     0     0     0     0     0     0     0     0     0
              eg    64    60    90   102   102    99    94    89    79
            scale-opposite-bishops
              mg     0     0     0     0
              eg    23    24    30    75
            scale-opposite-bishops-pieces
              mg     0     0     0     0     0     0
              eg    73    74    87    90    83    54
            scale-rooks-one-wing
              mg     0
              eg    62
            scale-lone-queen
              mg     0     0     0     0
              eg    43    46    66   134
            scale-no-pawns
              mg     0     0
              eg    -7   -19
            """;

    private EvaluationWeights() {}

    /** Returns the packed weights in the layout of {@link EvaluationTerms}. */
    static int[] packed() {
        return WeightsText.parse(TABLE);
    }
}
