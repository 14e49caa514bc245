import { fieldReaders } from '../fields.ts';
import type { FieldReader } from '../pattern.ts';
import { readPhraseAt } from '../phrases.ts';
import type { Scan } from '../scan.ts';
import { weekdayCodes } from './recurrence-rule.ts';

const mostBeforeDay = 2;
const mostPlaces = 5;

/** Weekdays of a list or a range, by their numbers from 1. */
interface Weekdays {
  readonly days: readonly number[];
  readonly part: string | undefined;
  readonly next: number;
  readonly isRange: boolean;
}

/** Reads `Monday`, `Monday, Wednesday and Friday` or `Monday to Friday`. */
function readWeekdays(scan: Scan, at: number): Weekdays | undefined {
  let list = readWeekday(scan, at);
  for (let count = 1; list && count < weekdayCodes.length; count += 1) {
    const more = readNextWeekday(scan, list);
    if (!more) break;
    list = more;
  }
  return list;
}

function readWeekday(scan: Scan, at: number): Weekdays | undefined {
  const read = fieldReaders.weekday?.(scan, at);
  if (!read) return undefined;
  const { weekday, dayPart } = read.fields;
  const part = dayPart === undefined ? undefined : String(dayPart);
  return { days: [Number(weekday)], part, next: read.next, isRange: false };
}

function readNextWeekday(scan: Scan, { days, part, next, isRange }: Weekdays): Weekdays | undefined {
  const { and, rangeJoints, beforeListedDays } = scan.language.sets;
  const joint = scan.at(next)?.word ?? '';
  const isList = joint === ',' || and.has(joint);
  if (!isList && !rangeJoints.has(joint)) return undefined;
  const start = joint === ',' && and.has(scan.at(next + 1)?.word ?? '') ? next + 2 : next + 1;
  let place = start;
  while (place < start + mostBeforeDay && beforeListedDays.has(scan.at(place)?.word ?? '')) place += 1;
  const last = readWeekday(scan, place);
  const [to] = last?.days ?? [];
  if (!last || to === undefined) return undefined;
  const added = isList ? [to] : listDays(days.at(-1) ?? to, to);
  return { days: [...days, ...added], part: part ?? last.part, next: last.next, isRange: isRange || !isList };
}

/** The days after the first of a range: Saturday to Monday goes over the end of a week. */
function listDays(from: number, to: number): number[] {
  const length = (to - from + weekdayCodes.length) % weekdayCodes.length;
  return Array.from({ length }, (_, index) => ((from + index) % weekdayCodes.length) + 1);
}

const weekdays: FieldReader = (scan, at) => toField(readWeekdays(scan, at));

function toField(list: Weekdays | undefined): ReturnType<FieldReader> {
  if (!list) return undefined;
  const { days, part, next } = list;
  const codes = weekdayCodes.filter((_, index) => days.includes(index + 1));
  return { next, fields: { weekdays: codes.join(','), ...(part !== undefined && { part }) } };
}

/** A list that begins with a word such as `Mondays`; the one in Monday's visit is a single day. */
const pluralWeekdays: FieldReader = (scan, at) => {
  const plural = readPhraseAt(scan, scan.language.phrases.weekdayPlurals, at);
  const isPossessive = /['’]/.test(scan.text.slice(scan.at(at)?.start, scan.at(at)?.end));
  return plural && !isPossessive ? weekdays(scan, at) : undefined;
};

const weekdayRange: FieldReader = (scan, at) => {
  const list = readWeekdays(scan, at);
  return list?.isRange === true ? toField(list) : undefined;
};

/** The place of a weekday in its month: the first to the fifth, or the last. */
const place: FieldReader = (scan, at) => {
  if (scan.language.sets.lastPlaces.has(scan.at(at)?.word ?? '')) return { next: at + 1, fields: { place: -1 } };
  const read = fieldReaders.ordinalDay?.(scan, at);
  const value = Number(read?.fields.day);
  return read && value <= mostPlaces ? { next: read.next, fields: { place: value } } : undefined;
};

const cycle: FieldReader = (scan, at) => {
  const said = readPhraseAt(scan, scan.language.phrases.cycles, at);
  const [unit = '', count = ''] = said?.value.split(' ') ?? [];
  return said && { next: said.next, fields: { unit, count: Number(count) } };
};

const dayTime: FieldReader = (scan, at) => {
  const said = readPhraseAt(scan, scan.language.phrases.dayTimes, at);
  return said && { next: said.next, fields: { part: said.value } };
};

/** The readers of the fields that patterns of recurrences use. */
export const recurrenceFields: Readonly<Record<string, FieldReader>> = {
  ...fieldReaders,
  weekdays,
  pluralWeekdays,
  weekdayRange,
  place,
  cycle,
  dayTime,
};
