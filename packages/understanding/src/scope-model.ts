import { fitCalibration, defaultCalibration, type Calibration, type Outcome, type Signals } from './calibrate.ts';
import { listEverydayTalk } from './everyday-talk.ts';
import { buildFeatureSpace, toVector, type FeatureSpace, type SparseVector } from './feature-space.ts';
import { extractFeatures, type FeatureGroup } from './features.ts';
import type { SteppedWork } from './stepped-work.ts';
import { computeMargins, type LinearClassifier } from './classifier/linear-classifier.ts';
import { trainClassifier } from './classifier/train-classifier.ts';

/** A sample of an intent with its features. */
export interface TrainingSample {
  readonly intentIndex: number;
  readonly groups: readonly FeatureGroup[];
  /** The text is the name of the intent. Its meaning helps most when there are few samples. */
  readonly isName?: true;
}

/** The trained model of one scope of intents. */
export interface ScopeModel {
  /** Index of each class's intent. */
  readonly intents: readonly number[];
  readonly space: FeatureSpace;
  readonly classifier: LinearClassifier;
  readonly calibration: Calibration;
  /** Vectors of each class's samples. */
  readonly samples: readonly (readonly SparseVector[])[];
}

/** A class with its signals. */
export interface RankedClass {
  readonly own: number;
  readonly signals: Signals;
}

type UncalibratedModel = Omit<ScopeModel, 'calibration'>;
const folds = 3;
const leastIntentsToCalibrate = 4;
/** The assumed share of utterances that match no intent. */
const unmatchedShare = 0.2;
const maxOutcomes = 600;
const samplesPerStep = 100;
/** Tolerances of training; calibration needs margins only, so a rough model is enough. */
const [exact, rough] = [0.1, 0.5];

/** Trains the intents of a scope against each other and against everyday talk. */
export function* trainScope(samples: readonly TrainingSample[], language: string): SteppedWork<ScopeModel> {
  return { ...(yield* trainUncalibrated(samples, language, exact)), calibration: yield* calibrate(samples, language) };
}

function* trainUncalibrated(
  samples: readonly TrainingSample[],
  language: string,
  precision: number,
): SteppedWork<UncalibratedModel> {
  const intents = [...new Set(samples.map(({ intentIndex }) => intentIndex))];
  const classByIntent = new Map(intents.map((intent, own) => [intent, own]));
  const others = getEverydayTalk(language);
  const documents = [...samples.map(({ groups }) => groups), ...others];
  const space = yield* buildFeatureSpace(documents);
  const vectors: SparseVector[] = [];
  for (const [index, groups] of documents.entries()) {
    vectors.push(toVector(space, groups));
    if (index % samplesPerStep === 0) yield;
  }
  const classOf = documents.map((_groups, index) => classByIntent.get(samples[index]?.intentIndex ?? -1) ?? -1);
  const vectorsOfClass = intents.map((): SparseVector[] => []);
  for (const [index, vector] of vectors.entries()) vectorsOfClass[classOf[index] ?? -1]?.push(vector);
  return {
    intents,
    space,
    classifier: yield* trainClassifier(
      vectors,
      { classOf, worth: weighNames(samples) },
      intents.length,
      space.rarity.length,
      precision,
    ),
    samples: vectorsOfClass,
  };
}

/** With this many samples the name of an intent counts as one of them, with fewer it counts less. */
const samplesBesideName = 5;

/** How much each sample matters: a name less than a sample while there are very few. */
function weighNames(samples: readonly TrainingSample[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const { intentIndex, isName } of samples)
    if (!isName) counts.set(intentIndex, (counts.get(intentIndex) ?? 0) + 1);
  const weigh = (count: number) => Math.min(1, Math.max(1, count) / samplesBesideName);
  return samples.map(({ intentIndex, isName }) => (isName ? weigh(counts.get(intentIndex) ?? 0) : 1));
}

const talk = new Map<string, readonly (readonly FeatureGroup[])[]>();

function getEverydayTalk(language: string) {
  const key = language.slice(0, 2);
  const known = talk.get(key) ?? listEverydayTalk(key).map((text) => extractFeatures(text, key));
  talk.set(key, known);
  return known;
}

