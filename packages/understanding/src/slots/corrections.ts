import { findLanguageData } from '../languages/languages.ts';
import { splitSlotWords, type SlotWord } from './list-values.ts';
import { keepLongest, type FoundValue } from './slot-finder.ts';

type Place = Pick<FoundValue, 'start' | 'end'>;

/** The words before the name of a question that may belong to it, such as 'I would like to change the', are at most as long. */
const maxBeforeName = 60;

/** The place after which a person corrects the answer, as in 'large, no, small'; infinity if there is none. */
export function findCorrectedPlace(text: string, language: string): number {
  const words = findLanguageData(language)?.corrections.places;
  const last = words && [...text.matchAll(words)].at(-1);
  return last ? last.index : Number.POSITIVE_INFINITY;
}

/**
 * Whether a person corrects something: 'clear' for words such as 'no, for three' or 'make that three', 'likely' for
 * those that may also begin an answer, such as 'actually three'.
 */
export function findCorrection(text: string, language: string): 'clear' | 'likely' | undefined {
  const words = findLanguageData(language)?.corrections;
  if (words?.clear.test(text) === true) return 'clear';
  return words?.likely.test(text) === true ? 'likely' : undefined;
}

/**
 * Whether a text only corrects some values, as 'oh no, make it 5 people' does, and 'no nuts for 2 of us' does not.
 *
 * @param names of the questions for the values; a text may contain them, or a word of them after a number
 */
export function isOnlyCorrection(
  text: string,
  values: readonly Place[],
  names: readonly string[],
  language: string,
): boolean {
  const data = findLanguageData(language);
  if (!data) return false;
  const { beside, units } = data.corrections;
  const toStems = (words: string) => splitSlotWords(words, language).map(({ stem }) => stem);
  const counted = new Set([units, ...names].flatMap(toStems));
  const words = splitSlotWords(text, language);
  const findEnd = ({ end }: Place) => {
    const next = words.find(({ start }) => start >= end);
    return next && !next.isAfterBreak && counted.has(next.stem) ? next.end : end;
  };
  const places = [
    ...values.map((one) => ({ start: one.start, end: findEnd(one) })),
    ...names.flatMap((name) => findNamePlaces(text, words, toStems(name), data.corrections.beforeName)),
  ];
  const others = keepLongest(places).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)};${left.slice(end)}`,
    text,
  );
  return hasNoWords(others.replaceAll(beside, '').replaceAll(data.separators, ''));
}

/** Where a text names a question after words such as 'change the', which belong to the place. */
function findNamePlaces(
  text: string,
  words: readonly SlotWord[],
  stems: readonly string[],
  beforeName: RegExp,
): readonly Place[] {
  if (stems.length === 0) return [];
  return words.flatMap(({ start }, at) => {
    if (!stems.every((stem, place) => words[at + place]?.stem === stem)) return [];
    const before = text.slice(Math.max(0, start - maxBeforeName), start);
    const found = beforeName.exec(before);
    const last = words[at + stems.length - 1];
    return found && last ? [{ start: start - found[0].length, end: last.end }] : [];
  });
}

/**
 * The place of the words after the last name of a question, up to the next comma or 'and', without the words that may
 * accompany a value: the 9 of 'change the time to 9 please, we are 5'.
 * @returns undefined if there are none
 */
export function findPlaceAfterName(text: string, name: string, language: string): Place | undefined {
  const data = findLanguageData(language);
  const stems = splitSlotWords(name, language).map(({ stem }) => stem);
  const words = splitSlotWords(text, language);
  const nameAt = words.findLastIndex((_word, at) => stems.every((stem, place) => words[at + place]?.stem === stem));
  const start = words[nameAt + stems.length - 1]?.end;
  if (!data || stems.length === 0 || nameAt === -1 || start === undefined) return undefined;
  const [said = ''] = text.slice(start).split(data.separators);
  const beside = [...said.matchAll(data.corrections.beside)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  let [from, to] = [0, said.length];
  for (const one of beside) if (hasNoWords(said.slice(from, one.start))) from = one.end;
  for (const one of beside.toReversed()) if (hasNoWords(said.slice(one.end, to))) to = one.start;
  return hasNoWords(said.slice(from, to)) ? undefined : { start: start + from, end: start + to };
}

function hasNoWords(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

const hyphens = /(?<=\p{L})-(?=\p{L})/gu;

/**
 * The item with the longest name that occurs in a text as a whole, inflected or not; of equally long names the first. A
 * hyphen makes no difference: `email` names the e-mail.
 */
export function findNamed<Thing extends { readonly name: string }>(
  text: string,
  things: readonly Thing[],
  language: string,
): Thing | undefined {
  const toStems = (words: string) => splitSlotWords(words, language).map(({ stem }) => stem);
  const write = (words: string) =>
    [...new Set([words, words.replaceAll(hyphens, '')])].map((one) => toStems(one).join(' '));
  const said = write(text).map((one) => ` ${one} `);
  const named = things.flatMap((thing) => {
    const isSaid = write(thing.name).some((name) => name !== '' && said.some((one) => one.includes(` ${name} `)));
    return isSaid ? [{ thing, length: toStems(thing.name).length }] : [];
  });
  return named.toSorted((one, other) => other.length - one.length)[0]?.thing;
}
