import { expect, test } from 'vitest';
import { listBatches } from './list-batches.ts';

const split = (lengths: readonly number[]) => [...listBatches(lengths, (length) => length)];

test('a statement gets at most 200 rows and half a million characters, whatever the rows contain', () => {
  expect(split(Array.from({ length: 450 }, () => 1)).map((batch) => batch.length)).toEqual([200, 200, 50]);
  expect(split([300_000, 200_000, 1, 900_000, 5])).toEqual([[300_000, 200_000], [1], [900_000], [5]]);
  expect(split([])).toEqual([]);
});
