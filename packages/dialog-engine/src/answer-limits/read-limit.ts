import { addMonths, toDayNumber, toLocalTime, type Moment } from '@confab/understanding';

/** What limits are compared as: numbers, days, seconds of a day, or seconds since 1970 in local time. */
export type LimitScale = 'number' | 'day' | 'secondOfDay' | 'second';

/** A limit of answers, as a number of its scale. */
export interface Limit {
  readonly scale: LimitScale;
  readonly at: number;
  /** It depends on the day or the time of the conversation. */
  readonly isRelative?: true;
}

const secondsOfDay = 86_400;
const secondsByUnit: Readonly<Record<string, number>> = {
  s: 1,
  min: 60,
  h: 3_600,
  d: secondsOfDay,
  w: 7 * secondsOfDay,
};

type LimitReader = (text: string, moment: Moment) => Limit | undefined;

/** The readers of limits by the kinds of answers that have an order. */
const readers: Readonly<Record<string, LimitReader>> = {
  number: readNumber,
  ordinal: readNumber,
  age: readNumber,
  currency: readNumber,
  percentage: (text) => readNumber(text.replace(/\s?%$/, '')),
  temperature: readTemperature,
  duration: readDuration,
  time: readTime,
  date: readDay,
  dateTime: (text, moment) => readMoment(text, moment) ?? readDay(text, moment) ?? readTime(text),
};

/** How limits are written, by the kinds of answers that have an order. */
export const limitExamples: Readonly<Record<string, readonly string[]>> = {
  number: ['12'],
  ordinal: ['12'],
  age: ['18'],
  currency: ['12.50'],
  percentage: ['50'],
  temperature: ['37.5'],
  duration: ['90 min'],
  time: ['18:30'],
  date: ['2026-12-24', 'today+30'],
  dateTime: ['2026-12-24 18:30', 'today+30', 'now'],
};

/** Whether answers of a kind have an order, so that they can have limits. */
export function hasLimits(kind: string): boolean {
  return Object.hasOwn(readers, kind);
}

/** Reads a limit as authors write it or variables store it; undefined if it is not a limit for this kind of answer. */
export function readLimit(kind: string, text: string, moment: Moment): Limit | undefined {
  return hasLimits(kind) ? readers[kind]?.(text.trim(), moment) : undefined;
}

function readNumber(text: string): Limit | undefined {
  return /^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/.test(text) ? { scale: 'number', at: toDecimal(text) } : undefined;
}

/** Degrees Celsius, unless another unit is written. */
function readTemperature(text: string): Limit | undefined {
  const [, amount = '', unit = 'C'] = /^([^\s°CFK]+)\s?°?([CFK]?)$/i.exec(text) ?? [];
  const read = readNumber(amount);
  return read && { ...read, at: toCelsius(read.at, unit.toUpperCase()) };
}

/** Converts degrees, so that temperatures of different units can be compared. */
export function toCelsius(amount: number, unit: string): number {
  if (unit === 'F') return ((amount - 32) * 5) / 9;
  return unit === 'K' ? amount - 273.15 : amount;
}

const isoDuration =
  /^P(?:([\d.]{1,20})Y)?(?:([\d.]{1,20})M)?(?:([\d.]{1,20})W)?(?:([\d.]{1,20})D)?(?:T(?:([\d.]{1,20})H)?(?:([\d.]{1,20})M)?(?:([\d.]{1,20})S)?)?$/;
/** Seconds of the units of ISO 8601 in their order. A month counts as 30 days, a year as 365. */
const isoUnits = [365 * secondsOfDay, 30 * secondsOfDay, 7 * secondsOfDay, secondsOfDay, 3_600, 60, 1];

/** `90 min`, or ISO 8601: `PT1H30M`. */
function readDuration(text: string): Limit | undefined {
  const [, count, unit = ''] = /^(\d{1,9}(?:[.,]\d{1,9})?)\s?(s|min|h|d|w)$/i.exec(text) ?? [];
  if (count !== undefined) return { scale: 'second', at: toDecimal(count) * (secondsByUnit[unit.toLowerCase()] ?? 0) };
  const [all, ...parts] = isoDuration.exec(text) ?? [];
  if (all === undefined) return undefined;
  const at = parts.reduce((sum, part, place) => sum + Number(part ?? 0) * (isoUnits[place] ?? 0), 0);
  return Number.isFinite(at) ? { scale: 'second', at } : undefined;
}

/** `18:30`; 24:00 is the end of a day. */
function readTime(text: string): Limit | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,2})[:.](\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const at = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return at <= secondsOfDay ? { scale: 'secondOfDay', at } : undefined;
}

/**
 * `2026-12-24`, alone or followed by a time, `today`, `today+30`, `today-18y`; units are in English or German.
 */
function readDay(text: string, moment: Moment): Limit | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text) ?? [];
  if (year !== undefined) return toLimit(toDayNumber(Number(year), Number(month), Number(date)));
  const [word, sign, count = '0', unit = 'd'] =
    /^(?:today|heute)(?:\s?([+-])\s?(\d{1,5})\s?([dwmytj]?))?$/i.exec(text) ?? [];
  if (word === undefined) return undefined;
  const [today, difference] = [toLocalTime(moment).day, sign === '-' ? -Number(count) : Number(count)];
  const day = addToDay(today, difference, unit.toLowerCase());
  const limit = toLimit(day);
  return limit && { ...limit, isRelative: true };
}

function addToDay(day: number, count: number, unit: string): number | undefined {
  if (unit === 'm') return addMonths(day, count);
  if (unit === 'y' || unit === 'j') return addMonths(day, 12 * count);
  return day + count * (unit === 'w' ? 7 : 1);
}

function toLimit(day: number | undefined): Limit | undefined {
  return day === undefined ? undefined : { scale: 'day', at: day };
}

/** `2026-12-24 18:30`, or `now`. A zone in a variable is ignored: answers are local, too. */
function readMoment(text: string, moment: Moment): Limit | undefined {
  if (/^(?:now|jetzt)$/i.test(text)) {
    const { day, second } = toLocalTime(moment);
    return { scale: 'second', at: day * secondsOfDay + second, isRelative: true };
  }
  const [, date = '', time = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:T|\s)(\d{1,2}:\d{2}(?::\d{2})?)(?:Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  const [day, second] = [readDay(date, moment), readTime(time)];
  return day && second && { scale: 'second', at: day.at * secondsOfDay + second.at };
}

function toDecimal(text: string): number {
  return Number(text.replace(',', '.'));
}
