/** Turns of one assistant that may be under way at once; more wait their visitors' next try. */
const mostAtOnce = 20;

/** Takes a slot of an assistant. @returns how to give it back, or undefined when none is free. */
export type TakeTurnSlot = (projectId: string) => (() => void) | undefined;

/** Keeps one assistant's rush from filling the queue that all others stand in (CHAT-3). */
export function createTurnSlots(): TakeTurnSlot {
  const taken = new Map<string, number>();
  return (projectId) => {
    const before = taken.get(projectId) ?? 0;
    if (before >= mostAtOnce) return undefined;
    taken.set(projectId, before + 1);
    return () => {
      const left = (taken.get(projectId) ?? 1) - 1;
      if (left > 0) taken.set(projectId, left);
      else taken.delete(projectId);
    };
  };
}
