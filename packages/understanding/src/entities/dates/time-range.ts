import { secondsOfDay } from './calendar.ts';
import { isAfterSingleDay, readDayAfterTime } from './day-beside.ts';
import { applyPartOfDay, dayBegins } from './part-of-day.ts';
import { fieldReaders } from '../fields.ts';
import { readPhraseAt } from '../phrases.ts';
import type { Reading, Scan } from '../scan.ts';

/** A time of day: one second of the day, or two if the half of the day is unknown. */
export interface SpokenTime {
  readonly seconds: readonly number[];
  /** The first is literal, not the likelier of two. */
  readonly isLiteral: boolean;
}

type TimeReader = (scan: Scan, at: number) => Reading<SpokenTime> | undefined;

/** A bare hour with the joint of a range after it. */
interface HourBeforeJoint {
  readonly isOpened: boolean;
  /** Without an opener, the joint has other meanings unless the half of the day or a day is named: 7 to 8 pm tomorrow. */
  readonly needsDay: boolean;
  readonly start: number;
  readonly joint: number;
  readonly hour: number;
}

const halfDay = secondsOfDay / 2;
const mostBeforeJoint = 4;

/**
 * Reads an end of a range that begins with a bare hour: `from 3` and `to 4 pm`. Both ends share the half of the day,
 * and the ends of a count (`from 5 to 10 people`) are not times.
 */
export function readTimeRangeEnd(
  scan: Scan,
  at: number,
  readTime: TimeReader,
  part?: string,
): Reading<SpokenTime> | undefined {
  const first = readHourBeforeJoint(scan, at);
  if (first) return readRange(scan, first, readTime, part)?.from;
  if (!scan.language.sets.rangeJoints.has(scan.at(at)?.word ?? '')) return undefined;
  for (let start = at - mostBeforeJoint; start < at; start += 1) {
    const before = readHourBeforeJoint(scan, start);
    if (before?.joint === at) return readRange(scan, before, readTime, part)?.to;
  }
  return undefined;
}

/** `from 3 to`, `3 -`; `3 to` and `3 and` begin a range only after its opener. */
function readHourBeforeJoint(scan: Scan, at: number): HourBeforeJoint | undefined {
  const { rangeOpeners, rangeJoints, openedJoints } = scan.language.sets;
  const isOpened = rangeOpeners.has(scan.at(at)?.word ?? '');
  const start = isOpened ? skipBeforeHour(scan, at + 1) : at;
  if (!isOpened && rangeJoints.has(scan.at(at - 1)?.word ?? '')) return undefined;
  const hour = fieldReaders.hour?.(scan, start);
  const joint = (hour && scan.at(hour.next)?.word) ?? '';
  if (!hour || !rangeJoints.has(joint)) return undefined;
  const needsDay = !isOpened && openedJoints.has(joint);
  if (needsDay && !isHourToHour(scan, start, hour.next)) return undefined;
  return { isOpened, needsDay, start, joint: hour.next, hour: Number(hour.fields.hour) };
}

/**
 * Whether an hour without an opener may begin a range, unlike those of `ten to eight pm` and `for 3 to 4 pm`. The 10 of
 * `Mondays 10 to 11 am` may, too.
 */
function isHourToHour(scan: Scan, at: number, joint: number): boolean {
  const { and, leading, countOpeners } = scan.language.sets;
  const [word, before] = [scan.at(joint)?.word ?? '', scan.at(at - 1)?.word ?? ''];
  if (and.has(word) || leading.has(word)) return false;
  const isCount = leading.has(before) || countOpeners.has(before) || isAfterNumbered(scan, at);
  if (isCount || !fieldReaders.minutes?.(scan, at) || !fieldReaders.hour?.(scan, joint + 1)) return false;
  return fieldReaders.fiveMinutes?.(scan, at) === undefined;
}

/** Whether a number is the name of what is before it: table 7, but not `a table 7 to 8`. */
function isAfterNumbered(scan: Scan, at: number): boolean {
  const { numbered, articles, beforeBareHour } = scan.language.sets;
  const word = scan.at(at - 1)?.word ?? '';
  const isUnnumbered = beforeBareHour.has(word) && articles.has(scan.at(at - 2)?.word ?? '');
  return numbered.has(word) && !isUnnumbered;
}

