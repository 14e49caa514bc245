import { fitCalibration, defaultCalibration, type Calibration, type Outcome, type Signals } from './calibrate.ts';
import { everydayTalk } from './everyday-talk.ts';
import { buildFeatureSpace, toVector, type FeatureSpace, type SparseVector } from './feature-space.ts';
import { extractFeatures, type FeatureGroup } from './features.ts';
import type { SteppedWork } from './stepped-work.ts';
import { computeMargins, trainClassifier, type LinearClassifier } from './linear-classifier.ts';

/** A sample of an intent with its features. */
export interface TrainingSample {
  readonly intentIndex: number;
  readonly groups: readonly FeatureGroup[];
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
  return {
    intents,
    space,
    classifier: yield* trainClassifier(vectors, classOf, intents.length, space.rarity.length, precision),
    samples: intents.map((_intent, own) => vectors.filter((_vector, index) => classOf[index] === own)),
  };
}

const talk = new Map<string, readonly (readonly FeatureGroup[])[]>();

function getEverydayTalk(language: string) {
  const key = language.slice(0, 2);
  const known = talk.get(key) ?? (everydayTalk[key] ?? []).map((text) => extractFeatures(text, key));
  talk.set(key, known);
  return known;
}

/** Ranks the classes for a text, likeliest first, with their signals. */
export function rankClasses(model: UncalibratedModel, groups: readonly FeatureGroup[], most: number): RankedClass[] {
  const vector = toVector(model.space, groups);
  const margins = computeMargins(model.classifier, vector);
  const ranked = [...margins.keys()].sort((a, b) => (margins[b] ?? 0) - (margins[a] ?? 0) || a - b);
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
 * How sure a margin makes, seen on the author's own samples: each round learns without a part of the samples and
 * without some intents altogether, whose samples then stand for what no intent means.
 */
function* calibrate(samples: readonly TrainingSample[], language: string): SteppedWork<Calibration> {
  const intents = [...new Set(samples.map(({ intentIndex }) => intentIndex))];
  if (intents.length < leastIntentsToCalibrate) return defaultCalibration;
  const positionsInIntent = placesAmongOwn(samples);
  const outcomes: { signals: Signals; isRight: boolean; isMeant: boolean }[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const isLeftOut = (intent: number) => intents.indexOf(intent) % folds === fold;
    const isHeldOut = (index: number) => (positionsInIntent[index] ?? 0) % folds === fold;
    const learned = yield* trainUncalibrated(
      samples.filter(({ intentIndex }, index) => !isLeftOut(intentIndex) && !isHeldOut(index)),
      language,
      rough,
    );
    for (const [index, { intentIndex, groups }] of samples.entries()) {
      if (!isLeftOut(intentIndex) && !isHeldOut(index)) continue;
      if (index % samplesPerStep === 0) yield;
      const [first] = rankClasses(learned, groups, 1);
      if (!first) continue;
      const isMeant = !isLeftOut(intentIndex);
      outcomes.push({
        signals: first.signals,
        isMeant,
        isRight: isMeant && learned.intents[first.own] === intentIndex,
      });
    }
  }
  return fitCalibration(weigh(outcomes));
}

function placesAmongOwn(samples: readonly TrainingSample[]) {
  const counts = new Map<number, number>();
  return samples.map(({ intentIndex }) => {
    const place = counts.get(intentIndex) ?? 0;
    counts.set(intentIndex, place + 1);
    return place;
  });
}

function weigh(outcomes: readonly { signals: Signals; isRight: boolean; isMeant: boolean }[]): Outcome[] {
  const meant = outcomes.filter(({ isMeant }) => isMeant).length;
  const none = outcomes.length - meant;
  const share = none === 0 ? 1 : (meant * unmatchedShare) / ((1 - unmatchedShare) * none);
  const every = Math.max(1, Math.ceil(outcomes.length / maxOutcomes));
  return outcomes
    .filter((_outcome, index) => index % every === 0)
    .map(({ signals, isRight, isMeant }) => ({ signals, isRight, weight: (isMeant ? 1 : share) * every }));
}
