import { numericDate } from './dates/numeric-date.ts';
import { fieldReaders } from './fields.ts';
import { readSpokenDigits } from './spoken-digits.ts';
import type { Reading, Scan } from './scan.ts';

const mostTokens = 24;
const [fewest, most] = [7, 15];
/** `11.30-14.00` and `12.5.-14.5.26` */
const range = /^\d{1,2}(?:\.\d{1,4}){1,2}\.?-\d{1,2}(?:\.\d{1,4}){1,2}$/;
const joints = new Set(['-', '.', '/', '(', ')']);

/** Reads a phone number, written or said digit by digit: returns its digits, with `+` if the country is known. */
export function readPhone(scan: Scan, at: number): Reading<string> | undefined {
  return scan.at(at)?.kind === 'word' ? readSpoken(scan, at) : readWritten(scan, at);
}

/** Too few digits are skipped as a whole, so that no part of them is read again. */
function readSpoken(scan: Scan, at: number): Reading<string> | undefined {
  const said = readSpokenDigits(scan, at);
  if (!said) return undefined;
  const { length } = said.text.replace('+', '');
  const isList = said.hasPairs && scan.language.words.hasTrunkZero === true && !/^[+0]/.test(said.text);
  const isPhone = length >= fewest && length <= most && !isList;
  return { next: said.next, values: isPhone ? [said.text] : [] };
}

function readWritten(scan: Scan, at: number): Reading<string> | undefined {
  const first = scan.at(at);
  if (!first || isPartOfMore(scan, at)) return undefined;
  if (first.kind === 'sign' && !(first.word === '+' || first.word === '(')) return undefined;
  let [digits, next] = ['', at];
  for (let place = at; place - at < mostTokens; place += 1) {
    const token = scan.at(place);
    if (!token || !(token.kind === 'digits' || joints.has(token.word) || (place === at && token.word === '+'))) break;
    const isAfterNumber = !isClearStart(scan, at) || digits.length >= fewest;
    if (isDateOfItsOwn(scan, place, place === at, isAfterNumber)) break;
    // Drops the national trunk zero.
    const isTrunk =
      token.word === '0' && scan.at(place - 1)?.word === '(' && digits !== '' && isAbroad(digits, first.word);
    if (token.kind !== 'digits' || isTrunk) continue;
    if (digits.length + token.word.length > most + 2) return undefined;
    digits += token.word;
    next = place + 1;
  }
  return digits !== '' && isPhone(scan, at, digits, next)
    ? { next, values: [international(digits, first.word)] }
    : undefined;
}

/**
 * Whether a date with its year ends the number before it. The pairs of digits in `040 12.10.55` are part of the number, so
 * a time must follow, or the year has four digits and the number is complete.
 */
function isDateOfItsOwn(scan: Scan, at: number, isStart: boolean, isAfterNumber: boolean) {
  const date = numericDate(scan, at);
  if (date?.fields.year === undefined) return false;
  if (isStart || fieldReaders.clock?.(scan, date.next)) return true;
  return isAfterNumber && scan.at(date.next - 1)?.word.length === 4;
}

function isPartOfMore(scan: Scan, at: number) {
  const [token, before, first] = [scan.at(at), scan.at(at - 1), scan.at(at - 2)];
  if (!token?.isGlued || !before) return false;
  const isClock = before.word === ':' && before.isGlued && first?.kind === 'digits';
  if (isClock) return true;
  return before.kind !== 'sign' || !['(', ':', ',', ';', '"', '<'].includes(before.word);
}

/** Other numbers than telephone numbers do not begin with a bracket, a plus or a zero. */
function isClearStart(scan: Scan, at: number) {
  const first = scan.at(at);
  return first?.kind === 'sign' || first?.word.startsWith('0') === true;
}

/** Excludes dates, ranges of dates and times, grouped numbers and decimals. */
function isPhone(scan: Scan, at: number, digits: string, next: number) {
  const isClear = isClearStart(scan, at);
  const count = digits.length - (digits.startsWith('00') ? 2 : 0);
  const after = scan.at(next);
  if (count < fewest || count > most || (after?.isGlued === true && after.kind === 'word')) return false;
  const date = numericDate(scan, at);
  if (date && date.next >= next) return false;
  if (range.test(joinWords(scan, at, next))) return false;
  return isClear || !hasGroups(scan, at, next);
}

function joinWords(scan: Scan, at: number, next: number) {
  return Array.from({ length: next - at }, (_, place) => scan.at(at + place)?.word ?? '').join('');
}

/** `1.234.567` and `12 345 678` are numbers. */
function hasGroups(scan: Scan, at: number, next: number) {
  const lengths: number[] = [];
  for (let place = at; place < next; place += 1) {
    const token = scan.at(place);
    if (token?.kind === 'digits') lengths.push(token.word.length);
    else if (token?.word !== '.') return false;
  }
  return lengths.length > 1 && (lengths[0] ?? 0) <= 3 && lengths.slice(1).every((length) => length === 3);
}

function isAbroad(digits: string, first: string) {
  return first === '+' || digits.startsWith('00');
}

function international(digits: string, first: string) {
  if (first === '+') return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}
