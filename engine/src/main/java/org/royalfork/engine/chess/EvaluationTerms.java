package org.royalfork.engine.chess;

import java.util.ArrayList;
import java.util.List;

/**
 * The layout of the evaluation's weights: one flat array of {@linkplain PackedScore packed} pairs, in which every term
 * owns a run of indexes. A constant below is the index of its term's first weight; a table is indexed by adding to it.
 *
 * <p>The constants are what the evaluation is written with, {@link #ALL} is what the breakdown, the weights file and the
 * tuner walk over. All counts and ranks are from the view of the side that owns the man.
 */
public final class EvaluationTerms {

    /** Where a term belongs in the breakdown, and how its weight enters the score. */
    public enum Group {
        MATERIAL("Material"),
        SQUARES("Piece squares"),
        IMBALANCE("Imbalance"),
        PAWNS("Pawns"),
        PASSED("Passed pawns"),
        MOBILITY("Mobility"),
        PIECES("Pieces"),
        SHELTER("King shelter"),
        /** Weights that add up to the danger of a king, which costs its {@linkplain EvaluationFormula#penalty square}. */
        DANGER("King danger"),
        THREATS("Threats"),
        SPACE("Space"),
        TEMPO("Tempo"),
        /** Weights that move the endgame score towards or away from zero, whoever is ahead. */
        WINNABLE("Winnable"),
        /** Factors of the endgame score, in 64ths, from 0 to 64; only the endgame half of the weight counts. */
        SCALE("Scale");

        private final String title;

        Group(String title) {
            this.title = title;
        }

        /** Returns the name a reader sees. */
        public String title() {
            return title;
        }
    }

    /**
     * One term.
     *
     * @param name its name in the weights file
     * @param group where it belongs
     * @param first index of its first weight
     * @param size number of its weights
     */
    public record Term(String name, Group group, int first, int size) {}

    private static final List<Term> LAYOUT = new ArrayList<>();

    /** Men by type, pawn to queen. */
    static final int PIECE_VALUE = add("piece-value", Group.MATERIAL, 5);

    /** Men by type and square, six tables from a8 to h1 as White sees the board; Black's men use them mirrored. */
    static final int PIECE_SQUARE = addSquares();

    static final int BISHOP_PAIR = add("bishop-pair", Group.IMBALANCE, 1);

    /** A knight, bishop, rook by the number of own pawns. */
    static final int KNIGHT_PAWNS = add("knight-pawns", Group.IMBALANCE, 9);

    static final int BISHOP_PAWNS = add("bishop-pawns", Group.IMBALANCE, 9);
    static final int ROOK_PAWNS = add("rook-pawns", Group.IMBALANCE, 9);

    /** A pawn without own pawns on the adjacent files, by whether no enemy pawn stands before it on its file. */
    static final int PAWN_ISOLATED = add("pawn-isolated", Group.PAWNS, 2);

    /** A pawn that no own pawn can come to support, with a stop square that enemy pawns control; likewise. */
    static final int PAWN_BACKWARD = add("pawn-backward", Group.PAWNS, 2);

    /** A pawn directly or further behind an own pawn of its file, by whether own pawns support it. */
    static final int PAWN_DOUBLED = add("pawn-doubled", Group.PAWNS, 2);

    /** A pawn with an own pawn beside it, by rank. */
    static final int PAWN_PHALANX = add("pawn-phalanx", Group.PAWNS, 8);

    /** A pawn protected by own pawns, by rank. */
    static final int PAWN_SUPPORTED = add("pawn-supported", Group.PAWNS, 8);

    /** A pawn not yet passed whose way only enemy pawns can contest that own pawns outnumber, by rank. */
    static final int PAWN_CANDIDATE = add("pawn-candidate", Group.PAWNS, 8);

    /** An unsupported pawn attacked by two enemy pawns. */
    static final int PAWN_WEAK_LEVER = add("pawn-weak-lever", Group.PAWNS, 1);

    /** A pawn blocked by an enemy pawn, by rank. */
    static final int PAWN_BLOCKED = add("pawn-blocked", Group.PAWNS, 8);

    /** Groups of adjacent files with own pawns. */
    static final int PAWN_ISLANDS = add("pawn-islands", Group.PAWNS, 5);

