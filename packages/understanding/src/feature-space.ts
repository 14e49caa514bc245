import type { FeatureGroup } from './features.ts';
import type { SteppedWork } from './stepped-work.ts';

/** A text as a unit vector of known features. */
export interface SparseVector {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
  /** Share of the text's features, weighted by rarity, that the space knows; 0 to 1. */
  readonly known: number;
}

/** The features of the training data with their rarity; rarer features weigh more. */
export interface FeatureSpace {
  readonly ids: ReadonlyMap<string, number>;
  readonly rarity: Float32Array;
  readonly unseenRarity: number;
}

const documentsPerStep = 200;
/** Below one, as rarity means less in few samples. */
const rarityPower = 0.5;

export function* buildFeatureSpace(documents: readonly (readonly FeatureGroup[])[]): SteppedWork<FeatureSpace> {
  const counts = new Map<string, number>();
  for (const [index, groups] of documents.entries()) {
    for (const { counts: features } of groups)
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    if (index % documentsPerStep === documentsPerStep - 1) yield;
  }
  const ids = new Map<string, number>();
  const rarity = new Float32Array(counts.size);
  for (const [feature, count] of counts) {
    rarity[ids.size] = computeRarity(documents.length, count);
    ids.set(feature, ids.size);
  }
  return { ids, rarity, unseenRarity: computeRarity(documents.length, 0) };
}

function computeRarity(documents: number, count: number) {
  return (Math.log((1 + documents) / (1 + count)) + 1) ** rarityPower;
}

/** Converts a text to a vector; unknown features only lower `known`. */
export function toVector(space: FeatureSpace, groups: readonly FeatureGroup[]): SparseVector {
  const ids: number[] = [];
  const weights: number[] = [];
  let squares = 0;
  for (const { weight, counts } of groups) {
    const scale = weight / (computeLength(space, counts) || 1);
    for (const [feature, count] of counts) {
      const id = space.ids.get(feature);
      if (id === undefined) continue;
      const value = scale * (1 + Math.log(count)) * (space.rarity[id] ?? 0);
      ids.push(id);
      weights.push(value);
      squares += value * value;
    }
  }
  const length = Math.sqrt(squares) || 1;
  return {
    ids: Int32Array.from(ids),
    weights: Float32Array.from(weights, (value) => value / length),
    known: computeKnownShare(space, groups),
  };
}

function computeLength(space: FeatureSpace, counts: ReadonlyMap<string, number>) {
  let squares = 0;
  for (const [feature, count] of counts) squares += ((1 + Math.log(count)) * getRarity(space, feature)) ** 2;
  return Math.sqrt(squares);
}

function getRarity({ ids, rarity, unseenRarity }: FeatureSpace, feature: string) {
  const id = ids.get(feature);
  return id === undefined ? unseenRarity : (rarity[id] ?? 0);
}

/** Words count fully, concepts half. */
function computeKnownShare(space: FeatureSpace, [words, concepts]: readonly FeatureGroup[]) {
  let [known, all] = [0, 0];
  for (const [group, share] of [
    [words, 1],
    [concepts, 0.5],
  ] as const) {
    for (const feature of group?.counts.keys() ?? []) {
      const weight = share * getRarity(space, feature);
      all += weight;
      if (space.ids.has(feature)) known += weight;
    }
  }
  return all === 0 ? 0 : known / all;
}
