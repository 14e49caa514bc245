import { getTranslationPath } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setValue } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import { createTranslatedSampleEdits } from './paste/plan-samples.ts';
import { renderDefinitions, tableRows } from './testing/render-definitions.tsx';

test('the values of a list are written in a further language, beside those of the first one', async () => {
  const lists = tableRows({ drinks: { Name: 'Drinks', Values: 'tea|cuppa' } });
  const { user, read, session } = await renderDefinitions('lists', { SlotTypes: lists }, { openId: 'drinks' });
  await act(async () => session.edit(ids.project, setValue('OtherLanguages', 'de')));
  await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
  await screen.findByRole('group', { name: 'Values in Deutsch' });
  // Pasting would change the values of the first language.
  expect(screen.queryByRole('button', { name: 'Paste values' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Values' }), 'Tee');
  expect(read(getTranslationPath('de', 'SlotTypes/drinks/Values'))).toBe('Tee');
  expect(read('SlotTypes/drinks/Values')).toBe('tea|cuppa');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(screen.getByRole('button', { name: 'Paste values' })).toBeTruthy();
});

const intents = tableRows({
  drink: { Name: 'Drink', Samples: 'a tea please\na coffee' },
  stop: { Name: 'Stop', Samples: 'never mind' },
});
const openGerman = async ({ user, session }: Awaited<ReturnType<typeof renderDefinitions>>) => {
  await act(async () => session.edit(ids.project, setValue('OtherLanguages', 'de')));
  await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
};
/** The numbers of samples in the table. */
const listCounts = () =>
  [/^Drink/, /^Stop/].map((name) => within(screen.getByRole('row', { name })).getAllByRole('gridcell')[1]?.textContent);

test('samples are counted and pasted in the language that the author writes in', async () => {
  const page = await renderDefinitions('intents', { Intents: intents }, { openId: 'drink' });
  const { user, read } = page;
  expect(listCounts()).toEqual(['2', '1']);
  await openGerman(page);
  expect(listCounts()).toEqual(['0', '0']);
  await user.click(screen.getByRole('button', { name: 'Paste samples' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('textbox', { name: 'Samples to add' }));
  await user.paste('einen Tee bitte\neinen Kaffee');
  await user.click(dialog.getByRole('button', { name: 'Add 2 samples' }));
  expect(read(getTranslationPath('de', 'Intents/drink/Samples'))).toBe('einen Tee bitte\neinen Kaffee');
  expect(read('Intents/drink/Samples')).toBe('a tea please\na coffee');
  expect(listCounts()).toEqual(['2', '0']);
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(listCounts()).toEqual(['2', '1']);
});

test('a new intent that is pasted in a further language has its samples in that language', () => {
  const planned = { intentId: undefined, intentName: 'Bill', sample: 'die Rechnung', status: 'new' } as const;
  const createRows = (values: readonly JsonObject[]) => tableRows({ new: values[0] ?? {} });
  expect(createTranslatedSampleEdits('de', [planned], () => '', createRows)).toEqual([
    { path: 'Intents', action: 'AddRow', updatedValue: tableRows({ new: { Name: 'Bill', Samples: '' } }) },
    { path: getTranslationPath('de', 'Intents/new/Samples'), action: 'ValueChanged', updatedValue: 'die Rechnung' },
  ]);
});
