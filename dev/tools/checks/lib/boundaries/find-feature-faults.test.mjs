import { describe, expect, test } from 'vitest';
import { findDoorFaults, findFeatureFaults } from './find-feature-faults.mjs';
import { readSource } from './read-source.mjs';

const server = 'apps/server/src';
const features = `${server}/features`;

describe('imports of a feature by another', () => {
  const check = (path, imported) =>
    findFeatureFaults([readSource(`${features}/${path}`, `import '${imported}';`)], features);

  test.each([
    ['teams/invite.ts', '../projects/create.ts'],
    ['teams/invite.ts', '../projects/parts/index.ts'],
    ['teams/roles/change.ts', '../../projects/create.ts'],
    ['teams/invite.ts', '../projects/testing/build.ts'],
    ['teams/invite.test.ts', '../projects/create.ts'],
  ])('%s must not import %s', (path, imported) => {
    expect(check(path, imported)).toEqual([`${features}/${path}: import projects through its index.ts (${imported})`]);
  });

  test.each([
    ['teams/invite.ts', '../projects/index.ts'],
    ['teams/invite.ts', './roles/change.ts'],
    ['teams/roles/change.ts', '../invite.ts'],
    ['teams/invite.ts', '../../core/items/items.ts'],
    ['teams/invite.ts', '../modals.ts'],
    ['teams/invite.test.ts', '../projects/testing/build.ts'],
    ['modals.ts', './projects/create.ts'],
  ])('%s may import %s', (path, imported) => expect(check(path, imported)).toEqual([]));
});

describe('imports of a feature by a file above the features', () => {
  const check = (path, imported) => findDoorFaults([readSource(`${server}/${path}`, `import '${imported}';`)], server);

  test.each([
    ['app.ts', './features/teams/invite.ts'],
    ['jobs/sweep.ts', '../features/teams/roles/index.ts'],
  ])('%s must not import %s', (path, imported) => {
    expect(check(path, imported)).toEqual([`${server}/${path}: import features through their index.ts (${imported})`]);
  });

  test.each([
    ['app.ts', './features/teams/index.ts'],
    ['app.ts', './http/answer.ts'],
    ['app.test.ts', './features/teams/invite.ts'],
    ['testing/build.ts', '../features/teams/invite.ts'],
  ])('%s may import %s', (path, imported) => expect(check(path, imported)).toEqual([]));

  test('a part may be loaded by import(), unless it is imported as well', () => {
    const path = 'apps/web/src/flavours/pro.tsx';
    const later = "const load = () => import('../features/projects/projects-page.tsx');";
    const check = (text) => findDoorFaults([readSource(path, text)], 'apps/web/src');
    expect(check(later)).toEqual([]);
    expect(check(`import { a } from '../features/projects/projects-page.tsx';\n${later}`)).not.toEqual([]);
  });
});
