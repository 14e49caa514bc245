/** Turns of one assistant that may run at once; further turns are refused, and visitors have to retry them. */
const maxConcurrentTurns = 20;
/** Turns of one sender that may run at once, so that slow turns of one visitor leave room for others. */
const maxTurnsOfSender = 5;

/**
 * Takes a slot of an assistant, for a sender where one is known.
 *
 * @returns a function that releases the slot, or undefined when none is free.
 */
export type TakeTurnSlot = (assistant: string, sender?: string) => (() => void) | undefined;

/**
 * Limits concurrent turns per assistant and sender, so that one of them does not fill the queue of all (CHAT-3).
 *
 * @param factor multiplies the limit of a sender, as load tests send everything from one address.
 */
export function createTurnSlots(factor = 1): TakeTurnSlot {
  const ofAssistants = createSlots(maxConcurrentTurns);
  const ofSenders = createSlots(Math.max(1, Math.round(maxTurnsOfSender * factor)));
  return (assistant, sender) => {
    const releaseSender = sender === undefined ? () => undefined : ofSenders(sender);
    if (!releaseSender) return undefined;
    const releaseAssistant = ofAssistants(assistant);
    if (!releaseAssistant) {
      releaseSender();
      return undefined;
    }
    return () => {
      releaseSender();
      releaseAssistant();
    };
  };
}

/** Counts the slots that each key has taken. Each returned function releases one slot. */
function createSlots(most: number) {
  const taken = new Map<string, number>();
  return (key: string): (() => void) | undefined => {
    const before = taken.get(key) ?? 0;
    if (before >= most) return undefined;
    taken.set(key, before + 1);
    return () => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
