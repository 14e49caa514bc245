import { Refusal } from '@confab/contracts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundStore } from './bound-store.ts';
import type { CloudDriver } from './cloud-driver.ts';
import { createKey } from './media-store.ts';

const key = createKey(randomUUID(), randomUUID());
const limits = { answerMs: 1_000, takingMs: 3_000 };
const hour = 3_600_000;

// The limits run on a clock of the test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A driver with only the parts that a test needs. */
const aDriver = (part: Partial<CloudDriver>) => part as CloudDriver;

test('storing a content has no time limit while its sender is slow', async () => {
  const content = new PassThrough();
  const received: Buffer[] = [];
  const store = boundStore(
    aDriver({
      async put(_key, sent) {
        for await (const piece of sent) received.push(piece as Buffer);
      },
    }),
    limits,
  );
  const stored = store.put(key, content);
  for (const piece of ['first', 'second']) {
    content.write(piece);
    await expect.poll(() => Buffer.concat(received).toString()).toContain(piece);
    vi.advanceTimersByTime(hour);
  }
  content.end();
  await stored;
  expect(Buffer.concat(received).toString()).toBe('firstsecond');
});

test('a service that receives part of the content and then stops is abandoned after its time', async () => {
  let signal: AbortSignal | undefined;
  const store = boundStore(
    aDriver({
      put: (_key, _sent, given) =>
        new Promise((_resolve, reject) => {
          signal = given;
          given.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    }),
    limits,
  );
  const stored = store.put(key, Readable.from([Buffer.alloc(10)]));
  const refused = expect(stored).rejects.toMatchObject({ kind: 'unavailable', cause: { code: 'ETIMEDOUT' } });
  await expect.poll(() => signal).toBeDefined();
  // The time limit starts when the content reaches the stream, in a later turn of the event loop.
  await expect.poll(() => vi.advanceTimersByTime(limits.takingMs).getTimerCount() === 0 || signal?.aborted).toBe(true);
  await refused;
  await expect(stored).rejects.toBeInstanceOf(Refusal);
});

test('reading a content has no time limit while its reader is slow', async () => {
  const pieces = Array.from({ length: 20 }, () => Buffer.alloc(100_000, 1));
  const store = boundStore(aDriver({ get: async () => Readable.from(pieces) }), limits);
  const content = await store.get(key);
  await once(content, 'readable');
  vi.advanceTimersByTime(hour);
  expect(await buffer(content)).toHaveLength(2_000_000);
});

test('a service that stops in the middle of an object ends its stream with an error', async () => {
  const source = new PassThrough();
  const store = boundStore(aDriver({ get: async () => source }), limits);
  const content = await store.get(key);
  source.write('first');
  expect(await once(content, 'data')).toEqual([Buffer.from('first')]);
  const failed = once(content, 'error');
  vi.advanceTimersByTime(limits.answerMs);
  expect(await failed).toMatchObject([{ code: 'ETIMEDOUT' }]);
  expect(source.destroyed).toBe(true);
});

test('the request to the storage ends when the reader of a content goes away', async () => {
  const source = new PassThrough();
  const store = boundStore(aDriver({ get: async () => source }), limits);
  const content = await store.get(key);
  content.destroy();
  await once(source, 'close');
  expect(vi.getTimerCount()).toBe(0);
});