    /** A passed pawn by rank. */
    static final int PASSED_RANK = add("passed-rank", Group.PASSED, 8);

    /** A passed pawn by the distance of its file from the edge. */
    static final int PASSED_FILE = add("passed-file", Group.PASSED, 4);

    /** A passed pawn supported by or beside an own pawn, by rank. */
    static final int PASSED_CONNECTED = add("passed-connected", Group.PASSED, 8);

    /** A passed pawn whose stop square is occupied by an enemy man, by rank; by an own man. */
    static final int PASSED_BLOCKED = add("passed-blocked", Group.PASSED, 8);

    static final int PASSED_OBSTRUCTED = add("passed-obstructed", Group.PASSED, 8);

    /** A passed pawn whose stop square the enemy does not attack, by rank. */
    static final int PASSED_SAFE_STOP = add("passed-safe-stop", Group.PASSED, 8);

    /** A passed pawn whose whole way the enemy does not attack or occupy, by rank. */
    static final int PASSED_SAFE_PATH = add("passed-safe-path", Group.PASSED, 8);

    /** A passed pawn whose stop square own men defend, by rank. */
    static final int PASSED_DEFENDED_STOP = add("passed-defended-stop", Group.PASSED, 8);

    /** A passed pawn on rank 4 to 7 (rows) by the distance of the own king from its stop square. */
    static final int PASSED_OWN_KING = add("passed-own-king", Group.PASSED, 32);

    /** Likewise by the distance of the enemy king. */
    static final int PASSED_ENEMY_KING = add("passed-enemy-king", Group.PASSED, 32);

    /** A passed pawn that the enemy, having only king and pawns, cannot catch. */
    static final int PASSED_UNSTOPPABLE = add("passed-unstoppable", Group.PASSED, 1);

    /** A passed pawn with an own rook or queen behind it; an enemy one. */
    static final int PASSED_ROOK_BEHIND = add("passed-rook-behind", Group.PASSED, 2);

    /** A man by the number of safe squares it attacks. */
    static final int KNIGHT_MOBILITY = add("knight-mobility", Group.MOBILITY, 9);

    static final int BISHOP_MOBILITY = add("bishop-mobility", Group.MOBILITY, 14);
    static final int ROOK_MOBILITY = add("rook-mobility", Group.MOBILITY, 15);
    static final int QUEEN_MOBILITY = add("queen-mobility", Group.MOBILITY, 28);

    /** A knight on a square of ranks 4 to 6 that no enemy pawn can attack, by whether an own pawn protects it. */
    static final int KNIGHT_OUTPOST = add("knight-outpost", Group.PIECES, 2);

    static final int BISHOP_OUTPOST = add("bishop-outpost", Group.PIECES, 2);

    /** A knight that can go to a protected outpost in one move. */
    static final int KNIGHT_REACHES_OUTPOST = add("knight-reaches-outpost", Group.PIECES, 1);

    /** A minor piece directly behind a pawn. */
    static final int MINOR_BEHIND_PAWN = add("minor-behind-pawn", Group.PIECES, 1);

    /** Steps between a knight, bishop and the own king. */
    static final int MINOR_KING_DISTANCE = add("minor-king-distance", Group.PIECES, 2);

    /** Own pawns on a bishop's colour of squares. */
    static final int BISHOP_OWN_PAWNS = add("bishop-own-pawns", Group.PIECES, 1);

    /** Those pawns times the own central pawns that are blocked. */
    static final int BISHOP_BLOCKED_CENTRE = add("bishop-blocked-centre", Group.PIECES, 1);

    /** Enemy pawns on a bishop's colour of squares. */
    static final int BISHOP_ENEMY_PAWNS = add("bishop-enemy-pawns", Group.PIECES, 1);

    /** A bishop that sees both central squares of a long diagonal through anything but pawns. */
    static final int BISHOP_LONG_DIAGONAL = add("bishop-long-diagonal", Group.PIECES, 1);

    static final int ROOK_OPEN_FILE = add("rook-open-file", Group.PIECES, 1);

    /** A rook on a file without own pawns, by whether enemy pawns do not protect the enemy pawn on it. */
    static final int ROOK_HALF_OPEN_FILE = add("rook-half-open-file", Group.PIECES, 2);

