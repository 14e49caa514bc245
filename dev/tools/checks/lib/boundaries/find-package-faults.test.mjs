import { describe, expect, test } from 'vitest';
import { findPackageFaults, findTestImports, findUndeclared } from './find-package-faults.mjs';
import { readSource } from './read-source.mjs';

const check = (path, text) => findPackageFaults([readSource(path, text)]);

describe('the imports of packages', () => {
  test.each([
    ['packages/model/src/ids.ts', "import { calls } from '@confab/contracts';", '@confab/contracts'],
    ['packages/access/src/can.ts', "import type { Values } from '@confab/inputs';", '@confab/inputs'],
    ['packages/inputs/src/edit.ts', "import { readFile } from 'node:fs';", 'node:fs'],
    ['packages/ui/src/button.tsx', "export { teamIdSchema } from '@confab/model/ids';", '@confab/model/ids'],
    ['packages/catalogue/src/read.ts', "await import('kysely');", 'kysely'],
    ['packages/transfer/src/read.ts', "import { expect } from 'vitest';", 'vitest'],
  ])('a forbidden import is found in %s with %s', (path, text, imported) => {
    expect(check(path, text)).toEqual([`${path}: packages/${path.split('/')[1]} must not import ${imported}`]);
  });

  test.each([
    ['packages/contracts/src/calls.ts', "import { teamIdSchema } from '@confab/model';"],
    ['packages/dialog-engine/src/step.ts', "import { readValues } from '@confab/inputs/values';"],
    ['packages/model/src/ids.ts', "import { z } from 'zod'; import { other } from './other.ts';"],
    ['packages/inputs/src/edit.test.ts', "import { readFile } from 'node:fs'; import { expect } from 'vitest';"],
    ['packages/inputs/src/testing.ts', "import { newIds } from '@confab/test-kit';"],
  ])('no forbidden import is found in %s with %s', (path, text) => expect(check(path, text)).toEqual([]));

  test('a new package without arrows is found', () => {
    expect(check('packages/news/src/one.ts', 'export const one = 1;')).toHaveLength(1);
  });

  test.each(['new Date()', 'Date.now()', 'Math.random()'])('%s is found in a pure package only', (code) => {
    const text = `export const value = ${code};`;
    expect(check('packages/inputs/src/edit.ts', text)).toHaveLength(1);
    expect(check('packages/inputs/src/edit.test.ts', text)).toEqual([]);
    expect(check('packages/ui/src/clock.ts', text)).toEqual([]);
  });
});

describe('packages that an application does not declare', () => {
  const manifests = {
    '.': { devDependencies: { vitest: '1.0.0' } },
    'apps/web': { dependencies: { react: '1.0.0', '@confab/model': '*' }, devDependencies: { csstype: '1.0.0' } },
  };
  const checkWeb = (path, text) => findUndeclared([readSource(path, text)], 'apps/web', manifests);

  test.each([
    ['apps/web/src/app.tsx', "import { useQuery } from 'some-query/core';", 'some-query'],
    ['apps/web/src/app.tsx', "import { expect } from 'vitest';", 'vitest'],
    ['apps/web/src/app.tsx', "import { properties } from 'csstype';", 'csstype'],
    ['apps/web/src/app.test.tsx', "import { useQuery } from 'some-query';", 'some-query'],
  ])('an undeclared package is found in %s with %s', (path, text, target) => {
    expect(checkWeb(path, text)).toEqual([`${path}: ${target} is not declared in apps/web/package.json`]);
  });

  test.each([
    ['apps/web/src/app.tsx', "import { useState } from 'react'; import { ids } from '@confab/model/ids';"],
    ['apps/web/src/app.tsx', "import type { Properties } from 'csstype';"],
    ['apps/web/src/app.tsx', "import 'node:path'; import 'virtual:words'; import './other.ts';"],
    ['apps/web/src/app.test.tsx', "import { expect } from 'vitest'; import { properties } from 'csstype';"],
    ['apps/server/src/app.ts', "import { useQuery } from 'some-query';"],
  ])('no undeclared package is found in %s with %s', (path, text) => expect(checkWeb(path, text)).toEqual([]));
});

describe('imports of test code by the product', () => {
  const check = (path, imported) => findTestImports([readSource(path, `import '${imported}';`)]);

  test.each([
    ['apps/web/src/features/teams/teams-page.tsx', './testing/build-team.ts'],
    ['apps/web/src/app.tsx', './testing/render-page.tsx'],
    ['apps/server/src/app.ts', './features/teams/testing/build.ts'],
    ['apps/server/src/app.ts', './app.test.ts'],
    ['packages/inputs/src/edit.ts', './testing.ts'],
    ['packages/inputs/src/edit.ts', '@confab/catalogue/testing'],
    ['packages/ui/src/button.tsx', '@confab/test-kit/web'],
    ['packages/ui/src/button.tsx', '@testing-library/react'],
    ['apps/web/src/app.tsx', 'vitest'],
  ])('%s must not import %s', (path, imported) =>
    expect(check(path, imported)).toEqual([`${path}: only tests import ${imported}`]),
  );

  test.each([
    ['apps/web/src/app.test.tsx', './testing/render-page.tsx'],
    ['apps/web/src/testing/render-page.tsx', '@confab/test-kit/web'],
    ['packages/inputs/src/testing.ts', 'vitest'],
    ['packages/test-kit/src/web.tsx', '@testing-library/react'],
    ['apps/web/src/app.tsx', './features/testing-ground/index.ts'],
  ])('%s may import %s', (path, imported) => expect(check(path, imported)).toEqual([]));
});
