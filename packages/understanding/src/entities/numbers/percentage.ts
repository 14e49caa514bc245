import { readPhraseAt } from '../phrases.ts';
import type { Reading, Scan } from '../scan.ts';
import { readRangeStart } from './amount-range.ts';
import { isPartOfNumber } from './found-number.ts';
import { readNumber } from './number.ts';
import { readNumberAt } from './numbers.ts';
import { readWrittenFraction } from './written-fraction.ts';

/** Reads `20 %`, twelve and a half percent; its value is the number before the percent sign. A whole text of `20` is one too. */
export function readPercentage(scan: Scan, at: number): Reading<number> | undefined {
  const start = readRangeStart(scan, at);
  const last = start && readNumber(scan, start.last);
  const isRange = last && readPhraseAt(scan, scan.language.phrases.percents, last.next) !== undefined;
  return start && isRange ? { next: start.next, values: [start.value] } : readSinglePercentage(scan, at);
}

/** Reads a number without a sign, where a percentage was asked for. */
export function readWholePercentage(scan: Scan, at: number): Reading<number> | undefined {
  const isFraction = readWrittenFraction(scan, at) !== undefined;
  return isFraction || readNumberAt(scan, at)?.isOrdinal === true ? undefined : readNumber(scan, at);
}

function readSinglePercentage(scan: Scan, at: number): Reading<number> | undefined {
  const number = readNumber(scan, at);
  if (!number) return undefined;
  if (isPartOfNumber(scan, at, number.next)) return { next: number.next, values: [] };
  const percent = readPhraseAt(scan, scan.language.phrases.percents, number.next);
  const isCardinal = readNumberAt(scan, at)?.isOrdinal !== true;
  const isWholeText = at === 0 && number.next === scan.length && readWrittenFraction(scan, at) === undefined;
  const isPercentage = percent !== undefined || isWholeText;
  return { next: percent?.next ?? number.next, values: isPercentage && isCardinal ? number.values : [] };
}
