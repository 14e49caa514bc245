// Fails on a file longer than its cap (lines without blanks and comments) and on a folder of more than 25 files.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../lib/paths.mjs';

const caps = [
  [/\.test\.tsx?$|\.spec\.ts$|\/testing\//, 400],
  [/\.calls\.ts$/, 250],
  [{ test: (path) => path.includes('/kinds/') && path.endsWith('.tsx') }, 120],
  [/\.routes\.ts$/, 120],
  [/\/use-[^/]*\.tsx?$/, 100],
  [/\.tsx?$/, 200],
];
const exempt = [/\/db\/migrations\//, /\.d\.ts$/, /\/words/, /\/matrix/, /valid-calls/];

const tooLong = ['apps', 'packages', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules|\/dist/.test(entry.parentPath ?? entry.path),
    )
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((path) => !exempt.some((pattern) => pattern.test(path)))
    .map((path) => ({
      path,
      lines: codeLines(readFileSync(join(root, path), 'utf8')),
      cap: caps.find(([pattern]) => pattern.test(path))[1],
    }))
    .filter(({ lines, cap }) => lines > cap),
);
/** A folder of one concept stays small enough to take in at a glance; the way out is a subfolder by concept. */
const filesInFolderMax = 25;
const flatFolders = [...countFiles()].filter(([, count]) => count > filesInFolderMax);

for (const { path, lines, cap } of tooLong) process.stdout.write(`${path}: ${lines} lines of code, at most ${cap}\n`);
for (const [folder, count] of flatFolders) {
  process.stdout.write(`${folder}: ${count} files, at most ${filesInFolderMax}\n`);
}
process.exit(tooLong.length > 0 || flatFolders.length > 0 ? 1 : 0);

function countFiles() {
  const counts = new Map();
  for (const top of ['apps', 'packages', 'e2e', 'bench', 'dev']) {
    for (const entry of readdirSync(join(root, top), { recursive: true, withFileTypes: true })) {
      const folder = relative(root, entry.parentPath ?? entry.path);
      if (!entry.isFile() || !/\.(?:tsx?|mjs|css)$/.test(entry.name) || /node_modules|\/dist/.test(folder)) continue;
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

function codeLines(text) {
  return text
    .split('*/')
    .map((part) => part.split('/*', 1)[0])
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}
