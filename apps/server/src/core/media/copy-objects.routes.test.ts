import { createTestFolder } from '@confab/test-kit/server';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '../../db/backups/backups.ts';
import { copyBackup } from '../../db/backups/copy-backup.ts';
import { restoreBackup } from '../../db/backups/restore-backup.ts';
import { databaseFolder } from '../../db/data-folder.ts';
import { openEmbedded } from '../../db/database.ts';
import { createLocalStore } from '../../storage/local-store.ts';
import { createKey } from '../../storage/media-store.ts';
import { TestLibrary } from '../../testing/media/library.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { aPerson } from '../../testing/people-and-projects.ts';
import { testSeed } from '../../testing/test-database.ts';
import { copyObjects } from './copy-objects.ts';
import { findMissingObjects } from './find-missing-objects.ts';
import { createSignedAddress } from './media-address.ts';
import { sweepObjects } from './sweep-media.ts';

const base = createTestFolder();
const [dataDir, copyDir, freshDir] = [join(base, 'data'), join(base, 'copy'), join(base, 'fresh')];
const twoDays = 2 * 86_400_000;
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const mediaOf = (folder: string) => createLocalStore(join(folder, 'media'));
let seedFile: string;
let app: TestApp;

const openApp = (folder: string, isNew: boolean) =>
  openTestApp({ DATA_DIR: folder }, () => openEmbedded({ folder: databaseFolder(folder), seedFile, isNew }));

beforeAll(async () => {
  seedFile = await testSeed();
  app = await openApp(dataDir, true);
});

afterAll(() => app.close());

test('a backup restored with its files into an empty folder has every file unchanged, and files without a row are swept', async () => {
  const library = new TestLibrary(app, await aPerson(app));
  const { teamId } = library.person;
  const contents = new Map<string, Buffer>();
  for (const [name, content] of [
    ['menu.txt', Buffer.from('Soup, bread')],
    ['page.html', Buffer.from('<p>Café</p>')],
    ['tone.wav', Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), randomBytes(700_000)])],
  ] as const)
    contents.set(await library.addFile(name, content), content);
  const [replacedId] = contents.keys();
  await library.upload('menu.txt', 'Cake', { assetId: replacedId as never, replace: true });
  contents.set(replacedId ?? '', Buffer.from('Cake'));

  // The database is copied first, so a file that is uploaded in between is only in the copy of the files.
  const written = await writeBackup(app.database, dataDir, new Date('2026-11-26T10:00:00Z'));
  const lateId = await library.addFile('late.txt', 'Late');
  const name = await copyBackup(dataDir, copyDir);
  expect(name).toBe(written?.name);
  // Three contents, a replaced content, and the content that was uploaded late.
  expect(await copyObjects(app.services.store, mediaOf(copyDir))).toBe(5);
  expect(await copyObjects(app.services.store, mediaOf(copyDir))).toBe(0);

  await copyBackup(copyDir, freshDir, name);
  await restoreBackup(freshDir, name, new Date());
  await copyObjects(mediaOf(copyDir), mediaOf(freshDir));
  const restored = await openApp(freshDir, false);
  try {
    const { services } = restored;
    const read = (assetId: string) =>
      restored.app.inject({ url: createSignedAddress(services, teamId, assetId as never) });
    expect(await findMissingObjects(services.db, services.store, 10)).toEqual([]);
    for (const [assetId, content] of contents) {
      const answer = await read(assetId);
      expect([answer.statusCode, hash(answer.rawPayload)]).toEqual([200, hash(content)]);
    }
    expect((await read(lateId)).statusCode).toBe(404);

    // A file without a row is deleted after a day; files with a row are kept.
    const listKeys = async () => {
      const keys = [];
      for await (const { key } of services.store.list('')) keys.push(key);
      return keys;
    };
    expect(await listKeys()).toHaveLength(5);
    await sweepObjects({ ...services, now: () => Date.now() + twoDays });
    expect(await listKeys()).toHaveLength(4);
    expect(await findMissingObjects(services.db, services.store, 10)).toEqual([]);

    // An object that is missing in the storage is reported.
    const [lost = ''] = await listKeys();
    await services.store.delete(lost);
    expect(await findMissingObjects(services.db, services.store, 10)).toEqual([lost]);
  } finally {
    await restored.close();
  }
});

test('objects of other programs are left out of a copy, and an object with an incomplete copy is copied again', async () => {
  const [from, to] = [createLocalStore(join(base, 'from')), createLocalStore(join(base, 'to'))];
  const [key, other] = [createKey(randomUUID(), randomUUID()), createKey(randomUUID(), randomUUID())];
  await from.put(key, Readable.from([Buffer.from('whole')]));
  await from.put(other, Readable.from([Buffer.from('second')]));
  await to.put(key, Readable.from([Buffer.from('wh')]));
  const strange = { key: 'invoices/2026.pdf', bytes: 3, modifiedAt: new Date() };
  const mixed = {
    ...from,
    async *list(prefix: string) {
      yield strange;
      yield* from.list(prefix);
    },
  };
  expect(await copyObjects(mixed, to)).toBe(2);
  expect(await to.head(key)).toEqual({ bytes: 5 });
});
