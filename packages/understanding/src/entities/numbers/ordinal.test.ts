import { expect, test } from 'vitest';
import { parseExamples, readMeaning } from '../testing/examples.ts';

test.each(
  parseExamples(`
3 = 3
three = 3
1,000 = 1000
10,000 = 10000
1.5k =
5k =
half a dozen =
two dozen =
a dozen =
the third = 3
`),
)('a whole number answers a question for a place in an order, and an amount does not: %s = %s', (said, means) => {
  expect(readMeaning('ordinal', 'en', said)).toBe(means);
});

test.each([
  ['de', '1.000'],
  ['fr', '1 000'],
])('a number with digit groups answers a question for a place in an order, in %s: %s', (language, said) => {
  expect(readMeaning('ordinal', language, said)).toBe('1000');
});
