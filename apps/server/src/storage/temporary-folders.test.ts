import { mediaMessages } from '@confab/contracts';
import { createTestFolder } from '@confab/test-kit/server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepTemporaryFolders, withTemporaryFolder } from './temporary-folders.ts';

const day = 86_400_000;
// A separate folder for temporary files, because other processes sweep the common one.
const own = createTestFolder();
beforeAll(() => void vi.stubEnv('TMPDIR', own));
afterAll(() => vi.unstubAllEnvs());
let madeCount = 0;

/** Makes a folder as a process with this number does. */
async function makeFolder(pid: number | undefined, machine?: string, age = 0): Promise<string> {
  const ownMachine = await withTemporaryFolder('import', async (folder) => basename(folder).split('-')[2] ?? '');
  madeCount += 1;
  const path = join(tmpdir(), `confab-import-${machine ?? ownMachine}-${pid}-${madeCount}abc`);
  mkdirSync(path);
  writeFileSync(join(path, 'import.zip'), 'PK');
  const time = new Date(Date.now() - age);
  utimesSync(path, time, time);
  return path;
}

test('a temporary folder exists while the work runs, and is deleted when the work fails', async () => {
  let path = '';
  const work = withTemporaryFolder('import', async (folder) => {
    path = folder;
    await sweepTemporaryFolders(Date.now());
    expect(existsSync(folder)).toBe(true);
    throw new Error('The work failed.');
  });
  await expect(work).rejects.toThrow('The work failed.');
  expect(existsSync(path)).toBe(false);
});

test.each(['ENOSPC', 'EDQUOT', 'EMFILE'])('the failure %s is reported as temporarily unavailable', async (code) => {
  const full = Object.assign(new Error('no space left on device, write'), { code });
  await expect(withTemporaryFolder('import', () => Promise.reject(full))).rejects.toMatchObject({
    kind: 'unavailable',
    message: mediaMessages.storageUnavailable,
    cause: full,
  });
});

test('the folder of a process that was killed is deleted, and that of a running process is kept (UPL-2)', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)'], { stdio: 'ignore' });
  const path = await makeFolder(child.pid);
  await sweepTemporaryFolders(Date.now());
  expect(existsSync(path)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await sweepTemporaryFolders(Date.now());
  expect(existsSync(path)).toBe(false);
});

test('the folder of an earlier process with the same number is deleted (UPL-2)', async () => {
  const path = await makeFolder(process.pid, undefined, process.uptime() * 1_000 + 60_000);
  await sweepTemporaryFolders(Date.now());
  expect(existsSync(path)).toBe(false);
});

test('a folder of another machine is deleted after a day (UPL-2)', async () => {
  const path = await makeFolder(1, '00000000', day - 60_000);
  await sweepTemporaryFolders(Date.now());
  expect(existsSync(path)).toBe(true);
  await sweepTemporaryFolders(Date.now() + 120_000);
  expect(existsSync(path)).toBe(false);
});
