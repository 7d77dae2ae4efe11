package org.royalfork.engine.chess;

/**
 * The weights of the evaluation in centipawns, fitted to positions with known values and results. Written by
 *
 * <pre>{@code scripts/lab tune --data ../shared/data/chess/labelled/sf15-2500n.csv.gz --epochs 24}</pre>
 *
 * <p>from 1,692,898 quiet positions; mean squared error of the expected score on 187,308 positions of other games: 0.01813
 * (0.01813 with the weights before). Change it by running the tuner, not by hand.
 *
 * <p>Each term of {@link EvaluationTerms} by name, then its middlegame values (mg) and endgame values (eg) in
 * the order of their indexes; piece squares run from a8 to h1 as White sees the board.
 */
final class EvaluationWeights {

    private static final String TABLE = """
            piece-value
              mg    28   320   374   428   835
              eg    91   339   344   536  1089
            pawn-squares
              mg     0     0     0     0     0     0     0     0
              mg    36    -6    12    51     3   -27    19    46
              mg     5    20    11    26    -2     6    10    10
              mg    12    11     9    17    18    13    16    13
              mg    -6    -8     1     4     7     7    -1    -9
              mg    -8   -11    -2    -6     0     4     4   -17
              mg    -9    -2    -1     0     3     5     9   -15
              mg     0     0     0     0     0     0     0     0
              eg     0     0     0     0     0     0     0     0
              eg     2     8    18    16    38    18    -1     4
              eg    -4   -10    -5    -7     8    -4    -3    -7
              eg     9     2     5    -4     1    10     2     7
              eg    -1     0    -4    -3    -2    -3    -1    -2
              eg    -7    -7    -3     2     2    -1    -7    -5
              eg    -2     2    10    15    15     8     2     1
              eg     0     0     0     0     0     0     0     0
            knight-squares
              mg  -152  -141   -88   -31   -47  -120   -28  -112
              mg     4   -10    31    39     2    35     3    16
              mg   -14     2    13    14    15     6     1     2
              mg    10     9    10    19    15    14    14    19
              mg     6    11    15     8     3    15    -4     8
              mg   -11     0     3     6     6     5     4   -11
              mg   -16   -13    -7    -7    -3    -2   -10   -20
              mg   -33   -18    -3   -12    -1   -20   -20   -10
              eg   -13    40    22    12    17    11     6   -17
              eg   -12     5    -4     9     7     6    -2   -10
              eg     6    16    16    20    22    21     1   -10
              eg     7     7    15    18    20    14     9     7
              eg     7     1    12    13    22     5    10    -9
              eg    -9    -3    -3    -2     6    -4    -5    -7
              eg   -20     4    -7    -1    -6    -6   -11   -12
              eg    -4   -15   -10     4    -7    -3   -15     0
            bishop-squares
              mg   -69   -18   -70   -63    28   -48   -85   -32
              mg    15   -12    18     1    -2     1   -19     1
              mg     5    14   -13     1    12    29    14     8
              mg    -2     4     6    14    11    15     9   -10
              mg    -1     1     7    10    15    11     0     2
              mg    12    14     1     4     0    -2     9    -2
              mg    21    11     7    -6    -8     2     5     7
              mg    21    28    -5   -10   -14   -18     1   -13
              eg    17    19    14    16    -7    17    20     6
              eg    -4     8    14     6     6     8     4     3
              eg    -8    10    -2    25    14    -3     3    -6
              eg     5     6    18    21    16     9     8     8
              eg    -8     8    16    14    16     8     2    -7
              eg    -2     7    -5     8    11   -10     8     0
              eg    -4   -19     3     4     0    -1   -23   -13
              eg   -18   -10    -2     1     3     1    10   -12
            rook-squares
              mg    19    11    20     9    32    27    15    25
              mg     9    15    16    18    16    16     5    55
              mg     8    25    20    33    10    22     1    16
              mg   -16     5    12    12     0    18     1     4
              mg   -17    -7    -3    -1    -5     9     5   -10
              mg   -16     0   -14    -2    -1     6    12    -9
              mg   -18    -1     5     7     5     8     9   -24
              mg   -13    -2    -5     2     6    -4    -3    -2
              eg    14    20    16    20    15    19    16    12
              eg     2     5     2     1     1     3     5   -11
              eg    14     8    13     4    13     9    18    10
              eg    22    20    15    11    15     7    17    11
              eg    14    13    14    12    13     9     8     6
              eg     7     7    11    10     2     3    -1     1
              eg     1    -3    -1    -2    -1    -4    -8    -1
              eg    -3    -4    -1    -3    -5     1     1   -15
            queen-squares
              mg   -56     8    11   -17     6   -44     6     9
              mg   -18   -28    -9   -11   -33    -7   -17    31
              mg    -6     8   -21    -2   -27    -7     6    10
              mg    10   -11   -18   -16   -25    -3    -9     6
              mg     0    -9   -11   -15   -12    -9     1     3
              mg     4    -1    -8    -4     0     4    12     5
              mg     6     5     6     7     9    15    11    -3
              mg     3    -3    -2     0     6     4     7    34
              eg    44    33    28    34    49    29    53    41
              eg    23    33    28    42    57    35    45     9
              eg     8     9    43    43    41    43    20    25
              eg     7    37    41    35    58    28    25    13
              eg    -5    13    26    38    27    27    12     3
              eg    -2     2    21    15    19    13    -5    -3
              eg   -27   -22   -12    -6   -13   -27   -27    16
              eg   -15   -15   -15   -20   -23   -37   -41   -54
            king-squares
              mg   -87    41    44   -36    -5   -16   -12  -171
              mg   108    60   -20   -30   -45    15    43   -25
              mg    47    55   -18   -60   -49     6    41    32
              mg   -38     2   -34   -50   -75   -25   -19   -20
              mg   -26   -28   -51   -59   -61   -56   -46   -45
              mg    10    -4   -43   -52   -56   -46   -23   -15
              mg    -9   -17   -45   -38   -34   -40    -7     0
              mg     7     7     5   -13    -4   -28     7    16
              eg   -72    22    -5    25    33    21    15   -77
              eg   -28     2    42    44    23    17    20   -39
              eg   -17     9    30    45    45    31    16   -10
              eg    10    11    29    39    46    25    20    -4
              eg    -3     2    16    29    23    16     9    -4
              eg   -23   -12     5    16    17     6    -2   -16
              eg   -22    -9    -6     2     0    -5   -15   -22
              eg   -36   -27   -30   -19   -33   -22   -29   -45
            bishop-pair
              mg    30
              eg    42
            knight-pawns
              mg  -159   -67   -17    -3     5    10    14    18    25
              eg    29     2   -12   -15   -12    -7     0     9    19
            bishop-pawns
              mg  -115   -69   -45   -10     6    12    16    25    36
              eg    53     2     2    -9   -11    -8    -3     4    13
            rook-pawns
              mg    36    -9   -10   -16   -15    -7     5    15    22
              eg    35    24    12    13     6    -2   -12   -20   -25
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
              mg     0     5     6     6    14    24   -99     0
              eg     0    -1     2     5    11    47   167     0
            pawn-supported
              mg     0     0    12    10    16    17    96     0
              eg     0     0     8     7    13    31    34     0
            pawn-candidate
              mg     0   -18    -6    -4    -8    31     0     0
              eg     0    -1     8    15    32    80     0     0
            pawn-weak-lever
              mg    -8
              eg    14
            pawn-blocked
              mg     0    -4     1    -2    -7     0     0     0
              eg     0    -9    -2    -6    -8     1     0     0
            pawn-islands
              mg   -23     9     0    -8   -10
              eg   -34   -15    -7     3    16
            passed-rank
              mg     0   -10    11     3    13    48   113     0
              eg     0    15     6    32    59   120   159     0
            passed-file
              mg     0    -1    -7   -11
              eg     2     7    -5    -9
            passed-connected
              mg     0    -3    -4     8    22    49    39     0
              eg     0    -9    -6     1     2     3    37     0
            passed-blocked
              mg     0    -8   -12     9     2     6   -40     0
              eg     0    -2     1    -5    -7   -17    -7     0
            passed-obstructed
              mg     0     3     2    -1    20    18   179     0
              eg     0    -7    -1   -10   -20   -46  -122     0
            passed-safe-stop
              mg     0     8    -6     4     2    18   -18     0
              eg     0    -5     6     3     8     4    36     0
            passed-safe-path
              mg     0   -29   -22   -18     0    19    -8     0
              eg     0    14     9    15    21    36    56     0
            passed-defended-stop
              mg     0     6    -2     8    11    34    57     0
              eg     0     1    10     5     8    11    70     0
            passed-own-king
              mg    37    32    -1   -11   -12     0    12    11
              mg   -26    20    36    17   -11    -5    -6   -45
              mg  -132   -61    43    63    16   -15   -24    22
              mg  -267    18    42   138    55    35     0   -36
              eg    10    14     9    -1   -11   -18   -15   -12
              eg    25    32     3   -13   -17   -23   -27   -14
              eg    83    63    -6   -29   -32   -30   -23   -29
              eg   109     9    39   -45   -50   -46   -48   -29
            passed-enemy-king
              mg   -15    11     8     3     2   -17     4   -20
              mg    19   -10     3    -1   -12    -9    -1   -20
              mg   -14    12    23    -3   -10   -33   -20    -6
              mg   -44    20    25     4     8     8     5     9
              eg    -9   -17   -14   -10     0    15     9    19
              eg   -35   -28   -29    -9    13    20    24    32
              eg   -56   -57   -50    -6    19    49    44    19
              eg  -105   -78   -62   -15    17    35    40    44
            passed-unstoppable
              mg  -494
              eg   122
            passed-rook-behind
              mg     2    16
              eg    17   -44
            knight-mobility
              mg   -34   -19   -10    -3     0     3     7    10     6
              eg   -65   -32   -10    -1     4     7     8     5     6
            bishop-mobility
              mg   -30   -19    -7    -4     2     4     6     7     6     7     6     4     7   -10
              eg   -41   -19   -11    -2     1     6     6     7     8     9     5     6     3     9
            rook-mobility
              mg   -56   -21   -11    -8    -5    -4    -3    -1     3     5     5     9    11     8
              mg    21
              eg   -33   -36   -17   -15    -7    -2     1     2     4     7    10    11    13    15
              eg    13
            queen-mobility
              mg    41   -17   -17   -17   -10    -9    -7    -5    -2    -1     0     3     3     6
              mg     5     4     8     4     8     3     9    18     6     1   -18   -21   -33   -11
              eg   -46   -14   -36   -55   -31   -19   -12    -8    -3     0     5     5     8     9
              eg    12    16     9    12     9     8     7    -5     3   -22   -12   -31    -3   -33
            knight-outpost
              mg    13    25
              eg    -6     1
            bishop-outpost
              mg     8    22
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
              mg    -3
              eg    13
            rook-queen-file
              mg     4
              eg     4
            rook-trapped
              mg    19   -22
              eg    -8   -22
            queen-screened
              mg   -12
              eg     3
            piece-pinned
              mg    -6    27    26    15    -5
              eg     6    54    41    12    60
            shelter
              mg   -17    33    30     2     6    18   -26     0
              mg   -18    32    19   -10    -1     3   -45     0
              mg   -14    19     5    -5    12     5    76     0
              mg   -15    -8    -6   -14   -10   -12   -25     0
              eg     5   -21   -11     2     7    16    21     0
              eg     0   -13    -5     1     5    12    25     0
              eg    -1    -1     2     2    -5    13     8     0
              eg     2    10     4     2     8     4     6     0
            storm
              mg   -28    77    85   -24   -27   -18   -15     0
              mg   -13    69    92   -12   -21     4     0     0
              mg    -2    13    35    -3    -4     6     2     0
              mg    -1   -16    47    -5    -5     1    -6     0
              eg    -1    -2    13    17     4    -3    -3     0
              eg     8    13    25    17    15     1     3     0
              eg    -2     4    17    11     0    -8    -6     0
              eg    -3    21     4     0    -7    -9    -2     0
            storm-blocked
              mg     0     0   -27   -13     2     1     6     0
              eg     0     0   -24    -7   -11   -12   -19     0
            king-file
              mg   -11   -10   -22
              eg     3     2    -6
            king-pawn-distance
              mg   -23     2     2    -8     0    19    52   -26
              eg   -34     1     1    -3   -16   -30   -37   -21
            king-pawnless-wing
              mg     7
              eg   -41
            danger-base
              mg    93
              eg   -65
            danger-attacker
              mg    29    16    -2    13
              eg     2     2    -1    -1
            danger-attackers
              mg     9    -6    -6     3    20    23    66   100
              eg     7    -5    -2    -2    -1    -1     4     0
            danger-touch
              mg     9
              eg    -1
            danger-weak
              mg     6
              eg     3
            danger-safe-check
              mg    77    -2    47    35    78    44    57    36
              eg    24     9    16     6    33    20    33    23
            danger-unsafe-check
              mg    20
              eg     0
            danger-blocker
              mg     6    41
              eg    -3    -4
            danger-wing
              mg     7     6    -6
              eg    -6    -6    -8
            danger-no-queen
              mg  -107
              eg   -67
            danger-defender
              mg   -13   -16
              eg    -8    -7
            danger-shelter
              mg     5   -21    -1     3    24    29    25     0
              eg    -9     2     4     6     5     6    -5     0
            danger-storm
              mg    21    76   105    28    11    -3     1     0
              eg    -7    -5    -3    -8    -7    -8     9     0
            threat-by-pawn
              mg     0    50    47    52    47
              eg     0    23    29    15    10
            threat-by-minor
              mg     2    15    29    45    39
              eg     8    18    15     7    12
            threat-by-rook
              mg    -3    14    20    -1    33
              eg    12    16    18     1    13
            threat-by-king
              mg    20
              eg    12
            threat-hanging
              mg    11
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
              eg  -104
            winnable-pawns
              mg     0
              eg     5
            winnable-passed
              mg     0
              eg     1
            winnable-both-wings
              mg     0
              eg    51
            winnable-outflanking
              mg     0
              eg     1
            winnable-infiltration
              mg     0
              eg     0
            winnable-pawn-endgame
              mg     0
              eg    30
            scale-pawns
              mg     0     0     0     0     0     0     0     0     0
              eg    64    54    64    64    64    64    64    64    64
            scale-opposite-bishops
              mg     0     0     0     0
              eg    21    23    30    64
            scale-opposite-bishops-pieces
              mg     0
              eg    55
            scale-rooks-one-wing
              mg     0
              eg    51
            scale-lone-queen
              mg     0     0     0     0
              eg    42    44    63    64
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
