import { parseKeywords, type KeywordEntry } from './keywords.ts';
import { normalise, stem, wordsOf } from './normalise.ts';

/** What an author says an intent is: sample utterances, and keywords that decide at once. */
export interface IntentDefinition {
  readonly id: string;
  readonly name: string;
  readonly samples: readonly string[];
  readonly keywords: readonly string[];
}

/** A sample as the model keeps it: its features with their weights, of length one. */
interface SampleVector {
  readonly intentIndex: number;
  readonly words: readonly string[];
}

/** A feature's weight in the samples that have it. */
export interface Posting {
  readonly sample: number;
  readonly weight: number;
}

/** A trained model: immutable, the same wherever it was trained. */
export interface IntentModel {
  readonly language: string;
  readonly intents: readonly IntentDefinition[];
  readonly indexById: ReadonlyMap<string, number>;
  /** Normalised samples to the intents that have them. */
  readonly exact: ReadonlyMap<string, readonly number[]>;
  readonly keywords: readonly KeywordEntry[];
  readonly samples: readonly SampleVector[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** How telling a feature is: the rarer, the more. */
  readonly rarity: ReadonlyMap<string, number>;
  readonly unseenRarity: number;
}

/** Trains on an author's intents; deterministic, and quick enough to do on every change. */
export function trainIntents(intents: readonly IntentDefinition[], language: string): IntentModel {
  const exact = new Map<string, number[]>();
  const samples: (SampleVector & { readonly features: ReadonlyMap<string, number> })[] = [];
  for (const [intentIndex, { samples: texts }] of intents.entries()) {
    for (const text of texts) {
      const normal = normalise(text);
      if (normal === '') continue;
      exact.set(normal, [...(exact.get(normal) ?? []), intentIndex]);
      samples.push({ intentIndex, words: wordsOf(text), features: featuresOf(text) });
    }
  }
  const rarity = rarityOf(samples.map(({ features }) => features));
  const postings = new Map<string, Posting[]>();
  for (const [sample, { features }] of samples.entries()) {
    for (const [feature, weight] of toUnitLength(features, rarity, 0)) {
      const list = postings.get(feature) ?? [];
      list.push({ sample, weight });
      postings.set(feature, list);
    }
  }
  return {
    language,
    intents,
    indexById: new Map(intents.map(({ id }, index) => [id, index])),
    exact,
    keywords: intents.flatMap(({ keywords }, index) => parseKeywords(keywords, index)),
    samples: samples.map(({ intentIndex, words }) => ({ intentIndex, words })),
    postings,
    rarity,
    // A word that no sample has says that this is something else, but less loudly than a rare one says what it is.
    unseenRarity: 0.6 * Math.log(1 + samples.length),
  };
}

/** Words, pairs of words and the beginnings of words: what two ways to say one thing share. */
export function featuresOf(text: string): ReadonlyMap<string, number> {
  const stems = wordsOf(text).map(stem);
  const features = new Map<string, number>();
  const add = (feature: string, count: number) => features.set(feature, (features.get(feature) ?? 0) + count);
  for (const [index, word] of stems.entries()) {
    add(`w:${word}`, 1);
    if (word.length > 4) add(`p:${word.slice(0, 4)}`, 0.5);
    const next = stems[index + 1];
    if (next !== undefined) add(`b:${word} ${next}`, 0.7);
  }
  return features;
}

/** Features weighted by rarity, scaled so that two equal texts have the product one. */
export function toUnitLength(
  features: ReadonlyMap<string, number>,
  rarity: ReadonlyMap<string, number>,
  unseen: number,
): Map<string, number> {
  const weighted = new Map<string, number>();
  let squares = 0;
  for (const [feature, count] of features) {
    // A pair of words is telling because its words are; its own rarity says little.
    const weight = count * (rarity.get(feature) ?? (feature.startsWith('w:') ? unseen : 0));
    weighted.set(feature, weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares);
  if (length === 0) return new Map();
  for (const [feature, weight] of weighted) weighted.set(feature, weight / length);
  return weighted;
}

function rarityOf(samples: readonly ReadonlyMap<string, number>[]) {
  const counts = new Map<string, number>();
  for (const features of samples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = new Map<string, number>();
  for (const [feature, count] of counts) rarity.set(feature, Math.log(1 + samples.length / count));
  return rarity;
}
