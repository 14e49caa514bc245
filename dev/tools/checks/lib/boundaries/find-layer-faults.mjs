// Finds imports from a layer above, of the web client and of the server.
import { join, relative } from 'node:path';
import { isTestFile } from './read-source.mjs';

/** The layers of the web client, lowest first: a file imports from its own layer and those below. */
export const webLayers = [
  ['platform'],
  ['words', 'api', 'live'],
  ['modals', 'toasts', 'leave-guard', 'dates', 'keys', 'loading'],
  ['session', 'editing', 'scripting', 'media'],
  // The chat page and its widget in other sites, which show no part of the authoring.
  ['chat', 'embed'],
  ['features'],
  ['flavours', 'shell'],
  ['app.tsx', 'main.tsx'],
];
/**
 * The layers of the server, lowest first: a file imports from its own layer and those below. `services.ts` contains
 * only types, of all layers; other files import it only for types.
 */
export const serverLayers = [
  [
    'config.ts',
    'settings',
    'operator-fault.ts',
    'load-environment.ts',
    'new-id.ts',
    'start-thread.ts',
    'open-redis.ts',
  ],
  ['process-cache.ts', 'process-state.ts', 'faults'],
  ['scheduling', 'storage', 'outbound', 'scripting'],
  ['db'],
  ['http'],
  ['workers', 'mail'],
  ['core'],
  ['access', 'live'],
  ['features'],
  ['jobs', 'worker-thread'],
  ['open-database.ts', 'open-services.ts', 'app.ts'],
  ['server.ts', 'serve.ts', 'backup.ts', 'restore.ts', 'staff.ts', 'seed.ts', 'make-seed.ts'],
];
/**
 * Finds imports from a layer above, and files that no layer names. Tests and the files of `exempt` may import anything.
 */
export function findLayerFaults(files, folder, layers, exempt = []) {
  const findLayer = (path) => layers.findIndex((names) => names.includes(path.split('/')[0]));
  return files.flatMap(({ path, imports }) => {
    const own = relative(folder, path);
    if (own.startsWith('..') || isTestFile(path) || exempt.includes(own)) return [];
    const from = findLayer(own);
    const above = imports
      .filter((imported) => imported.startsWith('.'))
      .map((imported) => ({ imported, target: relative(folder, join(path, '..', imported)) }))
      .filter(({ target }) => findLayer(target) > from)
      .map(({ imported, target }) => `${path}: is below ${target.split('/')[0]} and must not import ${imported}`);
    if (from === -1) above.push(`${path}: no layer in dev/tools/checks/lib/boundaries names ${own.split('/')[0]}`);
    return above;
  });
}

/** Finds imports of a file for more than its types. */
export function findMoreThanTypes(files, folder, target) {
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(({ path, text }) =>
      text
        .split(/^(?:import|export) /m)
        .slice(1)
        .filter((one) => !one.startsWith('type ') && one.split(';', 1)[0].includes(`/${target}'`))
        .map(() => `${path}: ${target} holds types alone: import type`),
    );
}

/**
 * Finds layers that are missing in the drawing of ARCHITECTURE.md, which has a line for each, the highest first, that
 * begins with its names.
 *
 * @param {string} architecture the text of ARCHITECTURE.md
 * @param {string} program the program with the layers
 * @param {readonly (readonly string[])[]} layers lowest first
 * @returns {string[]}
 */
export function findUndrawnLayers(architecture, program, layers) {
  const lines = architecture.split('\n');
  const wanted = layers.toReversed().map((names) => names.map((name) => name.replace(/\.tsx?$/, '')).join(', '));
  const first = lines.findIndex((line) => line.startsWith(`${wanted[0]}  `));
  return wanted
    .filter((names, at) => !lines[first + at]?.startsWith(`${names}  `))
    .map((names) => `ARCHITECTURE.md: the layers of the ${program} lack ${names} in this place`);
}
