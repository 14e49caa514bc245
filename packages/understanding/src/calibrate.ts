/** What tells whether the likeliest intent is meant: a constant, its margin, its lead, and how known the text is. */
export type Signals = readonly [one: 1, margin: number, lead: number, known: number, near: number];

/** Weights of a logistic regression over the signals. */
export type Calibration = readonly number[];

/** Where nothing better is known: what public corpora taught, on their validation splits. */
export const defaultCalibration: Calibration = [-2.2, 1.9, 1.1, 0.8, 1.7];
/** How many outcomes the usual calibration is worth beside those seen on an author's own samples. */
const usualWorth = 12;
const rounds = 300;

/** An outcome on a sample that the training had not seen. */
export interface Outcome {
  readonly signals: Signals;
  readonly isRight: boolean;
  readonly weight: number;
}

/** Fits probabilities to outcomes on held-out samples; few outcomes move the usual weights only a little. */
export function fitCalibration(outcomes: readonly Outcome[]): Calibration {
  const weights = [...defaultCalibration];
  const total = outcomes.reduce((sum, { weight }) => sum + weight, usualWorth);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, index) => usualWorth * 0.2 * (weight - (defaultCalibration[index] ?? 0)));
    for (const { signals, isRight, weight } of outcomes) {
      const error = weight * (computeProbability(weights, signals) - Number(isRight));
      for (const [index, signal] of signals.entries()) slope[index] = (slope[index] ?? 0) + error * signal;
    }
    for (const [index, by] of slope.entries()) weights[index] = (weights[index] ?? 0) - (2 / total) * by;
  }
  return weights;
}

/** @returns 0 to 1. */
export function computeProbability(calibration: Calibration, signals: Signals): number {
  let sum = 0;
  for (const [index, signal] of signals.entries()) sum += signal * (calibration[index] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
