import { projectEventSchema, type Call, type ProjectEvent } from '@confab/contracts';
import type { ConnectionState } from '@confab/model';
import type { z } from 'zod';
import type { LiveConnection, SessionApi } from '../../editing/types.ts';

/** What happens to the next calls of one client. */
type Weather = 'fine' | 'down' | 'answersLost';

/** A client of the fake server, with the calls and the hub of one browser. */
export function createFakeClient(name: string, answer: (call: Call, input: object, author: string) => unknown) {
  const updates = new Map<string, Set<(payload: unknown) => void>>();
  const watchers = new Set<(state: ConnectionState) => void>();
  const outbox: ProjectEvent[] = [];
  const calls: string[] = [];
  const state = { weather: 'fine' as Weather, connection: 'Connected' as ConnectionState };

  const api: SessionApi = {
    async call<C extends Call>(call: C, input: object) {
      calls.push(call.path);
      await Promise.resolve();
      if (state.weather === 'down') throw new TypeError('Failed to fetch');
      const result = answer(call, over(input), name);
      if (state.weather === 'answersLost') throw new TypeError('Failed to fetch');
      return over(result) as z.output<C['result']>;
    },
  };
  const live: LiveConnection = {
    get state() {
      return state.connection;
    },
    get connectionId() {
      return state.connection === 'Connected' ? name : null;
    },
    onUpdate: (event, handler) => added(updates.get(event) ?? newIn(updates, event), handler),
    onStateChange: (handler) => added(watchers, handler),
  };

  function push(event: string, payload: unknown) {
    for (const handler of updates.get(event) ?? []) handler(payload);
  }

  return {
    api,
    live,
    outbox,
    /** The paths of all calls. */
    calls,
    push,
    /** Removes all handlers, as when the tab crashes. */
    cut() {
      updates.clear();
      watchers.clear();
    },
    setWeather(weather: Weather) {
      state.weather = weather;
    },
    setConnection(connection: ConnectionState) {
      state.connection = connection;
      if (connection !== 'Connected') outbox.length = 0;
      for (const watcher of watchers) watcher(connection);
    },
    /** Delivers the queued events by index; all of them in order by default. */
    deliver(...places: readonly number[]) {
      const due = places.length > 0 ? places.map((place) => outbox[place]) : outbox.splice(0);
      for (const event of due) if (event) push('ProjectEvent', projectEventSchema.encode(event));
    },
  };
}

export type FakeClient = ReturnType<typeof createFakeClient>;

function over<Value>(value: Value): Value {
  // Values that cross the network are copied.
  return value === null || value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);
}

function newIn<Value>(map: Map<string, Set<Value>>, key: string) {
  const made = new Set<Value>();
  map.set(key, made);
  return made;
}

function added<Value>(set: Set<Value>, value: Value) {
  set.add(value);
  return () => void set.delete(value);
}
