import type { TurnRun } from '../../run/turn-run.ts';

/** Adds chips to the last response, without duplicates. */
export function addChips(run: TurnRun, chips: readonly string[]): void {
  const at = run.outputs.length - 1;
  const last = run.outputs[at];
  if (last?.type !== 'response') return;
  const more = chips.filter((chip) => !last.suggestionChips.includes(chip));
  if (more.length > 0) run.outputs[at] = { ...last, suggestionChips: [...last.suggestionChips, ...more] };
}
