import type { ProjectLanguage } from '@confab/model';
import { toProjectLanguage } from '../default-phrases.ts';
import type { Findings } from '../finding.ts';

/** The words before an answer of any words, which the platform refuses as a whole utterance. */
const leadingWords: Readonly<Record<ProjectLanguage, readonly [string, ...string[]]>> = {
  en: ['it is', 'I would like', 'make it'],
  de: ['es ist', 'ich möchte', 'nimm'],
  es: ['es', 'quiero', 'pon'],
  fr: ["c'est", 'je voudrais', 'mettez'],
};

/** The type of slots that accept any words. */
export const anyWordsType = 'AMAZON.SearchQuery';

/** A slot by its names in the project and on the platform. */
interface NamedSlot {
  readonly own: string;
  readonly name: string;
  readonly type: string;
}

/** The utterances with which people answer the question for a slot: its bare value, if the platform accepts that. */
export function createSlotSamples(
  { own, name, type }: NamedSlot,
  language: string,
  findings: Findings,
): readonly string[] {
  const value = `{${name}}`;
  if (type !== anyWordsType) return [value];
  const leading = leadingWords[toProjectLanguage(language)];
  findings.note(`slot ${own}`, 'anyWordsAnswerNeedsWords', own, leading[0]);
  return leading.map((words) => `${words} ${value}`);
}
