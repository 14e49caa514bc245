import { listSpellings, splitPhrase } from './tokens.ts';
import type { Scan } from './scan.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly value: string;
}

/** Phrases of one or more words, by their first word. */
export interface Phrases {
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  readonly firstWords: readonly string[];
  readonly singleWords: readonly (readonly [word: string, value: string])[];
}

/** A phrase found in a text, and the next position. */
export interface FoundPhrase {
  readonly value: string;
  readonly next: number;
}

/** Reads a table: a line is `value: phrase | phrase`. The longest phrases come first. */
export function readPhrases(lines: string): Phrases {
  const phrases = lines.split('\n').flatMap((line) => {
    const [value = '', said = ''] = line.split(/:(.*)/s);
    return said.split('|').flatMap((phrase) => spell(phrase, value.trim()));
  });
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases.toSorted((a, b) => b.words.length - a.words.length)) {
    const [first = ''] = phrase.words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return {
    byFirst,
    firstWords: [...byFirst.keys()],
    singleWords: phrases.filter(({ words }) => words.length === 1).map(({ words, value }) => [words[0] ?? '', value]),
  };
}

function spell(phrase: string, value: string): Phrase[] {
  const words = splitPhrase(phrase);
  if (words.length === 0) return [];
  const [plain, spelt] = [0, 1].map((which) =>
    words.map((word) => listSpellings(word)[which] ?? listSpellings(word)[0] ?? ''),
  );
  return [...new Set([plain?.join(' '), spelt?.join(' ')])].map((all) => ({ words: (all ?? '').split(' '), value }));
}

/** The longest phrase of a table at a position. */
export function readPhraseAt(scan: Scan, phrases: Phrases, at: number): FoundPhrase | undefined {
  const token = scan.at(at);
  const offered = token && phrases.byFirst.get(token.word);
  for (const { words, value } of offered ?? [])
    if (words.every((word, index) => index === 0 || scan.at(at + index)?.word === word))
      return { value, next: at + words.length };
  return undefined;
}
