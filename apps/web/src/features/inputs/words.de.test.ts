import { expect, test } from 'vitest';
import { words } from './words.de.ts';

test('the words of an empty table go with the name of every row', () => {
  expect(words.noRows('Eingang')).toBe('Noch keine Einträge');
});
