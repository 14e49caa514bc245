import { listConcepts } from './concepts.ts';
import { splitWords } from './normalise.ts';
import { stem } from './stem.ts';

/** Features of one kind with their counts in a text; each kind is scaled separately, then weighted. */
export interface FeatureGroup {
  readonly weight: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** The weight of each kind of feature; chosen on validation splits of public corpora. */
const weights = { word: 1, concept: 0.8, pair: 0.8, apart: 0.4, letters: 0.8 } as const;
const maxDistance = 4;
const maxWords = 120;

/**
 * What paraphrases may share: words, concepts, pairs of neighbours, pairs a few words
 * apart, and runs of letters, which survive typing errors and inflection.
 */
export function extractFeatures(text: string, language: string): FeatureGroup[] {
  const words = splitWords(text).slice(0, maxWords);
  const stems = words.map((word) => stem(word, language));
  return [
    group(weights.word, stems.map(wordFeature)),
    group(weights.concept, listAllConcepts(words, stems, language)),
    group(weights.pair, listPairs(stems)),
    group(weights.apart, listDistantPairs(stems)),
    group(weights.letters, words.flatMap(listLetterRuns)),
  ];
}

/** The features of a single word, to find out which words contributed to a score. */
export function extractWordFeatures(word: string, language: string): string[] {
  const stemmed = stem(word, language);
  return [wordFeature(stemmed), ...listAllConcepts([word], [stemmed], language)];
}

const wordFeature = (word: string) => `w${word}`;

function listAllConcepts(words: readonly string[], stems: readonly string[], language: string) {
  return words.flatMap((word, index) => listConcepts(language, word, stems[index] ?? word));
}

function listPairs(stems: readonly string[]) {
  if (stems.length === 0) return [];
  return ['^', ...stems].map((word, index, all) => `b${word} ${all[index + 1] ?? '$'}`);
}

function listDistantPairs(stems: readonly string[]) {
  return stems.flatMap((word, index) =>
    stems.slice(index + 2, index + 1 + maxDistance).map((other) => `k${word} ${other}`),
  );
}

function listLetterRuns(word: string) {
  const bounded = `_${word}_`;
  const found: string[] = [];
  for (const length of [3, 4]) {
    for (let start = 0; start + length <= bounded.length; start += 1)
      found.push(`c${bounded.slice(start, start + length)}`);
  }
  return found;
}

function group(weight: number, features: readonly string[]): FeatureGroup {
  const counts = new Map<string, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return { weight, counts };
}
