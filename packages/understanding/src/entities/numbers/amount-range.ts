import { readPhraseAt } from '../phrases.ts';
import type { Scan } from '../scan.ts';
import { readNumber } from './number.ts';
import { readNumberAt } from './numbers.ts';

/** The first number of a range whose unit comes only with the last: the 20 of `20 to 25 %`. */
interface RangeStart {
  readonly value: number;
  readonly next: number;
  /** The position of the last number. */
  readonly last: number;
}

const dashes = new Set(['-', '–']);
const openingSigns = new Set(['(', '"', "'", '„', '“', '«']);

/** Reads `20 to`, `20-`, `20 or`, and after an opener `20 and`; a larger number has to follow. */
export function readRangeStart(scan: Scan, at: number): RangeStart | undefined {
  const number = readNumber(scan, at);
  const [value] = number?.values ?? [];
  if (!number || value === undefined || readNumberAt(scan, at)?.isOrdinal === true) return undefined;
  const { rangeOpeners } = scan.language.sets;
  const isRange = isJoint(scan, number.next, rangeOpeners.has(scan.at(at - 1)?.word ?? ''));
  if (!isRange || isPartOfMore(scan, at)) return undefined;
  const [last] = readNumber(scan, number.next + 1)?.values ?? [];
  // People also name the higher temperature first below zero.
  const isInOrder = last !== undefined && (value < last || (value < 0 && last < value));
  return isInOrder ? { value, next: number.next, last: number.next + 1 } : undefined;
}

/** Whether a word joins the ends of a range or two alternatives; some words and a dash between spaces only after an opener. */
export function isJoint(scan: Scan, at: number, isOpened: boolean): boolean {
  const { rangeJoints, openedAmountJoints, alternatives } = scan.language.sets;
  const word = scan.at(at)?.word ?? '';
  if (alternatives.has(word)) return true;
  if (!rangeJoints.has(word) || isOpened) return rangeJoints.has(word);
  if (dashes.has(word)) return scan.at(at)?.isGlued === true && scan.at(at + 1)?.isGlued === true;
  return !openedAmountJoints.has(word);
}

/** Whether a number is the end of a time, a date, another amount or a name: the 30 of `7:30`, the 20 of `$20`, room 101. */
function isPartOfMore(scan: Scan, at: number) {
  const [token, before] = [scan.at(at), scan.at(at - 1)];
  if (!token || !before) return false;
  const isGlued = token.isGlued && before.kind === 'sign' && !openingSigns.has(before.word);
  const isMonth = readPhraseAt(scan, scan.language.phrases.months, at - 1) !== undefined;
  return isGlued || isMonth || /\p{Sc}/u.test(before.word) || scan.language.sets.numbered.has(before.word);
}
