import { expect, test } from 'vitest';
import { words } from './words.de.ts';

test('German counts of items have the case that their sentence needs', () => {
  expect([words.leftOut(1), words.leftOut(3)].map((text) => text.split(',')[0])).toEqual([
    '1 Element übersprungen',
    '3 Elemente übersprungen',
  ]);
  expect([words.found(5, 1, false), words.found(5, 3, false)]).toEqual([
    '5 Treffer in 1 Element',
    '5 Treffer in 3 Elementen',
  ]);
});
