import { findLanguageData } from './languages/languages.ts';
import { splitWords } from './normalise.ts';
import { stem } from './stem.ts';

const none: readonly string[] = [];
const tables = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The concepts of a word: `stolen` and `thief` share one. None for a language without a list. */
export function listConcepts(language: string, word: string, stemmed: string): readonly string[] {
  const table = getTable(language.slice(0, 2));
  return table.get(word) ?? table.get(stemmed) ?? none;
}

function getTable(language: string) {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const [number, line] of (findLanguageData(language)?.concepts ?? '').trim().split('\n').entries()) {
    const words = splitWords(line);
    for (const word of new Set([...words, ...words.map((one) => stem(one, language))]))
      table.set(word, [...(table.get(word) ?? []), `g${number}`]);
  }
  tables.set(language, table);
  return table;
}
