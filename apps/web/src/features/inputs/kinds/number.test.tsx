import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { setLanguage } from '../../../words/language.ts';
import { renderKind } from '../testing/render-kind.tsx';

afterEach(() => setLanguage('en'));

test.each([
  ['en', '4.5', '12.25'],
  ['de', '4,5', '12,25'],
] as const)('in language %s a decimal number is shown as %s and typed as %s', async (language, shown, typed) => {
  await preloadKinds();
  await setLanguage(language);
  const { user, read } = await renderKind({ type: 'Float' }, 4.5);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
  expect(field.value).toBe(shown);
  await user.clear(field);
  await user.type(field, typed);
  expect([field.value, read()]).toEqual([typed, 12.25]);
});

test.each([
  ['en', '4.5'],
  ['de', '4,5'],
] as const)('in language %s a slider shows its number as %s', async (language, shown) => {
  await preloadKinds();
  await setLanguage(language);
  await renderKind({ type: 'Float', displayAs: 'slider' }, 4.5);
  expect(await screen.findByText(shown)).toBeTruthy();
});
