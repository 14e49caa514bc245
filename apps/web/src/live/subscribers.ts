/** Event handlers by event name. */
export interface Subscribers<Payload> {
  /** @returns unsubscribes */
  subscribe(name: string, handler: (payload: Payload) => void): () => void;
  publish(name: string, payload: Payload): void;
}

export function createSubscribers<Payload>(): Subscribers<Payload> {
  const handlers = new Map<string, Set<(payload: Payload) => void>>();
  return {
    subscribe(name, handler) {
      const known = handlers.get(name) ?? new Set();
      handlers.set(name, known.add(handler));
      return () => known.delete(handler);
    },
    publish(name, payload) {
      for (const handler of handlers.get(name) ?? []) handler(payload);
    },
  };
}
