import { Refusal } from '@confab/contracts';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createKey, type MediaStore } from './media-store.ts';
import { openStore } from './open-store.ts';
import { sentBytes, startBadStorage, type BadStorage, type Misbehaviour } from './testing/bad-storage.ts';

const key = createKey(randomUUID(), randomUUID());
/** Short for a server that never answers, and long for one that does. */
const [short, long] = [0.2, 60];
let bad: BadStorage | undefined;
let store: MediaStore | undefined;

afterEach(async () => {
  store?.close();
  await bad?.close();
});

async function open(type: 'azure' | 's3', misbehaviour: Misbehaviour, seconds: number) {
  bad = await startBadStorage(misbehaviour);
  store = await openStore({ storageUrl: bad.getUrl(type, seconds), dataDir: '' });
  return { bad, store };
}

const actions: Record<string, (store: MediaStore) => Promise<unknown>> = {
  'a small content is stored': (store) => store.put(key, Readable.from([Buffer.from('small')])),
  'a large content is stored': (store) =>
    store.put(key, Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(1_000_000)))),
  'an object is read': (store) => store.get(key),
  'an object is looked up': (store) => store.head(key),
  'an object is deleted': (store) => store.delete(key),
  'objects are listed': (store) => store.list('')[Symbol.asyncIterator]().next(),
};

async function getRefusal(work: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

describe.each(['s3', 'azure'] as const)('a storage (%s)', (type) => {
  test.each(Object.keys(actions))(
    'a storage that never answers is refused in time, and its connections are closed, when %s',
    async (name) => {
      const { bad, store } = await open(type, 'never answers', short);
      const refusal = await getRefusal(actions[name]!(store));
      expect(refusal.kind).toBe('unavailable');
      expect(refusal.cause).toBeInstanceOf(Error);
      await expect.poll(() => bad.openCount, { timeout: 60_000 }).toBe(0);
    },
    90_000,
  );

  test.each(['answers with an error', 'closes every connection'] as const)(
    'a storage that %s is asked twice, and then refused',
    async (misbehaviour) => {
      const { bad, store } = await open(type, misbehaviour, long);
      expect((await getRefusal(store.head(key))).kind).toBe('unavailable');
      expect(bad.requestCount).toBe(2);
      expect((await getRefusal(store.put(key, Readable.from(['content'])))).kind).toBe('unavailable');
    },
    90_000,
  );

  test('a storage that closes the first connection is asked again', async () => {
    const { bad, store } = await open(type, 'closes the first connection', long);
    expect(await store.head(key)).toEqual({ bytes: sentBytes });
    expect(bad.requestCount).toBe(2);
    expect(await buffer(await store.get(key))).toHaveLength(sentBytes);
  }, 300_000);

  test('a storage that breaks off in the middle of an object ends its stream with an error', async () => {
    const { store } = await open(type, 'breaks off in the middle', long);
    await expect(buffer(await store.get(key))).rejects.toThrow();
  }, 300_000);

  test('a content that breaks off fails with its own error, without waiting for the storage', async () => {
    const { store } = await open(type, 'never answers', long);
    const content = new Readable({ read: () => undefined });
    const stored = store.put(key, content);
    content.destroy(new Error('The line is cut.'));
    await expect(stored).rejects.toThrow('The line is cut.');
  }, 300_000);
});

test.each(['0', '-1', 'soon', '301'])('a timeout of %s seconds is refused', async (timeout) => {
  const storageUrl = `s3://KEY:SECRET@files?endpoint=http://127.0.0.1:1&timeout=${timeout}`;
  await expect(openStore({ storageUrl, dataDir: '' })).rejects.toThrow('from 0.1 to 300 seconds');
});
