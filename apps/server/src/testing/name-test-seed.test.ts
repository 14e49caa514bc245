import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { nameTestSeed, readSeedOrigin } from './name-test-seed.ts';
import { testSeed } from './test-database.ts';

const origin = readSeedOrigin();

test('the database that tests start from is created again when the migrations, its format or the engine change', async () => {
  const changed = [
    origin,
    { ...origin, schema: `${origin.schema}0` },
    { ...origin, code: origin.code.replace("'ustar\\x0000'", "'ustar  '") },
    { ...origin, engine: origin.engine.replace(/"version": ".*"/, '"version": "99.0.0"') },
  ];
  expect(new Set(changed.map(nameTestSeed)).size).toBe(changed.length);
  expect(basename(await testSeed())).toBe(nameTestSeed(origin));
});
