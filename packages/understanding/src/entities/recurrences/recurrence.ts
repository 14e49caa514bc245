import { dayBegins } from '../dates/part-of-day.ts';
import { readDay } from '../dates/date.ts';
import { readTimeAfter } from '../dates/date-time.ts';
import { orderTimes, readTimeOfDay } from '../dates/time.ts';
import { fieldReaders } from '../fields.ts';
import { longestPattern, type Pattern } from '../pattern.ts';
import { readPhraseAt } from '../phrases.ts';
import { skipBetween, skipLeadingWords, type Reading, type Scan } from '../scan.ts';
import { recurrenceFields } from './recurrence-fields.ts';
import {
  addDays,
  formatRule,
  hasDays,
  hasTimeOfDay,
  listRules,
  type RecurrenceRule,
  type RecurrenceTimes,
} from './recurrence-rule.ts';

/** The days of a recurrence, and the part of the day that was named with them. */
interface SpokenRule {
  readonly start: number;
  readonly next: number;
  readonly rules: readonly RecurrenceRule[];
  readonly part: string | undefined;
  readonly isUnsure: boolean;
}

interface SpokenTimes {
  readonly next: number;
  readonly times: readonly RecurrenceTimes[];
}

/** A list of more times is a mistake rather than a rhythm. */
const mostTimes = 6;
/** The most tokens of a time before the joint of a range. */
const mostBeforeJoint = 4;
/** Patterns whose words may also mean single days: Friday to Sunday, le mardi. */
const unsurePatterns: ReadonlySet<string> = new Set(['range', 'habit']);

/** Reads a recurrence as a rule of RFC 5545: every Tuesday at nine, on the first of each month. */
export function readRecurrence(scan: Scan, at: number): Reading<string> | undefined {
  const { recurrences } = scan.language.patterns;
  return readDaysThenTime(scan, at, recurrences) ?? readTimeThenDays(scan, at, recurrences);
}

/** Reads a recurrence at a position that only the whole answer to a question for one is: Tuesday at nine. */
export function readWholeRecurrence(scan: Scan, at: number): Reading<string> | undefined {
  return readDaysThenTime(scan, at, scan.language.patterns.wholeRecurrences);
}

function readDaysThenTime(scan: Scan, at: number, patterns: readonly Pattern[]): Reading<string> | undefined {
  const rule = readRule(scan, at, patterns);
  if (!rule) return undefined;
  const said = readPhraseAt(scan, scan.language.phrases.partsOfDay, rule.next);
  const next = said?.next ?? rule.next;
  const spoken = rule.rules.every(hasTimeOfDay) ? readTimes(scan, next, said?.value ?? rule.part) : undefined;
  const values = combine(rule.rules, spoken?.times);
  return { start: rule.start, next: spoken?.next ?? next, values, isUnsure: rule.isUnsure };
}

/** At nine every Tuesday. The end of a range is not a time at which something begins: 9 am to 5 pm every Tuesday. */
function readTimeThenDays(scan: Scan, at: number, patterns: readonly Pattern[]): Reading<string> | undefined {
  const time = readTimeOfDay(scan, at);
  if (!time || time.values.length === 0 || isHourRange(scan, at) || isEndOfRange(scan, at)) return undefined;
  if (isEnd(scan, at, time)) return undefined;
  const rule = readRule(scan, skipBetween(scan, time.next), patterns);
  if (!rule?.rules.every(hasTimeOfDay)) return undefined;
  const said = readPhraseAt(scan, scan.language.phrases.partsOfDay, rule.next);
  const [own] = readTimeOfDay(scan, at, said?.value ?? rule.part)?.values ?? [];
  const times = own && orderTimes(own, dayBegins).map((second) => toTimes([second]));
  const values = combine(rule.rules, times);
  return { start: time.start ?? at, next: said?.next ?? rule.next, values, isUnsure: rule.isUnsure };
}

/**
 * Whether two bare hours with a joint, such as 9 to 5, are opening hours rather than nine minutes to five; `twenty to nine`
 * is minutes.
 */
function isHourRange(scan: Scan, at: number): boolean {
  const from = fieldReaders.lateMinutes?.(scan, at) ? undefined : fieldReaders.hour?.(scan, at);
  const isRange = from !== undefined && isRangeJoint(scan, from.next) && !isAnd(scan, from.next);
  return isRange && fieldReaders.hour?.(scan, from.next + 1) !== undefined;
}

