import { formatIsoDateTime, toLocalTime, secondsOfDay, type LocalTime } from './calendar.ts';
import { readDay } from './date.ts';
import type { NamedDay } from './date-range.ts';
import { dayBegins, lateNightEnds, nightEnds } from './part-of-day.ts';
import { readSeconds } from './duration.ts';
import { fieldReaders } from '../fields.ts';
import { readStamp } from './stamp.ts';
import { longestPattern, type FieldReader } from '../pattern.ts';
import { readPhraseAt } from '../phrases.ts';
import { orderTimes, readTimeOfDay } from './time.ts';
import type { SpokenTime } from './time-range.ts';
import { skipBetween, type Reading, type Scan } from '../scan.ts';

const mostReadings = 4;
const mostSeconds = 10_000 * secondsOfDay;

/** Reads a day with a time, in either order, or a time from now; ISO 8601 with the zone offset. */
export function readDateTime(scan: Scan, at: number): Reading<string> | undefined {
  const read = [readIso(scan, at), readFromNow(scan, at), readDayThenTime(scan, at), readTimeThenDay(scan, at)];
  const longest = read.reduce((best, one) => ((one?.next ?? at) > (best?.next ?? at) ? one : best), undefined);
  return longest;
}

/** Seconds of a span of time, as a field. */
const duration: FieldReader = (scan, at) => {
  const read = readSeconds(scan, at);
  const [seconds] = read?.values ?? [];
  return read && seconds !== undefined && seconds % secondsOfDay !== 0 && seconds < mostSeconds
    ? { next: read.next, fields: { seconds } }
    : undefined;
};
const readers = { ...fieldReaders, duration };

function readFromNow(scan: Scan, at: number): Reading<string> | undefined {
  const found = longestPattern(scan, at, scan.language.patterns.dateTimes, readers);
  if (!found) return undefined;
  const seconds = Number(found.fields.seconds ?? 0) * (found.as === 'earlier' ? -1 : 1);
  const then = toLocalTime(scan.moment, seconds);
  const instant = scan.moment.instant + seconds * 1_000;
  // The offset is the one at that instant, even in the hour that a change of clocks repeats.
  return { next: found.next, values: [formatIsoDateTime(then, () => scan.moment.offsetAt(instant))] };
}

function readDayThenTime(scan: Scan, at: number): Reading<string> | undefined {
  const day = readDay(scan, at);
  if (!day || day.values.length === 0 || day.isVague === true) return undefined;
  const said = readPhraseAt(scan, scan.language.phrases.partsOfDay, day.next);
  const part = said?.value ?? day.values[0]?.part;
  const time = readTimeAfter(scan, said?.next ?? day.next, part);
  const values = time?.values[0] && combine(scan, withPart(day.values, part), time.values[0]);
  return time && values && { start: day.start ?? at, next: time.next, values };
}

function readTimeThenDay(scan: Scan, at: number): Reading<string> | undefined {
  const time = readTimeOfDay(scan, at);
  const day = time && (readDayAfter(scan, time.next) ?? readDayAfterRange(scan, time.next));
  if (!time || !day?.values[0] || day.isVague === true) return undefined;
  // The part of the day comes from the day: eight tomorrow evening.
  const said = readPhraseAt(scan, scan.language.phrases.partsOfDay, day.next);
  const part = said?.value ?? day.values[0].part;
  const again = readTimeOfDay(scan, at, part);
  const isFirst = scan.language.sets.rangeJoints.has(scan.at(time.next)?.word ?? '');
  const isOfEvening = again?.values[0]?.seconds.every((second) => second >= secondsOfDay / 2) === true;
  // A range that ends in a morning may begin in the evening before: 22 to 6 tomorrow morning.
  const days = isFirst && part === 'morning' && isOfEvening ? listDaysBefore(day.values) : day.values;
  const values = again?.values[0] && combine(scan, withPart(days, part), again.values[0]);
  return values && { start: time.start ?? at, next: isFirst ? time.next : (said?.next ?? day.next), values };
}

/** The day of the first hour of a range is after the last: 7 to 8 this evening. */
function readDayAfterRange(scan: Scan, joint: number) {
  if (!scan.language.sets.rangeJoints.has(scan.at(joint)?.word ?? '')) return undefined;
  const end = readTimeOfDay(scan, joint);
  return end && readDayAfter(scan, end.next);
}

/** The last word of a time may also name its day with a part of it: eight tonight. */
function readDayAfter(scan: Scan, at: number) {
  const day = readDay(scan, skipBetween(scan, at));
  const last = day ? undefined : readDay(scan, at - 1);
  return day ?? (last?.values[0]?.part === undefined ? undefined : last);
}

/** `2026-05-03T19:30`; a written offset is kept. */
function readIso(scan: Scan, at: number): Reading<string> | undefined {
  const stamp = readStamp(scan, at);
  if (!stamp?.local) return stamp && { next: stamp.next, values: [] };
  const local = formatIsoDateTime(stamp.local, scan.moment.offsetAt);
  return {
    next: stamp.next,
    values: [stamp.offset === undefined ? local : local.slice(0, -6) + stamp.offset.replace('Z', '+00:00')],
  };
}

/** Reads the time after a day; a word between may belong to it, as in `at eight`. */
export function readTimeAfter(scan: Scan, at: number, part: string | undefined): Reading<SpokenTime> | undefined {
  for (let start = at; start <= skipBetween(scan, at); start += 1) {
    const time = readTimeOfDay(scan, start, part);
    if (time) return time;
  }
  return undefined;
}

function withPart(days: readonly NamedDay[], part: string | undefined): readonly NamedDay[] {
  return days.map((day) => ({ ...day, ...(part !== undefined && { part }) }));
}

function listDaysBefore(days: readonly NamedDay[]): readonly NamedDay[] {
  return days.map((one) => ({ ...one, day: one.day - 1 }));
}

/** Combines every day with every time; for today, future times come first. */
function combine(scan: Scan, days: readonly NamedDay[], time: SpokenTime): string[] {
  const now = toLocalTime(scan.moment);
  const moments = days.flatMap((one): LocalTime[] =>
    orderTimes(time, one.day === now.day ? now.second : dayBegins).map((second) => ({
      day: isAfterItsMidnight(one, second, now) ? one.day + 1 : one.day,
      second,
    })),
  );
  return [...new Set(moments.slice(0, mostReadings).map((one) => formatIsoDateTime(one, scan.moment.offsetAt)))];
}

/**
 * Whether a time of an evening or a night is on the next day: tonight at two. Before dawn people mean the night that
 * lasts, and midnight of `today` is the one to come; midnight of a date is its first second.
 */
function isAfterItsMidnight({ day, part, isRelative }: NamedDay, second: number, now: LocalTime): boolean {
  if (isRelative === true && day === now.day && second === 0) return true;
  const ends = day === now.day ? nightEnds : lateNightEnds;
  const isOfNight = (part === 'evening' || part === 'night') && second < ends;
  return isOfNight && !(day === now.day && now.second < second);
}
