// The rules of `npm run check` for third-party packages: licences, exact versions, install scripts, duplicates.

/** Licences that require only their text. OFL-1.1 is for fonts. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Licences of tools that are not part of the product; their conditions start when a changed copy is passed on. */
const permittedInTools = new Set(['CC-BY-4.0', 'MPL-2.0']);

/** Packages with another licence. Each has the reason why it is acceptable. */
const exceptions = [
  {
    name: /^@img\/sharp-(?:libvips-|wasm32$|win32-)/,
    license: 'LGPL-3.0-or-later',
    reason: 'libvips is a library file of its own, unchanged and replaceable; the package has its notices',
  },
];

/** Packages whose install script may run, with the reason. `allowScripts` of package.json has the same names. */
const installScripts = {
  esbuild: 'tsx needs it in development; it checks that its binary, an optional package, is that of the machine',
};

/** Libraries whose two copies would not work together: their contexts, classes and types are compared by identity. */
const single = ['react', 'react-dom', '@mantine/core', '@mantine/hooks', 'zod', 'kysely', 'fastify'];

const lifecycle = ['preinstall', 'install', 'postinstall', 'prepare'];
const exactVersion = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/**
 * Finds packages and declarations that break a rule.
 *
 * @param lock the content of package-lock.json.
 * @param manifests the content of every package.json of the project by its path; the root's is `package.json`.
 * @param readManifest returns the package.json of an installed package by its path in the lock file; undefined for
 *   packages that are not installed, such as the binaries of other systems.
 * @returns one sentence for each fault.
 */
export function findDependencyFaults({ lock, manifests, readManifest }) {
  const packages = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ ...entry, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));
  return [
    ...packages.flatMap((entry) => checkPackage(entry, readManifest(entry.path))),
    ...findCopies(packages),
    ...Object.entries(manifests).flatMap(([path, manifest]) => checkManifest(path, manifest, manifests)),
    ...findDifferentVersions(manifests),
    ...checkAllowedScripts(manifests['package.json']),
  ];
}

function checkPackage(entry, installed) {
  const { path, name } = entry;
  const faults = [];
  const license = (installed && readLicense(installed)) ?? entry.license;
  if (license === undefined) faults.push(`${path}: names no licence`);
  else if (!isAcceptable(license, entry)) faults.push(`${path}: the licence ${license} is not in the list`);
  if (entry.deprecated !== undefined) faults.push(`${path}: is deprecated: ${entry.deprecated}`);
  if (entry.integrity === undefined) faults.push(`${path}: has no checksum, so it is not from a registry`);
  const hasScript = entry.hasInstallScript || lifecycle.slice(0, 3).some((script) => installed?.scripts?.[script]);
  if (hasScript && !Object.hasOwn(installScripts, name)) faults.push(`${path}: runs a script when it is installed`);
  return faults;
}

/** Returns the SPDX expression of a package.json, including the older forms; undefined when it has none. */
function readLicense({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  return Array.isArray(licenses) && licenses.length > 0 ? licenses.map(({ type }) => type).join(' OR ') : undefined;
}

/** Whether an SPDX expression leaves a choice of acceptable licences only. AND binds stronger than OR. */
function isAcceptable(expression, { name, dev, devOptional }) {
  const isTool = dev === true || devOptional === true;
  const isPermitted = (license) =>
    permissive.has(license) ||
    (isTool && permittedInTools.has(license)) ||
    exceptions.some((exception) => exception.name.test(name) && exception.license === license);
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const result = readAny();
  return result && tokens.length === 0;

  function readAny() {
    let value = readAll();
    while (tokens[0] === 'OR') {
      tokens.shift();
      value = readAll() || value;
    }
    return value;
  }
  function readAll() {
    let value = readOne();
    while (tokens[0] === 'AND') {
      tokens.shift();
      value = readOne() && value;
    }
    return value;
  }
  function readOne() {
    const token = tokens.shift();
    if (token !== '(') return token !== undefined && isPermitted(token);
    const value = readAny();
    return tokens.shift() === ')' && value;
  }
}

function findCopies(packages) {
  return single.flatMap((name) => {
    const copies = packages.filter((entry) => entry.name === name);
    if (copies.length < 2) return [];
    return [`${name}: is installed ${copies.length} times (${copies.map(({ version }) => version).join(', ')})`];
  });
}

function checkManifest(path, manifest, manifests) {
  const own = new Set(Object.values(manifests).map(({ name }) => name));
  const ranges = listDeclared(manifest)
    .filter(([name, version]) => (own.has(name) ? version !== '*' : !exactVersion.test(version)))
    .map(([name, version]) => `${path}: ${name} ${version} is not an exact version`);
  const scripts = lifecycle
    .filter((script) => manifest.scripts?.[script])
    .map((script) => `${path}: the script ${script} would run at every install`);
  return [...ranges, ...scripts];
}

function listDeclared({ dependencies, devDependencies, optionalDependencies, overrides }) {
  return [dependencies, devDependencies, optionalDependencies, overrides].flatMap((group) => listVersions(group ?? {}));
}

/** Overrides can be nested. */
function listVersions(group) {
  return Object.entries(group).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version]] : listVersions(version),
  );
}

function findDifferentVersions(manifests) {
  const declared = new Map();
  for (const manifest of Object.values(manifests)) {
    for (const [name, version] of listDeclared(manifest))
      declared.set(name, (declared.get(name) ?? new Set()).add(version));
  }
  return [...declared]
    .filter(([, versions]) => versions.size > 1)
    .map(([name, versions]) => `${name}: is declared in several versions (${[...versions].join(', ')})`);
}

function checkAllowedScripts({ allowScripts = {} }) {
  return Object.keys(allowScripts)
    .filter((name) => !Object.hasOwn(installScripts, name))
    .map((name) => `package.json: allowScripts lets ${name} run a script without a reason in the list of this check`);
}
