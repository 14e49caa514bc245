import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeChances } from './chain-chances.ts';
import { createNumbers, createShuffle } from './random-order.ts';
import { findSpans, isInside, toLabels, type SequenceModel } from './sequence-model.ts';
import { trainSequence, type LabelledText } from './train-sequence.ts';
import { runAllSteps } from '../../stepped-work.ts';

/** Two slots, three features with weights of their own. */
const labelCount = 5;
const featureNames = ['a', 'b', 'c'];
const weightsOf = (count: number) =>
  fc
    .array(fc.integer({ min: -40, max: 40 }), { minLength: count, maxLength: count })
    .map((all) => all.map((one) => one / 16));
const models = fc.record({
  weights: weightsOf(featureNames.length * labelCount),
  transitions: weightsOf((labelCount + 1) * labelCount),
  text: fc.array(fc.subarray([0, 1, 2]), { minLength: 1, maxLength: 4 }),
});

/** All ways to label so many words. */
function listLabellings(wordCount: number): readonly (readonly number[])[] {
  if (wordCount === 0) return [[]];
  return listLabellings(wordCount - 1).flatMap((before) =>
    Array.from({ length: labelCount }, (_, label) => label)
      .filter((label) => !isInside(label) || before.at(-1) === label || before.at(-1) === label - 1)
      .map((label) => [...before, label]),
  );
}

function scoreOf(
  labels: readonly number[],
  { weights, transitions, text }: { weights: number[]; transitions: number[]; text: number[][] },
) {
  return labels.reduce((sum, label, at) => {
    const before = at === 0 ? labelCount : (labels[at - 1] ?? 0);
    const own = (text[at] ?? []).reduce((all, feature) => all + (weights[feature * labelCount + label] ?? 0), 0);
    return sum + own + (transitions[before * labelCount + label] ?? 0);
  }, 0);
}

describe('labelling words', () => {
  test('the labelling that is found has the highest score of all that there are', () => {
    fc.assert(
      fc.property(models, (one) => {
        const model: SequenceModel = {
          labelCount,
          ids: new Map(featureNames.map((name, id) => [name, id])),
          weights: Float32Array.from(one.weights),
          transitions: Float32Array.from(one.transitions),
        };
        const spans = findSpans(
          model,
          one.text.map((word) => word.map((id) => featureNames[id] ?? '')),
        );
        const best = Math.max(...listLabellings(one.text.length).map((labels) => scoreOf(labels, one)));
        expect(scoreOf(toLabels(one.text.length, spans), one)).toBeCloseTo(best, 5);
      }),
      { seed: 20_261_127 },
    );
  });

  test('the probabilities of labels and of pairs equal those from counting every labelling', () => {
    fc.assert(
      fc.property(models, (one) => {
        const { ofLabels, ofPairs } = computeChances(
          one.text,
          Float32Array.from(one.weights),
          Float32Array.from(one.transitions),
          labelCount,
        );
        const labellings = listLabellings(one.text.length).map((labels) => ({
          labels,
          weight: Math.exp(scoreOf(labels, one)),
        }));
        const all = labellings.reduce((sum, { weight }) => sum + weight, 0);
        const labelChances = new Float64Array(ofLabels.length);
        const pairChances = new Float64Array(ofPairs.length);
        for (const { labels, weight } of labellings)
          for (const [at, label] of labels.entries()) {
            const place = (at === 0 ? labelCount : (labels[at - 1] ?? 0)) * labelCount + label;
            labelChances[at * labelCount + label] = (labelChances[at * labelCount + label] ?? 0) + weight / all;
            pairChances[place] = (pairChances[place] ?? 0) + weight / all;
          }
        for (const [place, chance] of labelChances.entries()) expect(ofLabels[place]).toBeCloseTo(chance, 4);
        for (const [place, chance] of pairChances.entries()) expect(ofPairs[place]).toBeCloseTo(chance, 4);
      }),
      { seed: 20_261_127 },
    );
  });
});

describe('training', () => {
  const texts = Array.from({ length: 64 }, (_, at): LabelledText => {
    const value = at % 2 === 0 ? ['known'] : [`new ${at}`];
    return { features: [['verb'], ['of'], value, ['end']], labels: [0, 0, 1, 0] };
  });

  test('what surrounds a slot finds a word that was never seen', () => {
    const model = runAllSteps(
      trainSequence(
        texts.map((text) => withNeighbours(text)),
        1,
      ),
    );
    expect(
      findSpans(model, withNeighbours({ features: [['verb'], ['of'], ['strange'], ['end']], labels: [] }).features),
    ).toEqual([{ slot: 0, start: 2, end: 3 }]);
  });

  test('equal texts give equal models, in steps of a few texts', () => {
    const work = trainSequence(texts, 1);
    let steps = 0;
    let step = work.next();
    for (; !step.done; step = work.next()) steps += 1;
    expect(step.value).toEqual(runAllSteps(trainSequence(texts, 1)));
    expect(steps).toBeGreaterThanOrEqual(texts.length / 8);
  });

  test('no text teaches nothing', () => {
    const model = runAllSteps(trainSequence([], 1));
    expect(findSpans(model, [['any']])).toEqual([]);
  });

  function withNeighbours({ features, labels }: LabelledText): LabelledText {
    return {
      labels,
      features: features.map((own, at) => [
        ...own,
        `-1 ${features[at - 1]?.[0] ?? ''}`,
        `1 ${features[at + 1]?.[0] ?? ''}`,
      ]),
    };
  }
});

test('the order of texts looks random, keeps each text, and is the same every time', () => {
  const items = Array.from({ length: 100 }, (_, at) => at);
  const shuffle = createShuffle();
  const [first, second] = [shuffle(items), shuffle(items)];
  expect(first).not.toEqual(items);
  expect(second).not.toEqual(first);
  expect(first.toSorted((one, other) => one - other)).toEqual(items);
  expect(createShuffle()(items)).toEqual(first);
  const next = createNumbers();
  expect(items.every(() => next(3) < 3)).toBe(true);
});
