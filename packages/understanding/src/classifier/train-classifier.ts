import type { SparseVector } from '../feature-space.ts';
import { computeMargins, toClassifier, type LinearClassifier } from './linear-classifier.ts';
import type { SteppedWork } from '../stepped-work.ts';
import { trainSeparator, type Separator, type TrainingVectors } from './train-separator.ts';

/** Up to so many vectors every class learns from all of them; in larger scopes first from this many of other classes. */
const firstRivals = 800;
/** The tolerance of the first training, which finds the relevant samples of other classes. */
const firstPrecision = 0.5;
const marginsPerStep = 20_000;

/**
 * Trains a separator for each class, one against the rest.
 *
 * In a large scope most samples of other classes lie far from a class and do not affect its separator. So each class
 * learns from its own samples and some of the others, and then also from all others within its margin: the vectors that
 * training visits again and again grow with the samples, not with samples times classes.
 *
 * @param worth the weight of each vector in its own class; a sample has 1
 * @param precision the tolerance at which training stops.
 */
export function* trainClassifier(
  vectors: readonly SparseVector[],
  { classOf, worth = [] }: { readonly classOf: readonly number[]; readonly worth?: readonly number[] },
  classes: number,
  features: number,
  precision: number,
): SteppedWork<LinearClassifier> {
  const lengths = vectors.map(({ weights }) => weights.reduce((sum, weight) => sum + weight * weight, 1));
  const all: TrainingVectors = { vectors, lengths, classOf, worth };
  const separators = yield* createSeparators(classOf, classes, features);
  const isLarge = vectors.length > firstRivals;
  if (isLarge) {
    yield* trainEach(separators, all, Math.max(precision, firstPrecision));
    yield* addMistaken(separators, yield* toClassifier(separators, features), all, precision / 2);
  }
  yield* trainEach(separators, all, precision);
  return yield* toClassifier(separators, features);
}

function* trainEach(separators: readonly Separator[], all: TrainingVectors, precision: number): SteppedWork<void> {
  for (const separator of separators) {
    yield* trainSeparator(separator, all, precision);
    yield;
  }
}

function* createSeparators(
  classOf: readonly number[],
  classes: number,
  features: number,
): SteppedWork<readonly Separator[]> {
  // Spread without a period, as the samples of intents are often written in the same order.
  const spread = (place: number) => (Math.imul(place + 1, 2_654_435_761) >>> 0) / 2 ** 32;
  const share = firstRivals / classOf.length;
  const some = [...classOf.keys()].filter((place) => spread(place) < share);
  const ownPlaces = Array.from({ length: classes }, (): number[] => []);
  for (const [place, own] of classOf.entries()) ownPlaces[own]?.push(place);
  const separators: Separator[] = [];
  for (const [own, placesOfOwn] of ownPlaces.entries()) {
    const places = [...new Set([...placesOfOwn, ...some])].sort((one, other) => one - other);
    separators.push({ own, weights: new Float32Array(features), bias: 0, places, multipliers: places.map(() => 0) });
    yield;
  }
  return separators;
}

/** Adds to each class the vectors of others that are within its margin. */
function* addMistaken(
  separators: readonly Separator[],
  classifier: LinearClassifier,
  { vectors, classOf }: TrainingVectors,
  tolerance: number,
): SteppedWork<void> {
  const learnsFrom = separators.map(({ places }) => new Set(places));
  const vectorsPerStep = Math.ceil(marginsPerStep / separators.length);
  for (const [place, vector] of vectors.entries()) {
    if (place % vectorsPerStep === 0) yield;
    const margins = computeMargins(classifier, vector);
    for (const [own, separator] of separators.entries()) {
      if ((margins[own] ?? -1) <= tolerance - 1 || classOf[place] === own || learnsFrom[own]?.has(place)) continue;
      separator.places.push(place);
      separator.multipliers.push(0);
    }
  }
}
