// Fails on regular expressions whose matching time grows faster than the text: nested or neighbouring quantifiers that
// can exchange characters, and quantifiers that are tried again from every position of the text. Tests are left out,
// because they match known texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findSlowPatterns } from './lib/find-slow-patterns.mjs';
import { root } from '../lib/paths.mjs';

const findings = listSources().flatMap((path) =>
  findSlowPatterns(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, code, fault }) => `${path}:${line}: ${code}: ${fault}`,
  ),
);
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function listSources() {
  return ['apps', 'packages', 'e2e', 'bench', 'dev'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
      .filter((path) => !/node_modules|\/dist\/|\/data\/|\.test\.|\.spec\.|\/testing\//.test(path)),
  );
}
