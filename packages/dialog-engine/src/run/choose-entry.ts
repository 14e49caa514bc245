import { nextRandom } from './next-random.ts';
import type { SelectionMethod } from '@confab/model';

interface Choice {
  /** Index of the chosen entry among all entries. */
  readonly index: number;
  readonly seed: number;
}

/**
 * Chooses the entry of a response for this turn (A3.54).
 *
 * Escalating moves to the next eligible entry after the last one given, and stays on the final one. Random never gives
 * the same entry twice in a row if another is eligible.
 *
 * @param eligible indexes of the entries that take part, in order; not empty
 * @param last index of the entry given before, if any
 */
export function chooseEntry(
  method: SelectionMethod,
  eligible: readonly number[],
  last: number | undefined,
  seed: number,
): Choice {
  const [only = 0] = eligible;
  if (eligible.length === 1) return { index: only, seed };
  if (method === 'Escalating') {
    const next = last === undefined ? only : eligible.find((place) => place > last);
    return { index: next ?? eligible.at(-1) ?? only, seed };
  }
  const others = eligible.filter((place) => place !== last);
  const dice = nextRandom(seed);
  return { index: others[Math.floor(dice.value * others.length)] ?? only, seed: dice.seed };
}
