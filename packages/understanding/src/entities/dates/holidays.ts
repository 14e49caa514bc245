import { findMonthEnd, getWeekday, toDateParts, toDayNumber } from './calendar.ts';

/**
 * The day of a holiday in a year. A holiday is written as `12-25` (month and day), `5-2-7` (the second
 * Sunday of May), `easter+1` (days from Easter Sunday) or `advent-2` (weeks before the last Sunday of Advent), with days
 * after or before it: `11-4-4 1` is the day after the fourth Thursday of November.
 */
export function findHoliday(written: string, year: number): number | undefined {
  const [holiday = '', days = 0] = written.split(' ');
  return addDays(findNamedDay(holiday, year), Number(days));
}

function findNamedDay(holiday: string, year: number) {
  const [base = '', ...rest] = holiday.split(/(?=[+-])/);
  const shift = Number(rest.join('') || 0);
  if (base === 'easter') return addDays(findEaster(year), shift);
  if (base === 'advent') return addDays(findLastAdvent(year), shift * 7);
  const [month = 0, day = 0, weekday] = holiday.split('-').map(Number);
  return weekday === undefined ? toDayNumber(year, month, day) : findNthWeekday(year, month, day, weekday);
}

function addDays(day: number | undefined, more: number) {
  return day === undefined ? undefined : day + more;
}

/** Easter Sunday of the Gregorian calendar, from the age of the moon. */
function findEaster(year: number) {
  const century = Math.floor(year / 100);
  const moonShift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15;
  const moon = (19 * (year % 19) + moonShift) % 30;
  const isLate = moon === 29 || (moon === 28 && year % 19 > 10);
  const march21 = toDayNumber(year, 3, 21);
  if (march21 === undefined) return undefined;
  const fullMoon = march21 + moon - (isLate ? 1 : 0);
  return fullMoon + 8 - (getWeekday(fullMoon) % 7) - 1;
}

/** The last Sunday before Christmas Day. */
function findLastAdvent(year: number) {
  const eve = toDayNumber(year, 12, 24);
  return eve === undefined ? undefined : eve - (getWeekday(eve) % 7);
}

/** A weekday of a month by its place, such as the second Sunday; undefined if the month has no such. */
export function findNthWeekday(year: number, month: number, nth: number, weekday: number) {
  const first = toDayNumber(year, month, 1);
  if (first === undefined) return undefined;
  const day = first + ((weekday - getWeekday(first) + 7) % 7) + (nth - 1) * 7;
  return toDateParts(day).month === month ? day : undefined;
}

/** The first such weekday after a day. */
export function findWeekdayAfter(day: number | undefined, weekday: number) {
  return day === undefined ? undefined : day + 1 + ((weekday - getWeekday(day + 1) + 7) % 7);
}

/** The last such weekday of a month. */
export function findLastWeekday(year: number, month: number, weekday: number) {
  const last = findMonthEnd(year, month);
  return last === undefined ? undefined : last - ((getWeekday(last) - weekday + 7) % 7);
}
