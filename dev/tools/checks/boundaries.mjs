// Fails on imports that the architecture does not allow.
//
// npm hoists all workspaces, so undeclared imports resolve and only this check finds them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findDoorFaults, findFeatureFaults } from './lib/boundaries/find-feature-faults.mjs';
import {
  findLayerFaults,
  findMoreThanTypes,
  findUndrawnLayers,
  serverLayers,
  webLayers,
} from './lib/boundaries/find-layer-faults.mjs';
import {
  findCatalogueInWeb,
  findMisplacedCalls,
  findMisplacedRoles,
  findMisplacedSql,
  findRoutesInRepositories,
  findRowsByHand,
} from './lib/boundaries/find-misplaced-code.mjs';
import { findPackageFaults, findTestImports, findUndeclared } from './lib/boundaries/find-package-faults.mjs';
import { readSource } from './lib/boundaries/read-source.mjs';
import { root } from '../lib/paths.mjs';

const files = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).flatMap((name) => listSources(`${folder}/${name}/src`)),
);
const manifests = Object.fromEntries(
  ['.', 'apps/web', 'apps/server'].map((folder) => [
    folder,
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  ]),
);
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

const findings = [
  ...findPackageFaults(files),
  ...findTestImports(files),
  ...findUndeclared(files, 'apps/web', manifests),
  ...findUndeclared(files, 'apps/server', manifests),
  ...findFeatureFaults(files, 'apps/web/src/features'),
  ...findFeatureFaults(files, 'apps/server/src/features'),
  ...findDoorFaults(files, 'apps/web/src'),
  ...findDoorFaults(files, 'apps/server/src'),
  ...findLayerFaults(files, 'apps/web/src', webLayers),
  ...findLayerFaults(files, 'apps/server/src', serverLayers, ['services.ts']),
  ...findMoreThanTypes(files, 'apps/server/src', 'services.ts'),
  ...findUndrawnLayers(architecture, 'server', serverLayers),
  ...findUndrawnLayers(architecture, 'web client', webLayers),
  ...findMisplacedSql(files),
  ...findRoutesInRepositories(files),
  ...findMisplacedCalls(files),
  ...findMisplacedRoles(files, readTeamRoles()),
  ...findCatalogueInWeb(files),
  ...findRowsByHand(files),
];
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function listSources(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
}

/** The roles of teams, from the source of the model. */
function readTeamRoles() {
  const source = readFileSync(join(root, 'packages/model/src/enumerations.ts'), 'utf8');
  return source.split('teamRoles = [')[1].split(']')[0].match(/\w+/g);
}
