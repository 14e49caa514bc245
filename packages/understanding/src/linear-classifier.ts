import type { SparseVector } from './feature-space.ts';
import type { SteppedWork } from './stepped-work.ts';

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

/** Cost of an error; missing a class's own sample costs more, as the others outnumber them. */
const cost = 1;
const ownSampleFactor = 3;
const maxRounds = 30;
const vectorsPerStep = 5_000;
const weightsPerStep = 200_000;

/**
 * Trains L2-regularised support vector machines with squared hinge loss, one against the rest, by dual coordinate
 * descent (Hsieh et al., 2008). The order is drawn from a fixed seed, so training is deterministic.
 *
 * @param precision the tolerance at which training stops.
 */
export function* trainClassifier(
  vectors: readonly SparseVector[],
  classOf: readonly number[],
  classes: number,
  features: number,
  precision: number,
): SteppedWork<LinearClassifier> {
  const lengths = vectors.map(({ weights }) => weights.reduce((sum, weight) => sum + weight * weight, 1));
  const trained: Float32Array[] = [];
  const biases = new Float32Array(classes);
  for (let one = 0; one < classes; one += 1) {
    const { weights, bias } = yield* trainSeparator(vectors, lengths, classOf, one, features, precision);
    trained.push(weights);
    biases[one] = bias;
    yield;
  }
  return { classes, biases, ...(yield* toBytes(trained, features)) };
}

function* trainSeparator(
  vectors: readonly SparseVector[],
  lengths: readonly number[],
  classOf: readonly number[],
  own: number,
  features: number,
  precision: number,
): SteppedWork<{ readonly weights: Float32Array; readonly bias: number }> {
  const weights = new Float32Array(features);
  const multipliers = new Float64Array(vectors.length);
  const order = Int32Array.from(vectors, (_vector, index) => index);
  const draw = createRandom(own + 1);
  let bias = 0;
  let visited = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    shuffle(order, draw);
    let worst = 0;
    for (const index of order) {
      const vector = vectors[index];
      if (!vector) continue;
      const sign = classOf[index] === own ? 1 : -1;
      const softness = 0.5 / (sign > 0 ? cost * ownSampleFactor : cost);
      const multiplier = multipliers[index] ?? 0;
      const gradient = sign * (bias + product(vector, weights)) - 1 + multiplier * softness;
      const projected = multiplier === 0 ? Math.min(0, gradient) : gradient;
      worst = Math.max(worst, Math.abs(projected));
      if (Math.abs(projected) < 1e-9) continue;
      const next = Math.max(0, multiplier - gradient / ((lengths[index] ?? 1) + softness));
      const step = (next - multiplier) * sign;
      multipliers[index] = next;
      bias += step;
      for (let at = 0; at < vector.ids.length; at += 1) {
        const id = vector.ids[at] ?? 0;
        weights[id] = (weights[id] ?? 0) + step * (vector.weights[at] ?? 0);
      }
    }
    if (worst < precision) break;
    visited += order.length;
    if (visited < vectorsPerStep) continue;
    visited = 0;
    yield;
  }
  return { weights, bias };
}

function product({ ids, weights: own }: SparseVector, weights: Float32Array) {
  let sum = 0;
  for (let at = 0; at < ids.length; at += 1) sum += (own[at] ?? 0) * (weights[ids[at] ?? 0] ?? 0);
  return sum;
}

function shuffle(order: Int32Array, draw: (below: number) => number) {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = draw(index + 1);
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** A seeded linear congruential generator of whole numbers from zero; nothing here is secret. */
function createRandom(seed: number) {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

function* toBytes(
  trained: readonly Float32Array[],
  features: number,
): SteppedWork<Pick<LinearClassifier, 'weights' | 'scales'>> {
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
  return { weights, scales };
}

/** The margin of a text for each class: about 1 for its own samples, -1 for those of other classes. */
export function computeMargins(classifier: LinearClassifier, vector: SparseVector): Float32Array {
  const { classes, weights, scales, biases } = classifier;
  const margins = Float32Array.from(biases);
  for (let at = 0; at < vector.ids.length; at += 1) {
    const id = vector.ids[at] ?? 0;
    const value = (vector.weights[at] ?? 0) * (scales[id] ?? 0);
    const row = id * classes;
    for (let own = 0; own < classes; own += 1) margins[own] = (margins[own] ?? 0) + value * (weights[row + own] ?? 0);
  }
  return margins;
}

/** The weight of a feature for a class. */
export function getWeight({ classes, weights, scales }: LinearClassifier, feature: number, own: number): number {
  return (weights[feature * classes + own] ?? 0) * (scales[feature] ?? 0);
}
