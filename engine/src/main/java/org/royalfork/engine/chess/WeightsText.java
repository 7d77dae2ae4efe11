package org.royalfork.engine.chess;

import java.util.Locale;
import java.util.StringTokenizer;
import org.royalfork.engine.chess.EvaluationTerms.Term;

/**
 * Weights as text: for each term, in the order of {@link EvaluationTerms#ALL}, its name, then rows of middlegame values
 * that start with {@code mg} and rows of endgame values that start with {@code eg}.
 */
public final class WeightsText {

    private static final int LONGEST_ROW = 14;

    private WeightsText() {}

    /**
     * Returns the {@linkplain PackedScore packed} weights in the layout of {@link EvaluationTerms}.
     *
     * @throws IllegalArgumentException if the text has not exactly the terms and numbers of weights of the layout
     */
    public static int[] parse(String text) {
        int[] middlegame = new int[EvaluationTerms.COUNT];
        int[] endgame = new int[EvaluationTerms.COUNT];
        StringTokenizer tokens = new StringTokenizer(text);
        String token = next(tokens);
        for (Term term : EvaluationTerms.ALL) {
            if (!token.equals(term.name())) {
                throw new IllegalArgumentException("weights: expected term " + term.name() + ", not " + token);
            }
            token = row(term, "mg", next(tokens), tokens, middlegame);
            token = row(term, "eg", token, tokens, endgame);
        }
        if (!token.isEmpty()) {
            throw new IllegalArgumentException("weights: unexpected " + token + " after the last term");
        }
        int[] packed = new int[EvaluationTerms.COUNT];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = PackedScore.pack(middlegame[i], endgame[i]);
        }
        return packed;
    }

    /** Reads the rows of one half of a term and returns the first token after them. */
    private static String row(Term term, String half, String first, StringTokenizer tokens, int[] values) {
        int read = 0;
        String token = first;
        while (read < term.size()) {
            if (token.equals(half)) {
                token = next(tokens);
            } else if (read == 0) {
                throw new IllegalArgumentException("weights: term " + term.name() + ": expected " + half);
            }
            values[term.first() + read++] = number(term, token);
            token = next(tokens);
        }
        return token;
    }

    private static int number(Term term, String token) {
        try {
            return Integer.parseInt(token);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("weights: term " + term.name() + ": not a number: " + token, e);
        }
    }

    private static String next(StringTokenizer tokens) {
        return tokens.hasMoreTokens() ? tokens.nextToken() : "";
    }

    /** Returns the text of weights, one line a row. */
    public static String format(int[] packed) {
        StringBuilder text = new StringBuilder(16_384);
        for (Term term : EvaluationTerms.ALL) {
            text.append(term.name()).append('\n');
            for (String half : new String[] {"mg", "eg"}) {
                int row = term.size() % 8 == 0 ? 8 : LONGEST_ROW;
                for (int i = 0; i < term.size(); i++) {
                    if (i % row == 0) {
                        text.append(i == 0 ? "" : "\n").append("  ").append(half);
                    }
                    int weight = packed[term.first() + i];
                    int value = half.equals("mg") ? PackedScore.middlegame(weight) : PackedScore.endgame(weight);
                    text.append(String.format(Locale.ROOT, "%6d", value));
                }
                text.append('\n');
            }
        }
        return text.toString();
    }

    /** Returns the weights that the evaluation uses. */
    public static int[] current() {
        return EvaluationWeights.packed();
    }
}
