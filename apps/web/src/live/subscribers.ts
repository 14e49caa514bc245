/** Who wants to hear what, by name. */
export interface Subscribers<Heard> {
  /** @returns how to stop. */
  add(name: string, handler: (heard: Heard) => void): () => void;
  tell(name: string, heard: Heard): void;
}

export function createSubscribers<Heard>(): Subscribers<Heard> {
  const handlers = new Map<string, Set<(heard: Heard) => void>>();
  return {
    add(name, handler) {
      const known = handlers.get(name) ?? new Set();
      handlers.set(name, known.add(handler));
      return () => known.delete(handler);
    },
    tell(name, heard) {
      for (const handler of handlers.get(name) ?? []) handler(heard);
    },
  };
}
