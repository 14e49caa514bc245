import { catalogue } from '@confab/catalogue';
import { expect, test } from 'vitest';
import { systemTokens } from './system-tokens.ts';

test('the engine reads exactly the system tokens that the catalogue describes (A3.52)', () => {
  expect([...systemTokens.keys()].sort()).toEqual(Object.keys(catalogue.tokens).sort());
});
