import type { FieldReader } from './pattern.ts';
import { readWholeAt } from './numbers/numbers.ts';
import { readPhraseAt, type Phrases } from './phrases.ts';
import type { Scan } from './scan.ts';

// The fields that match no words, but look at the words around an hour.

/** The most tokens of the last days of a recurrence. */
const mostOfDays = 3;

const here = (at: number) => ({ next: at, fields: {} });

/** The end of a bare hour or day: no noun follows that it could count. */
export const end: FieldReader = (scan, at) => {
  const token = scan.at(at);
  const isSign = token?.kind === 'sign' && !/[%$€£°:./\-\p{Sc}]/u.test(token.word);
  const isDayOfMonth = readPhraseAt(scan, scan.language.phrases.months, at + 1) !== undefined;
  const isLast = token?.word === '.' && scan.at(at + 1)?.isGlued !== true && !isDayOfMonth;
  return !token || isSign || isLast || scan.language.sets.afterTime.has(token.word) ? here(at) : undefined;
};

/** The end of an hour after a word that introduces hours only, where a thing may follow: um acht einen Tisch. */
export const hourEnd: FieldReader = (scan, at) => {
  const isBefore = scan.language.sets.afterHour.has(scan.at(at)?.word ?? '');
  const isRate = readPhraseAt(scan, scan.language.phrases.units, at + 1) !== undefined;
  return isBefore && !isRate ? here(at) : end(scan, at);
};

/** The end of an hour before a recurrence: at nine every Tuesday. The 3 of `um 3 jeden Monat erhöhen` is an amount. */
export const recurrenceStart: FieldReader = (scan, at) => {
  const unit = readPhraseAt(scan, scan.language.phrases.units, at + 1)?.value;
  const isDay = scan.language.sets.recurrenceOpeners.has(scan.at(at)?.word ?? '') && unit !== 'M' && unit !== 'Y';
  return isDay ? here(at) : undefined;
};

/** The end of an hour before each weekday or part of the day, which is its own part: around nine every Tuesday. */
export const eachDayStart: FieldReader = (scan, at) => {
  if (!isEach(scan, at)) return undefined;
  const { weekdays, dayTimes } = scan.language.phrases;
  const part = readPhraseAt(scan, dayTimes, at + 1)?.value;
  if (part !== undefined) return { next: at, fields: { part } };
  return readPhraseAt(scan, weekdays, at + 1) && here(at);
};

function isEach(scan: Scan, at: number): boolean {
  const { beforeListedDays, leading } = scan.language.sets;
  const word = scan.at(at)?.word ?? '';
  return beforeListedDays.has(word) && !leading.has(word);
}

/** Whether the words before a position are days of a recurrence: Mondays, daily, every Monday, Monday to Friday. */
export function isAfterRecurrence(scan: Scan, at: number): boolean {
  const { weekdayPlurals, cycles, weekdays, units } = scan.language.phrases;
  for (let place = Math.max(0, at - mostOfDays); place < at; place += 1) {
    const endsHere = (table: Phrases) => readPhraseAt(scan, table, place)?.next === at;
    if (endsHere(weekdayPlurals) || endsHere(cycles)) return true;
    const isRange = scan.language.sets.rangeJoints.has(scan.at(place - 1)?.word ?? '');
    if ((endsHere(units) || endsHere(weekdays)) && isEach(scan, place - 1)) return true;
    if (endsHere(weekdays) && isRange) return true;
  }
  return false;
}

/**
 * Whether a number before `to` or `before` at `joint` is minutes to the hour after it: in fives, or after days any, as
 * in `every day 12 before 3 pm`. The numbers of `9 to 5` and `Mondays 10 to 6` are opening hours.
 */
export function isMinutesToHour(scan: Scan, at: number, minute: number, joint: number): boolean {
  const isRange = scan.language.sets.rangeJoints.has(scan.at(joint)?.word ?? '');
  if (!isRange && isAfterRecurrence(scan, at)) return true;
  return minute % 5 === 0 && !isOpeningHour(scan, at, minute, joint);
}

/**
 * Whether digits after days of a recurrence, with `to` at `joint`, are an opening hour rather than minutes: the 10 of
 * `every day 10 to 7`, unlike that of `every day 10 to 7 am` and the 20 of `every day 20 to 9`.
 */
function isOpeningHour(scan: Scan, at: number, value: number, joint: number): boolean {
  if (scan.at(at)?.kind !== 'digits' || !isAfterRecurrence(scan, at)) return false;
  const hour = readWholeAt(scan, joint + 1);
  if (!hour || hour.isOrdinal || hour.value < 1 || hour.value > 12) return true;
  const { halvesOfDay, partsOfDay } = scan.language.phrases;
  const isMorning =
    readPhraseAt(scan, halvesOfDay, hour.next)?.value === 'am' ||
    readPhraseAt(scan, partsOfDay, hour.next)?.value === 'morning';
  return value <= 12 && !(isMorning && value > hour.value);
}

/**
 * A position after an article where a bare hour is a time: the words before it do not make it a count, unlike in `me
 * gustan las 7`.
 */
export const bareHourStart: FieldReader = (scan, at) => {
  const before = scan.at(at - 2);
  const isFree = !before || before.kind === 'sign' || scan.language.sets.beforeBareHour.has(before.word);
  return isFree ? here(at) : undefined;
};

/** The first hour of a range of times, after its opener; those of `dura de 14 a 15 horas` say how long something takes. */
export const timeRangeStart: FieldReader = (scan, at) =>
  scan.language.sets.durationVerbs.has(scan.at(at - 2)?.word ?? '') ? undefined : here(at);
