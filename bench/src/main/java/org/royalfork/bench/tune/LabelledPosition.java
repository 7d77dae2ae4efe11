package org.royalfork.bench.tune;

/**
 * A position with what is known of it.
 *
 * @param fen the position
 * @param score its value in centipawns from the mover's view
 * @param bestMove the best move in UCI notation
 * @param result the result of its game from the mover's view: 1, 0.5 or 0
 * @param game number of its game in the file, from 0
 */
public record LabelledPosition(String fen, int score, String bestMove, double result, int game) {}
