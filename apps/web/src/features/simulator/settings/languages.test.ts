import { expect, test } from 'vitest';
import { getLanguageName } from './languages.ts';

test.each([
  ['de', 'en', 'German'],
  ['de', 'de', 'Deutsch'],
  ['?!', 'en', '?!'],
])('the name of the language %s in the language %s is %s', (language, inLanguage, name) => {
  expect(getLanguageName(language, inLanguage)).toBe(name);
});