function readRange(scan: Scan, before: HourBeforeJoint, readTime: TimeReader, part?: string) {
  const { isOpened, needsDay, start, joint, hour } = before;
  const next = joint + 1;
  const to = readTime(scan, next) ?? (isOpened || needsDay ? readBareHour(scan, next) : undefined);
  const day = to && readDayAfterTime(scan, to.next)?.values[0];
  const [end] = to?.values.map((time) => chooseNoon(scan, choosePart(time, day?.part, hour), to, hour)) ?? [];
  if (needsDay && hour > 12) return undefined;
  const isClear = !needsDay || end?.seconds.length === 1 || day !== undefined || isAfterSingleDay(scan, start);
  if (!isClear) return undefined;
  if (!to || !end) return isOpened ? { from: { next: joint, values: [] }, to } : undefined;
  const all = listPairs(hour * 3_600, end);
  const inPart = part === undefined ? [] : all.filter(({ from }) => from === applyPartOfDay(from, part));
  const pairs = inPart.length > 0 ? inPart : all;
  const value = (which: 'from' | 'to') => ({ seconds: [...new Set(pairs.map((one) => one[which]))], isLiteral: true });
  return {
    from: { start, next: joint, values: [value('from')] },
    to: { start: to.start ?? next, next: to.next, values: [value('to')] },
  };
}

/**
 * The end of a range in the part of the day that is named after it. From ten to one in the morning ends past noon, from
 * 22 to 6 does not.
 */
function choosePart(time: SpokenTime, part: string | undefined, hour: number): SpokenTime {
  const [second, other] = time.seconds;
  if (part === undefined || second === undefined || other === undefined) return time;
  const inHalfDay = second % halfDay;
  const isPastNoon = part === 'morning' && hour <= 12 && inHalfDay < (hour * 3_600) % halfDay;
  return { seconds: [isPastNoon ? inHalfDay + halfDay : applyPartOfDay(second, part)], isLiteral: true };
}

/** The twelve in the morning that ends a range is noon, unlike that of a single time: 9 to 12 in the morning. */
function chooseNoon(scan: Scan, time: SpokenTime, { next }: Reading<SpokenTime>, hour: number): SpokenTime {
  if (time.seconds.length > 1 || time.seconds[0] !== 0 || hour >= 12) return time;
  const places = [1, 2, 3].map((length) => readPhraseAt(scan, scan.language.phrases.partsOfDay, next - length));
  const isMorning = places.some((said) => said?.next === next && said.value === 'morning');
  return isMorning ? { seconds: [halfDay], isLiteral: true } : time;
}

function skipBeforeHour(scan: Scan, at: number) {
  return scan.language.sets.beforeHour.has(scan.at(at)?.word ?? '') ? at + 1 : at;
}

function readBareHour(scan: Scan, at: number): Reading<SpokenTime> | undefined {
  const start = skipBeforeHour(scan, at);
  const hour = fieldReaders.hour?.(scan, start);
  if (!hour || !fieldReaders.end?.(scan, hour.next)) return undefined;
  return { start, next: hour.next, values: [{ seconds: listHalves(hour.fields.hour), isLiteral: false }] };
}

function listHalves(hour: number | string | undefined) {
  const second = (Number(hour) * 3_600) % secondsOfDay;
  return Number(hour) > 12 || second === 0 ? [second] : [second, (second + halfDay) % secondsOfDay];
}

/** Each reading of the end with the latest start before it; ranges that begin at seven or later in the day come first. */
function listPairs(hourSecond: number, { seconds, isLiteral }: SpokenTime) {
  const halves = listHalves(hourSecond / 3_600);
  const lasts = (from: number, to: number) => (to - from + secondsOfDay) % secondsOfDay || secondsOfDay;
  const pairs = seconds.map((to) => ({
    from: halves.reduce((best, one) => (lasts(one, to) < lasts(best, to) ? one : best)),
    to,
  }));
  return isLiteral ? pairs : pairs.toSorted((a, b) => lasts(dayBegins, a.from) - lasts(dayBegins, b.from));
}
