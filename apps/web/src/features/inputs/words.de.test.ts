import { expect, test } from 'vitest';
import { words } from './words.de.ts';

test('an empty table says so in words that go with the name of every row', () => {
  expect(words.noRows('Eingang')).toBe('Noch keine Einträge');
});
