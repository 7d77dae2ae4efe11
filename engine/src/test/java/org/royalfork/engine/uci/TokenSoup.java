package org.royalfork.engine.uci;

import java.util.Random;

/** Random lines from the words of the protocol, numbers of all sizes, and noise. */
final class TokenSoup {

    private static final String[] WORDS = {
        "position",
        "startpos",
        "fen",
        "moves",
        "go",
        "depth",
        "nodes",
        "movetime",
        "wtime",
        "btime",
        "winc",
        "binc",
        "movestogo",
        "infinite",
        "searchmoves",
        "ponder",
        "mate",
        "perft",
        "setoption",
        "name",
        "value",
        "Hash",
        "Threads",
        "MultiPV",
        "Clear",
        "UCI_Chess960",
        "Move",
        "Overhead",
        "Strategy",
        "ybw",
        "true",
        "false",
        "debug",
        "on",
        "off",
        "register",
        "later",
        "d",
        "eval",
        "e2e4",
        "e7e8q",
        "a1a1",
        "0000",
        "e1h1",
        "w",
        "b",
        "-",
        "KQkq",
        "8/8/8/8/8/8/8/8",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "k7/8/K7/8/8/8/8/8",
        "9/9",
        "info",
        "bestmove"
    };

    private TokenSoup() {}

    static String line(Random random) {
        StringBuilder line = new StringBuilder();
        int words = random.nextInt(9);
        for (int i = 0; i < words; i++) {
            line.append(word(random)).append(random.nextInt(8) == 0 ? "\t " : " ");
        }
        return line.toString();
    }

    private static String word(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> Long.toString(random.nextLong() >> random.nextInt(64));
            case 1 -> noise(random);
            default -> WORDS[random.nextInt(WORDS.length)];
        };
    }

    private static String noise(Random random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(12);
        for (int i = 0; i < length; i++) {
            text.append((char) (random.nextInt(4) == 0 ? random.nextInt(0xD800) : ' ' + random.nextInt(95)));
        }
        return text.toString();
    }
}
