import { readPhraseAt } from '../phrases.ts';
import type { Scan } from '../scan.ts';

/** A number found in a text. */
export interface FoundNumber {
  readonly value: number;
  readonly next: number;
  readonly isOrdinal: boolean;
  readonly isWords: boolean;
}

/** Whether digits from `at` to `next` are a part of a number that the language writes otherwise: the 50 of `5,50` in English. */
export function isPartOfNumber(scan: Scan, at: number, next: number): boolean {
  return isSeparator(scan, at - 1) || isSeparator(scan, next);
}

/** A point or comma that is glued between digits. */
function isSeparator(scan: Scan, at: number) {
  const [before, sign, after] = [scan.at(at - 1), scan.at(at), scan.at(at + 1)];
  const isGlued = sign?.isGlued === true && after?.isGlued === true;
  return isGlued && /^[.,]$/.test(sign.word) && before?.kind === 'digits' && after.kind === 'digits';
}

const largeScales = [1_000_000_000, 1_000_000];

/** `two and a half`: the fraction is distinguished from another number by its `and`. */
export function withHalf(scan: Scan, found: FoundNumber): FoundNumber {
  if (!scan.language.sets.and.has(scan.at(found.next)?.word ?? '')) return found;
  const share = readPhraseAt(scan, scan.language.phrases.numberPhrases, found.next + 1);
  const isShare = share && Number(share.value) < 1;
  if (!isShare) return found;
  // A million and a half is half a million more.
  const whole = largeScales.find((scale) => found.value >= scale && found.value % scale === 0) ?? 1;
  return { ...found, value: found.value + whole * Number(share.value), next: share.next };
}
