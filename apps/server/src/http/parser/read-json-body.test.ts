import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { TooMany } from '../limits/limiter.ts';
import { bodyKeysMax, readJsonBody } from './read-json-body.ts';

/** Receives chunks with limits of 1 MiB and 100,000 values. Counts the chunks that were read. */
async function receive(chunks: Iterable<string>, headers: Record<string, string> = {}) {
  let read = 0;
  let taken = 0;
  function* count() {
    for (const chunk of chunks) {
      read += 1;
      yield Buffer.from(chunk);
    }
  }
  const request = { headers, routeOptions: { bodyLimit: 1_048_576 } } as FastifyRequest;
  const body = Readable.from(count(), { highWaterMark: 1 });
  const outcome = await readJsonBody(request, body, { partsMax: 100_000 }, async (bytes) => {
    taken += bytes;
  }).then(
    (value) => ({ value }),
    (error: Error) => ({ error: error.message }),
  );
  return { ...outcome, read, taken };
}

/** More chunks than any limit allows; `receive` counts those that were read. */
function* endless(write: (at: number) => string, first = '{') {
  yield first;
  for (let at = 0; at < 100_000; at += 1) yield write(at);
}

describe('a body that arrives in pieces', () => {
  test('a body in pieces is parsed when it is complete, even where a piece ends within a character (API-5)', async () => {
    const bytes = Buffer.from('{"name":"Zoë 😀"}');
    const request = { headers: {}, routeOptions: { bodyLimit: 100 } } as FastifyRequest;
    const pieces = Readable.from([...bytes].map((byte) => Buffer.from([byte])));
    const taken: number[] = [];
    const value = await readJsonBody(request, pieces, { partsMax: 10 }, async (count) => void taken.push(count));
    expect([value, taken]).toEqual([{ name: 'Zoë 😀' }, [bytes.length]]);
  });

  test('other requests get a turn before a large body is parsed, and before its caller continues', async () => {
    let turns = 0;
    let isRead = false;
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    const request = { headers: {}, routeOptions: { bodyLimit: 4_000_000 } } as FastifyRequest;
    // The pieces arrive in one turn of the event loop.
    const pieces = Readable.from([Buffer.from(`"${'x'.repeat(2_000_000)}"`)]);
    let before = 0;
    const taken = async () => {
      before = turns;
    };
    setImmediate(count);
    const value = await readJsonBody(request, pieces, { partsMax: 10 }, taken);
    isRead = true;
    expect([String(value).length, turns - before]).toEqual([2_000_000, 2]);
  });

  test.each([
    ['levels', endless(() => '['.repeat(32), '['), 'nested more than 64 levels', 5],
    ['values', endless(() => '0,'.repeat(10_000), '['), 'more than 100000 parts', 12],
    [
      'different keys',
      endless((at) => Array.from({ length: 1_000 }, (_, key) => `"${at} ${key}":0,`).join('')),
      'different keys',
      14,
    ],
    ['a key that is not allowed', endless(() => '"__proto__":{},'), 'not allowed', 3],
    ['bytes', endless(() => '"'.padEnd(100_000, 'x')), 'too large', 14],
  ])(
    'a body in pieces is refused at once for too many %s, and the rest is not read (API-5)',
    async (_what, chunks, message, most) => {
      const { error, read, taken } = (await receive(chunks)) as { error: string; read: number; taken: number };
      expect(error).toContain(message);
      // The stream reads one piece ahead.
      expect(read).toBeLessThanOrEqual(most);
      expect(taken).toBeGreaterThan(0);
    },
  );

  test('a body that declares too many bytes is refused before anything is read', async () => {
    expect(await receive(['{}'], { 'content-length': '2000000' })).toMatchObject({
      read: 0,
      error: expect.any(String),
    });
  });

  test('a body may repeat the same keys many times, as the rows of a table do', async () => {
    const rows = `[${Array.from({ length: 9_000 }, (_, at) => `{"a":${at},"b":1,"c":2}`).join(',')}]`;
    expect(rows.length).toBeGreaterThan(bodyKeysMax);
    expect((await receive([rows])) as object).toHaveProperty('value.8999.c', 2);
  });

  test('a body that arrives in pieces is not parsed when the budget of its sender is used up', async () => {
    const request = { headers: {}, routeOptions: { bodyLimit: 100 } } as FastifyRequest;
    const noMore = () => Promise.reject(new TooMany(5));
    await expect(
      readJsonBody(request, Readable.from([Buffer.from('no JSON')]), { partsMax: 10 }, noMore),
    ).rejects.toThrow(TooMany);
  });
});
