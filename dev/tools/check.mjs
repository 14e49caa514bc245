// npm run check: format, lint, types, boundaries, unused code, style sheets, regular expressions, casts, raw sizes,
// time limits, dependencies, settings, documents, plain words, sizes. Prints a line for each check, followed by its
// findings.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';
import { runInParallel } from './lib/run-in-parallel.mjs';
import { requireNode } from './lib/print.mjs';

requireNode();
await ensureInstalled();

const workspaces = ['apps', 'packages']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((path) => existsSync(join(root, path, 'tsconfig.json')));

const checks = [
  ['format', () => runTool('oxfmt/bin/oxfmt', ['--check', '.'], { quiet: true })],
  [
    'lint',
    () =>
      runTool(
        'oxlint/bin/oxlint',
        ['--config', 'config/lint/oxlintrc.json', '--deny-warnings', '--report-unused-disable-directives'],
        { quiet: true },
      ),
  ],
  ['types of e2e and bench', () => checkTypes('.')],
  ...workspaces.map((path) => [`types of ${path}`, () => checkTypes(path)]),
  ['boundaries', () => run(process.execPath, ['dev/tools/checks/boundaries.mjs'], { quiet: true })],
  [
    'unused code',
    () => runTool('knip/bin/knip.js', ['--config', 'config/knip.json', '--no-progress'], { quiet: true }),
  ],
  [
    'code that only tests use',
    () =>
      runTool(
        'knip/bin/knip.js',
        ['--production', '--include', 'files,exports', '--config', 'config/knip-production.json', '--no-progress'],
        { quiet: true },
      ),
  ],
  [
    'style sheets',
    () =>
      runTool(
        'stylelint/bin/stylelint.mjs',
        ['--config', 'config/lint/stylelint.json', 'apps/*/src/**/*.css', 'packages/*/src/**/*.css'],
        { quiet: true },
      ),
  ],
  ['regular expressions', () => run(process.execPath, ['dev/tools/checks/regular-expressions.mjs'], { quiet: true })],
  ['casts of parsed JSON', () => run(process.execPath, ['dev/tools/checks/json-casts.mjs'], { quiet: true })],
  ['casts', () => run(process.execPath, ['dev/tools/checks/casts.mjs'], { quiet: true })],
  [
    'raw sizes of components and icons',
    () => run(process.execPath, ['dev/tools/checks/raw-sizes.mjs'], { quiet: true }),
  ],
  ['time limits of tests', () => run(process.execPath, ['dev/tools/checks/time-limits.mjs'], { quiet: true })],
  ['dependencies', () => run(process.execPath, ['dev/tools/checks/dependencies.mjs'], { quiet: true })],
  ['settings', () => run(process.execPath, ['dev/tools/checks/settings.mjs'], { quiet: true })],
  ['files that documents name', () => run(process.execPath, ['dev/tools/checks/documents.mjs'], { quiet: true })],
  ['plain words', () => run(process.execPath, ['dev/tools/checks/plain-words.mjs'], { quiet: true })],
  ['sizes of files and folders', () => run(process.execPath, ['dev/tools/checks/file-sizes.mjs'], { quiet: true })],
  ['sizes of pages', () => run(process.execPath, ['dev/tools/checks/page-sizes.mjs'], { quiet: true })],
];

/**
 * Type-checks a workspace, or with '.' the programs outside them, incrementally. One checker each: several checkers
 * work out the types of the contracts once each, which takes twice the processor time.
 */
function checkTypes(path) {
  const name = path === '.' ? 'outside' : path.replaceAll('/', '-');
  return runTool(
    'typescript7/bin/tsc',
    [
      '-p',
      path,
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      `node_modules/.cache/confab/types/${name}.tsbuildinfo`,
    ],
    { quiet: true },
  );
}

const results = runInParallel(
  checks.map(([, check]) => check),
  Math.min(availableParallelism(), 4),
);
let failures = 0;
for (const [index, [name]] of checks.entries()) {
  const { code, output } = await results[index];
  process.stdout.write(`${code === 0 ? 'ok' : 'not ok'} ${name}\n`);
  if (code !== 0) {
    failures += 1;
    process.stdout.write(output.replace(/^/gm, '    '));
  }
}
process.exit(failures > 0 ? 1 : 0);
