import { isAfterRecurrence } from '../hour-ends.ts';
import { readPhraseAt } from '../phrases.ts';
import { skipBetween, type Reading, type Scan } from '../scan.ts';
import { readDay } from './date.ts';
import type { NamedDay } from './date-range.ts';

/** How many tokens a day with a part of it can have. */
const mostOfDay = 5;

/** Reads the single day after a time, with the part of the day that is named: `on Tuesday evening`, but not `on Tuesdays`. */
export function readDayAfterTime(scan: Scan, at: number): Reading<NamedDay> | undefined {
  const day = readDayWithPart(scan, skipBetween(scan, at));
  if (!day || isAfterRecurrence(scan, day.next)) return undefined;
  return isFirstOfDays(scan, day.next) ? undefined : day;
}

/** Whether a day begins a range of days: Monday to Friday. */
function isFirstOfDays(scan: Scan, next: number): boolean {
  const { and, rangeJoints } = scan.language.sets;
  const joint = scan.at(next)?.word ?? '';
  return rangeJoints.has(joint) && !and.has(joint) && readDay(scan, next + 1) !== undefined;
}

/** Whether the words before a time are a single day: `on Tuesday evening, 7 to 8`, but not `every Tuesday 7 to 8`. */
export function isAfterSingleDay(scan: Scan, at: number): boolean {
  const end = scan.at(at - 1)?.word === ',' ? at - 1 : at;
  if (isAfterRecurrence(scan, end)) return false;
  for (let place = Math.max(0, end - mostOfDay); place < end; place += 1)
    if (readDayWithPart(scan, place)?.next === end) return true;
  return false;
}

function readDayWithPart(scan: Scan, at: number): Reading<NamedDay> | undefined {
  const day = readDay(scan, at);
  if (!day || day.values.length === 0 || day.isVague === true) return undefined;
  const said = readPhraseAt(scan, scan.language.phrases.partsOfDay, day.next);
  return said ? { next: said.next, values: day.values.map((one) => ({ ...one, part: said.value })) } : day;
}
