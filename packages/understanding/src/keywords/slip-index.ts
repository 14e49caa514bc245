import { isWithinOneSlip } from '../normalise.ts';
import type { SteppedWork } from '../stepped-work.ts';

/** Finds words within one typing error. */
export interface SlipIndex {
  /** Indexes of the words that differ by at most one typing error, in order. */
  find(typed: string): number[];
}

const minLength = 5;
/** Longer words match exactly only, as the cost grows with the square of the length. */
const maxLength = 40;
/** The maximum number of indexed words; further words match exactly only. */
const mostWords = 2 ** 20;
const maxResults = 32;
const wordsPerStep = 1_000;

/**
 * Indexes words of five letters or more by their deletion neighbours: two words within one typing error
 * share one, so a word is compared with a few candidates only, however many words there are.
 *
 * Each neighbour is stored as a number, its hash and the word's index, in one sorted array: 100,000 words take a few
 * megabytes. In steps, as the words of a large project are many.
 */
export function* indexSlipsInSteps(words: readonly string[]): SteppedWork<SlipIndex> {
  const keys: number[] = [];
  for (const [place, word] of words.entries()) {
    if (word.length < minLength || word.length > maxLength || place >= mostWords) continue;
    for (const rest of listDeletions(word)) keys.push(hash32(rest) * mostWords + place);
    if (place % wordsPerStep === wordsPerStep - 1) yield;
  }
  const sorted = Float64Array.from(keys).sort();
  return {
    find(typed) {
      const found = new Set<number>();
      if (typed.length < minLength - 1 || typed.length > maxLength + 1) return [];
      for (const rest of listDeletions(typed)) {
        const first = hash32(rest) * mostWords;
        for (let at = lowerBound(sorted, first); at < sorted.length; at += 1) {
          const place = (sorted[at] ?? 0) - first;
          if (place >= mostWords || found.size >= maxResults) break;
          if (isWithinOneSlip(typed, words[place] ?? '')) found.add(place);
        }
      }
      return [...found].sort((one, other) => one - other);
    },
  };
}

/** A word, and the word without each of its letters. */
function listDeletions(word: string): Set<string> {
  const rests = new Set([word]);
  for (let at = 0; at < word.length; at += 1) rests.add(word.slice(0, at) + word.slice(at + 1));
  return rests;
}

function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function lowerBound(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
