import { fixedMoment } from '../entities/dates/calendar.ts';
import type { Entity, EntityValue } from '../entities/entity.ts';
import { findBareNumber, findEntities } from '../entities/find-entities.ts';
import { getLanguage } from '../entities/get-language.ts';
import { splitTokens } from '../entities/tokens.ts';
import { getLanguageData } from '../languages/languages.ts';
import { isWithinOneSlip } from '../normalise.ts';
import { stem } from '../stem.ts';
import type { SlotTypeDefinition } from './slot-type.ts';

/** A word of a text, prepared for comparison with lists. */
export interface SlotWord {
  readonly word: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Punctuation precedes it; no value extends across it. */
  readonly isAfterBreak: boolean;
}

/** A list value found in a text. */
interface FoundListValue {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the values of one list. */
export type ListFinder = (words: readonly SlotWord[]) => FoundListValue[];

interface Entry {
  readonly value: string;
  readonly words: readonly SlotWord[];
  readonly place: number;
}

interface Match extends Entry {
  readonly at: number;
  readonly slips: number;
}

const breaks = /^[,;!?]$/;
/** The maximum length of a word that may have a typing error; limits the work. */
const longestMisspelt = 40;
const shortestMisspelt = 5;

/** Splits a text into words with positions, prepared for comparison with lists. */
export function splitSlotWords(text: string, language: string): SlotWord[] {
  const words: SlotWord[] = [];
  let isAfterBreak = false;
  for (const { word, start, end, kind } of splitTokens(text)) {
    if (kind === 'sign') isAfterBreak ||= breaks.test(word);
    else {
      words.push({ word, stem: stem(word, language), start, end, isAfterBreak });
      isAfterBreak = false;
    }
  }
  return words;
}

/**
 * Indexes a list for texts: inflected, or with one typing error in words of five letters or more. Of
 * overlapping values the longest wins, then the one without a typing error, then the first.
 *
 * The time of a lookup depends on the words of the text, not on the length of the list.
 */
export function findsList({ values }: SlotTypeDefinition, language: string): ListFinder {
  const byFirst = new Map<string, Entry[]>();
  const said = values.flatMap(({ value, synonyms }) => [value, ...synonyms].map((text) => ({ value, text })));
  for (const [place, { value, text }] of said.entries()) {
    const words = splitSlotWords(text, language);
    const [first] = words;
    for (const key of first ? listKeys(first) : [])
      byFirst.set(key, [...(byFirst.get(key) ?? []), { value, words, place }]);
  }
  return (words) =>
    withoutOverlaps(
      words.flatMap((_word, at) => findMatches(byFirst, words, at)),
      words,
    );
}

/** Each list looks up the same words of a text. */
const keysOfWords = new WeakMap<SlotWord, ReadonlySet<string>>();

/** The lookup keys of a word: itself, its stem, and both with one letter removed. */
function listKeys(one: SlotWord): ReadonlySet<string> {
  const { word, stem } = one;
  const keys = keysOfWords.get(one) ?? new Set([word, stem, ...shortened(word), ...shortened(stem)]);
  keysOfWords.set(one, keys);
  return keys;
}

function shortened(word: string) {
  if (word.length < shortestMisspelt || word.length > longestMisspelt) return [];
  return Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1));
}

function findMatches(byFirst: ReadonlyMap<string, readonly Entry[]>, words: readonly SlotWord[], at: number): Match[] {
  const first = words[at];
  const offered = new Set(first ? [...listKeys(first)].flatMap((key) => byFirst.get(key) ?? []) : []);
  return [...offered].flatMap((entry) => {
    const slips = listSlips(entry, words, at);
    return slips <= 1 ? [{ ...entry, at, slips }] : [];
  });
}

/** The number of typing errors; more than one if the entry does not match. */
function listSlips({ words }: Entry, text: readonly SlotWord[], at: number): number {
  let slips = 0;
  for (const [offset, meant] of words.entries()) {
    const typed = text[at + offset];
    if (!typed || (offset > 0 && typed.isAfterBreak)) return Infinity;
    if (isSameWord(typed, meant)) continue;
    if (!isWithinOneSlip(typed.word, meant.word) && !isWithinOneSlip(typed.stem, meant.stem)) return Infinity;
    slips += 1;
  }
  return slips;
}

/** A short word may equal the stem of its inflected form: groß and großen. */
function isSameWord(typed: SlotWord, meant: SlotWord) {
  return (
    typed.word === meant.word || typed.stem === meant.stem || typed.stem === meant.word || typed.word === meant.stem
  );
}

