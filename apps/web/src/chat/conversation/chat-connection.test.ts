import { describe, expect, test } from 'vitest';
import { connectChat } from './chat-connection.ts';

interface Planned {
  readonly status: number;
  readonly headers?: Record<string, string>;
  /** Breaks the connection off instead of answering. */
  readonly breaksOff?: boolean;
}

const answer = { sessionId: 's', assistantName: 'Ada', messages: [], suggestionChips: [], ended: false };
const say = { type: 'say', sessionId: 's', turnId: '0197a000-0000-7000-8000-000000000001', text: 'hi' } as const;

/** An assistant with prepared responses, one for each request, that records its requests. */
function assistant(plan: readonly Planned[]) {
  const received: unknown[] = [];
  const pauses: number[] = [];
  const left = [...plan];
  const connection = connectChat(
    '/channels/chat/p/Beta',
    {},
    {
      pause: (milliseconds) => {
        pauses.push(milliseconds);
        return Promise.resolve();
      },
      send: (_address, init) => {
        received.push(init.body);
        const { status, headers = {}, breaksOff = false } = left.shift() ?? { status: 200 };
        if (breaksOff) return Promise.reject(new TypeError('Failed to fetch'));
        return Promise.resolve(Response.json(status === 200 ? answer : { error: 'no' }, { status, headers }));
      },
    },
  );
  return { connection, received, pauses };
}

describe('connectChat', () => {
  test('the start of a conversation sends the language and the place of the visitor', () => {
    const place = { timeZone: 'Europe/Vienna', region: 'AT' };
    const { opening } = connectChat('/channels/chat/p/Beta', { language: 'de', place });
    expect(opening()).toEqual({ startId: expect.any(String), language: 'de', ...place });
  });

  test('a conversation starts under the same id until the server has answered', () => {
    const { opening, rememberSession } = connectChat('/channels/chat/p/Beta');
    const { startId } = opening();
    rememberSession(undefined);
    expect(opening().startId).toBe(startId);
    rememberSession('s1');
    expect(opening().startId).not.toBe(startId);
  });

  test('connectChat resends the same turn when the network or the server fails', async () => {
    const { connection, received } = assistant([{ status: 0, breaksOff: true }, { status: 503 }]);
    let retries = 0;
    expect(await connection.request(say, () => (retries += 1))).toEqual(answer);
    expect(received).toEqual([JSON.stringify(say), JSON.stringify(say), JSON.stringify(say)]);
    expect(retries).toBe(2);
  });

  test('connectChat waits as long as the server asks, up to a limit', async () => {
    const plan = [
      { status: 429, headers: { 'retry-after': '2' } },
      { status: 429, headers: { 'retry-after': '9999' } },
    ];
    const { connection, pauses } = assistant(plan);
    await connection.request(say, () => undefined);
    expect(pauses).toEqual([2_000, 15_000]);
  });

  test.each([404, 410])('connectChat does not repeat a request that was answered with %i', async (status) => {
    const { connection, received } = assistant([{ status }]);
    await expect(connection.request(say, () => undefined)).rejects.toMatchObject({ kind: 'notFound' });
    expect(received).toHaveLength(1);
  });

  test.each([
    [
      { type: 'start', startId: say.turnId, language: 'de' },
      { type: 'start', language: 'de' },
    ],
    [{ ...say, start: { startId: say.turnId } }, say],
    [
      { type: 'resume', sessionId: 's', start: {} },
      { type: 'resume', sessionId: 's' },
    ],
  ] as const)('%j is sent again without its newer fields when the server cannot read them', async (sent, older) => {
    const { connection, received, pauses } = assistant([{ status: 400 }]);
    expect(await connection.request(sent, () => undefined)).toEqual(answer);
    expect(received).toEqual([JSON.stringify(sent), JSON.stringify(older)]);
    expect(pauses).toEqual([]);
  });

  test('a request that the server cannot read without its newer fields either is not sent a third time', async () => {
    const { connection, received } = assistant([{ status: 400 }, { status: 400 }]);
    await expect(connection.request(say, () => undefined)).rejects.toMatchObject({ kind: 'failed' });
    expect(received).toHaveLength(2);
  });

  test('connectChat gives up after five attempts', async () => {
    const { connection, received } = assistant(Array.from({ length: 9 }, () => ({ status: 500 })));
    await expect(connection.request(say, () => undefined)).rejects.toMatchObject({ kind: 'failed' });
    expect(received).toHaveLength(5);
  });

  test('connectChat stores the session for this assistant only, until it is removed', async () => {
    const one = connectChat('/channels/chat/one/Live');
    one.rememberSession('s1');
    expect(connectChat('/channels/chat/one/Live').recallSession()).toBe('s1');
    expect(connectChat('/channels/chat/two/Live').recallSession()).toBeUndefined();
    one.rememberSession(undefined);
    expect(one.recallSession()).toBeUndefined();
  });
});
