import { findEntities } from '../entities/find-entities.ts';
import { splitKeywordWords } from './word-forms.ts';

/** Filler words around a number in a choice. */
const english =
  'number option choice item answer entry the one please i want take would like choose go with to for id ill lets have try pick';
const german =
  'nummer option punkt auswahl antwort eintrag der die das den bitte ich nehme mochte moechte will wahle waehle eins zu zum zur';
const fillers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(english.split(' ')),
  de: new Set(german.split(' ')),
};
const lastWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['last']),
  de: new Set(['letzte', 'letzten', 'letzter', 'letztes']),
};
const maxWords = 8;

/**
 * The index, from 0, of a choice made by number or ordinal alone: `2`, `number two`,
 * `the second one`, `the last`. Undefined for any other text or a number beyond the list.
 */
export function findChosenIndex(text: string, count: number, language: string): number | undefined {
  const own = language.startsWith('de') ? 'de' : 'en';
  const said = splitKeywordWords(text);
  if (said.length === 0 || said.length > maxWords) return undefined;
  const isFiller = (word: string) => fillers[own]?.has(word) ?? false;
  const rest = said.filter((word) => !isFiller(word));
  const [only = ''] = rest;
  if (rest.length === 1 && lastWords[own]?.has(only) && count > 0) return count - 1;
  const [number, ...more] = findEntities(text, { language }, ['number']);
  if (!number || typeof number.value !== 'number') return undefined;
  const around = splitKeywordWords(`${text.slice(0, number.start)} ${text.slice(number.end)}`);
  const isAlone = around.every(isFiller) && more.every((other) => splitKeywordWords(other.text).every(isFiller));
  const { value } = number;
  return isAlone && Number.isInteger(value) && value >= 1 && value <= count ? value - 1 : undefined;
}