/** Ranks the classes for a text, likeliest first, with their signals. */
export function rankClasses(model: UncalibratedModel, groups: readonly FeatureGroup[], most: number): RankedClass[] {
  const vector = toVector(model.space, groups);
  const margins = computeMargins(model.classifier, vector);
  // The first needs its rival.
  const ranked = listHighest(margins, Math.max(2, most));
  const weightById = new Map<number, number>();
  for (const [at, id] of vector.ids.entries()) weightById.set(id, vector.weights[at] ?? 0);
  return ranked.slice(0, most).map((own) => {
    const margin = margins[own] ?? 0;
    const rival = ranked[0] === own ? ranked[1] : ranked[0];
    const lead = margin - Math.max(-1, rival === undefined ? -1 : (margins[rival] ?? 0));
    const near = nearest(model.samples[own] ?? [], weightById);
    return { own, signals: [1, margin, lead, vector.known, near * vector.known] };
  });
}

/** The places of the highest values, highest first; of equal ones the earlier. */
function listHighest(values: Float32Array, most: number): readonly number[] {
  const places: number[] = [];
  for (const [place, value] of values.entries()) {
    if (places.length === most && value <= (values[places[most - 1] ?? 0] ?? 0)) continue;
    let at = places.length;
    while (at > 0 && (values[places[at - 1] ?? 0] ?? 0) < value) at -= 1;
    places.splice(at, 0, place);
    if (places.length > most) places.pop();
  }
  return places;
}

function nearest(samples: readonly SparseVector[], weightById: ReadonlyMap<number, number>) {
  let best = 0;
  for (const { ids, weights } of samples) {
    let like = 0;
    for (let at = 0; at < ids.length; at += 1) like += (weights[at] ?? 0) * (weightById.get(ids[at] ?? -1) ?? 0);
    best = Math.max(best, like);
  }
  return best;
}

/**
 * The confidence that a margin gives, measured on the author's own samples: each round learns without a part of the
 * samples and without some intents altogether, whose samples then represent utterances without an intent.
 */
function* calibrate(samples: readonly TrainingSample[], language: string): SteppedWork<Calibration> {
  const intents = [...new Set(samples.map(({ intentIndex }) => intentIndex))];
  if (intents.length < leastIntentsToCalibrate) return defaultCalibration;
  const rounds = planRounds(samples, intents);
  const tried = rounds.flatMap((round) => round.tried);
  // Large scopes are tested with a part of the held-out samples.
  const every = Math.max(1, Math.ceil(tried.length / maxOutcomes));
  const outcomes: Omit<Outcome, 'weight'>[] = [];
  const meant: boolean[] = [];
  let passed = 0;
  for (const { kept, tried: own } of rounds) {
    const learned = yield* trainUncalibrated(kept, language, rough);
    for (const { sample, isMeant } of own) {
      passed += 1;
      if ((passed - 1) % every !== 0) continue;
      const [first] = rankClasses(learned, sample.groups, 1);
      if (outcomes.length % samplesPerStep === 0) yield;
      if (!first) continue;
      outcomes.push({ signals: first.signals, isRight: isMeant && learned.intents[first.own] === sample.intentIndex });
      meant.push(isMeant);
    }
  }
  const meantCount = tried.filter(({ isMeant }) => isMeant).length;
  const noneCount = tried.length - meantCount;
  const share = noneCount === 0 ? 1 : (meantCount * unmatchedShare) / ((1 - unmatchedShare) * noneCount);
  return fitCalibration(outcomes.map((one, at) => ({ ...one, weight: (meant[at] ? 1 : share) * every })));
}

/** A round of calibration: the samples to train with, and the samples to test without having trained with them. */
interface CalibrationRound {
  readonly kept: readonly TrainingSample[];
  readonly tried: readonly { readonly sample: TrainingSample; readonly isMeant: boolean }[];
}

function planRounds(samples: readonly TrainingSample[], intents: readonly number[]): readonly CalibrationRound[] {
  const places = new Map(intents.map((intent, place) => [intent, place]));
  const positions = placesAmongOwn(samples);
  return Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = ({ intentIndex }: TrainingSample) => (places.get(intentIndex) ?? 0) % folds === fold;
    const isHeldOut = (sample: TrainingSample, index: number) =>
      isLeftOut(sample) || (!sample.isName && (positions[index] ?? 0) % folds === fold);
    return {
      kept: samples.filter((sample, index) => !isHeldOut(sample, index)),
      // Nobody says the name of an intent.
      tried: samples
        .filter((sample, index) => !sample.isName && isHeldOut(sample, index))
        .map((sample) => ({ sample, isMeant: !isLeftOut(sample) })),
    };
  }).filter(({ kept }) => kept.length > 0);
}

function placesAmongOwn(samples: readonly TrainingSample[]) {
  const counts = new Map<number, number>();
  return samples.map(({ intentIndex }) => {
    const place = counts.get(intentIndex) ?? 0;
    counts.set(intentIndex, place + 1);
    return place;
  });
}
