import { expect, test } from 'vitest';
import { listOfferedLanguages } from './languages.ts';

test('the languages of the project are offered first, and each language once', () => {
  expect(listOfferedLanguages(['de', 'en']).slice(0, 3)).toEqual(['de', 'en', 'es']);
  expect(listOfferedLanguages(['nl'])[0]).toBe('nl');
});
