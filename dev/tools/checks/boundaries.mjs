// Fails on imports that the architecture does not allow.
//
// npm hoists all workspaces, so undeclared imports resolve and only this check finds them.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/paths.mjs';

const pure = [
  'access',
  'identity',
  'inputs',
  'understanding',
  'dialog-engine',
  'catalogue',
  'scripting',
  'test-cases',
  'transfer',
];
const arrows = {
  model: ['zod'],
  contracts: ['zod', '@confab/model'],
  ui: [
    'react',
    'react-dom',
    '@mantine/core',
    '@mantine/hooks',
    '@tabler/icons-react',
    '@fontsource-variable/inter',
    '@fontsource-variable/jetbrains-mono',
  ],
  'test-kit': ['@confab/model'],
  messages: [
    '@confab/access',
    '@confab/contracts',
    '@confab/dialog-engine',
    '@confab/identity',
    '@confab/inputs',
    '@confab/model',
    '@confab/scripting',
  ],
  ...Object.fromEntries(pure.map((name) => [name, ['@confab/model', 'zod']])),
};
arrows.inputs.push('re2js');
arrows['dialog-engine'].push('@confab/understanding', '@confab/inputs', 'speechmarkdown-js');
arrows.transfer.push('@confab/inputs');
arrows['test-cases'].push('@confab/inputs');
arrows.catalogue.push('@confab/inputs');
arrows.scripting.push('quickjs-wasi');
const testOnly = [
  'vitest',
  'fast-check',
  '@testing-library/react',
  '@testing-library/user-event',
  '@confab/catalogue',
  '@confab/dialog-engine',
  '@confab/test-kit',
  '@confab/inputs',
  '@confab/contracts',
];
/** The layers of the web client, lowest first: a file imports from its own layer and those below. */
const webLayers = [
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
 * The layers of the server, lowest first: a file imports from its own layer and those below. `services.ts` holds types
 * alone, of all layers; who needs them imports types.
 */
const serverLayers = [
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
const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
const findings = [];

for (const name of Object.keys(arrows)) checkPackage(name);
checkLayers(
  'apps/server/src',
  /\.repository\.ts$/,
  /(\.routes|\/http\/answer)\.ts$/,
  'a repository must not import routes',
);
checkDeclared('apps/web');
checkDeclared('apps/server');
checkFeatures('apps/web/src/features');
checkFeatures('apps/server/src/features');
checkDoors('apps/server/src');
checkSql('apps/server/src');
checkTreeLayers('apps/server/src', serverLayers, ['services.ts']);
checkTypesOnly('apps/server/src', 'services.ts');
checkDrawn('server', serverLayers);
checkDrawn('web client', webLayers);
checkTreeLayers('apps/web/src', webLayers);
checkSenders();
checkCatalogueInWeb();

process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function checkPackage(name) {
  for (const file of sources(`packages/${name}/src`)) {
    const isTest = /\.test\.tsx?$|\/testing/.test(file.path);
    for (const imported of file.imports) {
      if (imported.startsWith('.')) continue;
      const target = packageOf(imported);
      const allowed = isTest ? [...arrows[name], ...testOnly, `@confab/${name}`] : arrows[name];
      if (isTest && builtins.has(imported)) continue;
      if (!allowed.includes(target)) findings.push(`${file.path}: packages/${name} must not import ${imported}`);
    }
    const isPure = pure.includes(name) && !isTest;
    if (isPure && /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(/.test(file.text)) {
      findings.push(`${file.path}: a pure package takes the time and random numbers as arguments`);
    }
  }
}

function checkLayers(folder, from, to, why) {
  for (const file of sources(folder)) {
    if (!from.test(file.path)) continue;
    for (const imported of file.imports) if (to.test(imported)) findings.push(`${file.path}: ${why} (${imported})`);
  }
}

function checkDeclared(folder) {
  const { dependencies, devDependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const development = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies);
  for (const file of sources(`${folder}/src`)) {
    const isTest = /\.test\.tsx?$|\/testing\//.test(file.path);
    for (const imported of file.imports) {
      if (imported.startsWith('.') || builtins.has(imported) || imported.startsWith('virtual:')) continue;
      const target = packageOf(imported);
      const isDeclared =
        target in dependencies ||
        (target in devDependencies && (isTest || isTypesOnly(file.text, target))) ||
        (isTest && (development.includes(target) || testOnly.includes(target)));
      if (!isDeclared) findings.push(`${file.path}: ${target} is not declared in ${folder}/package.json`);
    }
  }
}

/** Types leave nothing behind when the program is built. */
function isTypesOnly(text, target) {
  const imports = text.split(/^import /m).slice(1);
  return !imports.some((one) => !/^type\b/.test(one) && one.split(';', 1)[0].includes(`from '${target}`));
}

/** Fails on an import from a layer above, and on a folder or file that no layer names. */
function checkTreeLayers(folder, layers, exempt = []) {
  const findLayer = (path) => layers.findIndex((names) => names.includes(path.split('/')[0]));
  for (const file of sources(folder)) {
    const own = relative(folder, file.path);
    if (isTestFile(file.path) || exempt.includes(own)) continue;
    const from = findLayer(own);
    if (from === -1)
      findings.push(`${file.path}: no layer in dev/tools/checks/boundaries.mjs names ${own.split('/')[0]}`);
    for (const imported of file.imports) {
      if (!imported.startsWith('.')) continue;
      const target = relative(join(root, folder), join(root, file.path, '..', imported));
      if (findLayer(target) > from)
        findings.push(`${file.path}: is below ${target.split('/')[0]} and must not import ${imported}`);
    }
  }
}

/** Fails when ARCHITECTURE.md does not draw the layers: a line for each, the highest first, that begins with its names. */
function checkDrawn(program, layers) {
  const lines = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n');
  const wanted = layers.toReversed().map((names) => names.map((name) => name.replace(/\.tsx?$/, '')).join(', '));
  const first = lines.findIndex((line) => line.startsWith(`${wanted[0]}  `));
  for (const [at, names] of wanted.entries())
    if (!lines[first + at]?.startsWith(`${names}  `))
      findings.push(`ARCHITECTURE.md: the layers of the ${program} lack ${names} in this place`);
}

/** Fails on an import of a file for more than its types. */
function checkTypesOnly(folder, target) {
  for (const file of sources(folder)) {
    const imports = file.text.split(/^(?:import|export) /m).slice(1);
    for (const one of imports)
      if (!one.startsWith('type ') && one.split(';', 1)[0].includes(`/${target}'`))
        findings.push(`${file.path}: ${target} holds types alone: import type`);
  }
}

/** The parts of an editing session change its store; its sender and its feed alone make calls. */
function checkSenders() {
  for (const file of sources('apps/web/src/editing')) {
    const mayCall = isTestFile(file.path) || /\/editing\/(?:sender|feed)\//.test(file.path);
    if (!mayCall && /\bapi\.call\(/.test(file.text))
      findings.push(`${file.path}: calls belong to editing/sender and editing/feed`);
  }
}

/** Fails on the catalogue in the client. Its data comes from the server; only its texts in other languages are built in. */
function checkCatalogueInWeb() {
  const isAllowed = /^apps\/web\/src\/words\/(?:create-catalogue-translator|catalogue-texts\.\w+)\.ts$/;
  for (const file of sources('apps/web/src')) {
    if (isTestFile(file.path)) continue;
    for (const imported of file.imports) {
      if (packageOf(imported) !== '@confab/catalogue') continue;
      if (!/^@confab\/catalogue\/languages(?:\/\w+)?$/.test(imported) || !isAllowed.test(file.path))
        findings.push(
          `${file.path}: only the translator of the catalogue in words/ imports @confab/catalogue/languages (${imported})`,
        );
    }
  }
}

function isTestFile(path) {
  return /\.test\.tsx?$|\/testing\//.test(path);
}

/** Fails on an import of another feature that is not its index.ts. Tests may use another feature's `testing` folder. */
function checkFeatures(folder) {
  for (const file of sources(folder)) {
    const own = relative(folder, file.path).split('/')[0];
    for (const imported of file.imports) {
      if (!imported.startsWith('.')) continue;
      const target = relative(join(root, folder), join(root, file.path, '..', imported));
      if (target.startsWith('..')) continue;
      const [feature, ...rest] = target.split('/');
      // Files beside the features register their modals and routes.
      if (/\.tsx?$/.test(own) || feature === 'modals.ts') continue;
      if (rest.includes('testing') && isTestFile(file.path)) continue;
      if (rest.length > 0 && feature !== own && rest.join('/') !== 'index.ts')
        findings.push(`${file.path}: import ${feature} through its index.ts (${imported})`);
    }
  }
}

/** Fails on an import by a file above the features of a part of one that its index.ts does not open. */
function checkDoors(folder) {
  for (const file of sources(folder)) {
    if (file.path.startsWith(`${folder}/features/`) || isTestFile(file.path)) continue;
    for (const imported of file.imports)
      if (/^\.\.?\/(?:.*\/)?features\/[^/]+\/(?!index\.ts$)/.test(imported))
        findings.push(`${file.path}: import features through their index.ts (${imported})`);
  }
}

/** Fails on SQL outside of a repository. */
function checkSql(folder) {
  for (const file of sources(folder)) {
    // The database itself, and the builders of tests.
    if (file.path.endsWith('.repository.ts') || isTestFile(file.path) || file.path.startsWith(`${folder}/db/`))
      continue;
    const hasSql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\b|\bsql[<`]/.test(file.text);
    if (hasSql) findings.push(`${file.path}: SQL belongs in a *.repository.ts file`);
  }
}

function sources(folder) {
  let entries = [];
  try {
    entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  } catch {
    return []; // A missing folder has no imports.
  }
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = relative(root, join(entry.parentPath ?? entry.path, entry.name));
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(text) };
    });
}

function importsOf(text) {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

function packageOf(specifier) {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}