/** Whether a time begins a range with a word of its own, such as the 9 of `between 9 and 5`. */
function isOpenedRange(scan: Scan, at: number, { start = at, next }: Reading<unknown>): boolean {
  return scan.language.sets.rangeOpeners.has(scan.at(start - 1)?.word ?? '') && isRangeJoint(scan, next);
}

function isEndOfRange(scan: Scan, at: number): boolean {
  const joint = [at, at - 1].find((place) => isRangeJoint(scan, place));
  if (joint === undefined) return false;
  for (let place = Math.max(0, joint - mostBeforeJoint); place < joint; place += 1) {
    const isCount = scan.language.sets.countOpeners.has(scan.at(place - 1)?.word ?? '');
    const isBareHour = !isCount && !isAnd(scan, joint) && fieldReaders.hour?.(scan, place)?.next === joint;
    if (isBareHour || readTimeOfDay(scan, place)?.next === joint) return true;
  }
  return false;
}

/** Whether a word such as `until` before a time means that something ends or has happened by then. */
function isEnd(scan: Scan, at: number, { start = at }: Reading<unknown>): boolean {
  const { leading, beforeEndTimes } = scan.language.sets;
  for (let place = start - 1; place >= 0; place -= 1) {
    const word = scan.at(place)?.word ?? '';
    if (beforeEndTimes.has(word)) return true;
    if (!leading.has(word)) return false;
  }
  return false;
}

function isAnd(scan: Scan, at: number) {
  return scan.language.sets.and.has(scan.at(at)?.word ?? '');
}

function isRangeJoint(scan: Scan, at: number) {
  return scan.language.sets.rangeJoints.has(scan.at(at)?.word ?? '');
}

function readRule(scan: Scan, at: number, patterns: readonly Pattern[]): SpokenRule | undefined {
  const found = longestPattern(scan, at, patterns, recurrenceFields);
  if (!found) return undefined;
  const { as, fields, next } = found;
  const start = as === 'unit' ? at : skipLeadingWords(scan, at);
  // The Tuesday of a date is none of each week: le mardi 5 mai.
  if (as === 'habit' && (readDay(scan, start)?.next ?? 0) > next) return undefined;
  const rules = listRules(as, fields);
  const part = fields.part === undefined ? undefined : String(fields.part);
  const plain = { start, next, rules, part, isUnsure: unsurePatterns.has(as) };
  const days = longestPattern(scan, next, scan.language.patterns.recurrenceDays, recurrenceFields);
  if (!days || rules.some(hasDays)) return plain;
  const added = rules.flatMap((rule) => addDays(rule, days.as, days.fields) ?? []);
  const ownPart = days.fields.part === undefined ? part : String(days.fields.part);
  return added.length === 0 ? plain : { ...plain, next: days.next, rules: added, part: ownPart };
}

/** Reads a time after days, or several with the same minute; undefined for a range of times, which no rule has. */
function readTimes(scan: Scan, at: number, part: string | undefined): SpokenTimes | undefined {
  const first = readTimeAfter(scan, at, part);
  const [time] = first?.values ?? [];
  if (!first || !time || isHourRange(scan, at) || isOpenedRange(scan, at, first) || isEnd(scan, at, first))
    return undefined;
  const seconds = orderTimes(time, dayBegins);
  const listed = seconds.slice(0, 1);
  let { next } = first;
  while (listed.length < mostTimes) {
    const joint = scan.at(next)?.word ?? '';
    const isList = joint === ',' || scan.language.sets.and.has(joint);
    if (!isList && !isRangeJoint(scan, next)) break;
    const more = readTimeAfter(scan, next + 1, part) ?? (isList ? undefined : readTimeAfter(scan, next, part));
    const [other] = more?.values ?? [];
    if (!more || !other) break;
    if (!isList) return undefined;
    const [second = 0] = orderTimes(other, dayBegins);
    if ((second - (listed[0] ?? 0)) % 3_600 !== 0) break;
    listed.push(second);
    next = more.next;
  }
  return { next, times: listed.length > 1 ? [toTimes(listed)] : seconds.map((second) => toTimes([second])) };
}

function toTimes(seconds: readonly number[]): RecurrenceTimes {
  const hours = new Set(seconds.map((second) => Math.floor(second / 3_600)));
  return { hours: [...hours].toSorted((a, b) => a - b), minute: Math.floor(((seconds[0] ?? 0) % 3_600) / 60) };
}

function combine(rules: readonly RecurrenceRule[], times: readonly RecurrenceTimes[] = []): string[] {
  const texts = rules.flatMap((rule) =>
    times.length === 0 ? [formatRule(rule)] : times.map((one) => formatRule(rule, one)),
  );
  return [...new Set(texts)];
}
