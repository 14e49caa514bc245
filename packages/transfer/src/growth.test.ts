import { listFailures } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { growthCases } from './testing/growth-cases.ts';

test.each(growthCases)('$name copes with hostile inputs of every kind (API-5)', (growthCase) => {
  expect(listFailures(growthCase)).toEqual([]);
});
