import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/** Lists the TypeScript files of the workspaces, as paths from the root, without tests and what only tests import. */
export function listSources() {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
      .filter((path) => !/node_modules|\/dist\/|\.test\.|\/testing\/|\/testing\.ts$|^packages\/test-kit\//.test(path)),
  );
}
