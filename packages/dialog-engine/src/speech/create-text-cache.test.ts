import { expect, test } from 'vitest';
import { createTextCache } from './create-text-cache.ts';

test('a cache of texts keeps the latest results within its characters, however long a text is', () => {
  const cache = createTextCache<number>(1_000);
  for (let count = 0; count < 50; count += 1) cache.set(String(count).padStart(50, '0'), count, 50);
  const kept = Array.from({ length: 50 }, (_, count) => cache.get(String(count).padStart(50, '0')));
  expect(kept.filter((result) => result !== undefined)).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
  cache.set('x'.repeat(600), 1, 600);
  expect(cache.get('x'.repeat(600))).toBeUndefined();
  expect(cache.get('49'.padStart(50, '0'))).toBe(49);
});
