/** Event handlers by event name. */
export interface Subscribers<Heard> {
  /** @returns unsubscribes */
  subscribe(name: string, handler: (heard: Heard) => void): () => void;
  publish(name: string, heard: Heard): void;
}

export function createSubscribers<Heard>(): Subscribers<Heard> {
  const handlers = new Map<string, Set<(heard: Heard) => void>>();
  return {
    subscribe(name, handler) {
      const known = handlers.get(name) ?? new Set();
      handlers.set(name, known.add(handler));
      return () => known.delete(handler);
    },
    publish(name, heard) {
      for (const handler of handlers.get(name) ?? []) handler(heard);
    },
  };
}
