import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage']);

/**
 * Hashes the contents of files and folders, to find out whether a build of them is stale.
 *
 * Skips tests, because they are not part of a build.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isFile()) {
    hash.update(`${path}\0`).update(readFileSync(path));
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || /\.(test|spec)\.tsx?$/.test(entry.name)) continue;
    add(hash, join(path, entry.name));
  }
}
