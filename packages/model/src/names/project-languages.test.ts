import { expect, test } from 'vitest';
import { findLanguageByTag, getLanguageName, getVoiceLocale, projectLanguages } from './project-languages.ts';

test('each language has its own name and a locale in that language', () => {
  expect(projectLanguages.map(getLanguageName)).toEqual(['English', 'Deutsch', 'Español', 'Français']);
  for (const language of projectLanguages) expect(findLanguageByTag(getVoiceLocale(language))).toBe(language);
  expect(getLanguageName('nl')).toBe('nl');
});

test.each([
  ['es-MX', 'es'],
  ['FR', 'fr'],
  ['de_AT', 'de'],
  ['est', undefined],
  ['', undefined],
])('the tag "%s" is the language %s', (tag, language) => {
  expect(findLanguageByTag(tag)).toBe(language);
});