    /** A rook on the seventh rank with enemy pawns there or the enemy king behind it. */
    static final int ROOK_SEVENTH = add("rook-seventh", Group.PIECES, 1);

    /** A rook on the file of a queen of either side. */
    static final int ROOK_QUEEN_FILE = add("rook-queen-file", Group.PIECES, 1);

    /** A rook of little mobility shut in by its king, by whether castling is no longer possible. */
    static final int ROOK_TRAPPED = add("rook-trapped", Group.PIECES, 2);

    /** A queen that a single man screens from an enemy bishop or rook. */
    static final int QUEEN_SCREENED = add("queen-screened", Group.PIECES, 1);

    /** A man pinned to its king. */
    static final int PIECE_PINNED = add("piece-pinned", Group.PIECES, 5);

    /** The rearmost own pawn on the king's and adjacent files, by distance of the file from the edge and rank; rank 0: none. */
    static final int SHELTER = add("shelter", Group.SHELTER, 32);

    /** The foremost enemy pawn on those files that an own pawn does not block, likewise. */
    static final int STORM = add("storm", Group.SHELTER, 32);

    /** The foremost enemy pawn on those files that an own pawn blocks, by rank. */
    static final int STORM_BLOCKED = add("storm-blocked", Group.SHELTER, 8);

    /** The king on a file that has no own pawns, no enemy pawns, no pawns at all. */
    static final int KING_FILE = add("king-file", Group.SHELTER, 3);

    /** Steps between the king and the nearest own pawn. */
    static final int KING_PAWN_DISTANCE = add("king-pawn-distance", Group.SHELTER, 8);

    /** No pawns on the king's wing. */
    static final int KING_PAWNLESS_WING = add("king-pawnless-wing", Group.SHELTER, 1);

    static final int DANGER_BASE = add("danger-base", Group.DANGER, 1);

    /** Enemy knights, bishops, rooks, queens that attack the king's ring. */
    static final int DANGER_ATTACKER = add("danger-attacker", Group.DANGER, 4);

    /** Number of those attackers. */
    static final int DANGER_ATTACKERS = add("danger-attackers", Group.DANGER, 8);

    /** Attacks of enemy pieces on squares next to the king. */
    static final int DANGER_TOUCH = add("danger-touch", Group.DANGER, 1);

    /** Squares of the ring that the enemy attacks and only king or queen, or nothing, defends. */
    static final int DANGER_WEAK = add("danger-weak", Group.DANGER, 1);

    /** A safe check by knight, bishop, rook, queen is possible; and from more than one square. */
    static final int DANGER_SAFE_CHECK = add("danger-safe-check", Group.DANGER, 8);

    /** Squares from which a check is possible that is not safe. */
    static final int DANGER_UNSAFE_CHECK = add("danger-unsafe-check", Group.DANGER, 1);

    /** Own men pinned to the king, and enemy men that would discover a check. */
    static final int DANGER_BLOCKER = add("danger-blocker", Group.DANGER, 2);

    /** Squares of the king's wing in the own camp that the enemy attacks; attacks twice; that the own side defends. */
    static final int DANGER_WING = add("danger-wing", Group.DANGER, 3);

    /** The enemy has no queen. */
    static final int DANGER_NO_QUEEN = add("danger-no-queen", Group.DANGER, 1);

    /** A knight, a bishop defends squares next to the king. */
    static final int DANGER_DEFENDER = add("danger-defender", Group.DANGER, 2);

    /** The rank of the rearmost own pawn on the king's and the adjacent files; rank 0: none. */
    static final int DANGER_SHELTER = add("danger-shelter", Group.DANGER, 8);

    /** The rank of the foremost enemy pawn on those files that is not blocked; rank 0: none. */
    static final int DANGER_STORM = add("danger-storm", Group.DANGER, 8);

    /** An enemy man, by type, attacked by a pawn. */
    static final int THREAT_BY_PAWN = add("threat-by-pawn", Group.THREATS, 5);

    /** An enemy man that is weak or not a pawn, by type, attacked by a minor piece. */
    static final int THREAT_BY_MINOR = add("threat-by-minor", Group.THREATS, 5);

    /** A weak enemy man, by type, attacked by a rook. */
    static final int THREAT_BY_ROOK = add("threat-by-rook", Group.THREATS, 5);

