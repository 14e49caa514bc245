import { screen, within } from '@testing-library/react';
import type { Property } from '@confab/model';
import { aPresentPerson, aRow } from '@confab/test-kit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { renderForm } from '../testing/render-inputs.tsx';
import { pushPresence } from '../../../testing/push-presence.ts';

afterEach(() => vi.restoreAllMocks());

describe('a field', () => {
  test('a field shows its value under its label and stores typed text', async () => {
    const { user, value } = await renderForm();
    const field = screen.getByRole('textbox', { name: /Name/ });
    expect(field).toHaveProperty('value', 'Greet');
    await user.type(field, ' all');
    expect(value('DisplayName')).toBe('Greet all');
  });

  test('the error of a field describes its control (A5.1, A8.98)', async () => {
    const { user } = await renderForm();
    const field = screen.getByRole('textbox', { name: /Name/ });
    await user.clear(field);
    await user.tab();
    const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Value is required');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('a locked field accepts no changes (A5.24)', async () => {
    await renderForm();
    expect(screen.getByRole('textbox', { name: 'Id' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Locked')).toBeTruthy();
  });

  test('a field shows the reason when the server refuses its edit (A4.22)', async () => {
    const { session, happens, pass } = await renderForm();
    await happens(() => session.edit(ids.greet, setValue('Id', 'x')));
    await pass(300);
    expect(screen.getByText('Sorry, there was a problem trying to edit')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Id' })).toHaveProperty('value', 'fixed');
  });

  test('a field names the colleague who is editing it', async () => {
    const { client, happens } = await renderForm();
    const grace = aPresentPerson('grace', { name: 'Grace', itemId: ids.greet, path: 'DisplayName' });
    await happens(() => pushPresence(client, [grace]));
    expect(screen.getByText('Grace')).toBeTruthy();
  });

  test('the tooltip of a field shows its description, or that there is none (A2.38)', async () => {
    const { user } = await renderForm();
    await user.click(screen.getByRole('button', { name: 'About Id' }));
    expect(screen.getByText('No description available')).toBeTruthy();
  });

  test('a field of an unknown kind is a single-line text (A8.97, P8.67)', async () => {
    const property: Property = { name: 'DisplayName', type: 'MultiSelect', displayAs: 'MultiHologram', label: 'Odd' };
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderForm([property]);
    expect(screen.getByRole('textbox', { name: 'Odd' })).toHaveProperty('value', 'Greet');
    expect(warned.mock.calls).toEqual([['There is no kind of input for MultiSelect/MultiHologram.']]);
  });

  test('a field is read-only for viewers', async () => {
    await renderForm(undefined, { isReadOnly: true });
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('disabled', true);
  });
});

describe('a number', () => {
  test('a cleared number is 0 (A5.7)', async () => {
    const { user, value } = await renderForm();
    const field = screen.getByRole('textbox', { name: 'Reprompts' });
    await user.clear(field);
    expect(value('MaxReprompts')).toBe(0);
    await user.type(field, '7');
    expect(value('MaxReprompts')).toBe(7);
  });
});

describe('a table', () => {
  const table = () => screen.getByRole('group', { name: 'Connectors' });
  const titles = () =>
    within(table())
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  test('a row of a table opens to its inputs, which can be edited', async () => {
    const { user, value } = await renderForm();
    await user.click(within(table()).getByRole('button', { name: /^yes/ }));
    const field = within(table()).getByRole('textbox', { name: 'DisplayName' });
    await user.type(field, '!');
    expect(value('Connectors/r1/DisplayName')).toBe('yes!');
  });

  test('a row is added before the trailing default rows and opens', async () => {
    const { user, value } = await renderForm();
    await user.click(within(table()).getByRole('button', { name: 'Add connector' }));
    expect(value('Connectors')).toMatchObject([{ RowId: 'r1' }, {}, { RowId: 'nomatch' }]);
    expect(within(table()).getByRole('textbox', { name: 'DisplayName' })).toBeTruthy();
  });

  test('the tools of a row select, move and remove that row only (A4.11), and the selection follows it (A4.10)', async () => {
    const { user, value } = await renderForm();
    const tool = (name: string) => within(table()).queryByRole('button', { name });
    expect([tool('Move yes up'), tool('Move NoMatch down'), tool('Remove NoMatch')]).toEqual([null, null, null]);
    await user.click(tool('Move yes down') ?? document.body);
    expect(value('Connectors')).toMatchObject([{ RowId: 'nomatch' }, { RowId: 'r1' }]);
    expect(within(table()).getByRole('button', { name: /^yes/ }).getAttribute('aria-current')).toBe('true');
    await user.click(tool('Move yes up') ?? document.body);
    expect(value('Connectors')).toMatchObject([{ RowId: 'r1' }, { RowId: 'nomatch' }]);
    await user.click(tool('Remove yes') ?? document.body);
    expect(value('Connectors')).toMatchObject([{ RowId: 'nomatch' }]);
  });

  test('default rows of a table cannot be removed (A4.13)', async () => {
    const { user } = await renderForm();
    await user.click(within(table()).getByRole('button', { name: /^NoMatch/ }));
    expect(within(table()).queryByRole('button', { name: 'Remove NoMatch' })).toBeNull();
    expect(within(table()).getByRole('button', { name: 'Remove yes' })).toBeTruthy();
  });

  test('rows of a table can be selected, moved and removed with the keyboard', async () => {
    const { user, value } = await renderForm();
    within(table()).getByRole('button', { name: /^yes/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('NoMatch');
    await user.keyboard('{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
    expect(titles()[1]).toContain('yes');
    await user.keyboard('{Delete}');
    expect(value('Connectors')).toMatchObject([{ RowId: 'nomatch' }]);
  });

  test('a table shows why a change of its rows was refused (A8.76)', async () => {
    const { session, happens, pass } = await renderForm();
    const row = aRow('r2', { Nowhere: 1 }, 'a5');
    await happens(() => session.edit(ids.greet, { path: 'Connectors', action: 'AddRow', updatedValue: row }));
    await pass(0);
    expect(within(table()).getByText('Sorry, there was a problem adding an item')).toBeTruthy();
    expect(titles()).toHaveLength(2);
  });

  test('a table shows a row that a colleague adds', async () => {
    const { session, happens } = await renderForm();
    const row = aRow('r2', { DisplayName: 'maybe' }, 'a5');
    await happens(() => session.edit(ids.greet, { path: 'Connectors', action: 'AddRow', updatedValue: row }));
    expect(titles()).toHaveLength(3);
  });
});

describe('a response', () => {
  const response = () => screen.getByRole('group', { name: 'Response' });

  test('entries can be added to a response, and each shows what is missing (A5.10 to A5.12)', async () => {
    const { user, value, session, happens } = await renderForm();
    await user.click(within(response()).getByRole('button', { name: 'Add entry' }));
    const entry = within(response()).getByRole('article', { name: 'Entry 1' });
    expect(within(entry).getByText('Incomplete')).toBeTruthy();
    const findIcon = () => entry.querySelector('svg.tabler-icon-exclamation-circle');
    expect(findIcon()).not.toBeNull();
    expect(within(entry).getByText('Needs display text')).toBeTruthy();
    await user.type(within(entry).getByRole('textbox', { name: 'Display text' }), 'Hi');
    expect(value('Response/Entries')).toMatchObject([{ DisplayText: 'Hi' }]);
    // An entry without a layout is a plain text.
    expect(findIcon()).toBeNull();
    const [stored] = value('Response/Entries') as readonly { readonly EntryId: string }[];
    const layoutPath = `Response/Entries/${stored?.EntryId}/ScreenLayout`;
    await happens(() => session.edit(ids.greet, setValue(layoutPath, 'ImageLeftNoHeading')));
    expect(within(entry).getByText('Needs an image')).toBeTruthy();
    expect(findIcon()).not.toBeNull();
    await user.click(within(entry).getByRole('button', { name: 'More' }));
    await user.type(within(entry).getByRole('textbox', { name: 'Image' }), 'p7');
    expect(within(entry).queryByText('Incomplete')).toBeNull();
    expect(findIcon()).toBeNull();
  });

  test('entries of a response can be moved and removed', async () => {
    const { user, value } = await renderForm();
    const add = within(response()).getByRole('button', { name: 'Add entry' });
    await user.click(add);
    await user.click(add);
    await user.type(within(response()).getAllByRole('textbox', { name: 'Display text' })[1] ?? add, 'Second');
    await user.click(within(response()).getByRole('button', { name: 'Move entry 2 up' }));
    expect(value('Response/Entries')).toMatchObject([{ DisplayText: 'Second' }, { DisplayText: '' }]);
    await user.click(within(response()).getByRole('button', { name: 'Remove entry 2' }));
    expect(value('Response/Entries')).toMatchObject([{ DisplayText: 'Second' }]);
  });

  test('a text of a response suggests tokens while one is typed', async () => {
    const { user, value } = await renderForm();
    await user.click(within(response()).getByRole('button', { name: 'Add entry' }));
    const text = within(response()).getByRole('textbox', { name: 'Display text' });
    await user.type(text, 'On {{tv.plat');
    await user.click(screen.getByRole('option', { name: /ALK_Platform/ }));
    expect(value('Response/Entries')).toMatchObject([{ DisplayText: 'On {tv.ALK_Platform}' }]);
  });
});
