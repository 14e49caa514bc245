import { fieldReaders } from '../fields.ts';
import { readRangeStart } from '../numbers/amount-range.ts';
import { longestPattern, type Fields } from '../pattern.ts';
import type { Reading, Scan } from '../scan.ts';

/** How much of each unit, from years to seconds. */
type Amounts = readonly number[];

const units = ['Y', 'M', 'W', 'D', 'H', 'TM', 'S'] as const;
/** The size of each unit in the next smaller one; used for fractions only. */
const sizes = [12, 30, 7, 24, 60, 60, 1] as const;
const secondsByUnit = [0, 0, 604_800, 86_400, 3_600, 60, 1] as const;
const mostUnits = 7;
const mostCounted = 1_000_000_000;

/** Reads a duration, as ISO 8601 in the spoken units: 90 minutes are `PT90M`. */
export function readDuration(scan: Scan, at: number): Reading<string> | undefined {
  const read = readFirstOfRange(scan, at) ?? readAmounts(scan, at);
  return read && { next: read.next, values: read.values.map(isoDuration) };
}

/** The 5 of `5 to 10 minutes` has the unit of the last. */
function readFirstOfRange(scan: Scan, at: number): Reading<Amounts> | undefined {
  const start = readRangeStart(scan, at);
  const find = (place: number) => longestPattern(scan, place, scan.language.patterns.durations, fieldReaders);
  // Two times of day: de 14 à 15 heures.
  if (!start || find(start.next)?.as === 'never') return undefined;
  const last = find(start.last);
  const amounts = last?.as === 'plain' ? toAmounts('plain', { ...last.fields, count: start.value }) : undefined;
  return amounts && { next: start.next, values: [amounts] };
}

/** Reads a duration in seconds; undefined for months and years, whose length varies. */
export function readSeconds(scan: Scan, at: number): Reading<number> | undefined {
  const read = readAmounts(scan, at);
  const inSeconds = ([years = 0, months = 0, ...rest]: Amounts) =>
    years + months > 0 ? [] : [rest.reduce((sum, amount, place) => sum + amount * (secondsByUnit[place + 2] ?? 0), 0)];
  return read && { next: read.next, values: read.values.flatMap(inSeconds) };
}

/** Reads several units, each smaller than the previous one. */
function readAmounts(scan: Scan, at: number): Reading<Amounts> | undefined {
  let [next, smallest] = [at, -1];
  let sum: Amounts = units.map(() => 0);
  for (let count = 0; count < mostUnits; count += 1) {
    const start = next === at ? at : skipJoint(scan, next);
    const found = longestPattern(scan, start, scan.language.patterns.durations, fieldReaders);
    // A time of day: à huit heures.
    if (found?.as === 'never' && next === at) return { next: found.next, values: [] };
    const amounts = found && toAmounts(found.as, found.fields);
    const largest = amounts ? amounts.findIndex((amount) => amount > 0) : -1;
    if (!found || !amounts || (next !== at && largest <= smallest)) break;
    sum = sum.map((amount, place) => amount + (amounts[place] ?? 0));
    smallest = Math.max(
      smallest,
      amounts.findLastIndex((amount) => amount > 0),
    );
    next = found.next;
  }
  return next === at ? undefined : { next, values: [sum] };
}

/** Skips an `and` or a comma. */
function skipJoint(scan: Scan, at: number) {
  const word = scan.at(at)?.word ?? '';
  return word === ',' || scan.language.sets.and.has(word) ? at + 1 : at;
}

function toAmounts(as: string, fields: Fields): Amounts | undefined {
  const count = Number(fields.count ?? 1);
  if (!(count >= 0 && count < mostCounted)) return undefined;
  const place = units.findIndex((unit) => unit === fields.unit);
  const [hour, minute] = [units.indexOf('H'), units.indexOf('TM')];
  switch (as) {
    case 'plain':
      return spreadAmount(place, count);
    case 'half':
      return spreadAmount(place, 0.5);
    case 'andHalf':
      return spreadAmount(place, count + 0.5);
    case 'andQuarter':
      return spreadAmount(place, count + 0.25);
    case 'hours':
      return spreadAmount(hour, count).map((amount, at) => (at === minute ? amount + Number(fields.minute) : amount));
    case 'share':
      return count < 1 ? spreadAmount(hour, count) : undefined;
    case 'quarters':
      return spreadAmount(minute, count * 15);
    case 'quarters3':
      return spreadAmount(minute, 45);
    case 'fortnight':
      return spreadAmount(units.indexOf('W'), count * 2);
    default:
      return undefined;
  }
}

/** An amount of a unit; a fraction is carried to smaller units. */
function spreadAmount(place: number, count: number): Amounts {
  let rest = count;
  return units.map((unit, at) => {
    if (at < place || (unit === 'W' && at !== place)) return 0;
    const amount = unit === 'S' ? Math.round(rest * 1_000) / 1_000 : Math.floor(rest + 1e-9);
    rest = Math.max(0, rest - amount) * (sizes[at] ?? 1);
    return amount;
  });
}

function isoDuration(amounts: Amounts): string {
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = amounts;
  const isOnlyWeeks = weeks > 0 && amounts.every((amount, place) => place === 2 || amount === 0);
  if (isOnlyWeeks) return `P${weeks}W`;
  const date = [[years, 'Y'] as const, [months, 'M'] as const, [days + weeks * 7, 'D'] as const];
  const time = [[hours, 'H'] as const, [minutes, 'M'] as const, [seconds, 'S'] as const];
  const write = (parts: typeof date | typeof time) =>
    parts.map(([amount, letter]) => (amount === 0 ? '' : `${amount}${letter}`)).join('');
  const [dateText, timeText] = [write(date), write(time)];
  return dateText + timeText === '' ? 'PT0S' : `P${dateText}${timeText === '' ? '' : `T${timeText}`}`;
}