    /** Weak enemy men attacked by the king. */
    static final int THREAT_BY_KING = add("threat-by-king", Group.THREATS, 1);

    /** Weak enemy men without any defence, or not pawns and attacked twice. */
    static final int THREAT_HANGING = add("threat-hanging", Group.THREATS, 1);

    /** Weak enemy men that only the queen defends. */
    static final int THREAT_QUEEN_DEFENDED = add("threat-queen-defended", Group.THREATS, 1);

    /** Enemy men, not pawns, that a safe pawn push would attack. */
    static final int THREAT_PAWN_PUSH = add("threat-pawn-push", Group.THREATS, 1);

    /** Squares from which a knight, a bishop or rook could safely attack the only enemy queen. */
    static final int THREAT_ON_QUEEN = add("threat-on-queen", Group.THREATS, 2);

    /** Squares that both sides attack and the enemy does not hold firmly. */
    static final int RESTRICTION = add("restriction", Group.THREATS, 1);

    /** Safe squares of the centre files in the own camp, times a measure of the men that want room. */
    static final int SPACE = add("space", Group.SPACE, 1);

    static final int TEMPO = add("tempo", Group.TEMPO, 1);

    static final int WINNABLE_BASE = add("winnable-base", Group.WINNABLE, 1);
    static final int WINNABLE_PAWNS = add("winnable-pawns", Group.WINNABLE, 1);

    /** Passed pawns of both sides. */
    static final int WINNABLE_PASSED = add("winnable-passed", Group.WINNABLE, 1);

    /** Pawns on both wings. */
    static final int WINNABLE_BOTH_WINGS = add("winnable-both-wings", Group.WINNABLE, 1);

    /** Files less ranks between the kings. */
    static final int WINNABLE_OUTFLANKING = add("winnable-outflanking", Group.WINNABLE, 1);

    /** A king has crossed the middle of the board. */
    static final int WINNABLE_INFILTRATION = add("winnable-infiltration", Group.WINNABLE, 1);

    /** Kings and pawns only. */
    static final int WINNABLE_PAWN_ENDGAME = add("winnable-pawn-endgame", Group.WINNABLE, 1);

    /** Any endgame without a term of its own, by the stronger side's pawns. */
    static final int SCALE_PAWNS = add("scale-pawns", Group.SCALE, 9);

    /** Bishops of opposite colours and nothing else but pawns, by the stronger side's passed pawns (up to 3). */
    static final int SCALE_OPPOSITE_BISHOPS = add("scale-opposite-bishops", Group.SCALE, 4);

    /** Bishops of opposite colours and other pieces. */
    static final int SCALE_OPPOSITE_BISHOPS_PIECES = add("scale-opposite-bishops-pieces", Group.SCALE, 1);

    /** One rook each, the stronger side's pawns, one more at most, all on one wing and the defending king before them. */
    static final int SCALE_ROOKS_ONE_WING = add("scale-rooks-one-wing", Group.SCALE, 1);

    /** A queen against no queen, by the weaker side's minor pieces (up to 3) when the stronger has no other piece. */
    static final int SCALE_LONE_QUEEN = add("scale-lone-queen", Group.SCALE, 4);

    /** The stronger side has no pawn and leads by a minor piece at most, by whether the other has more than one minor piece. */
    static final int SCALE_NO_PAWNS = add("scale-no-pawns", Group.SCALE, 2);

    /** All terms in the order of their indexes. */
    public static final List<Term> ALL = List.copyOf(LAYOUT);

    /** Number of weights. */
    public static final int COUNT = LAYOUT.getLast().first() + LAYOUT.getLast().size();

    private EvaluationTerms() {}

    private static int add(String name, Group group, int size) {
        int first = LAYOUT.isEmpty()
                ? 0
                : LAYOUT.getLast().first() + LAYOUT.getLast().size();
        LAYOUT.add(new Term(name, group, first, size));
        return first;
    }

    private static int addSquares() {
        int first = add("pawn-squares", Group.SQUARES, 64);
        for (String name : new String[] {"knight", "bishop", "rook", "queen", "king"}) {
            add(name + "-squares", Group.SQUARES, 64);
        }
        return first;
    }
}
