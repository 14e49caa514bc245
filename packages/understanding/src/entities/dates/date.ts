import {
  addMonths,
  findMonthEnd,
  formatIsoDate,
  getWeekday,
  toDateParts,
  toDayNumber,
  toLocalTime,
} from './calendar.ts';
import { fieldReaders } from '../fields.ts';
import { findHoliday, findLastWeekday, findNthWeekday, findWeekdayAfter } from './holidays.ts';
import { longestPattern, type Fields, type Pattern } from '../pattern.ts';
import { skipLeadingWords, type Reading, type Scan } from '../scan.ts';
import { readDateRangeEnd, type NamedDay } from './date-range.ts';
import { readStampTime } from './stamp.ts';
import { isNextWeekBesideTime } from './weeks/next-week-beside-time.ts';

/** The maximum count of days, weeks, months or years in a date. */
const maxCount = 10_000;

/** A weekday and a day of month that meet later than this are a mistake rather than a date. */
const comingMonths = [1, 2, 3];

/** Patterns with a fixed first word, which is never one that introduces a day. */
const startsItself = new Set(['earlier', 'later', 'relative']);

/** Patterns of a week, a weekend or a month without a day. */
const vagueDays = new Set(
  'thisWeekend nextWeekend lastWeekend weekEnd nextWeekEnd nextWeekStart nextMonth month earlyMonth midMonth'.split(
    ' ',
  ),
);

/** Reads the possible days at a position, likeliest first. A day that does not exist is not a date, nor is a part of it. */
export function readDay(scan: Scan, at: number): Reading<NamedDay> | undefined {
  return readPatterns(scan, at, scan.language.patterns.dates);
}

function readPatterns(scan: Scan, at: number, patterns: readonly Pattern[]): Reading<NamedDay> | undefined {
  const found = longestPattern(scan, at, patterns, fieldReaders);
  if (!found) return undefined;
  const isNextWeek = found.as === 'coming' && isNextWeekBesideTime(scan, at, found.next);
  const days = meanings[isNextWeek ? 'nextWeekOnly' : found.as]?.(found.fields, scan) ?? [];
  const valid = [...new Set(days)].filter((day): day is number => day !== undefined && isWritable(day));
  const part = found.fields.dayPart ?? String(found.fields.relative ?? '').split(' ')[1];
  const start = startsItself.has(found.as) ? at : skipLeadingWords(scan, at);
  const isRelative = found.as === 'relative';
  return {
    start,
    next: found.next,
    values: valid.map((day) => ({ day, ...(part !== undefined && { part: String(part) }), isRelative })),
    isVague: vagueDays.has(found.as),
  };
}

/** Reads a date, as ISO 8601. */
export function readDate(scan: Scan, at: number): Reading<string> | undefined {
  const stamp = readStampTime(scan, at);
  if (stamp) return { next: stamp.next, values: stamp.local ? [formatIsoDate(stamp.local.day)] : [] };
  const read = readDateRangeEnd(scan, at, readDay) ?? readDay(scan, at);
  return read && { ...read, values: read.values.map(({ day }) => formatIsoDate(day)) };
}

/** Reads a date at a position that only the whole answer to a question for one is: the 16th. */
export function readWholeDate(scan: Scan, at: number): Reading<string> | undefined {
  const read = readPatterns(scan, at, scan.language.patterns.wholeDates);
  return read && { next: read.next, values: read.values.map(({ day }) => formatIsoDate(day)) };
}

type Meaning = (fields: Fields, scan: Scan) => readonly (number | undefined)[];

const number = (value: number | string | undefined) => Number(value ?? 0);
const getToday = ({ moment }: Scan) => toLocalTime(moment).day;
const getMonday = (day: number) => day + 1 - getWeekday(day);

