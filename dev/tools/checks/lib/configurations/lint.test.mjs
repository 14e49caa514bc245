import { expect, test } from 'vitest';
import { getConfig, runInProject } from './testing/run-in-project.mjs';

/** Lints files. @returns the rule and the place of each fault */
async function lint(files) {
  const args = ['--config', getConfig('lint/oxlintrc.json'), '--format=unix', '.'];
  const output = await runInProject(files, 'oxlint/bin/oxlint', args);
  const faults = [...output.matchAll(/^(\S+?):(\d+):.*\[\w+\/[\w-]+\(([\w-]+)\)\]$/gm)];
  return faults.map(([, path, line, rule]) => `${path}:${line} ${rule}`).toSorted();
}

const ownRules = [
  ['export default 1;', 'no-default-export'],
  ['export const read = (value: any) => value;', 'no-explicit-any'],
  ['export const read = (value?: string) => value!;', 'no-non-null-assertion'],
  ["import { Team } from './team.ts';\nexport type Teams = Team[];", 'consistent-type-imports'],
  ["export const value = eval('1');", 'no-eval'],
  ["export const read = new Function('return 1');", 'no-new-func'],
  ['export const isSame = (one: unknown, other: unknown) => one == other;', 'eqeqeq'],
];

test('lint enforces the rules of this project', async () => {
  const files = ownRules.map(([code], index) => [`a${index}.ts`, `${code}\n`]);
  expect(await lint(Object.fromEntries(files))).toEqual(ownRules.map(([, rule], index) => `a${index}.ts:1 ${rule}`));
});

test('lint refuses files with names that are not kebab-case, imports in a circle and hooks after a condition', async () => {
  const faults = await lint({
    'someFile.ts': 'export const a = 1;\n',
    'one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
    'two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
    'part.tsx':
      "import { useId } from 'react';\nexport function Part(on: boolean) {\n  if (on) useId();\n  return null;\n}\n",
  });
  expect(faults).toEqual([
    'one.ts:1 no-cycle',
    'part.tsx:3 rules-of-hooks',
    'someFile.ts:1 filename-case',
    'two.ts:1 no-cycle',
  ]);
});

test('a default export is allowed in the configuration of a tool, and a non-null assertion in a test', async () => {
  const value = 'export const read = (value?: string) => value!;\n';
  expect(await lint({ 'vite.config.ts': 'export default {};\n', 'a.test.ts': value, 'testing/a.ts': value })).toEqual(
    [],
  );
});

const ofHosts = [
  "fetch('/teams');",
  'window.close();',
  'document.title;',
  "localStorage.getItem('a');",
  'setTimeout(() => {});',
  'setInterval(() => {}, 1);',
  'process.exit();',
  'crypto.randomUUID();',
].map((code) => `export const run = () => ${code}\n`);

test('lint refuses requests, documents, storage, waiting and chance in pure packages only', async () => {
  const sources = ofHosts.map((text, index) => [`packages/inputs/src/a/b-${index}.ts`, text]);
  const allowed = ofHosts.map((text, index) => [`apps/server/src/b-${index}.ts`, text]);
  expect(await lint(Object.fromEntries([...sources, ...allowed]))).toEqual(
    sources.map(([path]) => `${path}:1 no-restricted-globals`),
  );
});

test('lint refuses requests in every pure package', async () => {
  const names = ['access', 'catalogue', 'contracts', 'dialog-engine', 'identity', 'inputs', 'messages', 'model'];
  const paths = [...names, 'scripting', 'test-cases', 'transfer', 'understanding'].map(
    (name) => `packages/${name}/src/a.ts`,
  );
  const faults = await lint(Object.fromEntries(paths.map((path) => [path, ofHosts[0]])));
  expect(faults).toEqual(paths.map((path) => `${path}:1 no-restricted-globals`));
});
