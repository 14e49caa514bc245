import { createTestFolder } from '@confab/test-kit/server';
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createLocalStore } from './local-store.ts';
import { createKey, ObjectNotFound, type MediaStore } from './media-store.ts';
import { readStorageUrl } from '../settings/read-storage-url.ts';
import { writeUnflushed } from './write-unflushed.ts';

const folder = createTestFolder();

/** The drivers that can be tried here. Those of clouds need the addresses of servers (docs/guides/storage.md). */
const stores: (readonly [string, () => Promise<MediaStore>])[] = [
  ['a local folder', async () => createLocalStore(join(folder, 'files'))],
];
const { TEST_S3_URL: s3Url, TEST_AZURE_URL: azureUrl } = process.env;
if (s3Url !== undefined) stores.push(['S3', async () => openCloud(s3Url)]);
if (azureUrl !== undefined) stores.push(['Azure', async () => openCloud(azureUrl)]);

async function openCloud(url: string): Promise<MediaStore> {
  const target = readStorageUrl(url);
  if (target.type === 'folder') throw new Error('A cloud is expected.');
  return target.type === 's3'
    ? (await import('./s3-store.ts')).createS3Store(target.place)
    : (await import('./azure-store.ts')).createAzureStore(target.place);
}

test('a full disk is reported as temporarily unavailable, and no partial file is left', async () => {
  const place = join(folder, 'full');
  const [store, key] = [createLocalStore(place), createKey(randomUUID(), randomUUID())];
  const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
  const content = new Readable({ read: () => void content.destroy(full) });
  await expect(store.put(key, content)).rejects.toMatchObject({ kind: 'unavailable', cause: full });
  expect(readdirSync(join(place, 'unfinished'))).toEqual([]);
  expect(await store.head(key)).toBeUndefined();
});

describe.each(stores)('%s', (_name, open) => {
  const team = randomUUID();
  const read = async (store: MediaStore, key: string, range?: { start: number; end: number }) =>
    buffer(await store.get(key, range));

  test('an object is read as it was stored, whole and in ranges', async () => {
    const store = await open();
    const key = createKey(team, randomUUID());
    const content = randomBytes(12_000_000);
    await store.put(key, Readable.from([content.subarray(0, 5_000_000), content.subarray(5_000_000)]));
    expect(await store.head(key)).toEqual({ bytes: content.length });
    expect((await read(store, key)).equals(content)).toBe(true);
    expect((await read(store, key, { start: 0, end: 1 })).equals(content.subarray(0, 2))).toBe(true);
    expect((await read(store, key, { start: 5, end: 5 })).equals(content.subarray(5, 6))).toBe(true);
    const [start, end] = [7_999_990, 8_000_009];
    expect((await read(store, key, { start, end })).equals(content.subarray(start, end + 1))).toBe(true);
    await store.delete(key);
    await store.delete(key);
    store.close();
  });

  test('a small object is read as a whole', async () => {
    const store = await open();
    const key = createKey(team, randomUUID());
    await store.put(key, Readable.from([Buffer.from('small')]));
    expect((await store.getBytes(key)).toString()).toBe('small');
    await store.delete(key);
    store.close();
  });

  test('an unknown object is not found', async () => {
    const store = await open();
    const key = createKey(team, randomUUID());
    expect(await store.head(key)).toBeUndefined();
    await expect(store.get(key)).rejects.toBeInstanceOf(ObjectNotFound);
    await expect(store.getBytes(key)).rejects.toBeInstanceOf(ObjectNotFound);
  });

  test('objects are listed by the beginning of their keys', async () => {
    const store = await open();
    const [own, other] = [randomUUID(), randomUUID()];
    const keys = [
      createKey(own, randomUUID()),
      createKey(own, randomUUID(), '512x512'),
      createKey(other, randomUUID()),
    ];
    const startedAt = Date.now();
    for (const key of keys) await store.put(key, Readable.from(['12345']));
    const endedAt = Date.now();
    const found = [];
    for await (const object of store.list(`${own}/`)) found.push(object);
    expect(found.map(({ key }) => key).toSorted()).toEqual(keys.slice(0, 2).toSorted());
    expect(found[0]?.bytes).toBe(5);
    // Some stores store whole seconds of their own clock.
    const modifiedAt = found[0]?.modifiedAt.getTime();
    expect(modifiedAt).toBeGreaterThan(startedAt - 60_000);
    expect(modifiedAt).toBeLessThan(endedAt + 60_000);
    for (const key of keys) await store.delete(key);
  });

  test.each([0, 1, 9_000_000])('a content that breaks off after %i bytes leaves no object (UPL-2)', async (length) => {
    const store = await open();
    const key = createKey(team, randomUUID());
    const content = new PassThrough();
    content.on('error', () => undefined);
    const stored = store.put(key, content);
    stored.catch(() => undefined);
    if (length > 0) content.write(randomBytes(length));
    // The store has received the sent bytes, and waits for more.
    await expect
      .poll(() => content.readableFlowing ?? content.listenerCount('readable') > 0, { timeout: 60_000 })
      .toBeTruthy();
    await expect.poll(() => content.readableLength, { timeout: 60_000 }).toBe(0);
    content.destroy(new Error('The line is cut.'));
    await expect(stored).rejects.toThrow('The line is cut.');
    expect(await store.head(key)).toBeUndefined();
  });
});

