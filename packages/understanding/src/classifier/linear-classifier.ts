import type { SparseVector } from '../feature-space.ts';
import type { SteppedWork } from '../stepped-work.ts';

const weightsPerStep = 200_000;

/**
 * A linear separator for each class, one against the rest.
 *
 * The weights of a feature are stored together, as bytes with one scale: a model of 100 intents stays under two
 * megabytes, and a text touches only the rows of its own features.
 */
export interface LinearClassifier {
  readonly classes: number;
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  readonly biases: Float32Array;
}

/** Puts trained separators together, a class each in the order of the classes. */
export function* toClassifier(
  separators: readonly { readonly weights: Float32Array; readonly bias: number }[],
  features: number,
): SteppedWork<LinearClassifier> {
  const trained = separators.map(({ weights }) => weights);
  const biases = Float32Array.from(separators, ({ bias }) => bias);
  const classes = trained.length;
  const weights = new Int8Array(features * classes);
  const scales = new Float32Array(features);
  const featuresPerStep = Math.ceil(weightsPerStep / Math.max(1, classes));
  for (let feature = 0; feature < features; feature += 1) {
    if (feature % featuresPerStep === 0) yield;
    let largest = 0;
    for (const row of trained) largest = Math.max(largest, Math.abs(row[feature] ?? 0));
    const scale = largest / 127;
    scales[feature] = scale;
    if (scale === 0) continue;
    for (const [own, row] of trained.entries())
      weights[feature * classes + own] = Math.round((row[feature] ?? 0) / scale);
  }
  return { classes, weights, scales, biases };
}

/** The margin of a text for each class: about 1 for its own samples, -1 for those of other classes. */
export function computeMargins(classifier: LinearClassifier, { ids, weights: own }: SparseVector): Float32Array {
  const { classes, weights, scales, biases } = classifier;
  // Sums of doubles: a 32-bit sum would be rounded and stored at each feature.
  const margins = Float64Array.from(biases);
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    const value = (own[at] ?? 0) * (scales[id] ?? 0);
    const row = id * classes;
    for (let one = 0; one < classes; one += 1) margins[one] = (margins[one] ?? 0) + value * (weights[row + one] ?? 0);
  }
  return Float32Array.from(margins);
}

/** The weight of a feature for a class. */
export function getWeight({ classes, weights, scales }: LinearClassifier, feature: number, own: number): number {
  return (weights[feature * classes + own] ?? 0) * (scales[feature] ?? 0);
}
