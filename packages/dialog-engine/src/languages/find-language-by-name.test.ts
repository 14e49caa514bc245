import { expect, test } from 'vitest';
import { findLanguageByName } from './find-language-by-name.ts';

test.each([
  ['español', 'es'],
  ['Spanish', 'es'],
  ['Französisch', 'fr'],
  ['français', 'fr'],
  ['Allemand', 'de'],
  ['Inglés', 'en'],
  ['Klingon', undefined],
])('the name "%s" is the language %s', (name, language) => {
  expect(findLanguageByName(name)).toBe(language);
});
