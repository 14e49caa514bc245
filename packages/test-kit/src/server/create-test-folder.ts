import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * Creates an empty folder and deletes it with its content, by default after the tests of the file.
 *
 * @param runAfter when it is deleted: `onTestFinished` for a folder of one test
 */
export function createTestFolder(runAfter: (remove: () => void) => void = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), 'confab-test-'));
  runAfter(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
