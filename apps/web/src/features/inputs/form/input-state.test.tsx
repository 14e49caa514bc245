import type { Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ids } from '../../../testing/editing/world.ts';
import { renderForm } from '../testing/render-inputs.tsx';

const inner: Property = {
  name: 'Spices',
  type: 'Table',
  label: 'Spices',
  table: {
    tableType: 'Regular',
    tableEntryDescription: 'spice',
    displayColumns: [{ propertyName: 'Spice', columnType: 'Heading' }],
    properties: [{ name: 'Spice', type: 'String' }],
  },
};
const outer: Property = {
  name: 'Dishes',
  type: 'Table',
  label: 'Dishes',
  table: {
    tableType: 'Regular',
    tableEntryDescription: 'dish',
    displayColumns: [{ propertyName: 'Dish', columnType: 'Heading' }],
    properties: [{ name: 'Dish', type: 'String' }, inner],
  },
};
const spice = aRow('pepper', { Spice: 'Pepper' });
const dish = aRow('soup', { Dish: 'Soup', Spices: [spice] });
const findField = (name: string) => document.querySelector<HTMLElement>(`[data-input="${name}"]`)!;

describe('the state of an input in a form', () => {
  test('an input is visible and enabled unless a script says otherwise (A3.30, P3.32)', async () => {
    const names = ['Plain', 'Hidden', 'Off'];
    await renderForm(
      names.map((name) => ({ name, type: 'String' })),
      { inputsContext: { controls: { Hidden: { visible: false }, Off: { enabled: false } } } },
    );
    expect(names.map((name) => screen.queryByRole('textbox', { name })?.hasAttribute('disabled'))).toEqual([
      false,
      undefined,
      true,
    ]);
  });

  test('an input shows its errors and marks a change that comes from a colleague (A3.30, P3.32)', async () => {
    const { world, happens, pass, client, session } = await renderForm([{ name: 'Title', type: 'String' }]);
    const grace = await world.open('grace');
    await happens(() =>
      grace.session.edit(ids.greet, { path: 'Title', action: 'ValueChanged', updatedValue: 'by Grace' }),
    );
    await pass(2_500);
    await happens(() => void client.deliver());
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'by Grace');
    expect(findField('Title').querySelector('[data-flash=true]')).not.toBeNull();

    world.backend.deny('ada');
    await happens(() => session.edit(ids.greet, { path: 'Title', action: 'ValueChanged', updatedValue: 'by Ada' }));
    await pass(5_000);
    expect(within(findField('Title')).getByRole('alert').textContent).toBe('Error saving value');
  });

  test('a row and the child row inside it are shown and hidden separately (A3.30, P3.32)', async () => {
    const { user, session, happens } = await renderForm([outer]);
    await happens(() => session.edit(ids.greet, { path: 'Dishes', action: 'AddRow', updatedValue: dish }));
    const readShown = () => ['Dish', 'Spice'].map((name) => screen.queryByRole('textbox', { name }) !== null);
    expect(readShown()).toEqual([false, false]);
    await user.click(screen.getByRole('button', { name: /Soup/, expanded: false }));
    expect(readShown()).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: /Pepper/, expanded: false }));
    expect(readShown()).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: /Pepper/, expanded: true }));
    expect(readShown()).toEqual([true, false]);
  });

  test('an input shows whether it and the categories of the form are expanded, and which row is selected (A3.30)', async () => {
    const { user, session, happens } = await renderForm(
      [
        { ...outer, categoryId: 'food' },
        { name: 'Note', type: 'String', label: 'Note', categoryId: 'notes' },
      ],
      {
        schema: {
          categories: [
            { id: 'food', title: 'Food' },
            { id: 'notes', title: 'Notes' },
          ],
        },
      },
    );
    const expanded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
    expect([expanded('Food'), expanded('Notes')]).toEqual(['true', 'false']);
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    expect([expanded('Food'), expanded('Notes')]).toEqual(['true', 'true']);
    await happens(() => session.edit(ids.greet, { path: 'Dishes', action: 'AddRow', updatedValue: dish }));
    const row = (isExpanded: boolean) => screen.getByRole('button', { name: /Soup/, expanded: isExpanded });
    expect(row(false).getAttribute('aria-current')).toBe('false');
    await user.click(row(false));
    expect(row(true).getAttribute('aria-current')).toBe('true');
  });

  test('an input inside a row of a table is stored in that row, and closing the row closes what is open inside it (A3.30)', async () => {
    const { user, session, happens, value } = await renderForm([outer]);
    await happens(() => session.edit(ids.greet, { path: 'Dishes', action: 'AddRow', updatedValue: dish }));
    await user.click(screen.getByRole('button', { name: /Soup/, expanded: false }));
    await user.click(screen.getByRole('button', { name: /Pepper/, expanded: false }));
    await user.type(screen.getByRole('textbox', { name: 'Spice' }), 's');
    expect(value('Dishes/soup/Spices/pepper/Spice')).toBe('Peppers');
    await user.click(screen.getByRole('button', { name: /Soup/, expanded: true }));
    expect(['Dish', 'Spice'].map((name) => screen.queryByRole('textbox', { name }))).toEqual([null, null]);
  });
});
