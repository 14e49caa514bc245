import { expect, test } from 'vitest';
import { hasChanged, mergeUserValues } from './user-values.ts';

test('only the variables that a turn changed are written', () => {
  const stored = { Name: 'Ada', Town: 'Graz', FromAnotherRelease: 1 };
  const change = { before: { Name: 'Ada', Town: 'Wien' }, after: { Name: 'Grace', Town: 'Wien' } };
  expect(mergeUserValues(stored, change)).toEqual({ Name: 'Grace', Town: 'Graz', FromAnotherRelease: 1 });
});

test('a variable that has its initial value again is removed', () => {
  expect(mergeUserValues({ Name: 'Ada', Town: 'Graz' }, { before: { Name: 'Ada' }, after: {} })).toEqual({
    Town: 'Graz',
  });
});

test.each([
  [{ List: [1, 2] }, { List: [1, 2] }, false],
  [{ List: [1, 2] }, { List: [2, 1] }, true],
  [{}, { constructor: 'x' }, true],
  [{ A: 1 }, {}, true],
])('the values %j that become %j have changed: %s', (before, after, changed) =>
  expect(hasChanged({ before, after })).toBe(changed),
);

test('the values of the conversation replace all others if they would be too large together', () => {
  const large = 'x'.repeat(200_000);
  const change = { before: { Kept: 1 }, after: { Kept: 1, Added: large } };
  expect(mergeUserValues({ Old: 'x'.repeat(60_000), Kept: 1 }, change)).toHaveProperty('Old');
  expect(mergeUserValues({ Old: large, Kept: 1 }, change)).toEqual(change.after);
});
