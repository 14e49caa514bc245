// Reads every import and fails on an arrow that the architecture does not draw.
//
// npm hoists all workspaces, so an import that nobody declared still resolves: this is what notices.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import { root } from './lib/paths.mjs';

const pure = [
  'access',
  'identity',
  'inputs',
  'publishing',
  'live',
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
  'test-kit': ['@confab/model', '@confab/contracts'],
  ...Object.fromEntries(pure.map((name) => [name, ['@confab/model', 'zod']])),
};
arrows.inputs.push('re2js');
arrows['dialog-engine'].push('@confab/understanding', '@confab/inputs', 'speechmarkdown-js');
arrows.transfer.push('@confab/inputs');
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
const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
const findings = [];

for (const name of Object.keys(arrows)) checkPackage(name);
checkLayers('apps/server/src', /\.repository\.ts$/, /(\.routes|\/http\/answer)\.ts$/, 'a repository knows no route');
checkDeclared('apps/web');
checkDeclared('apps/server');
checkFeatures('apps/web/src/features');

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
      findings.push(`${file.path}: a pure package takes time and chance as arguments`);
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
  return !new RegExp(String.raw`^import (?!type\b)[^;]*from '${target}`, 'm').test(text);
}

/** A feature imports another feature through its index alone. */
function checkFeatures(folder) {
  for (const file of sources(folder)) {
    const own = relative(folder, file.path).split('/')[0];
    for (const imported of file.imports) {
      if (!imported.startsWith('.')) continue;
      const target = relative(join(root, folder), join(root, file.path, '..', imported));
      if (target.startsWith('..')) continue;
      const [feature, ...rest] = target.split('/');
      if (feature !== own && rest.join('/') !== 'index.ts')
        findings.push(`${file.path}: import ${feature} through its index.ts (${imported})`);
    }
  }
}

function sources(folder) {
  let entries = [];
  try {
    entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  } catch {
    return []; // A folder that does not exist has no imports.
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
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3]);
}

function packageOf(specifier) {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}
