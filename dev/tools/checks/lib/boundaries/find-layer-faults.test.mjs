import { describe, expect, test } from 'vitest';
import {
  findLayerFaults,
  findUndrawnLayers,
  findMoreThanTypes,
  serverLayers,
  webLayers,
} from './find-layer-faults.mjs';
import { readSource } from './read-source.mjs';

const server = 'apps/server/src';
const checkServer = (path, imported) =>
  findLayerFaults([readSource(`${server}/${path}`, `import '${imported}';`)], server, serverLayers, ['services.ts']);
const checkWeb = (path, imported) =>
  findLayerFaults([readSource(`apps/web/src/${path}`, `import '${imported}';`)], 'apps/web/src', webLayers);

describe('the layers of the server', () => {
  test.each([
    ['db/database.ts', '../core/items/items.ts', 'core'],
    ['core/items/list.ts', '../../features/teams/index.ts', 'features'],
    ['http/answer.ts', '../access/guard.ts', 'access'],
    ['config.ts', './process-state.ts', 'process-state.ts'],
    ['features/teams/invite.ts', '../../jobs/sweep.ts', 'jobs'],
  ])('%s must not import %s', (path, imported, above) => {
    expect(checkServer(path, imported)).toEqual([
      `${server}/${path}: is below ${above} and must not import ${imported}`,
    ]);
  });

  test.each([
    ['features/teams/invite.ts', '../../core/items/items.ts'],
    ['core/items/list.ts', './items.ts'],
    ['access/guard.ts', '../live/hub.ts'],
    ['services.ts', './features/teams/index.ts'],
    ['db/database.test.ts', '../features/teams/index.ts'],
    ['db/database.ts', '@confab/model'],
  ])('%s may import %s', (path, imported) => expect(checkServer(path, imported)).toEqual([]));

  test('a folder that no layer names is found', () => {
    expect(checkServer('news/one.ts', '@confab/model')).toEqual([
      `${server}/news/one.ts: no layer in dev/tools/checks/lib/boundaries names news`,
    ]);
  });
});

describe('the layers of the web client', () => {
  test.each([
    ['platform/log.ts', '../words/language.ts'],
    ['chat/chat-page.tsx', '../features/teams/index.ts'],
    ['features/teams/teams-page.tsx', '../../shell/signed-in.tsx'],
    ['editing/session.ts', '../features/canvas/index.ts'],
  ])('%s must not import %s', (path, imported) => expect(checkWeb(path, imported)).toHaveLength(1));

  test.each([
    ['shell/signed-in.tsx', '../features/teams/index.ts'],
    ['features/teams/teams-page.tsx', '../../platform/log.ts'],
    ['main.tsx', './app.tsx'],
  ])('%s may import %s', (path, imported) => expect(checkWeb(path, imported)).toEqual([]));
});

describe('imports of a file with only types', () => {
  const check = (text) => findMoreThanTypes([readSource(`${server}/app.ts`, text)], server, 'services.ts');

  test.each([
    "import { createServices } from './services.ts';",
    "import {\n  createServices,\n} from '../services.ts';",
    "export { createServices } from './services.ts';",
  ])('the import of more than types in %s is found', (text) => {
    expect(check(text)).toEqual([`${server}/app.ts: services.ts holds types alone: import type`]);
  });

  test.each([
    "import type { Services } from './services.ts';",
    "import { open } from './open-services.ts';\nimport type { Services } from './services.ts';",
  ])('no import of more than types is found in %s', (text) => expect(check(text)).toEqual([]));
});

test('layers that the architecture draws in another order, or not at all, are found', () => {
  const layers = [['db'], ['core', 'faults'], ['app.ts']];
  const drawn = ['app           the program', 'core, faults  the rules', 'db            the rows'];
  expect(findUndrawnLayers(drawn.join('\n'), 'server', layers)).toEqual([]);
  expect(findUndrawnLayers(drawn.toSpliced(1, 1).join('\n'), 'server', layers)).toEqual([
    'ARCHITECTURE.md: the layers of the server lack core, faults in this place',
    'ARCHITECTURE.md: the layers of the server lack db in this place',
  ]);
});
