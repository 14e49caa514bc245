import type { TurnRun } from '../../run/turn-run.ts';

/** Adds chips to the last response, without duplicates. */
export function addChips(run: TurnRun, chips: readonly string[]): void {
  const last = run.outputs.at(-1);
  if (last?.type !== 'response') return;
  const known = new Set(last.suggestionChips);
  run.addChips(chips.filter((chip) => !known.has(chip)));
}
