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

/** Reads `20 to`, `20 -`, `20 or`, and after an opener `20 and`. */
export function readRangeStart(scan: Scan, at: number): RangeStart | undefined {
  const number = readNumber(scan, at);
  const [value] = number?.values ?? [];
  if (!number || value === undefined || readNumberAt(scan, at)?.isOrdinal === true) return undefined;
  const { rangeOpeners } = scan.language.sets;
  const isRange = isJoint(scan, number.next, rangeOpeners.has(scan.at(at - 1)?.word ?? ''));
  return isRange ? { value, next: number.next, last: number.next + 1 } : undefined;
}

/** Whether a word joins the ends of a range or two alternatives; `and` joins them only after an opener. */
export function isJoint(scan: Scan, at: number, isOpened: boolean): boolean {
  const { rangeJoints, and, alternatives } = scan.language.sets;
  const word = scan.at(at)?.word ?? '';
  if (alternatives.has(word)) return true;
  return rangeJoints.has(word) && (isOpened || !and.has(word));
}
