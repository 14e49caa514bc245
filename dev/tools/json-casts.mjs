// Fails on parsed JSON that is taken for a value of some type without a schema or a text that knows its shape.
// Tests are left out, which read what the code under test wrote.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findJsonCasts } from './lib/find-json-casts.mjs';
import { root } from './lib/paths.mjs';

const findings = listSources().flatMap((path) =>
  findJsonCasts(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, fault }) => `${path}:${line}: the result of JSON.parse ${fault}`,
  ),
);
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function listSources() {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
      .filter((path) => !/node_modules|\/dist\/|\.test\.|\/testing\/|\/testing\.ts$|^packages\/test-kit\//.test(path)),
  );
}
