import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Backplane, BackplaneMessage, ConnectionQuery } from './backplane.ts';
import { createConnectionQueries, type ConnectionQueries } from './create-connection-queries.ts';

const query: ConnectionQuery = { what: 'owns', connectionId: 'c', sessionId: 's', team: '', project: '' };

// The clock is stopped, so a query that waits for its limit never ends.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Processes that pass messages to each other; each answers with its entry of `answers`. */
function connectProcesses(...answers: readonly (boolean | undefined)[]): readonly ConnectionQueries[] {
  const processes: ConnectionQueries[] = [];
  let lastId = 0;
  for (const [own, answer] of answers.entries()) {
    const sendAndCount = async (message: BackplaneMessage) => {
      await Promise.resolve();
      for (const [index, other] of processes.entries()) {
        if (index === own) continue;
        if (message.kind === 'ask') void other.answer(message);
        if (message.kind === 'reply') other.receiveAnswer(message.reply, message.isYes);
      }
      return processes.length - 1;
    };
    const backplane: Backplane = {
      isShared: true,
      subscribed: Promise.resolve(),
      send: (message) => void sendAndCount(message),
      sendAndCount,
      close: async () => undefined,
    };
    const newId = () => `${own}-${(lastId += 1)}`;
    processes.push(createConnectionQueries(backplane, newId, async () => answer));
  }
  return processes;
}

test('a query is answered by the one process that holds the connection', async () => {
  const [asking] = connectProcesses(undefined, undefined, true);
  expect(await asking?.ask(query)).toBe(true);
});

test('a refusal of the process that holds the connection is the answer', async () => {
  const [asking] = connectProcesses(undefined, false, undefined);
  expect(await asking?.ask(query)).toBe(false);
});

test('a connection that no process holds is denied as soon as all have answered', async () => {
  const [asking] = connectProcesses(undefined, undefined, undefined);
  expect(await asking?.ask(query)).toBe(false);
});

test('a process without others denies at once', async () => {
  const [asking] = connectProcesses(undefined);
  expect(await asking?.ask(query)).toBe(false);
});
