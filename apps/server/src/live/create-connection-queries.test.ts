import { expect, test } from 'vitest';
import type { Backplane, BackplaneMessage, ConnectionQuery } from './backplane.ts';
import { createConnectionQueries, type ConnectionQueries } from './create-connection-queries.ts';

const query: ConnectionQuery = { what: 'join', connectionId: 'c', sessionId: 's', team: '', project: '' };
/** The duration of a try that waits for all answers, and of one that ends before any answer. */
const endless = 2 ** 30;
const over = 0;

/** How a server process behaves in a test. */
interface TestProcess {
  /** The answer of the process; undefined if it does not hold the connection. */
  readonly holds?: boolean;
  /** How many queries, from the first one on, do not reach the process. */
  readonly missed?: number;
  /** Whether Redis counts the process as a receiver; false while it subscribes again. */
  readonly isSubscribed?: boolean;
  readonly hasHeartbeat?: boolean;
  /** Resolves when the process handles queries. */
  readonly awake?: Promise<void>;
}

interface ConnectedProcesses {
  readonly asking: ConnectionQueries;
  /** How many queries were sent. */
  readonly countQueries: () => number;
}

/** Connects the querying process with others. */
function connectProcesses(
  others: readonly TestProcess[],
  { triesMs = [endless], isRedisDown = false }: { triesMs?: readonly number[]; isRedisDown?: boolean } = {},
): ConnectedProcesses {
  const all: readonly TestProcess[] = [{}, ...others];
  const queries: ConnectionQueries[] = [];
  let asked = 0;
  let lastId = 0;
  const deliver = async (message: BackplaneMessage, from: number) => {
    for (const [index, other] of all.entries()) {
      if (index === from) continue;
      if (message.kind === 'reply') queries[index]?.receiveAnswer(message);
      if (message.kind === 'ask' && asked > (other.missed ?? 0)) void queries[index]?.answer(message);
    }
  };
  for (const [index, { holds, awake }] of all.entries()) {
    const sendAndCount = async (message: BackplaneMessage) => {
      if (message.kind === 'ask') asked += 1;
      if (isRedisDown) return undefined;
      await Promise.resolve();
      void deliver(message, index);
      return others.filter(({ isSubscribed = true }) => isSubscribed).length;
    };
    const backplane: Backplane = {
      isShared: true,
      subscribed: Promise.resolve(),
      send: (message) => void sendAndCount(message),
      sendAndCount,
      close: async () => undefined,
    };
    queries.push(
      createConnectionQueries({
        backplane,
        own: `process ${index}`,
        newId: () => `${index}-${(lastId += 1)}`,
        answerHere: async () => {
          await awake;
          return holds;
        },
        listProcesses: async () =>
          all.flatMap(({ hasHeartbeat = true }, number) => (hasHeartbeat ? [`process ${number}`] : [])),
        triesMs,
      }),
    );
  }
  return { asking: queries[0]!, countQueries: () => asked };
}

test('a query is answered by the one process that holds the connection', async () => {
  expect(await connectProcesses([{}, { holds: true }]).asking.ask(query)).toBe(true);
});

test('a refusal of the process that holds the connection is the answer', async () => {
  expect(await connectProcesses([{ holds: false }, {}]).asking.ask(query)).toBe(false);
});

test('a connection that no process holds is denied as soon as all have answered', async () => {
  const { asking, countQueries } = connectProcesses([{}, {}]);
  expect(await asking.ask(query)).toBe(false);
  expect(countQueries()).toBe(1);
});

test('a single process denies at once a connection that it does not hold', async () => {
  expect(await connectProcesses([]).asking.ask(query)).toBe(false);
});

test('a process that answers only after several tries is found (HUB-2)', async () => {
  let wake: () => void = () => undefined;
  const awake = new Promise<void>((resolve) => (wake = resolve));
  const { asking, countQueries } = connectProcesses([{}, { holds: true, awake }], {
    triesMs: [over, over, over, endless],
  });
  const answer = asking.ask(query);
  await expect.poll(countQueries, { timeout: 60_000 }).toBe(4);
  wake();
  expect(await answer).toBe(true);
});

test('a process that receives no messages for a moment is queried again, although the others have answered (HUB-2)', async () => {
  const { asking, countQueries } = connectProcesses([{}, { holds: true, missed: 2, isSubscribed: false }], {
    triesMs: [over, over, endless],
  });
  expect(await asking.ask(query)).toBe(true);
  expect(countQueries()).toBe(3);
});

test('a process whose heartbeat Redis has lost is still waited for while it receives messages', async () => {
  const { asking } = connectProcesses([{}, { holds: true, missed: 1, hasHeartbeat: false }], {
    triesMs: [over, endless],
  });
  expect(await asking.ask(query)).toBe(true);
});

test('a process without heartbeat and subscription is not waited for', async () => {
  const { asking } = connectProcesses([{}, { missed: Infinity, isSubscribed: false, hasHeartbeat: false }]);
  expect(await asking.ask(query)).toBe(false);
});

test('the process of a connection stays unknown when a living process does not answer', async () => {
  const { asking } = connectProcesses([{}, { missed: Infinity }], { triesMs: [over, over] });
  expect(await asking.ask(query)).toBeUndefined();
});

test('the process of a connection stays unknown when Redis cannot be reached', async () => {
  expect(await connectProcesses([{ holds: true }], { isRedisDown: true }).asking.ask(query)).toBeUndefined();
});
