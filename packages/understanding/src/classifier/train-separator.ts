import type { SparseVector } from '../feature-space.ts';
import type { SteppedWork } from '../stepped-work.ts';

/** The samples of all classes. */
export interface TrainingVectors {
  readonly vectors: readonly SparseVector[];
  /** The squared length of each vector, with one more for the bias. */
  readonly lengths: readonly number[];
  /** The class of each vector; -1 for one that belongs to none. */
  readonly classOf: readonly number[];
  /** The weight of each vector in its own class; a sample has 1. */
  readonly worth: readonly number[];
}

/** The separator of one class, as far as it is trained. */
export interface Separator {
  readonly own: number;
  readonly weights: Float32Array;
  bias: number;
  /** The places of the vectors that it learns from, and their multipliers. */
  readonly places: number[];
  readonly multipliers: number[];
}

/** Cost of an error; missing a class's own sample costs more, as the others outnumber them. */
const cost = 1;
const ownSampleFactor = 3;
const maxRounds = 30;
const vectorsPerStep = 5_000;

/**
 * Trains an L2-regularised support vector machine with squared hinge loss by dual coordinate descent (Hsieh et al.,
 * 2008), from its current weights. The order is drawn from a fixed seed, so training is deterministic.
 *
 * @param precision the tolerance at which training stops.
 */
export function* trainSeparator(
  separator: Separator,
  { vectors, lengths, classOf, worth }: TrainingVectors,
  precision: number,
): SteppedWork<void> {
  const { own, weights, places, multipliers } = separator;
  const order = Int32Array.from(places, (_place, at) => at);
  const draw = createRandom(own + 1);
  let visited = 0;
  // The first vectors of the order are visited; the last ones are set aside until the others have converged.
  let active = order.length;
  let worstBefore = Number.POSITIVE_INFINITY;
  for (let round = 0; round < maxRounds; round += 1) {
    shuffle(order.subarray(0, active), draw);
    let worst = 0;
    for (let turn = 0; turn < active; turn += 1) {
      const at = order[turn] ?? 0;
      const place = places[at] ?? -1;
      const vector = vectors[place];
      if (!vector) continue;
      visited += 1;
      const sign = classOf[place] === own ? 1 : -1;
      const softness = 0.5 / (sign > 0 ? cost * ownSampleFactor * (worth[place] ?? 1) : cost);
      const multiplier = multipliers[at] ?? 0;
      const gradient = sign * (separator.bias + product(vector, weights)) - 1 + multiplier * softness;
      if (multiplier === 0 && gradient > worstBefore) {
        active -= 1;
        order[turn] = order[active] ?? 0;
        order[active] = at;
        turn -= 1;
        continue;
      }
      const projected = multiplier === 0 ? Math.min(0, gradient) : gradient;
      worst = Math.max(worst, Math.abs(projected));
      if (Math.abs(projected) < 1e-9) continue;
      const next = Math.max(0, multiplier - gradient / ((lengths[place] ?? 1) + softness));
      const step = (next - multiplier) * sign;
      multipliers[at] = next;
      separator.bias += step;
      move(weights, vector, step);
    }
    worstBefore = worst;
    if (worst < precision) {
      if (active === order.length) break;
      active = order.length;
      worstBefore = Number.POSITIVE_INFINITY;
    }
    if (visited < vectorsPerStep) continue;
    visited = 0;
    yield;
  }
}

function product({ ids, weights: own }: SparseVector, weights: Float32Array) {
  let sum = 0;
  for (let at = 0; at < ids.length; at += 1) sum += (own[at] ?? 0) * (weights[ids[at] ?? 0] ?? 0);
  return sum;
}

function move(weights: Float32Array, { ids, weights: own }: SparseVector, step: number) {
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    weights[id] = (weights[id] ?? 0) + step * (own[at] ?? 0);
  }
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
