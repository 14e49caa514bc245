import { expect, test } from 'vitest';
import { getConfig, runInProject } from './testing/run-in-project.mjs';

const writePackage = (more) => JSON.stringify({ type: 'module', ...more });
const files = {
  'package.json': writePackage({
    name: 'confab',
    private: true,
    workspaces: ['packages/*'],
    devDependencies: { vitest: '1.0.0' },
  }),
  'packages/one/package.json': writePackage({
    name: '@confab/one',
    exports: { '.': './src/index.ts', './more': './src/more.ts' },
    dependencies: { zod: '1.0.0' },
  }),
  'packages/one/src/index.ts': "export { spare, used } from './used.ts';\n",
  'packages/one/src/more.ts': "import './gone.ts';\nimport { some } from 'some-package';\nsome();\n",
  'packages/one/src/used.ts':
    'export const used = 1;\nexport const other = 2;\nexport const tested = 3;\nexport const spare = 4;\n',
  'packages/one/src/nowhere.ts': 'export const nowhere = 1;\n',
  'packages/one/src/helper.ts': 'export const helper = 1;\n',
  'packages/one/src/one.test.ts':
    "import { helper } from './helper.ts';\nimport { tested } from './used.ts';\nimport { test } from 'vitest';\ntest(helper, tested);\n",
  'packages/two/package.json': writePackage({
    name: '@confab/two',
    exports: './src/index.ts',
    dependencies: { '@confab/one': '*' },
  }),
  'packages/two/src/index.ts': "import { used } from '@confab/one';\nconsole.log(used);\n",
  'vitest.config.ts': "export default { test: { include: ['packages/*/src/**/*.test.ts'] } };\n",
};

/** What knip reports: the kind, the file and the name of each. */
async function findUnused(config, args = []) {
  const options = ['--config', getConfig(config), '--no-progress', '--reporter', 'json', ...args];
  const { issues } = JSON.parse(await runInProject(files, 'knip/bin/knip.js', options));
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, found]) => found.map(({ name }) => `${kind}: ${file} ${name}`)),
    )
    .toSorted();
}

test('files, exports and packages that nothing uses are found, and packages and files that are missing', async () => {
  expect(await findUnused('knip.json')).toEqual([
    'dependencies: packages/one/package.json zod',
    'exports: packages/one/src/index.ts spare',
    'exports: packages/one/src/used.ts other',
    'exports: packages/one/src/used.ts spare',
    'files: packages/one/src/nowhere.ts packages/one/src/nowhere.ts',
    'unlisted: packages/one/src/more.ts some-package',
    'unresolved: packages/one/src/more.ts ./gone.ts',
  ]);
});

test('files and exports that only tests use are found in code of production', async () => {
  expect(await findUnused('knip-production.json', ['--production', '--include', 'files,exports'])).toEqual([
    'exports: packages/one/src/used.ts other',
    'exports: packages/one/src/used.ts tested',
    'files: packages/one/src/helper.ts packages/one/src/helper.ts',
    'files: packages/one/src/nowhere.ts packages/one/src/nowhere.ts',
  ]);
});
