import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../../../../lib/run.mjs';
import { root } from '../../../../lib/paths.mjs';

/**
 * Runs an installed tool in a project that consists of some files, which are removed after the test.
 *
 * @param files the texts of the files, by their paths
 * @returns what the tool printed
 */
export async function runInProject(files, tool, args) {
  const folder = mkdtempSync(join(tmpdir(), 'confab-checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { output } = await run(process.execPath, [join(root, 'node_modules', tool), ...args], {
    quiet: true,
    cwd: folder,
    env: { NODE_NO_WARNINGS: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return output;
}

/** The path of a configuration of this project. */
export const getConfig = (name) => join(root, 'config', name);
