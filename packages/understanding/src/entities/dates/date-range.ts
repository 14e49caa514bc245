import { toDateParts, toDayNumber } from './calendar.ts';
import { fieldReaders } from '../fields.ts';
import { readPhraseAt } from '../phrases.ts';
import type { Reading, Scan } from '../scan.ts';

/** A day since 1970-01-01, with a part of the day: tomorrow morning. */
export interface NamedDay {
  readonly day: number;
  readonly part?: string;
  /** It was named by its distance from today, not by a date: tomorrow, heute. */
  readonly isRelative?: boolean;
}

type DayReader = (scan: Scan, at: number) => Reading<NamedDay> | undefined;

/** Reads an end of a range that takes its meaning from the other end: `from the 3rd`, `to Friday`. */
export function readDateRangeEnd(scan: Scan, at: number, readDay: DayReader): Reading<NamedDay> | undefined {
  return readWeekdayAfter(scan, at, readDay) ?? readDayBefore(scan, at, readDay) ?? readDayAfter(scan, at, readDay);
}

const isRangeJoint = (scan: Scan, at: number) => scan.language.sets.rangeJoints.has(scan.at(at)?.word ?? '');
const isAnd = (scan: Scan, at: number) => scan.language.sets.and.has(scan.at(at)?.word ?? '');
const isOpener = (scan: Scan, at: number) => scan.language.sets.rangeOpeners.has(scan.at(at)?.word ?? '');

/** The Friday of `Monday to Friday` comes after its Monday. */
function readWeekdayAfter(scan: Scan, at: number, readDay: DayReader): Reading<NamedDay> | undefined {
  const last =
    isRangeJoint(scan, at) && (!isAnd(scan, at) || isOpener(scan, at - 2))
      ? fieldReaders.weekday?.(scan, at + 1)
      : undefined;
  if (!last || fieldReaders.weekday?.(scan, at - 1)?.next !== at) return undefined;
  const [from] = readDay(scan, at - 1)?.values ?? [];
  const to = readDay(scan, at + 1);
  const [first] = to?.values ?? [];
  if (!from || !first || to?.next !== last.next) return undefined;
  const day = first.day <= from.day ? first.day + 7 : first.day;
  return { start: at + 1, next: last.next, values: [{ day }, { day: day - 7 }] };
}

/** The first day of `from the 3rd to the 5th of May` and of `on the 3rd and 5th of May` is in the month of the last. */
function readDayBefore(scan: Scan, at: number, readDay: DayReader): Reading<NamedDay> | undefined {
  const isOpened = isOpener(scan, at);
  const start = skipArticle(scan, isOpened ? at + 1 : skipLeadingWord(scan, at));
  const first = fieldReaders.day?.(scan, start);
  if (!first || !isRangeJoint(scan, first.next)) return undefined;
  const isClear = isOpened || !isAnd(scan, first.next) || fieldReaders.ordinalDay?.(scan, start) !== undefined;
  if (!isClear) return undefined;
  const last = skipArticle(scan, first.next + 1);
  const month = fieldReaders.day?.(scan, last)?.next;
  const to = month === undefined ? undefined : readDay(scan, last);
  if (month === undefined || !to || to.next <= month) return undefined;
  const days = to.values.flatMap(({ day }) => {
    const { year, month: inMonth, date } = toDateParts(day);
    const from = Number(first.fields.day) < date ? toDayNumber(year, inMonth, Number(first.fields.day)) : undefined;
    return from === undefined ? [] : [{ day: from }];
  });
  return days.length === 0 ? undefined : { start, next: first.next, values: days };
}

const mostBeforeJoint = 4;

/** The last day of `May 5th to 10th` is in the month of the first. */
function readDayAfter(scan: Scan, at: number, readDay: DayReader): Reading<NamedDay> | undefined {
  if (!isRangeJoint(scan, at) || isAnd(scan, at)) return undefined;
  const start = skipArticle(scan, at + 1);
  const last = fieldReaders.day?.(scan, start);
  if (!last || !fieldReaders.end?.(scan, last.next) || isMonth(scan, last.next)) return undefined;
  // The 7 of `May 5 till 7 in the evening` is an hour.
  const isHour =
    readPhraseAt(scan, scan.language.phrases.partsOfDay, last.next) !== undefined ||
    readDay(scan, last.next)?.values[0]?.part !== undefined;
  if (isHour) return undefined;
  for (let place = Math.max(0, at - mostBeforeJoint); place < at - 1; place += 1) {
    const first = isMonth(scan, place) ? readDay(scan, place) : undefined;
    if (first?.next !== at) continue;
    const days = first.values.flatMap(({ day }) => {
      const { year, month, date } = toDateParts(day);
      const to = Number(last.fields.day) > date ? toDayNumber(year, month, Number(last.fields.day)) : undefined;
      return to === undefined ? [] : [{ day: to }];
    });
    return days.length === 0 ? undefined : { start, next: last.next, values: days };
  }
  return undefined;
}

function isMonth(scan: Scan, at: number) {
  return fieldReaders.month?.(scan, at) !== undefined;
}

/** One word only, as a text may have nothing else. */
function skipLeadingWord(scan: Scan, at: number) {
  return scan.language.sets.leading.has(scan.at(at)?.word ?? '') ? at + 1 : at;
}

function skipArticle(scan: Scan, at: number) {
  return scan.language.sets.beforeDay.has(scan.at(at)?.word ?? '') ? at + 1 : at;
}
