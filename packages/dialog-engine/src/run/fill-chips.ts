import type { ProgramEntry, ProgramResponse } from '../program.ts';
import type { TurnRun } from './turn-run.ts';

const nothing: readonly string[] = [];

/** The chips of an entry with their tokens filled in; empty ones are left out. */
export function fillChips(run: TurnRun, { chips }: ProgramEntry): readonly string[] {
  return chips.length === 0 ? nothing : chips.map((chip) => run.fillTemplate(chip)).filter((chip) => chip !== '');
}

/** Offers the chips of a response that was given before, when the last response offers none. */
export function repeatChips(run: TurnRun, response: ProgramResponse | undefined): void {
  const last = run.outputs.at(-1);
  const entry = run.findGivenEntry(response);
  if (!entry || last?.type !== 'response' || last.suggestionChips.length > 0) return;
  run.addChips(fillChips(run, entry));
}
