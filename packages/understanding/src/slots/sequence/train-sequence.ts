import type { SteppedWork } from '../../stepped-work.ts';
import { createShuffle } from './random-order.ts';
import { computeChances } from './chain-chances.ts';
import type { SequenceModel } from './sequence-model.ts';

/** A text with the features and the label of each word. */
export interface LabelledText {
  readonly features: readonly (readonly string[])[];
  readonly labels: readonly number[];
}

interface EncodedText {
  readonly features: readonly (readonly number[])[];
  readonly labels: readonly number[];
}

/** How often each text is learned. */
const rounds = 2;
const learningRate = 0.5;
/** How much a weight that nothing supports shrinks with each text, as a share of the texts. */
const decay = 0.1;
/** Chances that are right up to this teach nothing. */
const leastSlope = 0.001;
const textsPerStep = 8;
/** Features whose weights are all smaller have no effect, and are dropped. */
const leastWeight = 0.2;

/**
 * Trains by stochastic gradient ascent of the likelihood, with a step for each weight (AdaGrad). Deterministic: the order
 * of the texts is shuffled by a fixed seed.
 */
export function* trainSequence(texts: readonly LabelledText[], slotCount: number): SteppedWork<SequenceModel> {
  const labelCount = 2 * slotCount + 1;
  const ids = new Map<string, number>();
  const encoded: EncodedText[] = [];
  for (const { features, labels } of texts) {
    encoded.push({ labels, features: features.map((own) => own.map((feature) => getOrAdd(ids, feature))) });
    if (encoded.length % textsPerStep === 0) yield;
  }
  const learner = createLearner(ids.size, labelCount, decay / Math.max(1, texts.length));
  const shuffle = createShuffle();
  let learned = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const text of shuffle(encoded)) {
      learner.learn(text);
      learned += 1;
      if (learned % textsPerStep === 0) yield;
    }
  return withoutWeakFeatures({ labelCount, ids, weights: learner.weights, transitions: learner.transitions });
}

function getOrAdd(ids: Map<string, number>, feature: string): number {
  const known = ids.get(feature) ?? ids.size;
  ids.set(feature, known);
  return known;
}

function createLearner(featureCount: number, labelCount: number, shrink: number) {
  const weights = new Float32Array(featureCount * labelCount);
  const transitions = new Float32Array((labelCount + 1) * labelCount);
  const weightSteps = new Float32Array(weights.length).fill(1);
  const transitionSteps = new Float32Array(transitions.length).fill(1);
  const climb = (values: Float32Array, steps: Float32Array, at: number, slope: number) => {
    const own = slope - shrink * (values[at] ?? 0);
    const step = (steps[at] ?? 1) + own * own;
    steps[at] = step;
    values[at] = (values[at] ?? 0) + (learningRate * own) / Math.sqrt(step);
  };
  return {
    weights,
    transitions,
    learn({ features, labels }: EncodedText) {
      const { ofLabels, ofPairs } = computeChances(features, weights, transitions, labelCount);
      for (const [at, own] of features.entries()) {
        const meant = labels[at] ?? 0;
        for (let label = 0; label < labelCount; label += 1) {
          const slope = Number(label === meant) - (ofLabels[at * labelCount + label] ?? 0);
          if (Math.abs(slope) < leastSlope) continue;
          for (const feature of own) climb(weights, weightSteps, feature * labelCount + label, slope);
        }
        const place = (at === 0 ? labelCount : (labels[at - 1] ?? 0)) * labelCount + meant;
        ofPairs[place] = (ofPairs[place] ?? 0) - 1;
      }
      for (const [place, missing] of ofPairs.entries())
        if (Math.abs(missing) >= leastSlope) climb(transitions, transitionSteps, place, -missing);
    },
  };
}

/** Removes the features with small weights. These are most of them, since each word of a sample has twenty features. */
function withoutWeakFeatures(model: SequenceModel): SequenceModel {
  const { labelCount } = model;
  const rowOf = (id: number) => model.weights.subarray(id * labelCount, (id + 1) * labelCount);
  const kept = [...model.ids].filter(([, id]) => rowOf(id).some((weight) => Math.abs(weight) >= leastWeight));
  const weights = new Float32Array(kept.length * labelCount);
  for (const [row, [, id]] of kept.entries()) weights.set(rowOf(id), row * labelCount);
  return { ...model, weights, ids: new Map(kept.map(([feature], row) => [feature, row])) };
}
