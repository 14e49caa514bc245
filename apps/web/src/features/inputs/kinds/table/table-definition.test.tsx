import type { JsonValue, Property, TableDefinition } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { renderKind } from '../../testing/render-kind.tsx';

const properties: readonly Property[] = [
  { name: 'Name', type: 'String' },
  { name: 'Price', type: 'Float' },
  { name: 'Notes', type: 'String' },
];
const definition: TableDefinition = {
  tableType: 'Regular',
  tableEntryDescription: 'dish',
  displayColumns: [
    { propertyName: 'Name', columnType: 'Heading', subheadingPropertyName: 'Notes' },
    { propertyName: 'Price', columnWidth: 3 },
  ],
  properties: [...properties],
};
const soup = aRow('soup', { Name: 'Soup', Price: 4, Notes: 'With bread' });
const unnamed = aRow('unnamed', { Name: '', Price: 5, Notes: 'Of the day' }, 'a1');

async function renderTable(changes: Partial<TableDefinition>, rows: readonly JsonValue[] = [soup, unnamed]) {
  const form = await renderKind({ type: 'Table', table: { ...definition, ...changes } });
  if (rows.length > 0)
    await form.happens(() => form.session.edit(ids.greet, { path: 'P', action: 'AddRow', updatedValue: [...rows] }));
  return form;
}
const table = () => within(screen.getByRole('group', { name: 'Field' }));
const openSoup = async ({ user }: { user: { click: (element: Element) => Promise<void> } }) =>
  user.click(table().getByRole('button', { name: /Soup/, expanded: false }));

describe('a table follows its definition', () => {
  test('a table lists its display columns with heading, subheading and width (A3.40)', async () => {
    await renderTable({});
    expect(table().getByText('Soup')).toBeTruthy();
    expect(table().getByText('With bread')).toBeTruthy();
    expect(table().getByText('Price', { ignore: 'label' }).style.flexBasis).toBe('25%');
  });

  test.each([
    ['[{"RowId"', ['The default value of the table "P" is not valid JSON.']],
    ['[]', []],
    ['', []],
    [undefined, []],
  ])(
    'a table with the default value %j is empty, and invalid JSON is logged as an error (A5.13)',
    async (given, log) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const defaultValue = given === undefined ? {} : { defaultValue: given };
      await renderKind({ type: 'Table', table: definition, ...defaultValue });
      expect(table().queryAllByRole('listitem')).toEqual([]);
      expect(logged.mock.calls.flat()).toEqual(log);
      logged.mockRestore();
    },
  );

  test('a row without a heading is named by the description column (A3.40)', async () => {
    await renderTable({ descriptionColumn: 'Notes' });
    expect(table().getByRole('button', { name: /Of the day/, expanded: false })).toBeTruthy();
  });

  test('a stacked table leaves out rows without a value in the index column (A3.40)', async () => {
    await renderTable({ tableType: 'StackedTable', indexColumn: 'Name' });
    expect(table().getAllByRole('listitem')).toHaveLength(1);
  });

  test('a table names its rows and its first and further entries as the definition does (A3.40)', async () => {
    const labels = { addFirstEntryLabel: 'Add the first dish', addParentRowLabel: 'Add another dish' };
    const { user } = await renderTable(labels, []);
    expect(table().getByText('No dish yet')).toBeTruthy();
    await user.click(table().getByRole('button', { name: 'Add the first dish' }));
    expect(table().getByRole('button', { name: 'Add another dish' })).toBeTruthy();
    expect(table().getByRole('button', { name: 'Remove New dish' })).toBeTruthy();
  });

  test('a table offers to add, remove and reorder rows only where the definition allows it (A3.40)', async () => {
    const { close } = await renderTable({});
    const names = ['Add dish', 'Remove Soup', 'Move Of the day up'];
    for (const name of names) expect(table().queryByRole('button', { name })).not.toBeNull();
    close();
    await renderTable({ allowAddRow: false, allowRemoveRow: false, allowRowReorder: false });
    for (const name of names) expect(table().queryByRole('button', { name })).toBeNull();
  });

  test('an empty table has no disabled buttons, and a read-only one has no buttons', async () => {
    const { close } = await renderTable({}, []);
    const buttons = table().getAllByRole('button');
    expect(buttons.map((button) => button.hasAttribute('disabled'))).not.toContain(true);
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'About Field',
      'Add dish',
      'More for Field',
    ]);
    close();
    await renderKind({ type: 'Table', table: definition }, undefined, [], { isReadOnly: true });
    expect(
      table()
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['About Field']);
  });

  test('the tools of a row are buttons with its name, in the order of the keyboard', async () => {
    await renderTable({});
    const soupTools = within(table().getAllByRole('listitem')[0] ?? document.body).getAllByRole('button');
    expect(soupTools.slice(1).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Move Soup down',
      'Remove Soup',
    ]);
  });

  test('the form of a row has the categories and groups of the definition (A3.40)', async () => {
    const form = await renderTable({
      categories: [{ id: 'kitchen', title: 'Kitchen' }],
      groups: [{ id: 'money', title: 'Money' }],
      properties: [
        { name: 'Name', type: 'String', categoryId: 'kitchen' },
        { name: 'Price', type: 'Float', categoryId: 'kitchen', groupId: 'money' },
        { name: 'Notes', type: 'String', categoryId: 'kitchen' },
      ],
    });
    await openSoup(form);
    expect(table().getByRole('button', { name: 'Kitchen' })).toBeTruthy();
    expect(table().getByRole('heading', { name: 'Money' })).toBeTruthy();
    expect(table().getByRole('textbox', { name: 'Price' })).toBeTruthy();
  });
});
