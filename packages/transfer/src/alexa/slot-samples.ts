import type { ProjectLanguage } from '@confab/model';
import { toProjectLanguage } from '../default-phrases.ts';

/** The words before an answer of any words, which the platform refuses as a whole utterance. */
const leadingWords: Readonly<Record<ProjectLanguage, readonly [string, ...string[]]>> = {
  en: ['it is', 'I would like', 'make it'],
  de: ['es ist', 'ich möchte', 'nimm'],
  es: ['es', 'quiero', 'pon'],
  fr: ["c'est", 'je voudrais', 'mettez'],
};

/** The type of slots that accept any words. */
export const anyWordsType = 'AMAZON.SearchQuery';

/** The words that lead an answer of any words. */
export function getLeadingWords(language: string): readonly [string, ...string[]] {
  return leadingWords[toProjectLanguage(language)];
}

/** The utterances with which people answer the question for a slot: its bare value, if the platform accepts that. */
export function createSlotSamples(name: string, type: string, language: string): readonly string[] {
  const value = `{${name}}`;
  return type === anyWordsType ? getLeadingWords(language).map((words) => `${words} ${value}`) : [value];
}
