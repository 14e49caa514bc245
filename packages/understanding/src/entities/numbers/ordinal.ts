import { readPhraseAt } from '../phrases.ts';
import type { FoundNumber } from './found-number.ts';
import { readNumberAt } from './numbers.ts';
import type { Reading, Scan } from '../scan.ts';

/** Reads a place in an order: `third`, `21st`, `dritte`; its value is the number. A whole text of `3` is one too. */
export function readOrdinal(scan: Scan, at: number): Reading<number> | undefined {
  const number = readNumberAt(scan, at);
  if (!number) return undefined;
  const isWholeText = at === 0 && number.next === scan.length;
  const isPlace = number.isOrdinal || (isWholeText && isPlainNumber(scan, at, number));
  return { next: number.next, values: isPlace ? [number.value] : [] };
}

/** Whether a number is not an amount such as `1.5k` or half a dozen. */
function isPlainNumber(scan: Scan, at: number, { value, next, isWords }: FoundNumber) {
  const { numberPhrases, multiples } = scan.language.phrases;
  const isPhrase = readPhraseAt(scan, numberPhrases, at) ?? readPhraseAt(scan, multiples, next - 1);
  const isPlain = isWords ? !isPhrase : !hasScale(scan, at, next);
  return Number.isInteger(value) && value > 0 && isPlain;
}

function hasScale(scan: Scan, at: number, next: number) {
  for (let place = at; place < next; place += 1) if (scan.at(place)?.kind === 'word') return true;
  return false;
}
