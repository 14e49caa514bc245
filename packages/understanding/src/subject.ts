import { listConcepts } from './concepts.ts';
import type { FeatureGroup } from './features.ts';
import type { ScopeModel } from './scope-model.ts';
import { getSmallWords } from './small-words.ts';

/** How sure a text still is to mean an intent whose samples never mention what it is about. */
export const foreignSubjectFactor = 0.5;
const leastAlike = 4;

/** Features of which an intent's samples have to have one; undefined for a text that names nothing. */
export type Subject = ReadonlySet<number> | undefined;

/**
 * What a text is about, in the terms of a scope. `my name is Bob` shares small words with many samples and is about
 * none of them; small words alone speak for anything, so they are never a subject.
 *
 * A word is also found in another word for the same thing, and in one that begins alike.
 */
export function findSubject(model: ScopeModel, groups: readonly FeatureGroup[], language: string): Subject {
  const small = getSmallWords(language);
  const said = [...(groups[0]?.counts.keys() ?? [])].map((feature) => feature.slice(1));
  const words = small ? said.filter((word) => !small.has(word)) : [];
  if (words.length === 0) return undefined;
  return new Set(
    words.flatMap((word) => tracesOf(word, language)).flatMap((trace) => model.space.ids.get(trace) ?? []),
  );
}

/** Whether none of a class's samples mentions the subject. */
export function isForeignTo({ samples }: ScopeModel, own: number, subject: Subject): boolean {
  if (!subject) return false;
  for (const { ids } of samples[own] ?? []) for (const id of ids) if (subject.has(id)) return false;
  return true;
}

/** The features that tell that a word, or one like it, stands in a text. */
function tracesOf(word: string, language: string) {
  const beginning = word.length < leastAlike ? [] : [`c_${word.slice(0, leastAlike - 1)}`];
  return [`w${word}`, ...listConcepts(language, word, word), ...beginning];
}
