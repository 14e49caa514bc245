import type { SimulatedTurn } from './conversation-tree.ts';

/** Turns as JSON that one can send to somebody: what was said, what came, and why. */
export function jsonOf(turns: readonly SimulatedTurn[]): string {
  const told = turns.map(({ said, isOpening, byHand, begun, result }) => {
    const { outputs, trace, watched, ended } = result;
    return { ...(isOpening ? { begun } : { said }), byHand, outputs, trace, variables: watched, ended };
  });
  return JSON.stringify(told.length === 1 ? told[0] : told, null, 2);
}
