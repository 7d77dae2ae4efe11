/**
 * Experiments with parallel search inside this process: what is measured, how it is interleaved, and what is computed
 * from it.
 *
 * <p>An experiment searches positions by {@link org.royalfork.bench.lab.Configuration}s and yields one
 * {@link org.royalfork.bench.lab.Measurement} a search, which is written at once; everything else is computed from those
 * rows. {@link org.royalfork.bench.lab.TimeToDepth} is the experiment, {@link org.royalfork.bench.lab.ExperimentSettings} say
 * what it measures, and its {@link org.royalfork.bench.lab.Journal} is memory, or a folder in which an interrupted experiment
 * can go on ({@link org.royalfork.bench.lab.ExperimentFolder}).
 *
 * <p>Experiments with the transposition table go through views of it that count, disturb or replace otherwise
 * ({@link org.royalfork.tt.TableObserver}): {@link org.royalfork.bench.lab.HealthExperiment},
 * {@link org.royalfork.bench.lab.FaultExperiment}, {@link org.royalfork.bench.lab.ReplacementExperiment};
 * {@link org.royalfork.bench.lab.ClearExperiment} takes the time of its clearing.
 *
 * <p>Definitions: T1 and N1 are time and nodes of the sequential program, TP and NP those of P workers, to the same depth.
 * Speedup is T1 / TP, search overhead NP / N1 - 1, the ratio of speeds (NP / TP) / (N1 / T1). The machine ceiling is the
 * throughput of P independent sequential searches at once, each with its own table, over that of one alone: what the
 * hardware itself allows.
 */
package org.royalfork.bench.lab;
