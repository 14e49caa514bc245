/** Turns of one assistant that may run at once; visitors have to retry further ones. */
const maxConcurrentTurns = 20;

/** Takes a slot of an assistant. @returns a function that releases the slot, or undefined when none is free. */
export type TakeTurnSlot = (projectId: string) => (() => void) | undefined;

/** Limits concurrent turns per assistant, so that one busy assistant does not fill the queue of all (CHAT-3). */
export function createTurnSlots(): TakeTurnSlot {
  const taken = new Map<string, number>();
  return (projectId) => {
    const before = taken.get(projectId) ?? 0;
    if (before >= maxConcurrentTurns) return undefined;
    taken.set(projectId, before + 1);
    return () => {
      const left = (taken.get(projectId) ?? 1) - 1;
      if (left > 0) taken.set(projectId, left);
      else taken.delete(projectId);
    };
  };
}
