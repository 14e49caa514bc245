// Fails when a document names a file of the project that does not exist, in a link or between back quotes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/paths.mjs';

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const file = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|json|md|css))`/g;
const link = /\]\((?!\w+:|#)([^)#\s]+)/g;

/** Documents leave out the beginning of a path that is clear from the text, so the ends are compared. */
const sources = ['apps', 'packages', 'dev', 'docs', 'e2e', 'bench', 'config'].flatMap((folder) => listFiles(folder));

const findings = documents.flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const read = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
  const files = read(file).filter((name) => !sources.some((source) => source.endsWith(`/${name}`)));
  const links = read(link).filter((name) => !existsSync(join(root, dirname(path), name)));
  return [...files, ...links].map((name) => `${path}: ${name} does not exist`);
});
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
