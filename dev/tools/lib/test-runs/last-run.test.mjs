import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { beginRun } from './last-run.mjs';

test('a run that does not end leaves no description, and removes that of the previous run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'confab-last-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'last-run.json');
  beginRun(folder)({ passed: 1 });
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ passed: 1 });
  beginRun(folder);
  expect(existsSync(path)).toBe(false);
});