function withoutOverlaps(matches: readonly Match[], words: readonly SlotWord[]): FoundListValue[] {
  const taken = new Set<number>();
  const best = matches.toSorted(
    (a, b) => b.words.length - a.words.length || a.slips - b.slips || a.at - b.at || a.place - b.place,
  );
  const kept = best.filter(({ at, words: own }) => {
    const places = own.map((_word, offset) => at + offset);
    if (places.some((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
  return kept
    .toSorted((a, b) => a.at - b.at)
    .map(({ value, at, words: own }) => ({
      value,
      start: words[at]?.start ?? 0,
      end: words[at + own.length - 1]?.end ?? 0,
    }));
}

/** In longer lists, such as those of streets, a number alone is hardly meant for the only value that has it. */
const mostValues = 30;
/** Each text is read for entities, so the first question with a list would wait for long lists of synonyms. */
const mostSynonyms = 20;
/** The most words of a limit and those after it, before its number: up to the age of 12. */
const mostAfterLimit = 5;

/** The values by the numbers that are in them or in their first 20 synonyms; a number in several values has none. */
type NumberedValues = ReadonlyMap<EntityValue, string | undefined>;
const numberedByList = new WeakMap<SlotTypeDefinition, NumberedValues>();

/**
 * The value of a list that a bare number chooses, as '10' does of 'ten minutes' and 'an hour'.
 * @returns undefined if none or several values have the number in themselves or in their first 20 synonyms
 */
export function findNumberedValue(list: SlotTypeDefinition, text: string, language: string): string | undefined {
  if (list.values.length > mostValues) return undefined;
  const number = findBareNumber(text, language);
  if (number === undefined) return undefined;
  const known = numberedByList.get(list) ?? indexNumbers(list, language);
  numberedByList.set(list, known);
  return known.get(number);
}

function indexNumbers({ values }: SlotTypeDefinition, language: string): NumberedValues {
  const found = new Map<EntityValue, string | undefined>();
  for (const { value, synonyms } of values) {
    const numbers = [value, ...synonyms.slice(0, mostSynonyms)].flatMap((text) => listNumbers(text, language));
    const own = new Set(numbers.flatMap((one) => (one.isOwn ? [one.value] : [])));
    for (const number of new Set(numbers.map((one) => one.value)))
      found.set(number, own.has(number) && !found.has(number) ? value : undefined);
  }
  return found;
}

/** The numbers of a text; limits do not count, as in 'under 12', nor do parts of a time or of '24/7'. */
function listNumbers(text: string, language: string): { readonly value: EntityValue; readonly isOwn: boolean }[] {
  const moment = fixedMoment(0);
  const overlaps = (one: Entity) => (other: Entity) => one.start < other.end && other.start < one.end;
  const durations = findEntities(text, { language, moment }, ['duration']);
  const numbers = findEntities(text, { language }, ['number']);
  const allTimes = findEntities(text, { language, moment }, ['time']);
  const found = allTimes.filter((time, place) => {
    const neighbours = [allTimes[place - 1], allTimes[place + 1]];
    const isOfRange = neighbours.some((other) => other && isRange(text, time, other, language));
    return isOfRange || !durations.some((one) => one.start <= time.start && time.end <= one.end);
  });
  const isCount = (time: Entity) => isOfNumbers(time, language) && !durations.some(overlaps(time));
  const times = numbers.length > 1 && found.every(isCount) ? [] : found;
  const limits = getLanguageData(language).choices.limits.split(' | ');
  return numbers.map((number, place) => {
    const isOfTime = times.some(overlaps(number));
    const isOwn = !isOfTime && !isJoined(text, number) && !isLimit(text, number, numbers[place - 1], limits);
    return { value: number.value, isOwn };
  });
}

/** Whether two times are the ends of a range: 'de 9 h à 11 h'. A single '2 heures' may be how long something takes. */
function isRange(text: string, one: Entity, other: Entity, language: string): boolean {
  const { rangeJoints } = getLanguage(language).sets;
  const between = splitTokens(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
  return between.length === 1 && rangeJoints.has(between[0]?.word ?? '');
}

/** Whether a time is made of digits and joints of ranges alone, so that it may be a count: 'von 3 bis 5', '5 to 10'. */
function isOfNumbers(time: Entity, language: string): boolean {
  const { rangeJoints } = getLanguage(language).sets;
  return splitTokens(time.text).every(({ word, kind }) => kind === 'digits' || rangeJoints.has(word));
}

/** Whether a sign joins a number to another, as in '10:30' and '24/7'. */
function isJoined(text: string, { start, end }: Entity): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
  return /^\d[:/,]$/.test(before) || /^[:/,]\d$/.test(after);
}

/** Whether 'under', 'up to' or the like is shortly before a number; in '4 bis 6' it only joins two numbers. */
function isLimit(text: string, { start }: Entity, previous: Entity | undefined, limits: readonly string[]): boolean {
  const between = splitTokens(text.slice(previous?.end ?? 0, start)).map(({ word }) => word);
  const words = ` ${between.slice(-mostAfterLimit).join(' ')} `;
  return !(previous && between.length === 1) && limits.some((limit) => words.includes(` ${limit} `));
}