test('a file that is written without a flush is complete, and replaces the previous one', async () => {
  const place = join(folder, 'unflushed');
  const [store, key] = [createLocalStore(place), createKey(randomUUID(), randomUUID(), '320x240')];
  for (const content of ['first', 'second, and longer', 'third']) {
    writeUnflushed(createTarget(store, key), Buffer.from(content));
    expect((await store.getBytes(key)).toString()).toBe(content);
  }
  expect(readdirSync(join(place, 'unfinished'))).toEqual([]);
});

test('a write without a flush that fails leaves no file', async () => {
  const place = join(folder, 'unwritable');
  const [store, key] = [createLocalStore(place), createKey(randomUUID(), randomUUID(), '320x240')];
  const target = createTarget(store, key);
  mkdirSync(target.path, { recursive: true });
  expect(() => writeUnflushed(target, Buffer.from('content'))).toThrow('EISDIR');
  expect(readdirSync(join(place, 'unfinished'))).toEqual([]);
});

function createTarget(store: MediaStore, key: string) {
  const target = store.createTarget?.(key);
  if (!target) throw new Error('A folder has a place for files.');
  return target;
}

test('a folder keeps no files of interrupted writes, and those that a crash left are removed (UPL-2)', async () => {
  const store = createLocalStore(join(folder, 'crash'));
  const content = new PassThrough();
  content.on('error', () => undefined);
  const stored = store.put(createKey(randomUUID(), randomUUID()), content);
  content.write('half');
  const unfinished = join(folder, 'crash', 'unfinished');
  await expect.poll(() => existsSync(unfinished) && readdirSync(unfinished).length, { timeout: 60_000 }).toBe(1);
  await store.removeUnfinished(new Date(Date.now() + 60_000));
  content.end();
  await expect(stored).rejects.toThrow();
});

test('a process that is killed half-way leaves no object, and the next start removes its remains (UPL-2, F8)', async () => {
  const files = join(folder, 'killed');
  const store = createLocalStore(files);
  const program = fileURLToPath(new URL('./testing/write-slowly.ts', import.meta.url));
  for (const pieces of [1, 20, 39]) {
    const key = createKey(randomUUID(), randomUUID());
    const child = spawn(process.execPath, ['--import', 'tsx', program, files, key, '40'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let written = 0;
    child.stdout.on('data', (lines: Buffer) => {
      written += lines.toString().split('\n').length - 1;
      if (written >= pieces) child.kill('SIGKILL');
      else child.stdin.write('go on\n');
    });
    await once(child, 'close');
    expect([child.signalCode, await store.head(key)]).toEqual(['SIGKILL', undefined]);
  }
  expect(readdirSync(join(files, 'unfinished'))).toHaveLength(3);
  await store.removeUnfinished(new Date(Date.now() + 1_000));
  expect(readdirSync(join(files, 'unfinished'))).toEqual([]);
});

test.each(['../x/y', 'a/b', '', '/etc/passwd', `${'0'.repeat(36)}/${'0'.repeat(36)}/x`])(
  'the key %j is refused (UPL-4)',
  async (key) => {
    const store = createLocalStore(folder);
    await expect(store.get(key)).rejects.toThrow('another form');
    await expect(store.put(key, Readable.from(['x']))).rejects.toThrow('another form');
  },
);

test('STORAGE_URL names a folder, a bucket or a container, with keys in the address', () => {
  expect(readStorageUrl('file:///var/media')).toEqual({ type: 'folder', folder: '/var/media' });
  expect(readStorageUrl('s3://bucket/team/files/?region=eu-west-1')).toMatchObject({
    type: 's3',
    place: { account: '', container: 'bucket', prefix: 'team/files/', url: undefined },
  });
  expect(readStorageUrl('azure://me:a%2Fb%3D@files?endpoint=http://127.0.0.1:1/me')).toMatchObject({
    type: 'azure',
    place: { account: 'me', secret: 'a/b=', container: 'files', prefix: '', url: 'http://127.0.0.1:1/me' },
  });
});
