import type { JsonValue } from '@confab/model';
import { expect, test } from 'vitest';
import { measureValue } from './measure-value.ts';

test.each<[JsonValue, number]>([
  ['', 0],
  ['four', 4],
  [12, 8],
  [true, 8],
  [null, 8],
  [[], 2],
  [['a', 'b'], 6],
  [{ a: 'b' }, 8],
])('the size of %j is %i', (value, length) => expect(measureValue(value)).toBe(length));

test('counting stops above the size that matters', () => {
  let read = 0;
  const items = Array.from({ length: 1_000 }, () =>
    Object.defineProperty({}, 'a', {
      enumerable: true,
      get: () => {
        read += 1;
        return 'x'.repeat(10);
      },
    }),
  );
  expect(measureValue(items as JsonValue, 100)).toBeGreaterThan(100);
  expect(read).toBeLessThan(10);
});

test('a value with too many levels has no finite size', () => {
  let value: JsonValue = 1;
  for (let level = 0; level < 10_000; level += 1) value = { a: [value] };
  expect(measureValue(value)).toBe(Number.POSITIVE_INFINITY);
});
