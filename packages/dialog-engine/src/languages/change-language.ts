import type { TurnRun } from '../run/turn-run.ts';

/**
 * Continues in another language of the project, with the next node.
 *
 * @param wanted a code or a name, such as 'de-AT' or 'German'
 * @returns whether the project has this language
 */
export function changeLanguage(run: TurnRun, wanted: string): boolean {
  const change = run.spoken.change(wanted);
  if (change) run.record({ type: 'variableWritten', name: 'ALK_Language', scope: 'System', ...change });
  return change !== undefined;
}
