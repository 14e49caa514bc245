import { fieldReaders } from '../../fields.ts';
import { longestPattern } from '../../pattern.ts';
import { skipBetween, type Scan } from '../../scan.ts';

/** The most words of next week and of the time between it and a weekday. */
const mostBefore = 12;

/** Whether a time parts a weekday from its week: next week at five on Friday, Friday at five next week. */
export function isNextWeekBesideTime(scan: Scan, at: number, next: number): boolean {
  const after = readTimeEnd(scan, skipBetween(scan, next));
  if (after !== undefined && readNextWeekEnd(scan, after) !== undefined) return true;
  for (let start = Math.max(0, at - mostBefore); start < at; start += 1) {
    const week = readNextWeekEnd(scan, start);
    const time = week === undefined ? undefined : readTimeEnd(scan, skipBetween(scan, week));
    if (time !== undefined && (time === at || skipBetween(scan, time) === at)) return true;
  }
  return false;
}

function readNextWeekEnd(scan: Scan, at: number): number | undefined {
  const found = longestPattern(scan, at, scan.language.patterns.dates, fieldReaders);
  return found?.as === 'nextWeekStart' ? found.next : undefined;
}

/** The end of a time, whose first word may also be one that stands between a date and its time. */
function readTimeEnd(scan: Scan, at: number): number | undefined {
  const find = (place: number) => longestPattern(scan, place, scan.language.patterns.times, fieldReaders);
  const found = find(at) ?? find(at - 1);
  return found && found.as !== 'never' ? found.next : undefined;
}
