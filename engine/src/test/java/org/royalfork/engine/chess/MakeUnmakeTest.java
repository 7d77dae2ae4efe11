package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.MoveList;

/** What a position keeps up move by move equals what is worked out anew, and all of it comes back when moves are undone. */
class MakeUnmakeTest {

    /** Everything that a move may change. */
    private record Snapshot(
            String fen, long key, long pawnKey, int score, int phase, long checkers, long pinned, List<Long> sets) {

        static Snapshot of(ChessPosition p) {
            List<Long> sets = new ArrayList<>();
            for (int colour = Piece.WHITE; colour <= Piece.BLACK; colour++) {
                sets.add(p.occupied(colour));
                for (int type = Piece.PAWN; type <= Piece.KING; type++) {
                    sets.add(p.pieces(colour, type));
                }
            }
            return new Snapshot(
                    Fen.formatShredder(p),
                    p.key(),
                    p.pawnKey(),
                    p.pieceSquareScore(),
                    p.phase(),
                    p.checkers(),
                    p.pinned(),
                    sets);
        }
    }

    private static void assertKeptUp(ChessPosition p) {
        long key = p.sideToMove() == Piece.BLACK ? Zobrist.BLACK_TO_MOVE : 0;
        key ^= Zobrist.EN_PASSANT[p.enPassant()];
        for (int right = 0; right < CastlingRules.RIGHTS; right++) {
            if ((p.castlingRights() >> right & 1) != 0) {
                key ^= Zobrist.CASTLING[p.castlingRules().rookSquare(right)];
            }
        }
        long pawnKey = 0;
        int score = 0;
        int phase = 0;
        for (int square = 0; square < 64; square++) {
            int piece = p.board(square);
            boolean occupied = piece != Piece.NONE;
            assertEquals(occupied, Bitboards.contains(p.occupied(), square));
            if (occupied) {
                assertTrue(Bitboards.contains(p.pieces(Piece.colour(piece), Piece.type(piece)), square));
                key ^= Zobrist.PIECE[piece << 6 | square];
                pawnKey ^= Piece.type(piece) == Piece.PAWN ? Zobrist.PIECE[piece << 6 | square] : 0;
                score += PieceSquare.value(piece, square);
                phase += PieceSquare.phase(piece);
            }
        }
        String fen = Fen.format(p);
        assertEquals(key, p.key(), fen);
        assertEquals(pawnKey, p.pawnKey(), fen);
        assertEquals(score, p.pieceSquareScore(), fen);
        assertEquals(phase, p.phase(), fen);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void everyMoveComesBack(long seed) {
        MoveList moves = new MoveList(256);
        RandomGames.play(seed, 120, position -> {
            Snapshot before = Snapshot.of(position);
            moves.clear();
            position.generateMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                position.make(moves.move(i));
                assertKeptUp(position);
                position.unmake();
                assertEquals(before, Snapshot.of(position));
            }
            if (position.allowsNullMove()) {
                position.makeNull();
                assertKeptUp(position);
                assertEquals(0, position.enPassant());
                position.unmakeNull();
                assertEquals(before, Snapshot.of(position));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5})
    void wholeGamesComeBack(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (String start : RandomGames.STARTS) {
            ChessPosition position = Fen.parse(start, true);
            List<Snapshot> before = new ArrayList<>();
            MoveList moves = new MoveList(256);
            position.generateMoves(moves);
            while (moves.size() > 0 && before.size() < 1_500) {
                before.add(Snapshot.of(position));
                position.make(moves.move(random.nextInt(moves.size())));
                assertKeptUp(position);
                moves.clear();
                position.generateMoves(moves);
            }
            for (int i = before.size() - 1; i >= 0; i--) {
                position.unmake();
                assertEquals(before.get(i), Snapshot.of(position));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {6})
    void copiesAreEqualAndIndependent(long seed) {
        ChessPosition reused = Fen.parse(Fen.START);
        MoveList moves = new MoveList(256);
        RandomGames.play(seed, 60, position -> {
            Snapshot before = Snapshot.of(position);
            ChessPosition copy = position.copy();
            reused.copyFrom(position);
            assertEquals(before, Snapshot.of(copy));
            assertEquals(before, Snapshot.of(reused));
            moves.clear();
            position.generateMoves(moves);
            if (moves.size() > 0) {
                copy.make(moves.move(0));
                assertEquals(before, Snapshot.of(position));
                copy.unmake();
                assertEquals(before, Snapshot.of(copy));
            }
        });
    }

    @Test
    void historyGrowsForVeryLongGames() {
        ChessPosition position = Fen.parse(Fen.START);
        String[] shuffle = {"g1f3", "g8f6", "f3g1", "f6g8"};
        for (int i = 0; i < 10_000; i++) {
            position.make(UciMoves.parse(position, shuffle[i % 4]));
        }
        assertTrue(position.isRepetition(0));
        ChessPosition copy = position.copy();
        assertTrue(copy.isRepetition(0));
        assertEquals(5_001, copy.fullmoveNumber());
        assertEquals(10_000, copy.halfmoveClock());
    }

    @Test
    void transpositionsHaveEqualKeys() {
        assertEquals(
                play("g1f3 g8f6 b1c3 b8c6").key(), play("b1c3 b8c6 g1f3 g8f6").key());
        assertEquals(
                play("e2e4 e7e6 d2d4 d7d5").key(), play("d2d4 e7e6 e2e4 d7d5").key());
        assertEquals(play("e2e4 e7e6 d2d4").key(), play("d2d4 e7e6 e2e4").key(), "no pawn can capture en passant");
        assertEquals(
                Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1")
                        .key(),
                Fen.parse(Fen.START).key(),
                "the spelling of castling rights does not matter");
    }

    private static ChessPosition play(String moves) {
        ChessPosition position = Fen.parse(Fen.START);
        for (String move : moves.split(" ", -1)) {
            position.make(UciMoves.parse(position, move));
        }
        return position;
    }

    @Test
    void unequalPositionsHaveUnequalKeys() {
        Map<Long, String> seen = new HashMap<>();
        for (long seed = 10; seed < 30; seed++) {
            RandomGames.play(seed, 200, position -> {
                String fen = Fen.formatShredder(position);
                String withoutCounters = fen.replaceFirst(" \\d+ \\d+$", "");
                String other = seen.putIfAbsent(position.key(), withoutCounters);
                assertTrue(other == null || other.equals(withoutCounters), () -> other + " and " + withoutCounters);
            });
        }
        assertTrue(seen.size() > 10_000);
    }

    @Test
    void keysAreTheSameInEveryProcess() {
        assertEquals(4989531159527229723L, Fen.parse(Fen.START).key());
    }
}
