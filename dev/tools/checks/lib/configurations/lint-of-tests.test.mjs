import { expect, test } from 'vitest';
import { getConfig, runInProject } from './testing/run-in-project.mjs';

const faults = [
  'setTimeout(() => {}, 1);',
  'globalThis.setTimeout(() => {}, 1);',
  'window.setTimeout(() => {}, 1);',
  'export const time = performance.now();',
];
const files = [
  'a.test.mjs',
  'a.test.ts',
  'a.test.tsx',
  'testing/a.ts',
  'e2e/fixtures/a.ts',
  'e2e/pages/a.ts',
  'e2e/stories/teams/a.spec.ts',
];

test('lint refuses clocks and sleeping in tests, in stories and in what only they import, and allows them elsewhere', async () => {
  const sources = [...files, 'a.ts'].map((name) => [name, `${faults.join('\n')}\n`]);
  const args = ['--config', getConfig('lint/oxlintrc.json'), '--format=unix', '.'];
  const output = await runInProject(Object.fromEntries(sources), 'oxlint/bin/oxlint', args);
  const found = [...output.matchAll(/^(\S+?):(\d+):.*no-restricted-/gm)].map(([, path, line]) => `${path}:${line}`);
  const expected = files.flatMap((path) => faults.map((_, index) => `${path}:${index + 1}`));
  expect(found.toSorted()).toEqual(expected.toSorted());
});