/** The possible days of each pattern; the coming day comes before the past one. */
const meanings: Readonly<Record<string, Meaning>> = {
  numeric: (fields, scan) => filterByWeekday(fields.weekday, listNumericDays(fields, scan)),
  weekdayInMonth: ({ day, weekday }, scan) => listMonthlyWeekdays(number(day), number(weekday), scan),
  dayOfMonth: ({ day, month, year, weekday }, scan) =>
    filterByWeekday(weekday, listYearlyDays(number(day), number(month), year, scan)),
  holiday: ({ holiday, year }, scan) => listYearly((then) => findHoliday(String(holiday), then), year, scan),
  afterHoliday: (fields, scan) => listFromHoliday(fields, 1, scan),
  beforeHoliday: (fields, scan) => listFromHoliday(fields, -1, scan),
  weekdayAfterHoliday: ({ holiday, weekday, year }, scan) =>
    listYearly((then) => findWeekdayAfter(findHoliday(String(holiday), then), number(weekday)), year, scan),
  weekendAfterHoliday: ({ holiday, year }, scan) =>
    listYearly((then) => findWeekdayAfter(findHoliday(String(holiday), then), 6), year, scan),
  nthWeekday: ({ day, weekday, month, year }, scan) =>
    listYearly((then) => findNthWeekday(then, number(month), number(day), number(weekday)), year, scan),
  lastWeekday: ({ weekday, month, year }, scan) =>
    listYearly((then) => findLastWeekday(then, number(month), number(weekday)), year, scan),
  nthWeekdayNextMonth: ({ day, weekday }, scan) => {
    const { year, month } = toDateParts(findDayInMonth(1, scan, 1) ?? getToday(scan));
    return [findNthWeekday(year, month, number(day), number(weekday))];
  },
  // Of which month is unknown; more than five are a day of the month.
  nthUnknown: ({ day, weekday }, scan) =>
    number(day) > 5 ? listMonthlyWeekdays(number(day), number(weekday), scan) : [],
  monthStart: ({ month, year }, scan) => listYearlyDays(1, number(month), year, scan),
  month: ({ month, year }, scan) => listYearlyDays(1, number(month), year, scan),
  earlyMonth: ({ month, year }, scan) => listYearlyDays(1, number(month), year, scan),
  monthEnd: ({ month, year }, scan) => listYearly((then) => findMonthEnd(then, number(month)), year, scan),
  thisMonthEnd: (_fields, scan) => [findEndOfMonth(scan, 0)],
  nextMonthEnd: (_fields, scan) => [findEndOfMonth(scan, 1)],
  nextMonth: (_fields, scan) => [findDayInMonth(1, scan, 1)],
  nextMonthStart: (_fields, scan) => [findDayInMonth(1, scan, 1)],
  yearEnd: (_fields, scan) => [toDayNumber(toDateParts(getToday(scan)).year, 12, 31)],
  relative: ({ relative }, scan) => [getToday(scan) + Number.parseInt(String(relative), 10)],
  coming: ({ weekday }, scan) => [findComingDay(scan, number(weekday)), findComingDay(scan, number(weekday)) - 7],
  past: ({ weekday }, scan) => [findComingDay(scan, number(weekday), 0) - 7],
  thisWeek: ({ weekday }, scan) => [getMonday(getToday(scan)) + number(weekday) - 1],
  nextWeekOnly: ({ weekday }, scan) => [findDayNextWeek(scan, weekday)],
  nextWeek: ({ weekday }, scan) => [findDayNextWeek(scan, weekday), findComingDay(scan, number(weekday))],
  nextOrComing: ({ weekday }, scan) => [findComingDay(scan, number(weekday)), findDayNextWeek(scan, weekday)],
  weekAfterNext: ({ weekday }, scan) => [findDayNextWeek(scan, weekday) + 7],
  afterNext: ({ weekday }, scan) => [findComingDay(scan, number(weekday)) + 7, findDayNextWeek(scan, weekday) + 7],
  weeksAfterDay: ({ relative, count }, scan) => [
    addCount(getToday(scan) + Number.parseInt(String(relative), 10), { count: count ?? 1, unit: 'W' }, 1),
  ],
  weekAfter: ({ weekday }, scan) => [findComingDay(scan, number(weekday)) + 7],
  later: (fields, scan) => [addCount(getToday(scan), fields, 1)],
  earlier: (fields, scan) => [addCount(getToday(scan), fields, -1)],
  laterDay: (fields, scan) => [addCount(getToday(scan) + Number.parseInt(String(fields.relative), 10), fields, 1)],
  laterWeekday: (fields, scan) => [addCount(findComingDay(scan, number(fields.weekday)), fields, 1)],
  monthDay: ({ day }, scan) => listMonthlyDays(number(day), scan),
  nextMonthDay: ({ day }, scan) => [findDayInMonth(number(day), scan, 1)],
  thisWeekend: (_fields, scan) => [findSaturday(scan)],
  nextWeekend: (_fields, scan) => [findDayNextWeek(scan, 6), findSaturday(scan)],
  lastWeekend: (_fields, scan) => [getMonday(getToday(scan)) - 2],
  // The working week ends on Friday, the week of the calendar on Sunday.
  weekEnd: (_fields, scan) =>
    [getMonday(getToday(scan)) + 4, getMonday(getToday(scan)) + 6].filter((day) => day >= getToday(scan)),
  nextWeekEnd: (_fields, scan) => [findDayNextWeek(scan, 5), findDayNextWeek(scan, 7)],
  nextWeekStart: (_fields, scan) => [findDayNextWeek(scan, 1)],
  inFortnight: (_fields, scan) => [getToday(scan) + 14],
  agoFortnight: (_fields, scan) => [getToday(scan) - 14],
  midMonth: ({ month, year }, scan) => listYearlyDays(15, number(month), year, scan),
  thisMonthDay: ({ day }, scan) => [findDayInMonth(number(day), scan, 0)],
};

