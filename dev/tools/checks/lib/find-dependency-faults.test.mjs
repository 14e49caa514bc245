import { describe, expect, test } from 'vitest';
import { findDependencyFaults } from './find-dependency-faults.mjs';

const sound = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };

function findFaults({ packages = {}, manifests = {}, installed = {} } = {}) {
  return findDependencyFaults({
    lock: { packages: { '': { name: 'root' }, 'packages/a': { version: '1.0.0' }, ...packages } },
    manifests: { 'package.json': { name: 'root' }, ...manifests },
    readManifest: (path) => installed[path],
  });
}

function findLicenseFaults(license, more = {}) {
  return findFaults({ packages: { 'node_modules/b': { ...sound, license, ...more } } });
}

describe('the licences of packages', () => {
  test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'GPL-3.0 OR MIT AND ISC', '((MIT))'])(
    'a package under %s passes',
    (license) => {
      expect(findLicenseFaults(license)).toEqual([]);
    },
  );

  test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN x', 'MIT GPL-3.0', '(MIT', 'GPL-3.0 OR', ''])(
    'a package under "%s" is refused',
    (license) => {
      expect(findLicenseFaults(license)).toHaveLength(1);
    },
  );

  test('a package without a licence is refused', () => {
    expect(findLicenseFaults(undefined)).toEqual(['node_modules/b: names no licence']);
  });

  test('a licence for tools only is refused in a package of the product', () => {
    expect(findLicenseFaults('MPL-2.0', { dev: true })).toEqual([]);
    expect(findLicenseFaults('MPL-2.0')).toHaveLength(1);
  });

  test('an exception counts for the named package and licence only', () => {
    const license = 'LGPL-3.0-or-later';
    expect(findFaults({ packages: { 'node_modules/@img/sharp-libvips-linux-x64': { ...sound, license } } })).toEqual(
      [],
    );
    expect(findFaults({ packages: { 'node_modules/@img/other': { ...sound, license } } })).toHaveLength(1);
  });

  test('the licence of an installed package counts, not the one in the lock file', () => {
    const packages = { 'node_modules/b': sound, 'node_modules/c': { ...sound, license: undefined } };
    const installed = { 'node_modules/b': { license: 'GPL-3.0' }, 'node_modules/c': { licenses: [{ type: 'MIT' }] } };
    expect(findFaults({ packages, installed })).toEqual(['node_modules/b: the licence GPL-3.0 is not in the list']);
  });
});

describe('the origin and the scripts of packages', () => {
  test('a deprecated package is refused with the words of its maintainer', () => {
    expect(findLicenseFaults('MIT', { deprecated: 'use c' })).toEqual(['node_modules/b: is deprecated: use c']);
  });

  test('a package without a checksum is refused, a workspace is not', () => {
    expect(findLicenseFaults('MIT', { integrity: undefined })).toHaveLength(1);
    expect(findFaults({ packages: { 'node_modules/a': { link: true, resolved: 'packages/a' } } })).toEqual([]);
  });

  test('an install script of the lock file or of the installed package is refused, unless the list names it', () => {
    expect(findLicenseFaults('MIT', { hasInstallScript: true })).toHaveLength(1);
    const installed = { 'node_modules/b': { license: 'MIT', scripts: { postinstall: 'node x' } } };
    expect(findFaults({ packages: { 'node_modules/b': sound }, installed })).toHaveLength(1);
    expect(findFaults({ packages: { 'node_modules/esbuild': { ...sound, hasInstallScript: true } } })).toEqual([]);
  });

  test('a script of this project that runs at an install is refused, and so is a permission without a reason', () => {
    const manifests = { 'package.json': { scripts: { prepare: 'x' }, allowScripts: { esbuild: true, b: true } } };
    expect(findFaults({ manifests })).toEqual([
      'package.json: the script prepare would run at every install',
      'package.json: allowScripts lets b run a script without a reason in the list of this check',
    ]);
  });
});

describe('the versions of packages', () => {
  test.each(['^1.2.3', '~1.2.3', '1.x', 'latest', '*', '>=1.0.0', 'github:a/b', 'file:../b', 'npm:b@^1.0.0', ''])(
    'the version "%s" is refused',
    (version) => {
      for (const group of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])
        expect(findFaults({ manifests: { 'package.json': { [group]: { b: version } } } })).toHaveLength(1);
    },
  );

  test.each(['1.2.3', '2.0.0-beta.2', 'npm:typescript@7.0.2', 'npm:@a/b@1.0.0'])('the version %s passes', (version) => {
    expect(findFaults({ manifests: { 'package.json': { dependencies: { b: version } } } })).toEqual([]);
  });

  test('workspaces may depend on each other with *, but a nested override must be exact', () => {
    const own = { 'packages/a/package.json': { name: '@own/a' } };
    const dependencies = { '@own/a': '*' };
    expect(findFaults({ manifests: { ...own, 'package.json': { dependencies } } })).toEqual([]);
    const overrides = { b: { c: '^1.0.0' } };
    expect(findFaults({ manifests: { 'package.json': { overrides } } })).toHaveLength(1);
  });

  test('two declared versions of a package are refused', () => {
    const manifests = {
      'apps/a/package.json': { dependencies: { b: '1.0.0' } },
      'apps/c/package.json': { devDependencies: { b: '1.0.1' } },
    };
    expect(findFaults({ manifests })).toEqual(['b: is declared in several versions (1.0.0, 1.0.1)']);
  });

  test('a second copy of a core library is refused, of another package it is not', () => {
    const copies = (name) => ({ [`node_modules/${name}`]: sound, [`node_modules/x/node_modules/${name}`]: sound });
    expect(findFaults({ packages: copies('react') })).toEqual(['react: is installed 2 times (1.0.0, 1.0.0)']);
    expect(findFaults({ packages: copies('b') })).toEqual([]);
  });
});
