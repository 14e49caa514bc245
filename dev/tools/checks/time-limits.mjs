// Fails on a time limit of a test that is shorter than 30 seconds: on a busy machine it fails a test that is right.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findShortLimits } from './lib/find-short-limits.mjs';
import { root } from '../lib/paths.mjs';

const isOfTests = /\.test\.(?:tsx?|mjs)$|\/testing\/|\/testing\.tsx?$|^packages\/test-kit\/|^e2e\/|^config\/vitest\//;

const findings = [
  'vitest.config.ts',
  ...['apps', 'packages', 'e2e', 'bench', 'dev', 'config'].flatMap(listTests),
].flatMap((path) =>
  findShortLimits(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, fault }) => `${path}:${line}: ${fault}; wait with expect.poll or waitFor, or for 30 seconds at least`,
  ),
);
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function listTests(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((path) => isOfTests.test(path) && !/node_modules|\/dist\//.test(path));
}
