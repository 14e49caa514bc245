import { findLanguageData } from '../languages/languages.ts';
import { splitSlotWords } from './list-values.ts';
import type { FoundValue } from './slot-finder.ts';

/** The place after which a person corrects the answer, as in 'large, no, small'; infinity if there is none. */
export function findCorrectedPlace(text: string, language: string): number {
  const words = findLanguageData(language)?.corrections.places;
  const last = words && [...text.matchAll(words)].at(-1);
  return last ? last.index : Number.POSITIVE_INFINITY;
}

/**
 * Whether a person corrects something: 'clear' for words such as 'no, for three' or 'make that three', 'likely' for those
 * that may as well begin an answer, such as 'actually three'.
 */
export function findCorrection(text: string, language: string): 'clear' | 'likely' | undefined {
  const words = findLanguageData(language)?.corrections;
  if (words?.clear.test(text) === true) return 'clear';
  return words?.likely.test(text) === true ? 'likely' : undefined;
}

/**
 * Whether a text does nothing but correct some values, as 'oh no, make it 5 people' does, and 'no nuts for 2 of us' does not.
 *
 * @param names of the questions for the values, whose words are what their numbers count
 */
export function isOnlyCorrection(
  text: string,
  values: readonly Pick<FoundValue, 'start' | 'end'>[],
  names: readonly string[],
  language: string,
): boolean {
  const corrections = findLanguageData(language)?.corrections;
  if (!corrections) return false;
  const toStems = (words: string) => splitSlotWords(words, language).map(({ stem }) => stem);
  const units = new Set([corrections.units, ...names].flatMap(toStems));
  const words = splitSlotWords(text, language);
  const findEnd = ({ end }: Pick<FoundValue, 'end'>) => {
    const next = words.find(({ start }) => start >= end);
    return next && !next.isAfterBreak && units.has(next.stem) ? next.end : end;
  };
  const lastFirst = values.toSorted((one, other) => other.start - one.start);
  const others = lastFirst.reduce((left, one) => `${left.slice(0, one.start)};${left.slice(findEnd(one))}`, text);
  return !/[\p{L}\p{N}]/u.test(others.replaceAll(corrections.beside, ''));
}

/** The first of some things whose whole name a text has, inflected or not. */
export function findNamed<Thing extends { readonly name: string }>(
  text: string,
  things: readonly Thing[],
  language: string,
): Thing | undefined {
  const toStems = (words: string) => splitSlotWords(words, language).map(({ stem }) => stem);
  const said = ` ${toStems(text).join(' ')} `;
  return things.find(({ name }) => {
    const stems = toStems(name);
    return stems.length > 0 && said.includes(` ${stems.join(' ')} `);
  });
}
