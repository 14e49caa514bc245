import type { Scan } from '../scan.ts';

const signs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 0.3333, '⅔': 0.6667 };
/** Others are rather days of a month, scores or parts of a code. */
const denominators = new Set([2, 3, 4, 8]);
const digitsOfShare = 4;

/** Reads a fraction below one: `½`, `1/2`. */
export function readWrittenFraction(scan: Scan, at: number): { value: number; next: number } | undefined {
  const sign = signs[scan.at(at)?.word ?? ''];
  if (sign !== undefined) return { value: sign, next: at + 1 };
  const [above, slash, below, after] = [0, 1, 2, 3].map((more) => scan.at(at + more));
  if (above?.kind !== 'digits' || below?.kind !== 'digits' || !slash?.isGlued || !below.isGlued) return undefined;
  const isMore = isSlash(scan.at(at - 1)?.word) || (after?.isGlued === true && isSlash(after.word));
  const [part, whole] = [Number(above.word), Number(below.word)];
  if (!isSlash(slash.word) || isMore || part < 1 || part >= whole || !denominators.has(whole)) return undefined;
  return { value: Number((part / whole).toFixed(digitsOfShare)), next: at + 3 };
}

function isSlash(word = '') {
  return word === '/' || word === '⁄';
}
