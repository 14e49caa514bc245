import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLastEntry, setLastEntry, createResponseKey } from './entry-positions.ts';

const keys = Array.from({ length: 5 }, (_, at) => createResponseKey(`item ${at}`, 'Response'));

test('entry positions are stored per response, like in a map', () => {
  const step = fc.tuple(fc.constantFrom(...keys), fc.nat(1_000));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const table = new Map<string, number>();
      let given = '';
      for (const [key, place] of steps) {
        table.set(key, place);
        given = setLastEntry(given, key, place);
        for (const other of keys) expect(findLastEntry(given, other)).toBe(table.get(other));
      }
      expect(given.length).toBeLessThanOrEqual(table.size * 11);
    }),
  );
});

test('10,000 response keys are short, distinct and need no JSON escaping', () => {
  const names = Array.from({ length: 10_000 }, (_, at) =>
    createResponseKey(`5f3c3b1e-0000-4000-8000-${at}`, 'Response'),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect([name.length, JSON.stringify(name).length]).toEqual([7, 9]);
});
