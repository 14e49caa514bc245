import { createTestFolder } from '@confab/test-kit/server';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TestLibrary } from '../../../testing/media/library.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const folder = createTestFolder();
const log = join(folder, 'log');
const program = join(folder, 'scan');
// Refuses what contains "virus", breaks on "broken", and keeps the arguments and the settings that it got.
writeFileSync(
  program,
  `#!/bin/sh
echo "$1 $APP_SECRET" >> ${log}
if grep -q virus "$2"; then exit 1; fi
if grep -q broken "$2"; then exit 2; fi
`,
);
chmodSync(program, 0o755);

const { app, owner } = setUpServer({ environment: () => ({ UPLOAD_SCAN_CMD: `${program} --quiet` }) });

test('a program of the installation checks each upload before it is stored, and refuses it or fails it (UPL-1)', async () => {
  const library = new TestLibrary(app, owner);
  expect((await library.upload('good.txt', 'hello')).success).toBe(true);
  const refused = await library.upload('bad.txt', 'a virus');
  expect([refused.status, refused.message]).toEqual([422, 'The virus scanner of this installation rejected bad.txt.']);
  const failed = await library.upload('odd.txt', 'broken');
  expect([failed.status, failed.message]).toEqual([
    503,
    'The file could not be scanned for viruses, so it was not stored. Try again later.',
  ]);
  expect(await library.listNames()).toEqual(['good.txt']);
  expect(await library.listObjects()).toHaveLength(1);
  expect(readFileSync(log, 'utf8')).toBe('--quiet \n'.repeat(3));
});
