import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediaCalls } from '@confab/contracts';
import type { AssetId } from '@confab/model/media';
import { createTestFolder } from '@confab/test-kit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedAddress } from './core/media/media-address.ts';
import { writeBackup } from './db/backups/backups.ts';
import { databaseFolder, lockDataFolder } from './db/data-folder.ts';
import { openEmbedded } from './db/database.ts';
import { createTone, TestLibrary } from './testing/media/library.ts';
import { openTestApp, type TestApp } from './testing/open-test-app.ts';
import { aPerson } from './testing/people-and-projects.ts';
import { testSeed } from './testing/test-database.ts';

const base = createTestFolder();
const [dataDir, copyDir] = [join(base, 'data'), join(base, 'copy')];
const twoMinutes = 120_000;
const tone = createTone(1);
let app: TestApp;
/** The lock of the running server on the data folder. */
let lock: Server;
let library: TestLibrary;
let assetId: AssetId;
let name = '';

const openApp = async (isNew: boolean) => {
  const seedFile = await testSeed();
  return openTestApp({ DATA_DIR: dataDir }, () => openEmbedded({ folder: databaseFolder(dataDir), seedFile, isNew }));
};
const release = (held: Server) => new Promise((resolve) => held.close(resolve));

beforeAll(async () => {
  lock = await lockDataFolder(dataDir);
  app = await openApp(true);
  library = new TestLibrary(app, await aPerson(app));
  await library.createFolder('Voices');
  assetId = await library.addFile('tone.wav', tone);
  name = (await writeBackup(app.database, dataDir, new Date('2026-11-26T10:00:00Z')))?.name ?? '';
});

afterAll(() => app.close());

/** Runs a command in a process of its own, as `npm run` does. */
async function run(command: 'backup' | 'restore', ...given: readonly string[]) {
  const program = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...given], {
    env: { ...process.env, ENVIRONMENT: 'local', DATA_DIR: dataDir, DATABASE_URL: '', STORAGE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: twoMinutes,
  });
  let [printed, complaint] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed, complaint };
}

/** Every file of a folder with its size and time. The database of a running server writes on its own. */
function stateOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith(join('data', 'database')))
    .map((path) => [path, statSync(join(folder, path))] as const)
    .filter(([, found]) => found.isFile())
    .map(([path, { size, mtimeMs }]) => `${path} ${size} ${mtimeMs}`)
    .toSorted();
}

/** Runs a command and checks that it is refused with a sentence and changes no file. */
async function expectRefusal(words: string, command: 'backup' | 'restore', ...given: readonly string[]) {
  const before = stateOf(base);
  const { code, printed, complaint } = await run(command, ...given);
  expect([code, printed, complaint]).toEqual([1, '', expect.stringContaining(words)]);
  // The message is one line, without a stack.
  expect(complaint.trim()).not.toMatch(/\n|\bat .*:\d+/);
  expect(stateOf(base)).toEqual(before);
}

test('a backup needs a folder of its own: without one, in a file or beside other files it copies nothing', async () => {
  await expectRefusal('Name the folder of the copy', 'backup');
  const documents = join(base, 'documents');
  mkdirSync(documents);
  writeFileSync(join(documents, 'letter.txt'), 'Dear Ada');
  await expectRefusal('contains other files, such as letter.txt', 'backup', documents);
  await expectRefusal('is a file', 'backup', join(documents, 'letter.txt'));
  await expectRefusal('contains other files, such as', 'backup', dataDir);
});

test('a copy made beside the running server restores the file and its row, byte for byte, when the data is lost', async () => {
  const copied = await run('backup', copyDir);
  expect(copied).toMatchObject({ code: 0, complaint: '' });
  expect(copied.printed).toContain(`The backup ${name} of the database is copied.`);
  expect(copied.printed).toContain('1 new file copied');
  // The server still answers.
  expect((await library.read(assetId)).status).toBe(200);

  await expectRefusal('Another Confab server is using the data folder', 'restore', name, '--from', copyDir);
  await app.close();
  await release(lock);
  await expectRefusal(
    'There is no backup 2020-01-01T00-00-00Z.0123456789abcdef.zip',
    'restore',
    '2020-01-01T00-00-00Z.0123456789abcdef.zip',
    '--from',
    copyDir,
  );
  await expectRefusal('--force', 'restore', name, '--force');

  rmSync(dataDir, { recursive: true });
  const listed = await run('restore', '--from', copyDir);
  expect([listed.code, listed.printed]).toEqual([0, expect.stringContaining(`  ${name}\n`)]);
  const restored = await run('restore', name, '--from', copyDir);
  expect(restored).toMatchObject({ code: 0, complaint: '' });
  expect(restored.printed).toContain('1 file of media libraries put back');
  expect(restored.printed).toContain('Every file that the database names is in the storage.');

  app = await openApp(false);
  const { person } = library;
  const answer = await app.app.inject({ url: createSignedAddress(app.services, person.teamId, assetId) });
  expect(answer.rawPayload.equals(tone)).toBe(true);
  expect(await new TestLibrary(app, person).listNames()).toEqual(['Voices', 'tone.wav']);
  const { result } = await app.call(mediaCalls.metadata, {
    token: person.token,
    query: { teamId: person.teamId, assetId },
  });
  expect(result).toMatchObject({ name: 'tone.wav', version: { number: 1, bytes: tone.length } });
  expect(readFileSync(join(copyDir, 'backups', name)).equals(readFileSync(join(dataDir, 'backups', name)))).toBe(true);
}, 300_000);
