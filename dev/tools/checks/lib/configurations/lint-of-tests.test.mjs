import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../lib/run.mjs';
import { root } from '../../lib/paths.mjs';

const faults = [
  'setTimeout(() => {}, 1);',
  'globalThis.setTimeout(() => {}, 1);',
  'window.setTimeout(() => {}, 1);',
  'export const time = performance.now();',
];
const files = ['a.test.mjs', 'a.test.ts', 'a.test.tsx', 'testing/a.ts'];

test('lint refuses clocks and sleeping in tests and in what only tests import, and allows them elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'confab-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'testing'));
  for (const name of [...files, 'a.ts']) writeFileSync(join(folder, name), `${faults.join('\n')}\n`);
  const { output } = await run(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--config',
      join(root, 'config/lint/oxlintrc.json'),
      '--format=unix',
      '.',
    ],
    { quiet: true, cwd: folder },
  );
  const found = [...output.matchAll(/^(\S+?):(\d+):.*no-restricted-/gm)].map(([, path, line]) => `${path}:${line}`);
  const expected = files.flatMap((path) => faults.map((_, index) => `${path}:${index + 1}`));
  expect(found.toSorted()).toEqual(expected.toSorted());
});
