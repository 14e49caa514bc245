import { fieldReaders } from '../../fields.ts';
import { longestPattern } from '../../pattern.ts';
import { skipBetween, type Scan } from '../../scan.ts';

/** The most words of next week and of the time between it and a weekday. */
const mostBefore = 12;

/** The places of next week in a text. */
type NextWeeks = readonly { readonly start: number; readonly next: number }[];

const foundBefore = new WeakMap<Scan, NextWeeks>();

/** Whether a time parts a weekday from its week: next week at five on Friday, Friday at five next week. */
export function isNextWeekBesideTime(scan: Scan, at: number, next: number): boolean {
  const weeks = findNextWeeks(scan);
  if (weeks.length === 0) return false;
  const after = readTimeEnd(scan, skipBetween(scan, next));
  if (weeks.some(({ start }) => start === after)) return true;
  return weeks.some((week) => {
    if (week.start >= at || week.start < at - mostBefore) return false;
    const time = readTimeEnd(scan, skipBetween(scan, week.next));
    return time !== undefined && (time === at || skipBetween(scan, time) === at);
  });
}

/** Reads a text once for all of its weekdays. */
function findNextWeeks(scan: Scan): NextWeeks {
  const known = foundBefore.get(scan);
  if (known) return known;
  const { dates } = scan.language.patterns;
  const begins = dates.filter(({ as }) => as === 'nextWeekStart');
  const weeks: { start: number; next: number }[] = [];
  for (let start = 0; start < scan.length; start += 1) {
    if (!longestPattern(scan, start, begins, fieldReaders)) continue;
    const found = longestPattern(scan, start, dates, fieldReaders);
    if (found?.as === 'nextWeekStart') weeks.push({ start, next: found.next });
  }
  foundBefore.set(scan, weeks);
  return weeks;
}

/** The end of a time, whose first word may also be one between a date and its time. */
function readTimeEnd(scan: Scan, at: number): number | undefined {
  const find = (place: number) => longestPattern(scan, place, scan.language.patterns.times, fieldReaders);
  const found = find(at) ?? find(at - 1);
  return found && found.as !== 'never' ? found.next : undefined;
}
