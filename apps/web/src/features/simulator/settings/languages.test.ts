import { expect, test } from 'vitest';
import { getLanguageName } from './languages.ts';

test.each([
  ['de', 'en', 'German'],
  ['de', 'de', 'Deutsch'],
  ['?!', 'en', '?!'],
])('the language %s is called in %s %s', (language, inLanguage, name) => {
  expect(getLanguageName(language, inLanguage)).toBe(name);
});
