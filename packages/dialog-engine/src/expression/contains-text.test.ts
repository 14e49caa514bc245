import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsText } from './contains-text.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 6 });

test('a long part is found exactly where the built-in search finds it', () => {
  fc.assert(
    fc.property(letters, letters, fc.nat(400), fc.nat(400), fc.boolean(), (one, other, times, more, isContained) => {
      const part = `${one.repeat(times)}${other}${one.repeat(more)}`;
      const text = isContained ? `${other}${one.repeat(more)}${part}${one}` : `${one.repeat(times + more)}${other}`;
      expect(containsText(text, part)).toBe(text.includes(part));
    }),
    { numRuns: 1_000 },
  );
});

test('a part that is longer than the text is not in it', () => {
  expect(containsText('a'.repeat(300), 'a'.repeat(301))).toBe(false);
  expect(containsText('a'.repeat(301), 'a'.repeat(301))).toBe(true);
});
