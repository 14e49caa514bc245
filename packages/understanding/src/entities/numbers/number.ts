import { readNumberAt } from './numbers.ts';
import type { Reading, Scan } from '../scan.ts';

const minusSigns = new Set(['-', '−', '–']);

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
