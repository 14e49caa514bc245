import { findEntities } from '../entities/find-entities.ts';
import type { ChoiceWords } from '../languages/language-data.ts';
import { getLanguageData } from '../languages/languages.ts';
import { splitKeywordWords } from './word-forms.ts';

const maxWords = 8;

/** Filler words around a number in a choice, and words for the last choice. */
const choiceWordSets = new WeakMap<ChoiceWords, { fillers: ReadonlySet<string>; last: ReadonlySet<string> }>();

/**
 * The index, from 0, of a choice made by number or ordinal alone: `2`, `number two`,
 * `the second one`, `the last`. Undefined for any other text or a number beyond the list.
 */
export function findChosenIndex(text: string, count: number, language: string): number | undefined {
  const { fillers, last } = getChoiceWords(language);
  const said = splitKeywordWords(text);
  if (said.length === 0 || said.length > maxWords) return undefined;
  const isFiller = (word: string) => fillers.has(word);
  const rest = said.filter((word) => !isFiller(word));
  const [only = ''] = rest;
  if (rest.length === 1 && last.has(only) && count > 0) return count - 1;
  const [number, ...more] = findEntities(text, { language }, ['number']);
  if (!number || typeof number.value !== 'number') return undefined;
  const around = splitKeywordWords(`${text.slice(0, number.start)} ${text.slice(number.end)}`);
  const isAlone = around.every(isFiller) && more.every((other) => splitKeywordWords(other.text).every(isFiller));
  const { value } = number;
  return isAlone && Number.isInteger(value) && value >= 1 && value <= count ? value - 1 : undefined;
}

function getChoiceWords(language: string) {
  const { choices } = getLanguageData(language);
  const known = choiceWordSets.get(choices) ?? {
    fillers: new Set(splitKeywordWords(choices.fillers)),
    last: new Set(splitKeywordWords(choices.last)),
  };
  choiceWordSets.set(choices, known);
  return known;
}
