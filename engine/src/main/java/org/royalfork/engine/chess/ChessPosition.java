package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BISHOP;
import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.KNIGHT;
import static org.royalfork.engine.chess.Piece.NONE;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;

import java.util.Arrays;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * A chess position, standard or Chess960, with the game that led to it. Made by {@link Fen}.
 *
 * <p>Where the men stand ({@link Placement}) is changed in place. All else that a move changes lies in one {@link State} a ply, so that taking a move back finds the state before as it was, with what was
 * already worked out for that node (checks, pins, checking squares). States are made in advance and reused: only a game
 * longer than any before allocates.
 *
 * <p>Moves made on this object can be taken back; {@link #copy} and {@link #copyFrom} take along only those earlier states
 * that can still be repeated, and none of their moves can be taken back from the copy.
 */
public final class ChessPosition extends Placement implements Position {

    private static final int FIFTY_MOVES = 100;
    private static final int FIRST_CAPACITY = Score.MAX_PLY + 120;
    private static final int HISTORY_SIZE = 12 << 6;

    private final Evaluation evaluation = new Evaluation();

    private CastlingRules castlingRules;
    private State[] states = new State[FIRST_CAPACITY];
    private State state;
    private int ply;
    private int sideToMove;

    /** Plies from the beginning of the game to {@code states[0]}. */
    private int firstPly;

    private ChessPosition() {
        for (int i = 0; i < states.length; i++) {
            states[i] = new State();
        }
        state = states[0];
    }

    /**
     * Sets up a position whose sanity {@link Fen} has checked: one king a side, no pawns on the outer ranks.
     *
     * @param men the man on each square, {@link Piece#NONE} for none
     * @param enPassant square that a pawn has just passed, or 0; forgotten when no pawn can legally capture there
     * @param gamePly plies since the beginning of the game
     */
    ChessPosition(
            byte[] men, int sideToMove, CastlingRules castlingRules, int enPassant, int halfmoveClock, int gamePly) {
        this();
        this.sideToMove = sideToMove;
        this.castlingRules = castlingRules;
        firstPly = gamePly;
        state.castling = castlingRules.rights();
        state.halfmoveClock = halfmoveClock;
        state.captured = NONE;
        state.invalidate();
        state.key = castlingRules.key(state.castling) ^ (sideToMove == BLACK ? Zobrist.BLACK_TO_MOVE : 0);
        for (int square = 0; square < 64; square++) {
            if (men[square] != NONE) {
                place(state, men[square], square);
            }
        }
        if (enPassant != 0) {
            allowEnPassant(state, enPassant);
        }
    }

    @Override
    public int sideToMove() {
        return sideToMove;
    }

    @Override
    public long key() {
        return state.key;
    }

    /** Returns a Zobrist key of the pawns of both sides; 0 without pawns. */
    public long pawnKey() {
        return state.pawnKey;
    }

    @Override
    public long structureKey() {
        return state.pawnKey;
    }

    /** Returns the sum of {@link PieceSquare#value} over all men: packed, from White's view. */
    public int pieceSquareScore() {
        return state.pieceSquareScore;
    }

    /** Returns the sum of {@link PieceSquare#phase} over all men; promotions may lift it above that of complete armies. */
    public int phase() {
        return state.phase;
    }

    /** Returns the plies since the last capture or pawn move. */
    public int halfmoveClock() {
        return state.halfmoveClock;
    }

    /** Returns the number of the move that is about to be made, as FEN counts: from 1, one more after each black move. */
    public int fullmoveNumber() {
        return (firstPly + ply) / 2 + 1;
    }

    /** Returns the square to which a pawn can legally capture en passant now, or 0. */
    public int enPassant() {
        return state.enPassant;
    }

    /** Tells whether a side still has the right (not the possibility) to castle towards the h-file or the a-file. */
    public boolean mayCastle(int colour, boolean towardsH) {
        return (state.castling >> CastlingRules.right(colour, towardsH) & 1) != 0;
    }

    /** Returns the rights that are left, as {@link CastlingRules} numbers them. */
    int castlingRights() {
        return state.castling;
    }

    /** Returns the castling rules of this game. */
    CastlingRules castlingRules() {
        return castlingRules;
    }

    /** Returns the opponent's men that give check. */
    public long checkers() {
        long checkers = state.checkers;
        return checkers != State.UNKNOWN ? checkers : findCheckersAndPins();
    }

    /** Returns the mover's men that are pinned to their king. */
    public long pinned() {
        if (state.checkers == State.UNKNOWN) {
            findCheckersAndPins();
        }
        return state.pinned;
    }

    private long findCheckersAndPins() {
        int us = sideToMove;
        int king = kingSquare(us);
        long ours = occupied(us);
        long theirs = occupied(us ^ 1);
        long checkers = theirs & ((Attacks.knight(king) & pieces(KNIGHT)) | (Attacks.pawn(us, king) & pieces(PAWN)));
        long pinned = 0;
        long queens = pieces(QUEEN);
        long sliders = theirs
                & ((Attacks.rookRays(king) & (pieces(ROOK) | queens))
                        | (Attacks.bishopRays(king) & (pieces(BISHOP) | queens)));
        for (long rest = sliders; rest != 0; rest &= rest - 1) {
            long between = Attacks.between(king, Long.numberOfTrailingZeros(rest)) & (ours | theirs);
            if (between == 0) {
                checkers |= rest & -rest;
            } else if ((between & between - 1) == 0) {
                pinned |= between & ours;
            }
        }
        state.pinned = pinned;
        state.checkers = checkers;
        return checkers;
    }

    @Override
    public boolean isForced() {
        return checkers() != 0;
    }

    @Override
    public void generateMoves(MoveList moves) {
        MoveGenerator.all(this, moves);
    }

    @Override
    public void generateTactical(MoveList moves) {
        MoveGenerator.tactical(this, moves);
    }

    @Override
    public void generateQuiet(MoveList moves) {
        MoveGenerator.quiet(this, moves);
    }

    @Override
    public boolean isLegal(int move) {
        return MoveGenerator.isLegal(this, move);
    }

    @Override
    public boolean isTactical(int move) {
        return switch (ChessMove.kind(move)) {
            case ChessMove.NORMAL -> board(ChessMove.to(move)) != NONE;
            case ChessMove.PROMOTION -> ChessMove.promotion(move) == QUEEN;
            default -> ChessMove.kind(move) == ChessMove.EN_PASSANT;
        };
    }

    @Override
    public void make(int move) {
        State before = state;
        State after = nextState();
        int us = sideToMove;
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        after.move = move;
        after.castling = before.castling & castlingRules.kept(from) & castlingRules.kept(to);
        after.enPassant = 0;
        after.halfmoveClock = before.halfmoveClock + 1;
        after.reversible = before.reversible + 1;
        after.captured = NONE;
        after.pawnKey = before.pawnKey;
        after.pieceSquareScore = before.pieceSquareScore;
        after.phase = before.phase;
        after.key = before.key
                ^ Zobrist.BLACK_TO_MOVE
                ^ Zobrist.EN_PASSANT[before.enPassant]
                ^ castlingRules.key(before.castling)
                ^ castlingRules.key(after.castling);
        sideToMove = us ^ 1;
        if (ChessMove.kind(move) == ChessMove.NORMAL) {
            if (board(to) != NONE) {
                after.captured = board(to);
                capture(after, to);
            }
            relocate(after, from, to);
        } else {
            makeSpecial(after, us, from, to, move);
        }
    }

    /** Puts a man on an empty square. */
    private void place(State after, int piece, int square) {
        long random = Zobrist.PIECE[piece << 6 | square];
        put(piece, square);
        after.key ^= random;
        after.pieceSquareScore += PieceSquare.value(piece, square);
        after.phase += PieceSquare.phase(piece);
        if (Piece.type(piece) == PAWN) {
            after.pawnKey ^= random;
        }
    }

    /** Takes the man on a square off the board. */
    private void lift(State after, int square) {
        int piece = board(square);
        long random = Zobrist.PIECE[piece << 6 | square];
        remove(piece, square);
        after.key ^= random;
        after.pieceSquareScore -= PieceSquare.value(piece, square);
        after.phase -= PieceSquare.phase(piece);
        if (Piece.type(piece) == PAWN) {
            after.pawnKey ^= random;
        }
    }

    /** Takes the man on a square off the board for good. */
    private void capture(State after, int square) {
        lift(after, square);
        after.halfmoveClock = 0;
        after.reversible = 0;
    }

    /** Moves the man on {@code from} to the empty square {@code to}. */
    private void relocate(State after, int from, int to) {
        int piece = board(from);
        long random = Zobrist.PIECE[piece << 6 | from] ^ Zobrist.PIECE[piece << 6 | to];
        move(piece, from, to);
        after.key ^= random;
        after.pieceSquareScore += PieceSquare.value(piece, to) - PieceSquare.value(piece, from);
        if (Piece.type(piece) == PAWN) {
            after.pawnKey ^= random;
            after.halfmoveClock = 0;
            after.reversible = 0;
            if ((from ^ to) == 16) {
                allowEnPassant(after, (from + to) >> 1);
            }
        }
    }

    private void allowEnPassant(State after, int passed) {
        if (enPassantCapturers(passed) != 0) {
            after.enPassant = passed;
            after.key ^= Zobrist.EN_PASSANT[passed];
        }
    }

    /** Returns the mover's pawns that can legally capture en passant on {@code target}. */
    private long enPassantCapturers(int target) {
        long capturers = Attacks.pawn(sideToMove ^ 1, target) & pieces(sideToMove, PAWN);
        long legal = 0;
        for (long rest = capturers; rest != 0; rest &= rest - 1) {
            if (MoveGenerator.isEnPassantSafe(this, Long.numberOfTrailingZeros(rest), target)) {
                legal |= rest & -rest;
            }
        }
        return legal;
    }

    private void makeSpecial(State after, int us, int from, int to, int move) {
        switch (ChessMove.kind(move)) {
            case ChessMove.PROMOTION -> {
                if (board(to) != NONE) {
                    after.captured = board(to);
                    capture(after, to);
                }
                capture(after, from);
                place(after, Piece.of(us, ChessMove.promotion(move)), to);
            }
            case ChessMove.EN_PASSANT -> {
                capture(after, to ^ 8);
                relocate(after, from, to);
            }
            default -> castle(after, us, from, to);
        }
    }

    private void castle(State after, int us, int kingFrom, int rookFrom) {
        int right = CastlingRules.right(us, rookFrom > kingFrom);
        lift(after, kingFrom);
        lift(after, rookFrom);
        place(after, Piece.of(us, KING), CastlingRules.kingTarget(right));
        place(after, Piece.of(us, ROOK), CastlingRules.rookTarget(right));
    }

    @Override
    public void unmake() {
        State undone = state;
        state = states[--ply];
        int us = sideToMove ^ 1;
        sideToMove = us;
        int from = ChessMove.from(undone.move);
        int to = ChessMove.to(undone.move);
        if (ChessMove.kind(undone.move) == ChessMove.NORMAL) {
            move(board(to), to, from);
            if (undone.captured != NONE) {
                put(undone.captured, to);
            }
        } else {
            unmakeSpecial(undone, us, from, to);
        }
    }

    private void unmakeSpecial(State undone, int us, int from, int to) {
        switch (ChessMove.kind(undone.move)) {
            case ChessMove.PROMOTION -> {
                remove(board(to), to);
                put(Piece.of(us, PAWN), from);
                if (undone.captured != NONE) {
                    put(undone.captured, to);
                }
            }
            case ChessMove.EN_PASSANT -> {
                move(board(to), to, from);
                put(Piece.of(us ^ 1, PAWN), to ^ 8);
            }
            default -> {
                int right = CastlingRules.right(us, to > from);
                remove(Piece.of(us, KING), CastlingRules.kingTarget(right));
                remove(Piece.of(us, ROOK), CastlingRules.rookTarget(right));
                put(Piece.of(us, KING), from);
                put(Piece.of(us, ROOK), to);
            }
        }
    }

    @Override
    public boolean allowsNullMove() {
        long others = occupied(sideToMove) & ~(pieces(PAWN) | pieces(KING));
        return others != 0 && checkers() == 0;
    }

    @Override
    public void makeNull() {
        State before = state;
        State after = nextState();
        after.copyFrom(before);
        after.move = NO_MOVE;
        after.captured = NONE;
        after.key ^= Zobrist.BLACK_TO_MOVE ^ Zobrist.EN_PASSANT[before.enPassant];
        after.enPassant = 0;
        after.halfmoveClock++;
        after.reversible = 0;
        sideToMove ^= 1;
    }

    @Override
    public void unmakeNull() {
        state = states[--ply];
        sideToMove ^= 1;
    }

    /** Steps to the state of the next ply, whose fields hold leavings. */
    private State nextState() {
        if (++ply == states.length) {
            growStates();
        }
        State next = states[ply];
        next.invalidate();
        state = next;
        return next;
    }

    private void growStates() {
        int size = states.length;
        states = Arrays.copyOf(states, size * 2);
        for (int i = size; i < states.length; i++) {
            states[i] = new State();
        }
    }

    @Override
    public int terminalScore(int searchPly) {
        if (isMaterialInsufficient() || isRepetition(searchPly)) {
            return Score.DRAW;
        }
        if (state.halfmoveClock >= FIFTY_MOVES) {
            return checkers() != 0 && MoveGenerator.count(this) == 0 ? Score.LOST_NOW : Score.DRAW;
        }
        return NOT_OVER;
    }

    @Override
    public int noMovesScore() {
        return checkers() != 0 ? Score.LOST_NOW : Score.DRAW;
    }

    /** Tells whether neither side can ever mate: bare kings, one minor piece, or bishops all on squares of one colour. */
    public boolean isMaterialInsufficient() {
        if ((pieces(PAWN) | pieces(ROOK) | pieces(QUEEN)) != 0) {
            return false;
        }
        long bishops = pieces(BISHOP);
        long minors = pieces(KNIGHT) | bishops;
        return (minors & minors - 1) == 0
                || (pieces(KNIGHT) == 0
                        && ((bishops & Bitboards.DARK_SQUARES) == 0 || (bishops & Bitboards.LIGHT_SQUARES) == 0));
    }

    /**
     * Tells whether the position counts as repeated: it stood once before within the last {@code searchPly} plies, or twice
     * before at all.
     */
    public boolean isRepetition(int searchPly) {
        int seen = 0;
        for (int back = 4; back <= state.reversible; back += 2) {
            if (states[ply - back].key == state.key && (back <= searchPly || ++seen == 2)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int evaluate() {
        return evaluation.evaluate(this);
    }

    @Override
    public boolean givesForce(int move) {
        return CheckDetector.givesCheck(this, move);
    }

    /** Returns the state of the present node, for {@link CheckDetector} to keep what it works out. */
    State state() {
        return state;
    }

    @Override
    public int tacticalValue(int move) {
        return materialGain(move) * 8 - Piece.type(board(ChessMove.from(move)));
    }

    @Override
    public int materialGain(int move) {
        return StaticExchange.materialGain(this, move);
    }

    @Override
    public boolean exchangeAtLeast(int move, int threshold) {
        return StaticExchange.atLeast(this, move, threshold);
    }

    @Override
    public int historyIndex(int move) {
        return board(ChessMove.from(move)) << 6 | ChessMove.to(move);
    }

    @Override
    public int historySize() {
        return HISTORY_SIZE;
    }

    @Override
    public ChessPosition copy() {
        ChessPosition copy = new ChessPosition();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position source) {
        ChessPosition other = (ChessPosition) source;
        copyPlacement(other);
        castlingRules = other.castlingRules;
        sideToMove = other.sideToMove;
        int kept = other.state.reversible;
        int skipped = other.ply - kept;
        while (kept >= states.length) {
            growStates();
        }
        for (int i = 0; i <= kept; i++) {
            states[i].copyFrom(other.states[skipped + i]);
        }
        ply = kept;
        firstPly = other.firstPly + skipped;
        state = states[ply];
    }
}
