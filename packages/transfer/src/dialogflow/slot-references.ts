/** The slots of an intent by the names of its parameters, and the contexts that it opens. */
export interface IntentParameters {
  readonly slots: ReadonlyMap<string, string>;
  readonly opens: readonly string[];
}

/** Finds the slot that a text of an intent refers to, as a parameter of the intent or of a context. */
export type FindSlot = (name: string, context: string | undefined) => string | undefined;

/**
 * Creates the search for the slots that texts of an agent refer to. A context has the values of the intents that open it,
 * first of all of the intent itself. Other names are searched for in the whole agent, as they can be renamed slots.
 */
export function createSlotSearch(all: readonly IntentParameters[]): (own: IntentParameters) => FindSlot {
  const ofAgent = new Map(all.toReversed().flatMap(({ slots }) => [...slots]));
  const openers = new Map<string, IntentParameters[]>();
  for (const intent of all) {
    for (const context of intent.opens) {
      const known = openers.get(context) ?? [];
      openers.set(context, known);
      known.push(intent);
    }
  }
  return (own) => (name, context) => {
    const inContext = context === undefined ? [own] : (openers.get(context.toLowerCase()) ?? []);
    const sources = inContext.includes(own) ? [own, ...inContext] : [...inContext, own];
    return sources.find(({ slots }) => slots.has(name))?.slots.get(name) ?? ofAgent.get(name);
  };
}
