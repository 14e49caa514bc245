import { listConcepts } from './concepts.ts';
import type { FeatureGroup } from './features.ts';
import type { ScopeModel } from './scope-model.ts';
import { getSmallWords } from './small-words.ts';

/** Factor on the score of an intent whose samples never mention the subject of the text. */
export const foreignSubjectFactor = 0.5;
const minSharedLetters = 4;

/** Features of which an intent's samples need at least one; undefined for a text without a subject. */
export type Subject = ReadonlySet<number> | undefined;

/**
 * Finds the subject of a text as features of a scope. `my name is Bob` shares small words with many samples but is
 * about none of them; small words are never a subject.
 *
 * A word also counts through its synonyms and through words with the same beginning.
 */
export function findSubject(model: ScopeModel, groups: readonly FeatureGroup[], language: string): Subject {
  const small = getSmallWords(language);
  const said = [...(groups[0]?.counts.keys() ?? [])].map((feature) => feature.slice(1));
  const words = small ? said.filter((word) => !small.has(word)) : [];
  if (words.length === 0) return undefined;
  return new Set(
    words.flatMap((word) => listTraces(word, language)).flatMap((trace) => model.space.ids.get(trace) ?? []),
  );
}

/** Whether no sample of a class mentions the subject. */
export function isForeignTo({ samples }: ScopeModel, own: number, subject: Subject): boolean {
  if (!subject) return false;
  for (const { ids } of samples[own] ?? []) for (const id of ids) if (subject.has(id)) return false;
  return true;
}

/** The features of a word, its concepts and its beginning. */
function listTraces(word: string, language: string) {
  const beginning = word.length < minSharedLetters ? [] : [`c_${word.slice(0, minSharedLetters - 1)}`];
  return [`w${word}`, ...listConcepts(language, word, word), ...beginning];
}
