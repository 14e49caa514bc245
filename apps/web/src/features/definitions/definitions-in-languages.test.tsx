import { getTranslationPath } from '@confab/inputs';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setValue } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import { renderDefinitions, tableRows } from './testing/render-definitions.tsx';

test('the values of a list are written in a further language, beside those of the first one', async () => {
  const lists = tableRows({ drinks: { Name: 'Drinks', Values: 'tea|cuppa' } });
  const { user, read, session } = await renderDefinitions('lists', { SlotTypes: lists }, { openId: 'drinks' });
  await act(async () => session.edit(ids.project, setValue('OtherLanguages', 'de')));
  await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
  await screen.findByRole('group', { name: 'Values in Deutsch' });
  // It would paste into the first language.
  expect(screen.queryByRole('button', { name: 'Paste values' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Values' }), 'Tee');
  expect(read(getTranslationPath('de', 'SlotTypes/drinks/Values'))).toBe('Tee');
  expect(read('SlotTypes/drinks/Values')).toBe('tea|cuppa');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(screen.getByRole('button', { name: 'Paste values' })).toBeTruthy();
});
