// Fails on a file longer than its cap (lines without blanks and comments) and on a folder of more than 25 files.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findLargeFile, findLargeFolders } from './lib/find-large-files.mjs';
import { root } from '../lib/paths.mjs';

const findings = [
  ...listFiles(['apps', 'packages', 'e2e'])
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => findLargeFile(path, readFileSync(join(root, path), 'utf8'))),
  ...findLargeFolders(listFiles(['apps', 'packages', 'e2e', 'bench', 'dev'])),
];
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function listFiles(folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/node_modules|\/dist/.test(entry.parentPath ?? entry.path))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name))),
  );
}