function isWritable(day: number) {
  return day > -354_000 && day < 2_932_000;
}

/** The next day with a weekday after today; with `least` 0 it may be today. */
function findComingDay(scan: Scan, weekday: number, least = 1) {
  const today = getToday(scan);
  return today + least + ((((weekday - getWeekday(today + least)) % 7) + 7) % 7);
}

/** The first day of this weekend that is not over. */
function findSaturday(scan: Scan) {
  return Math.max(getToday(scan), getMonday(getToday(scan)) + 5);
}

function findDayNextWeek(scan: Scan, weekday: number | string | undefined) {
  return getMonday(getToday(scan)) + 7 + number(weekday) - 1;
}

/** A yearly day: without a year the coming one, then the past one. */
function listYearlyDays(day: number, month: number, year: number | string | undefined, scan: Scan) {
  return listYearly((then) => toDayNumber(then, month, day), year, scan);
}

function listYearly(
  findDay: (year: number) => number | undefined,
  year: number | string | undefined,
  scan: Scan,
): (number | undefined)[] {
  if (year !== undefined) return [findDay(number(year))];
  const today = getToday(scan);
  const thisYear = toDateParts(today).year;
  const near = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((years) => findDay(thisYear + years))
    .filter((one) => one !== undefined);
  return [near.find((one) => one >= today), near.findLast((one) => one < today)];
}

/** A weekday decides between two years; a weekday that fits neither is ignored. */
function filterByWeekday(weekday: number | string | undefined, days: readonly (number | undefined)[]) {
  const fitting = days.filter((day) => day !== undefined && getWeekday(day) === weekday);
  return fitting.length > 0 ? fitting : days;
}

/** A monthly day: the coming one, then the past one. */
function listMonthlyDays(day: number, scan: Scan) {
  const today = getToday(scan);
  const near = [-2, -1, 0, 1, 2].map((months) => findDayInMonth(day, scan, months)).filter((one) => one !== undefined);
  return [near.find((one) => one >= today), near.findLast((one) => one < today)];
}

/** A monthly day that is a weekday: the coming one within some months, then the past one. */
function listMonthlyWeekdays(day: number, weekday: number, scan: Scan) {
  const today = getToday(scan);
  const days = [-2, -1, 0, ...comingMonths].map((months) => findDayInMonth(day, scan, months));
  const fitting = days.filter((one) => one !== undefined && getWeekday(one) === weekday).map(Number);
  const coming = fitting.find((one) => one >= today);
  return coming === undefined ? [] : [coming, fitting.findLast((one) => one < today)];
}

/** A day before or after a holiday, by a count of days or weeks. */
function listFromHoliday({ holiday, year, count = 1, dateUnit = 'D' }: Fields, way: 1 | -1, scan: Scan) {
  const find = (then: number) => {
    const day = findHoliday(String(holiday), then);
    return day === undefined ? undefined : addCount(day, { count, dateUnit }, way);
  };
  return listYearly(find, year, scan);
}

function findDayInMonth(day: number, scan: Scan, later: number) {
  const { year, month, date } = toDateParts(getToday(scan));
  const first = addMonths(getToday(scan) - date + 1, later);
  const there = first === undefined ? { year, month } : toDateParts(first);
  return toDayNumber(there.year, there.month, day);
}

function findEndOfMonth(scan: Scan, later: number) {
  const first = findDayInMonth(1, scan, later);
  const { year, month } = toDateParts(first ?? getToday(scan));
  return findMonthEnd(year, month);
}

function addCount(from: number, { count, dateUnit, unit = dateUnit }: Fields, way: 1 | -1) {
  const size = number(count);
  if (size > maxCount || (!Number.isInteger(size) && unit !== 'W')) return undefined;
  if (unit === 'D' || unit === 'W') return from + way * Math.round(size * (unit === 'W' ? 7 : 1));
  return addMonths(from, way * size * (unit === 'Y' ? 12 : 1));
}

const monthFirstRegions = new Set(['', 'US', 'PH', 'CA']);

function listNumericDays({ first, second, year, month, day, isDayFirst }: Fields, scan: Scan) {
  if (first === undefined) return [toDayNumber(number(year), number(month), number(day))];
  const dayFirst = () => listYearlyDays(number(first), number(second), year, scan);
  if (isDayFirst !== undefined) return dayFirst();
  const monthFirst = listYearlyDays(number(second), number(first), year, scan);
  const isMonthFirst = scan.language.words.isMonthFirst && monthFirstRegions.has(scan.region);
  return isMonthFirst ? [...monthFirst, ...dayFirst()] : [...dayFirst(), ...monthFirst];
}
