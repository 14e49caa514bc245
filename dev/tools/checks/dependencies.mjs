// Fails on third-party packages that are deprecated, whose licence is not in the list, with install scripts or without
// checksums, on second copies of core libraries, and on versions that are not exact. Works without a network.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDependencyFaults } from './lib/find-dependency-faults.mjs';
import { root } from '../lib/paths.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const folders = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
);
const paths = ['package.json', ...folders.filter((path) => existsSync(join(root, path)))];

const faults = findDependencyFaults({
  lock: readJson('package-lock.json'),
  manifests: Object.fromEntries(paths.map((path) => [path, readJson(path)])),
  readManifest: (path) => (existsSync(join(root, path, 'package.json')) ? readJson(`${path}/package.json`) : undefined),
});
process.stdout.write(faults.map((line) => `${line}\n`).join(''));
process.exit(faults.length > 0 ? 1 : 0);
