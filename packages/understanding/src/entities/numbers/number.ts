import { readPhraseAt } from '../phrases.ts';
import { readNumberAt } from './numbers.ts';
import type { Reading, Scan } from '../scan.ts';

const minusSigns = new Set(['-', '−', '–']);

/** Reads a number in digits or words, with its sign; an ordinal gives its number, and a year in words is one number. */
export function readNumberOrYear(scan: Scan, at: number): Reading<number> | undefined {
  return readYearInWords(scan, at) ?? readNumber(scan, at);
}

/** `nineteen eighty-four`. */
function readYearInWords(scan: Scan, at: number): Reading<number> | undefined {
  const [century, rest] = [readNumberAt(scan, at), readNumberAt(scan, readNumberAt(scan, at)?.next ?? at)];
  if (!century?.isWords || !rest?.isWords || century.isOrdinal || rest.isOrdinal) return undefined;
  const isYear = scan.language.words.centuries?.includes(century.value) === true && isTens(rest.value);
  const isSure = isYear && isSurelyYear(scan, at, rest);
  return isSure ? { next: rest.next, values: [century.value * 100 + rest.value] } : undefined;
}

/** The smallest rest of a year that is not a number of minutes: eighteen thirty is rather a time. */
const leastClearRest = 60;

/** Two numbers may also be a time or two counts: twenty thirty people, eighteen thirty-minute lessons. */
function isSurelyYear(scan: Scan, at: number, { value, next }: { value: number; next: number }) {
  if (isCounting(scan, scan.at(next)?.word === '-' ? next + 1 : next)) return false;
  const isAfterOpener = scan.language.words.beforeYear?.includes(scan.at(at - 1)?.word ?? '') === true;
  const isWholeText = at === 0 && next === scan.length;
  return isAfterOpener || isWholeText || (value > leastClearRest && value % 10 !== 0);
}

/** Whether a unit or another number follows. */
function isCounting(scan: Scan, at: number) {
  const { units, currencies, cents, percents, temperatures } = scan.language.phrases;
  const isUnit = [units, currencies, cents, percents, temperatures].some((table) => readPhraseAt(scan, table, at));
  return isUnit || readNumberAt(scan, at) !== undefined;
}

function isTens(value: number) {
  return Number.isInteger(value) && value >= 10 && value < 100;
}

/** Reads a number in digits or words, with its sign; an ordinal gives its number. */
export function readNumber(scan: Scan, at: number): Reading<number> | undefined {
  const token = scan.at(at);
  if (!token) return undefined;
  const isMinus = isMinusAt(scan, at);
  const number = readNumberAt(scan, isMinus ? at + 1 : at);
  if (!number || (isMinus && number.isOrdinal)) return undefined;
  if (isPronoun(scan, at)) return { next: number.next, values: [] };
  return { next: number.next, values: [isMinus ? -number.value : number.value] };
}

/** A sign is a minus only after a space or at the start: 5-3 are two numbers. */
function isMinusAt(scan: Scan, at: number) {
  const token = scan.at(at);
  if (!token) return false;
  if (token.kind === 'word') return scan.language.sets.minus.has(token.word);
  const isFree = !token.isGlued || scan.at(at - 1)?.word === '(';
  return minusSigns.has(token.word) && isFree && scan.at(at + 1)?.isGlued === true;
}

/** `this one` and articles are not numbers. */
function isPronoun(scan: Scan, at: number) {
  const [number, { sets }] = [readNumberAt(scan, at), scan.language];
  if (scan.at(at)?.kind !== 'word' || number?.value !== 1 || number.isOrdinal) return false;
  const isArticle =
    number.next === at + 1 && scan.at(number.next)?.kind === 'word' && sets.bareArticles.has(scan.at(at)?.word ?? '');
  return isArticle || sets.notNumberAfter.has(scan.at(at - 1)?.word ?? '');
}
