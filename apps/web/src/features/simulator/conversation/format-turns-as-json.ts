import type { SimulatedTurn } from './conversation-tree.ts';

/** Turns as JSON to share: input, outputs, trace and variables. */
export function formatTurnsAsJson(turns: readonly SimulatedTurn[]): string {
  const entries = turns.map(({ said, isOpening, byHand, begun, result }) => {
    const { outputs, trace, watched, ended } = result;
    return { ...(isOpening ? { begun } : { said }), byHand, outputs, trace, variables: watched, ended };
  });
  return JSON.stringify(entries.length === 1 ? entries[0] : entries, null, 2);
}
