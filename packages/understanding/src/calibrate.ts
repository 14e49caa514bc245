/** The signals for the probability of an intent: a constant, its margin, its lead, and how known the text is. */
export type Signals = readonly [one: 1, margin: number, lead: number, known: number, near: number];

/** Weights of a logistic regression over the signals. */
export type Calibration = readonly number[];

/** The default weights, fitted on validation splits of public corpora. */
export const defaultCalibration: Calibration = [-2.2, 1.9, 1.1, 0.8, 1.7];
/** The weight of the default calibration, in outcomes, relative to the author's own samples. */
const usualWorth = 12;
const rounds = 300;

/** The outcome of matching a held-out sample. */
export interface Outcome {
  readonly signals: Signals;
  readonly isRight: boolean;
  readonly weight: number;
}

/** Fits probabilities to outcomes on held-out samples; few outcomes change the default weights only a little. */
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
