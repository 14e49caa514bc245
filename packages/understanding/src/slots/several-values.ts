import type { EntityValue } from '../entities/entity.ts';
import { findLanguageData } from '../languages/languages.ts';
import { keepLongest, type FoundValue, type SlotFinder } from './slot-finder.ts';

/** A place in a text, and its value there. */
export interface PlacedValue {
  readonly start: number;
  readonly end: number;
  readonly value: EntityValue;
}

const signs = /[,;&]/gu;

/** The values of a list of words, such as 'cheese, ham and olives': the values found in each part, else its words. */
export function splitValues(
  text: string,
  place: Pick<PlacedValue, 'start' | 'end'>,
  found: readonly FoundValue[],
  language: string,
): PlacedValue[] {
  const words = text.slice(place.start, place.end);
  const breaks = [...words.matchAll(findLanguageData(language)?.separators ?? signs)];
  const starts = [0, ...breaks.map(({ index, 0: sign }) => index + sign.length)];
  const ends = [...breaks.map(({ index }) => index), words.length];
  return starts.flatMap((from, at) => {
    const piece = words.slice(from, ends[at]).trim();
    if (piece === '') return [];
    const start = place.start + words.indexOf(piece, from);
    const own = { start, end: start + piece.length };
    const known = found.find((one) => one.start >= own.start && one.end <= own.end);
    return [{ ...own, value: known?.value ?? piece }];
  });
}

/** All values of the type of a slot that no other slot has taken, in text order; each of them once. */
export function collectValues(
  type: string,
  found: readonly FoundValue[],
  isFree: (value: FoundValue) => boolean,
): FoundValue[] {
  return keepLongest(found.filter((one) => one.type === type && isFree(one)));
}

/** The different ones of some values. */
export function listDistinct(values: readonly EntityValue[]): EntityValue[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Reads the values of a slot from words that hold nothing else, as a platform sends them. */
export function readValues(
  finder: SlotFinder,
  type: string,
  text: string,
  found: readonly FoundValue[],
  language: string,
) {
  const known = finder.typeOf(type);
  const ofType = found.filter((one) => one.type === known);
  const isListed = known !== undefined && !finder.isOpen(known);
  const values = isListed ? keepLongest(ofType) : splitValues(text, { start: 0, end: text.length }, ofType, language);
  return listDistinct(values.length > 0 ? values.map(({ value }) => value) : [text]);
}
