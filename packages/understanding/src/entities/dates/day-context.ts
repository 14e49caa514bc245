import { readPhraseAt } from '../phrases.ts';
import { skipBetween, type Reading, type Scan } from '../scan.ts';
import { toLocalTime } from './calendar.ts';
import { readDay } from './date.ts';

/** What the words around a time say about its day. */
export interface DayContext {
  /** The part of the day that a time is in: that of `tomorrow morning at 9`. */
  readonly part?: string | undefined;
  /** The same for a time that ends a range: the part is that of its start. */
  readonly rangePart?: string | undefined;
  /** The time is on a day other than today. */
  readonly isOtherDay: boolean;
}

/** A day, a part of the day or a time that was mentioned. */
export interface DayMention {
  readonly next: number;
  readonly day?: number | undefined;
  readonly part?: string | undefined;
  readonly isTime?: boolean;
}

const mostBefore = 12;
const mostAfter = 8;

/** Finds the day and the part of the day that a time from `at` to `next` belongs to, by a few words before and after it. */
export function findDayContext(
  scan: Scan,
  at: number,
  next: number,
  readTime: (scan: Scan, at: number) => Reading<unknown> | undefined,
): DayContext {
  const mention = (place: number) => readMention(scan, place, readTime);
  const before = findBefore(scan, at, mention);
  const right = mention(skipBetween(scan, next));
  const own = right?.day === undefined ? undefined : right;
  const day = own?.day ?? before.day ?? findDayAfter(next, mention);
  return {
    part: own?.part ?? before.part,
    rangePart: own?.part ?? before.part ?? before.rangePart,
    isOtherDay: day !== undefined && day !== toLocalTime(scan.moment).day,
  };
}

type MentionReader = (place: number) => DayMention | undefined;

/** The last day before a time, and the last part of the day that no other time has taken. */
function findBefore(scan: Scan, at: number, mention: MentionReader) {
  let [day, part, rangePart]: [number?, string?, string?] = [];
  let timeEnd = -1;
  for (let place = Math.max(0, at - mostBefore); place < at;) {
    const found = mention(place);
    if (!found || found.next > at) {
      place += 1;
      continue;
    }
    if (found.isTime === true) {
      timeEnd = found.next;
      rangePart = timeEnd === at ? part : undefined;
      part = undefined;
    } else {
      day = found.day ?? day;
      // The part of `at 9 tomorrow morning` is that of nine.
      if (found.day !== undefined || found.part !== undefined) part = place === timeEnd ? undefined : found.part;
    }
    place = found.next;
  }
  return { day, part, rangePart };
}

function findDayAfter(next: number, mention: MentionReader): number | undefined {
  for (let place = next; place < next + mostAfter; place += 1) {
    const day = mention(place)?.day;
    if (day !== undefined) return day;
  }
  return undefined;
}

function readMention(
  scan: Scan,
  at: number,
  readTime: (scan: Scan, at: number) => Reading<unknown> | undefined,
): DayMention | undefined {
  if (!scan.mentions.has(at)) scan.mentions.set(at, findMention(scan, at, readTime));
  return scan.mentions.get(at);
}

function findMention(
  scan: Scan,
  at: number,
  readTime: (scan: Scan, at: number) => Reading<unknown> | undefined,
): DayMention | undefined {
  if (at >= scan.length) return undefined;
  const [day, time] = [readDay(scan, at), readTime(scan, at)];
  if (time && time.next > (day?.next ?? at)) return { next: time.next, isTime: true };
  const said = readPhraseAt(scan, scan.language.phrases.partsOfDay, day?.next ?? at);
  if (!day) return said && { next: said.next, part: said.value };
  const [first] = day.values;
  return { next: said?.next ?? day.next, day: first?.day, part: first && (said?.value ?? first.part) };
}
