import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getInstallCommand } from './ensure-installed.mjs';

test('without packages exactly the lock file is installed, and otherwise missing packages are added', () => {
  const folder = mkdtempSync(join(tmpdir(), 'confab-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(getInstallCommand(join(folder, 'missing'))).toEqual(['ci']);
  expect(getInstallCommand(folder)).toEqual(['ci']);
  mkdirSync(join(folder, '.cache'));
  expect(getInstallCommand(folder)).toEqual(['ci']);
  mkdirSync(join(folder, 'react'));
  expect(getInstallCommand(folder)).toEqual(['install', '--no-save']);
});
