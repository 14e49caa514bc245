// Fails when a document names a file or folder of the project that does not exist, in a link or between back quotes. In
// a name, `<part>` and `*` match anything but a slash, and `{a,b}` one of several.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findMissingFiles, folders } from './lib/find-missing-files.mjs';
import { root } from '../lib/paths.mjs';

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...['apps', 'packages']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name, 'README.md')))
    .filter((path) => existsSync(join(root, path))),
];
const sources = folders.flatMap((folder) => listFiles(folder));

const findings = documents.flatMap((path) =>
  findMissingFiles(readFileSync(join(root, path), 'utf8'), sources, (target) =>
    existsSync(join(root, dirname(path), target)),
  ).map((name) => `${path}: ${name} does not exist`),
);
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

/** Returns the paths of the files below a folder, each with a slash before it. */
function listFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(path) : [`/${path}`];
  });
}
