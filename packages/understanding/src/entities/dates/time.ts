import { formatIsoTime, toLocalTime, secondsOfDay } from './calendar.ts';
import { fieldReaders } from '../fields.ts';
import { longestPattern, type Fields, type Pattern } from '../pattern.ts';
import { skipLeadingWords, type Reading, type Scan } from '../scan.ts';
import { readTimeRangeEnd, type SpokenTime } from './time-range.ts';
import { findDayContext } from './day-context.ts';
import { applyPartOfDay, dayBegins } from './part-of-day.ts';
import { readSpokenDigits } from '../spoken-digits.ts';
import { readStampTime } from './stamp.ts';

const halfDay = secondsOfDay / 2;
/** A run of this many digits is a telephone number or a code, not a time. */
const fewestDigits = 5;

/** Reads the time of day at a position, alone or as an end of a range; undefined for an hour that does not exist. */
export function readTimeOfDay(
  scan: Scan,
  at: number,
  part?: string,
  rangePart = part,
): Reading<SpokenTime> | undefined {
  if (rangePart !== undefined) return findTimeOfDay(scan, at, part, rangePart);
  if (!scan.times.has(at)) scan.times.set(at, findTimeOfDay(scan, at));
  return scan.times.get(at);
}

function findTimeOfDay(scan: Scan, at: number, part?: string, rangePart?: string): Reading<SpokenTime> | undefined {
  const digits = readSpokenDigits(scan, at);
  if (digits && digits.text.length >= fewestDigits) return { next: digits.next, values: [] };
  return readTimeRangeEnd(scan, at, readSingleTime, rangePart) ?? readSingleTime(scan, at, part);
}

function readSingleTime(scan: Scan, at: number, part?: string): Reading<SpokenTime> | undefined {
  return readPatterns(scan, at, scan.language.patterns.times, part);
}

function readPatterns(
  scan: Scan,
  at: number,
  patterns: readonly Pattern[],
  part?: string,
): Reading<SpokenTime> | undefined {
  const found = longestPattern(scan, at, patterns, fieldReaders);
  if (!found) return undefined;
  const minutes = toMinutes(found.as, found.fields);
  const time =
    minutes === undefined ? undefined : chooseHalf(minutes * 60 + Number(found.fields.second ?? 0), found, part);
  return { start: skipLeadingWords(scan, at), next: found.next, values: time ? [time] : [] };
}

/**
 * Reads a time, as ISO 8601. If the half of the day is unknown, a part of the day beside it decides; else the next one
 * comes first, or on a day other than today the one in daylight.
 */
export function readTime(scan: Scan, at: number): Reading<string> | undefined {
  const stamp = readStampTime(scan, at);
  if (stamp) return { next: stamp.next, values: stamp.local ? [formatIsoTime(stamp.local.second)] : [] };
  const plain = readTimeOfDay(scan, at);
  if (!plain || plain.values.length === 0) return plain && { ...plain, values: [] };
  const { part, rangePart, isOtherDay } = findDayContext(scan, at, plain.next, readTimeOfDay);
  const read = readTimeOfDay(scan, at, part, rangePart) ?? plain;
  const now = isOtherDay ? dayBegins : toLocalTime(scan.moment).second;
  return { ...read, values: read.values.flatMap((time) => orderTimes(time, now)).map(formatIsoTime) };
}

/** Reads a time at a position that only the whole answer to a question for one is: 8, 730. */
export function readWholeTime(scan: Scan, at: number): Reading<string> | undefined {
  const read = readPatterns(scan, at, scan.language.patterns.wholeTimes);
  const now = toLocalTime(scan.moment).second;
  return read && { next: read.next, values: read.values.flatMap((time) => orderTimes(time, now)).map(formatIsoTime) };
}

/** The readings of a time, the next to come after a second of the day first. */
export function orderTimes({ seconds, isLiteral }: SpokenTime, now: number): readonly number[] {
  if (isLiteral) return seconds;
  const wait = (second: number) => (second - now + secondsOfDay) % secondsOfDay;
  return seconds.toSorted((a, b) => wait(a) - wait(b));
}

/** Minutes since midnight, before the half of the day is decided. */
function toMinutes(as: string, { hour, minute }: Fields): number | undefined {
  const [hours, minutes] = [Number(hour ?? 0) * 60, Number(minute ?? 0)];
  const byMeaning: Readonly<Record<string, number>> = {
    clock: hours + minutes,
    clock24: hours + minutes,
    past: hours + minutes,
    to: hours - minutes,
    halfPast: hours + 30,
    halfTo: hours - 30,
    minutesToHalf: hours - 30 - minutes,
    minutesPastHalf: hours - 30 + minutes,
    quarterPast: hours + 15,
    quarterTo: hours - 15,
    quarterOf: hours - 45,
    noon: 720,
    midnight: 0,
  };
  const sum = byMeaning[as];
  return sum === undefined || sum > 24 * 60 ? undefined : (sum + 24 * 60) % (24 * 60);
}

/** Decides the half of the day by its context: pm, in the evening, a leading zero. */
function chooseHalf(
  second: number,
  { as, fields }: { as: string; fields: Fields },
  dayPart?: string,
): SpokenTime | undefined {
  const only = (time: number) => ({ seconds: [time], isLiteral: true });
  const { hour, hourDigits, minute, half, part = dayPart } = fields;
  if (as === 'noon' || as === 'midnight') return only(second);
  const isClear = Number(hour) > 12 || hour === 0 || (hourDigits === 2 && Number(hour) < 10 && minute !== undefined);
  if (half !== undefined)
    return Number(hour) > 12 || hour === 0 ? applyHalfToLateHour(second, half) : only(applyHalf(second, half));
  if (isClear) return only(second);
  if (part !== undefined) return only(applyPartOfDay(second, String(part)));
  const literal = second;
  const other = (second + halfDay) % secondsOfDay;
  return { seconds: [literal, other], isLiteral: as === 'clock24' };
}

function applyHalf(second: number, half: number | string) {
  return (second % halfDay) + (half === 'pm' ? halfDay : 0);
}

/** `19:30 pm` is redundant; `19:30 am` is not a time. */
function applyHalfToLateHour(second: number, half: number | string): SpokenTime | undefined {
  return half === 'pm' && second >= halfDay ? { seconds: [second], isLiteral: true } : undefined;
}
