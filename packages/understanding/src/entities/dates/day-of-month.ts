import { readNumberAt } from '../numbers/numbers.ts';
import type { FieldReader } from '../pattern.ts';
import { readPhraseAt } from '../phrases.ts';
import type { Scan } from '../scan.ts';

/** The most tokens of a day before its month: `twenty-fifth of`. */
const mostBeforeMonth = 4;

/** A day of a month: `3`, `3rd`, `3.`, `third`. */
export const day: FieldReader = (scan, at) => {
  const token = scan.at(at);
  if (token?.kind !== 'digits') {
    const number = token && readNumberAt(scan, at);
    return number?.isWords && isDay(number.value) ? { next: number.next, fields: { day: number.value } } : undefined;
  }
  if (token.word.length > 2 || !isDay(Number(token.word)) || isInWord(scan, at)) return undefined;
  return { next: at + 1 + ordinalEnding(scan, at + 1), fields: { day: Number(token.word) } };
};

/** A day as an ordinal only. */
export const ordinalDay: FieldReader = (scan, at) => {
  const read = day(scan, at);
  if (!read) return undefined;
  const isOrdinal = scan.at(at)?.kind === 'digits' ? read.next > at + 1 : readNumberAt(scan, at)?.isOrdinal === true;
  return isOrdinal ? read : undefined;
};

/** `16.` or `16th`; the point of `16.30` makes no ordinal. */
export const ordinalDigits: FieldReader = (scan, at) => {
  const read = scan.at(at)?.kind === 'digits' ? ordinalDay(scan, at) : undefined;
  const after = read && scan.at(read.next);
  return after?.kind === 'digits' && after.isGlued ? undefined : read;
};

function isDay(value: number) {
  return Number.isInteger(value) && value >= 1 && value <= 31;
}

/** How many tokens make a number of digits an ordinal: the point of German, the ending of English. */
function ordinalEnding({ at: tokenAt, language }: Scan, at: number) {
  const token = tokenAt(at);
  if (!token?.isGlued) return 0;
  return (token.word === '.' && language.words.hasOrdinalPoint) || language.sets.ordinalEndings.has(token.word) ? 1 : 0;
}

/** Whether a number is the day of the month before it. The ten of `5th of May ten to eight` is not. */
export function isDayAfterMonth(scan: Scan, at: number): boolean {
  const { phrases, words } = scan.language;
  if (!words.isMonthFirst || !readPhraseAt(scan, phrases.months, at - 1)) return false;
  for (let place = at - 2; place >= at - 1 - mostBeforeMonth; place -= 1)
    if (day(scan, place)?.next === at - 1 || ordinalDay(scan, place)?.next === at - 2) return false;
  return true;
}

/** Whether digits follow letters without a space, as in `B12`. */
export function isInWord(scan: Scan, at: number) {
  return scan.at(at)?.isGlued === true && scan.at(at - 1)?.kind === 'word';
}
