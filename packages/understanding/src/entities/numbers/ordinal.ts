import { readNumberAt } from './numbers.ts';
import type { Reading, Scan } from '../scan.ts';

/** Reads a place in an order: `third`, `21st`, `dritte`; its value is the number. A whole text of `3` is one too. */
export function readOrdinal(scan: Scan, at: number): Reading<number> | undefined {
  const number = readNumberAt(scan, at);
  if (!number) return undefined;
  const isWholeText = at === 0 && number.next === scan.length;
  const isPlace = number.isOrdinal || (isWholeText && Number.isInteger(number.value) && number.value > 0);
  return { next: number.next, values: isPlace ? [number.value] : [] };
}
