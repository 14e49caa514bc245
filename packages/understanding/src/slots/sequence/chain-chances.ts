import { addWeights, isInside } from './sequence-model.ts';

/** The chances of the labels of a text, a row of labels for each word (forward-backward, scaled to sums of 1). */
export interface ChainChances {
  /** The chance of each label at each word. */
  readonly ofLabels: Float64Array;
  /** The summed chance of each label after each label before; the last row is the beginning. */
  readonly ofPairs: Float64Array;
}

/** Computes how likely each label is at each word of a text, under the weights so far. */
export function computeChances(
  features: readonly (readonly number[])[],
  weights: Float32Array,
  transitions: Float32Array,
  labelCount: number,
): ChainChances {
  const steps = transitions.map(Math.exp);
  const own = listFactors(features, weights, labelCount);
  const forward = new Float64Array(own.length);
  const backward = new Float64Array(own.length);
  const sums = new Float64Array(features.length);
  for (let at = 0; at < features.length; at += 1) goForward(at);
  for (let at = features.length - 1; at >= 0; at -= 1) goBackward(at);
  return { ofLabels: forward.map((value, place) => value * (backward[place] ?? 0)), ofPairs: sumPairs() };

  function goForward(at: number) {
    const row = at * labelCount;
    let sum = 0;
    for (let label = 0; label < labelCount; label += 1) {
      const value = (own[row + label] ?? 0) * countWays(row - labelCount, label);
      forward[row + label] = value;
      sum += value;
    }
    for (let label = 0; label < labelCount; label += 1) forward[row + label] = (forward[row + label] ?? 0) / sum;
    sums[at] = sum;
  }

  /** The transitions to a label from the labels of the word before; from the beginning for the first word. */
  function countWays(before: number, label: number): number {
    if (before < 0) return isInside(label) ? 0 : (steps[labelCount * labelCount + label] ?? 0);
    const [first, last] = isInside(label) ? [label - 1, label] : [0, labelCount - 1];
    let ways = 0;
    for (let from = first; from <= last; from += 1)
      ways += (forward[before + from] ?? 0) * (steps[from * labelCount + label] ?? 0);
    return ways;
  }

  function goBackward(at: number) {
    const [row, next] = [at * labelCount, (at + 1) * labelCount];
    if (at === features.length - 1) return backward.fill(1, row);
    for (let from = 0; from < labelCount; from += 1) backward[row + from] = 0;
    for (let label = 0; label < labelCount; label += 1) {
      const after = ((own[next + label] ?? 0) * (backward[next + label] ?? 0)) / (sums[at + 1] ?? 1);
      const [first, last] = isInside(label) ? [label - 1, label] : [0, labelCount - 1];
      for (let from = first; from <= last; from += 1)
        backward[row + from] = (backward[row + from] ?? 0) + after * (steps[from * labelCount + label] ?? 0);
    }
    return undefined;
  }

  function sumPairs(): Float64Array {
    const pairs = new Float64Array(steps.length);
    for (let at = 0; at < features.length; at += 1) {
      const row = at * labelCount;
      for (let label = 0; label < labelCount; label += 1) {
        const after = ((own[row + label] ?? 0) * (backward[row + label] ?? 0)) / (sums[at] ?? 1);
        const isFirst = at === 0;
        if (isFirst && isInside(label)) continue;
        const [first, last] = listBefore(isFirst, label);
        for (let from = first; from <= last; from += 1) {
          const soFar = isFirst ? 1 : (forward[row - labelCount + from] ?? 0);
          const place = from * labelCount + label;
          pairs[place] = (pairs[place] ?? 0) + soFar * after * (steps[place] ?? 0);
        }
      }
    }
    return pairs;
  }

  function listBefore(isFirst: boolean, label: number): readonly [number, number] {
    if (isFirst) return [labelCount, labelCount];
    return isInside(label) ? [label - 1, label] : [0, labelCount - 1];
  }
}

/** How strongly the features of each word speak for each label; the strongest of a word is 1. */
function listFactors(
  features: readonly (readonly number[])[],
  weights: Float32Array,
  labelCount: number,
): Float64Array {
  const factors = new Float64Array(features.length * labelCount);
  for (const [at, word] of features.entries()) {
    const row = factors.subarray(at * labelCount, (at + 1) * labelCount);
    addWeights(row, weights, word);
    let most = Number.NEGATIVE_INFINITY;
    for (const sum of row) most = Math.max(most, sum);
    for (let label = 0; label < labelCount; label += 1) row[label] = Math.exp((row[label] ?? 0) - most);
  }
  return factors;
}
