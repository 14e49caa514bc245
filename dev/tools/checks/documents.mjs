// Fails when a document names a file or folder of the project that does not exist, in a link or between back quotes.
// In a name, `<part>` and `*` stand for anything but a slash, and `{a,b}` for one of several.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
const folders = ['apps', 'packages', 'dev', 'docs', 'e2e', 'bench', 'config'];
const namePart = '[\\w.<>*{},-]+';
const file = new RegExp(`\`((?:${namePart}/)+${namePart}\\.(?:tsx?|mjs|json|md|css))\``, 'g');
/** A name with slashes that begins with a folder of the project, such as that of a folder. */
const place = new RegExp(`\`((?:${folders.join('|')})(?:/${namePart})+)/?\``, 'g');
const link = /\]\((?!\w+:|#)([^)#\s]+)/g;

/** Documents leave out the beginning of a path that is clear from the text, so the ends are compared. */
const sources = folders.flatMap((folder) => listFiles(folder));

const findings = documents.flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const read = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
  const files = read(file).filter((name) => !isAtEnd(name));
  const places = read(place).filter((name) => !isAtBeginning(name));
  const links = read(link).filter((name) => !existsSync(join(root, dirname(path), name)));
  return [...new Set([...files, ...places, ...links])].map((name) => `${path}: ${name} does not exist`);
});
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

/** Whether the path of a file ends with a name. */
function isAtEnd(name) {
  const pattern = new RegExp(`/${toPattern(name)}$`);
  return sources.some((source) => pattern.test(source));
}

/** Whether a name is the path of a file or folder. */
function isAtBeginning(name) {
  const pattern = new RegExp(`^/${toPattern(name)}(?:/|$)`);
  return sources.some((source) => pattern.test(source));
}

function toPattern(name) {
  return name
    .replace(/[.+]/g, '\\$&')
    .replace(/\{([^{}]*)\}/g, (_, names) => `(?:${names.split(',').join('|')})`)
    .replace(/<[^<>]*>|\*+/g, '[^/]+');
}

/** Returns the paths of the files below a folder, each with a slash before it. */
function listFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(path) : [`/${path}`];
  });
}
