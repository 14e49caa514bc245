import { toDayNumber } from '../dates/calendar.ts';
import type { Fields } from '../pattern.ts';

/** The days on which something happens repeatedly. */
export interface RecurrenceRule {
  /** A unit of the tables: `W`. */
  readonly unit: string;
  /** How many units are between two of the days; 1 without it. */
  readonly interval?: number;
  readonly month?: number;
  /** The day of the month; -1 is the last. */
  readonly monthDay?: number;
  /** As RFC 5545 writes them: `MO,TH`, or `-1FR` for the last Friday of a month. */
  readonly weekdays?: string;
}

/** Times of day with the same minute. */
export interface RecurrenceTimes {
  readonly hours: readonly number[];
  readonly minute: number;
}

/** The weekdays from Monday on, as RFC 5545 names them. */
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** Monday to Friday, as RFC 5545 lists them. */
export const workdays = weekdayCodes.slice(0, 5).join(',');
const frequencies: Readonly<Record<string, string>> = {
  TM: 'MINUTELY',
  H: 'HOURLY',
  D: 'DAILY',
  W: 'WEEKLY',
  M: 'MONTHLY',
  Y: 'YEARLY',
};
const mostUnits = 1_000;
/** The 29th of February is a day of some years. */
const leapYear = 2024;

/** Whether the days of a rule have times of day. */
export function hasTimeOfDay({ unit }: RecurrenceRule): boolean {
  return unit !== 'H' && unit !== 'TM';
}

/** Whether a rule names days of its week, month or year. */
export function hasDays({ weekdays, monthDay, month }: RecurrenceRule): boolean {
  return weekdays !== undefined || monthDay !== undefined || month !== undefined;
}

/** Writes a rule as RFC 5545 does, without the prefix. */
export function formatRule(rule: RecurrenceRule, times?: RecurrenceTimes): string {
  const { unit, interval = 1, month, monthDay, weekdays } = rule;
  const parts: readonly (readonly [name: string, value: string | number | undefined])[] = [
    ['FREQ', frequencies[unit]],
    ['INTERVAL', interval === 1 ? undefined : interval],
    ['BYMONTH', month],
    ['BYMONTHDAY', monthDay],
    ['BYDAY', weekdays],
    ['BYHOUR', times?.hours.join(',')],
    ['BYMINUTE', times?.minute],
  ];
  return parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join(';');
}

/** The rules that a pattern with its fields may mean, likeliest first. */
export function listRules(as: string, fields: Fields): RecurrenceRule[] {
  return (meanings[as]?.(fields) ?? []).filter(isPossible);
}

/** Adds the days that are named after a rule: every month `on the 5th`; undefined if it has no such days. */
export function addDays(rule: RecurrenceRule, as: string, fields: Fields): RecurrenceRule | undefined {
  const [days] = listRules(as, fields);
  // Every day except Sunday is some days of a week.
  if (as === 'exception') return rule.unit === 'D' && rule.interval === undefined ? days : undefined;
  return days?.unit === rule.unit ? { ...days, ...rule } : undefined;
}

function isPossible({ unit, interval = 1, month, monthDay }: RecurrenceRule): boolean {
  const isDay = month === undefined || monthDay === undefined || toDayNumber(leapYear, month, monthDay) !== undefined;
  const isInterval = Number.isInteger(interval) && interval >= 1 && interval <= mostUnits;
  return Object.hasOwn(frequencies, unit) && isInterval && isDay;
}

const every = (unit: string, count: number | string | undefined = 1): RecurrenceRule => ({
  unit,
  ...(Number(count) !== 1 && { interval: Number(count) }),
});
const weekly = ({ weekdays }: Fields, count?: number | string): RecurrenceRule => ({
  ...every('W', count),
  weekdays: String(weekdays),
});

const meanings: Readonly<Record<string, (fields: Fields) => readonly RecurrenceRule[]>> = {
  unit: ({ unit, count }) => [every(String(unit), count)],
  otherUnit: ({ unit }) => [every(String(unit), 2)],
  nthUnit: ({ unit, day }) => [every(String(unit), day)],
  day: () => [every('D')],
  days: (fields) => [weekly(fields, fields.count)],
  habit: (fields) => [weekly(fields)],
  range: (fields) => [weekly(fields)],
  otherDays: (fields) => [weekly(fields, 2)],
  nthDays: listNthDays,
  workdays: () => [{ unit: 'W', weekdays: workdays }],
  weekend: () => [{ unit: 'W', weekdays: 'SA,SU' }],
  otherWeekend: () => [{ unit: 'W', interval: 2, weekdays: 'SA,SU' }],
  exception: ({ weekdays }) => [{ unit: 'W', weekdays: listOthers(String(weekdays)) }],
  monthDay: ({ day }) => [{ unit: 'M', monthDay: Number(day) }],
  lastDay: () => [{ unit: 'M', monthDay: -1 }],
  nthOfMonth: ({ day, place = day, weekdays }) => listOfMonth(place, weekdays),
  lastOfMonth: ({ weekdays }) => listOfMonth(-1, weekdays),
  yearDay: ({ month, day }) => [{ unit: 'Y', month: Number(month), monthDay: Number(day) }],
  inMonth: ({ month }) => [{ unit: 'Y', month: Number(month) }],
  holiday: ({ holiday }) => listHoliday(String(holiday)),
};

/** Every third Friday more likely means every three weeks, every first Friday once a month. */
function listNthDays(fields: Fields): RecurrenceRule[] {
  const count = Number(fields.day);
  const monthly = listOfMonth(count, fields.weekdays);
  return count === 1 ? monthly : [weekly(fields, count), ...monthly];
}

/** The weekdays that a list leaves out. */
function listOthers(weekdays: string) {
  return weekdayCodes.filter((code) => !weekdays.includes(code)).join(',');
}

/** A holiday on the same day of each year; others have no rule. */
function listHoliday(holiday: string): RecurrenceRule[] {
  const [, month, day] = /^(\d+)-(\d+)$/.exec(holiday) ?? [];
  return month === undefined ? [] : [{ unit: 'Y', month: Number(month), monthDay: Number(day) }];
}

/** A weekday by its place in a month, which has at most five of each. */
function listOfMonth(place: number | string | undefined, weekdays: number | string | undefined): RecurrenceRule[] {
  const isSingle = !String(weekdays).includes(',');
  return isSingle && Number(place) <= 5 ? [{ unit: 'M', weekdays: `${place}${weekdays}` }] : [];
}
