import { getTranslationPath } from '@confab/inputs';
import { expect, test } from 'vitest';
import { createInputTarget } from './create-input-target.ts';

test('a translation is found where the form has the text that it translates', () => {
  const path = 'Response/Entries/e1/DisplayText';
  expect(createInputTarget('greet', getTranslationPath('de', path))).toEqual({
    itemId: 'greet',
    name: 'Response',
    path,
    language: 'de',
  });
  expect(createInputTarget('greet', path)).toEqual({ itemId: 'greet', name: 'Response', path, language: null });
});
