import type { HubMethod } from '@confab/contracts';
import type { ConnectionState } from '@confab/model';
import type { HubResult, LiveClient } from '../live/live-client.ts';
import { createSubscribers } from '../live/subscribers.ts';

/** A live connection controlled by the test: it pushes events and records invocations. */
interface FakeLive {
  readonly live: LiveClient;
  readonly invoked: unknown[][];
  push(name: string, payload: unknown): void;
  becomes(state: ConnectionState): void;
}

export function fakeLive(answer: (method: HubMethod, ...args: unknown[]) => HubResult = () => ({ Success: true })) {
  const updates = createSubscribers<unknown>();
  const states = createSubscribers<ConnectionState>();
  const invoked: unknown[][] = [];
  let current: ConnectionState = 'Connected';
  const live: LiveClient = {
    get state() {
      return current;
    },
    get connectionId() {
      return current === 'Connected' ? 'connection-1' : null;
    },
    start: () => undefined,
    onUpdate: (name, handler) => updates.subscribe(name, handler),
    onStateChange: (handler) => states.subscribe('state', handler),
    invoke: async (...args) => {
      invoked.push(args);
      return answer(...args);
    },
    subscribeTeam: (teamId) => void invoked.push(['subscribeTeam', teamId]),
    openProject: () => undefined,
    closeProject: () => undefined,
    close: () => undefined,
  };
  const fake: FakeLive = {
    live,
    invoked,
    push: (name, payload) => updates.publish(name, payload),
    becomes(state) {
      current = state;
      states.publish('state', state);
    },
  };
  return fake;
}
