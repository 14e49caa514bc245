// Finds imports of packages that the architecture does not allow, and those that no package.json declares.
import { builtinModules } from 'node:module';
import { getPackage, isTestFile } from './read-source.mjs';

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
  contracts: ['zod', '@confab/model', '@confab/access'],
  ui: [
    'react',
    'react-dom',
    '@mantine/core',
    '@mantine/hooks',
    '@tabler/icons-react',
    '@fontsource-variable/inter',
    '@fontsource-variable/jetbrains-mono',
  ],
  'test-kit': [
    '@confab/contracts',
    '@confab/model',
    '@confab/ui',
    'react',
    '@testing-library/react',
    'vitest',
    ...['fs', 'http', 'net', 'os', 'path'].map((name) => `node:${name}`),
  ],
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
const testCode =
  /(?:^|\/)testing(?:\/|\.tsx?$|$)|\.test\.tsx?$|^@confab\/test-kit(?:\/|$)|^vitest(?:\/|$)|^fast-check$|^@testing-library\//;
const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

/** Finds imports of a package that no arrow allows, and time and chance in a pure one. */
export function findPackageFaults(files) {
  return files
    .filter(({ path }) => /^packages\/[^/]+\/src\//.test(path))
    .flatMap((file) => {
      const [, name] = file.path.split('/');
      return arrows[name]
        ? findFaultsInPackage(file, name)
        : [`${file.path}: no arrow in dev/tools/checks/lib/boundaries names packages/${name}`];
    });
}

function findFaultsInPackage({ path, text, imports }, name) {
  const isTest = /\.test\.tsx?$|\/testing/.test(path);
  const allowed = isTest ? [...arrows[name], ...testOnly, `@confab/${name}`] : arrows[name];
  const faults = imports
    .filter((imported) => !imported.startsWith('.') && !(isTest && builtins.has(imported)))
    .filter((imported) => !allowed.includes(getPackage(imported)))
    .map((imported) => `${path}: packages/${name} must not import ${imported}`);
  if (!isTest && pure.includes(name) && /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(/.test(text))
    faults.push(`${path}: a pure package takes the time and random numbers as arguments`);
  return faults;
}

/**
 * Finds imports of packages that the package.json of an application does not declare. All packages are installed in one
 * folder, so undeclared imports work on this machine.
 *
 * @param manifests the contents of the package.json files, by their folder; '.' is that of the project
 */
export function findUndeclared(files, folder, manifests) {
  const { dependencies, devDependencies = {} } = manifests[folder];
  const development = Object.keys(manifests['.'].devDependencies);
  const isDeclared = (target, { path, text }) => {
    if (target in dependencies) return true;
    if (isTestFile(path) && (development.includes(target) || testOnly.includes(target))) return true;
    return target in devDependencies && (isTestFile(path) || isTypesOnly(text, target));
  };
  return files
    .filter(({ path }) => path.startsWith(`${folder}/src/`))
    .flatMap((file) =>
      file.imports
        .filter((imported) => !/^\.|^virtual:/.test(imported) && !builtins.has(imported))
        .map(getPackage)
        .filter((target) => !isDeclared(target, file))
        .map((target) => `${file.path}: ${target} is not declared in ${folder}/package.json`),
    );
}

/** Finds imports of tests, and of what only tests import, by code of the product. */
export function findTestImports(files) {
  return files
    .filter(({ path }) => !isTestFile(path) && !path.endsWith('/testing.ts') && !path.startsWith('packages/test-kit/'))
    .flatMap(({ path, imports }) =>
      imports.filter((imported) => testCode.test(imported)).map((imported) => `${path}: only tests import ${imported}`),
    );
}

/** Whether a file imports only types of a package, which leave nothing behind in the built program. */
function isTypesOnly(text, target) {
  const imports = text.split(/^import /m).slice(1);
  return !imports.some((one) => !/^type\b/.test(one) && one.split(';', 1)[0].includes(`from '${target}`));
}
