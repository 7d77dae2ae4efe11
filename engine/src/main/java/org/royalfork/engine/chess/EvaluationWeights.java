package org.royalfork.engine.chess;

/**
 * The weights of the evaluation in centipawns, fitted to positions with known values and results. Written by
 *
 * <pre>{@code scripts/lab tune --data ../shared/data/chess/labelled/sf15-2500n.csv.gz --epochs 40}</pre>
 *
 * <p>from 1,686,432 quiet positions; mean squared error of the expected score on 186,715 positions of other games: 0.01821
 * (0.02400 with the weights before). Change it by running the tuner, not by hand.
 *
 * <p>Each term of {@link EvaluationTerms} by name, then its middlegame values (mg) and endgame values (eg) in
 * the order of their indexes; piece squares run from a8 to h1 as White sees the board.
 */
final class EvaluationWeights {

    private static final String TABLE = """
            piece-value
              mg    27   317   370   425   862
              eg   138   507   511   806  1598
            pawn-squares
              mg     0     0     0     0     0     0     0     0
              mg    42    -9    10    49     1   -22    21    39
              mg     5    19    11    25    -1     7     9     9
              mg    12    11     8    16    17    13    17    12
              mg    -6    -8     1     4     7     7    -1    -9
              mg    -8   -11    -2    -5     0     4     4   -17
              mg    -9    -2    -1     0     3     5     9   -15
              mg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
              eg     2    13    28    27    61    22    -1     8
              eg     2    -6     2    -1    20     3     5    -3
              eg    13     4     8    -6     1    14     3    10
              eg    -2     0    -7    -5    -3    -5    -3    -4
              eg   -11   -10    -5     3     2    -2   -11    -9
              eg    -3     3    15    21    22    12     3     0
              eg     0     0     0     0     0     0     0     0
            knight-squares
              mg  -151  -156   -90   -33   -54  -124   -48  -114
              mg     3    -7    29    34     6    32     2    17
              mg   -14     2    12    13    16     9     2     3
              mg     9     9    10    20    14    14    13    19
              mg     6    11    15     8     3    15    -3     8
              mg   -11     0     3     6     6     5     4   -11
              mg   -15   -13    -7    -7    -4    -2   -10   -20
              mg   -33   -18    -3   -12     0   -20   -20    -7
              eg   -15    71    32    17    27    19    12   -21
              eg   -20     7    -6    14     8    10    -4   -17
              eg     7    23    24    31    33    29    -1   -18
              eg    11     9    23    26    30    21    13     8
              eg    10     0    18    20    33     8    14   -13
              eg   -13    -5    -4    -2    10    -6    -7   -11
              eg   -31     7   -10    -1    -9   -10   -18   -17
              eg    -7   -22   -15     6   -10    -4   -23    -8
            bishop-squares
              mg   -68   -14   -65   -60    27   -55   -87   -33
              mg    15   -12    18     2    -2     1   -20     1
              mg     6    15   -12     3    12    30    15    10
              mg    -1     4     5    14    11    14     9    -9
              mg    -2     2     7     9    15    11     1     1
              mg    12    14     1     4     1    -3     9    -2
              mg    22    11     6    -6    -8     2     5     6
              mg    21    28    -5   -10   -13   -18     1   -12
              eg    25    25    18    24    -9    28    31     8
              eg    -6    10    20     8     9    13     6     6
              eg   -13    13    -3    37    20    -7     3   -11
              eg     6     9    28    31    24    12    12    11
              eg   -11    11    24    22    24    12     1   -12
              eg    -2     9    -7    12    17   -14    12     1
              eg    -5   -28     4     7     0     1   -35   -18
              eg   -27   -16    -3     3     5     2    12   -19
            rook-squares
              mg    21    10    19     4    36    29    16    27
              mg    11    18    19    22    23    15     6    61
              mg     5    23    18    31     8    22     1    16
              mg   -17     4    11    10     1    18     1     3
              mg   -18    -7    -4    -2    -4     8     5    -9
              mg   -16    -1   -14    -3    -1     7    11    -8
              mg   -18    -1     4     7     5     8     9   -24
              mg   -13    -2    -5     2     6    -4    -3    -2
              eg    20    30    23    31    21    28    22    16
              eg     1     4     0    -1    -3     5     6   -21
              eg    22    12    20     8    19    14    26    14
              eg    33    30    22    17    23     8    24    16
              eg    21    19    20    19    20    15    12     9
              eg    11    12    17    15     3     5    -2     1
              eg     3    -5    -2    -4    -2    -7   -11     0
              eg    -3    -6    -2    -5    -8     1     2   -22
            queen-squares
              mg   -58     7     8   -16    17   -38     1     9
              mg   -16   -26    -6    -7   -30    -7   -17    28
              mg    -5     6   -18     0   -24    -2     5     9
              mg    11   -12   -17   -14   -22    -4    -9     6
              mg     0    -9   -10   -14   -11    -8     1     4
              mg     3    -2    -8    -4    -1     5    12     5
              mg     7     6     6     6     9    14    11    -2
              mg     3    -3    -3     0     5     3     6    33
              eg    64    42    40    48    57    37    77    54
              eg    26    46    37    57    83    49    62    13
              eg     7    15    59    59    61    53    32    38
              eg    10    56    60    53    83    43    36    19
              eg    -8    19    39    56    40    40    20     4
              eg     0     5    31    24    30    20    -8    -4
              eg   -45   -34   -18    -9   -19   -40   -41    17
              eg   -25   -25   -22   -29   -32   -53   -54   -84
            king-squares
              mg   -57    53    43   -21    19   -15   -12  -172
              mg   134    61   -37   -46   -47    22    39    -8
              mg    59    48   -42  -101   -80   -16    20    37
              mg   -39    -3   -53   -81  -117   -40   -29   -17
              mg   -28   -31   -57   -75   -76   -60   -48   -48
              mg    16    -3   -43   -55   -59   -46   -24   -14
              mg   -10   -16   -41   -36   -32   -37    -7     0
              mg     8     8     8   -11    -2   -24     8    16
              eg  -118    20   -18    17    30    32    25  -104
              eg   -48     4    64    63    24    25    34   -59
              eg   -25    18    53    71    70    51    36   -11
              eg    17    23    49    61    76    42    39    -1
              eg     3    10    26    43    35    26    21     2
              eg   -31   -11    10    20    21    10     5   -19
              eg   -27    -7   -10    -3    -6    -8   -16   -28
              eg   -50   -35   -46   -36   -56   -34   -39   -62
            bishop-pair
              mg    29
              eg    65
            knight-pawns
              mg  -265   -57   -12     1     9    13    17    22    28
              eg    78    -7   -20   -23   -18   -11     0    12    29
            bishop-pawns
              mg  -240   -66   -41    -6     9    18    21    30    42
              eg   134     2     3   -13   -17   -14    -7     3    14
            rook-pawns
              mg   -29    -2   -10   -13   -12    -3     9    20    26
              eg    82    27    17    18     8    -4   -19   -31   -40
            pawn-isolated
              mg    -1    -2
              eg   -12   -26
            pawn-backward
              mg     3   -11
              eg   -11   -11
            pawn-doubled
              mg   -12   -25
              eg   -10     0
            pawn-phalanx
              mg     0     5     6     6    15    31   -31     0
              eg     0    -1     2     8    17    66   219     0
            pawn-supported
              mg     0     0    12     9    16    18    84     0
              eg     0     0    12    11    20    46    48     0
            pawn-candidate
              mg     0   -17    -6    -4    -7    29     0     0
              eg     0    -2    13    22    45   104     0     0
            pawn-weak-lever
              mg    -8
              eg    20
            pawn-blocked
              mg     0    -4     1    -2    -7     0     0     0
              eg     0    -7     0    -6   -10    -1     0     0
            pawn-islands
              mg    33     7    -2   -10   -12
              eg   -80   -14    -2    12    31
            passed-rank
              mg     0    -9    10     4    13    46   114     0
              eg     0    14     1    33    66   138   192     0
            passed-file
              mg     0     0    -7   -11
              eg    10    17     1    -5
            passed-connected
              mg     0    -5    -4     8    21    47    37     0
              eg     0   -10    -9     1     3     5    64     0
            passed-blocked
              mg     0   -10   -13     7     2     6   -42     0
              eg     0    -2     2    -8   -11   -28   -12     0
            passed-obstructed
              mg     0     4     2    -2    19    21   158     0
              eg     0   -14    -1   -15   -29   -71  -174     0
            passed-safe-stop
              mg     0     8    -6     4     3    19   -29     0
              eg     0    -6     8     5    12     6    65     0
            passed-safe-path
              mg     0   -31   -25   -23    -9     5   -19     0
              eg     0    22    15    25    34    62    85     0
            passed-defended-stop
              mg     0     6    -2     7    11    33    45     0
              eg     0     1    16     7    12    17   109     0
            passed-own-king
              mg    54    40     0   -10   -11     1    13    11
              mg   -25    21    36    16   -12    -6    -5   -41
              mg  -133   -64    45    65    16   -12   -22    19
              mg  -241    17    31   140    60    30    -8   -39
              eg    11    21    15     1   -13   -24   -19   -17
              eg    43    56    11   -11   -17   -26   -32   -14
              eg   142   112     7   -30   -33   -31   -20   -26
              eg   172    37    87   -45   -54   -47   -49   -22
            passed-enemy-king
              mg   -25     8     6     2     1   -16     3   -20
              mg    15   -10     2    -2   -12    -8    -2   -17
              mg   -19     5    21    -3   -11   -32   -17    -3
              mg   -47     7    31     7    13    12     5    11
              eg    -5   -20   -18   -11     4    26    18    33
              eg   -44   -35   -37    -7    26    37    44    53
              eg   -67   -68   -63     3    43    87    76    40
              eg  -131   -90   -77    -5    40    69    78    80
            passed-unstoppable
              mg  -345
              eg   178
            passed-rook-behind
              mg     2    15
              eg    26   -67
            knight-mobility
              mg   -34   -19   -10    -3     0     3     7    11     6
              eg   -95   -47   -15    -1     5    10    12     8     8
            bishop-mobility
              mg   -30   -19    -8    -4     2     4     6     7     6     8     7     3     9   -22
              eg   -61   -29   -17    -4     1     8    10    11    11    13     8     9     2    17
            rook-mobility
              mg   -54   -21   -11    -8    -5    -4    -3     0     3     5     5     9    11     9
              mg    17
              eg   -58   -54   -26   -23   -11    -3     1     3     7    11    15    17    20    22
              eg    22
            queen-mobility
              mg    32   -16   -17   -17   -10    -9    -7    -5    -2    -1     0     3     3     6
              mg     5     5     8     5     8     5     6    13     5    -3   -16   -24   -41   -15
              eg   -38   -26   -54   -81   -41   -28   -17   -12    -5     1     8     8    12    12
              eg    17    23    13    16    12     9    12    -4     0   -30   -22   -44    -6   -51
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
              eg    23
            rook-open-file
              mg    22
              eg     5
            rook-half-open-file
              mg     5    17
              eg   -11     3
            rook-seventh
              mg    -8
              eg    24
            rook-queen-file
              mg     4
              eg     7
            rook-trapped
              mg    19   -23
              eg   -11   -33
            queen-screened
              mg   -13
              eg     6
            piece-pinned
              mg    -5    26    25    15    -8
              eg     9    77    58    16    85
            shelter
              mg   -15    35    32     4     7    23   -13     0
              mg   -20    31    18   -11    -3     4   -39     0
              mg   -14    19     6    -4    12     7    83     0
              mg   -16    -8    -5   -13   -10   -10   -18     0
              eg     3   -35   -20     0     7    19    26     0
              eg    -2   -21   -10     0     7    14    36     0
              eg    -2    -1     3     3    -9    17     9     0
              eg     7    18    11     8    15    10    10     0
            storm
              mg   -28    78    73   -22   -26   -18   -14     0
              mg   -14    54    84   -11   -20     5     1     0
              mg    -3    12    27    -2    -3     6     2     0
              mg    -1   -11    42    -4    -4     2    -5     0
              eg    -2     3    25    27     7    -4    -5     0
              eg    13    33    40    25    22     2     3     0
              eg    -3    11    29    15    -1   -12   -10     0
              eg    -5    39     9     1   -10   -14    -4     0
            storm-blocked
              mg     0     0   -28   -12     2     2     5     0
              eg     0     0   -35   -11   -16   -18   -28     0
            king-file
              mg   -11   -10   -22
              eg     4     4    -9
            king-pawn-distance
              mg    33     0     0   -10    -3    17    52   -25
              eg   -80     8    10     4   -17   -38   -52   -25
            king-pawnless-wing
              mg    25
              eg   -70
            danger-base
              mg    84
              eg   -67
            danger-attacker
              mg    27    15    -3    12
              eg     6     1    -2    -3
            danger-attackers
              mg     8    -6    -5     7    24    27    71   100
              eg     5     0    -8    -8     6     0     0     0
            danger-touch
              mg     9
              eg    -2
            danger-weak
              mg     6
              eg     1
            danger-safe-check
              mg    78     0    48    34    78    42    58    38
              eg    21     3    13     9    32    13    31    10
            danger-unsafe-check
              mg    20
              eg     3
            danger-blocker
              mg     6    41
              eg    -3     9
            danger-wing
              mg     7     6    -5
              eg    -8    -7   -10
            danger-no-queen
              mg  -104
              eg   -68
            danger-defender
              mg   -13   -16
              eg   -13     3
            danger-shelter
              mg     3   -20    -1     3    25    32    34     0
              eg    -9     2     4     5     6     7    -5     0
            danger-storm
              mg    18    86   105    30    11    -3     1     0
              eg    -9     5     0    -7    -8    -8     1     0
            threat-by-pawn
              mg     0    51    48    52    47
              eg     0    35    46    23    14
            threat-by-minor
              mg     2    15    29    44    40
              eg    12    26    24    12    16
            threat-by-rook
              mg    -3    15    21    -1    33
              eg    19    24    26     2    17
            threat-by-king
              mg    21
              eg    19
            threat-hanging
              mg    12
              eg    18
            threat-queen-defended
              mg     2
              eg    13
            threat-pawn-push
              mg    12
              eg    15
            threat-on-queen
              mg     7    12
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
              eg  -160
            winnable-pawns
              mg     0
              eg     8
            winnable-passed
              mg     0
              eg     2
            winnable-both-wings
              mg     0
              eg    82
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
              eg    64    36    53    64    64    64    64    62    56
            scale-opposite-bishops
              mg     0     0     0     0
              eg    14    15    19    50
            scale-opposite-bishops-pieces
              mg     0
              eg    52
            scale-rooks-one-wing
              mg     0
              eg    33
            scale-lone-queen
              mg     0     0     0     0
              eg    29    30    45    62
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
