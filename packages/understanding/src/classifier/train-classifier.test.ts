import { describe, expect, test } from 'vitest';
import type { SparseVector } from '../feature-space.ts';
import { runAllSteps } from '../stepped-work.ts';
import { computeMargins } from './linear-classifier.ts';
import { trainClassifier } from './train-classifier.ts';

const samplesOfEach = 40;
const [featuresOfEach, sharedFeatures] = [8, 60];

/** The features of a sample: three of its class, and three that classes share. */
function listFeatures(own: number, one: number): number[] {
  const first = sharedFeatures + own * featuresOfEach;
  const mine = [0, 1, 3].map((step) => first + ((one + step) % featuresOfEach));
  return [...mine, one % 20, 20 + ((one * 7 + own) % 20), 40 + ((one * 3 + own * 11) % 20)];
}

/** Trains classes and counts how often training reads a vector. */
function train(classes: number) {
  let reads = 0;
  const classOf = Array.from({ length: classes * samplesOfEach }, (_, at) => Math.floor(at / samplesOfEach));
  const vectors = classOf.map((own, at): SparseVector => {
    const ids = Int32Array.from(listFeatures(own, at % samplesOfEach));
    const weights = new Float32Array(ids.length).fill(1 / Math.sqrt(ids.length));
    return {
      ids,
      known: 1,
      get weights() {
        reads += 1;
        return weights;
      },
    };
  });
  const features = sharedFeatures + classes * featuresOfEach;
  const classifier = runAllSteps(trainClassifier(vectors, { classOf }, classes, features, 0.1));
  return { classifier, vectors, classOf, reads };
}

describe('training many classes', () => {
  const [some, twice] = [train(100), train(200)];

  test('training many classes reads vectors in proportion to the samples, not to the samples times the classes', () => {
    expect(twice.reads / some.reads).toBeLessThan(2.6);
  });

  test('distinguishes classes that each learned from a part of the others', () => {
    const { classifier, vectors, classOf } = twice;
    const likeliest = vectors.map((vector) => {
      const margins = computeMargins(classifier, vector);
      return margins.indexOf(Math.max(...margins));
    });
    expect(likeliest).toEqual(classOf);
  });
});
