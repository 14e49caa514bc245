import type { TableDefinition } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { renderKind } from '../../testing/render-kind.tsx';

const displayColumns: TableDefinition['displayColumns'] = [{ propertyName: 'Name', columnType: 'Heading' }];

const dishes = [
  aRow('Soup', { Name: 'Soup', Spices: [aRow('Salt', { Name: 'Salt' }), aRow('Dill', { Name: 'Dill' }, 1)] }),
  aRow('Fish', { Name: 'Fish' }, 1),
  aRow('Cake', { Name: 'Cake' }, 2),
];

const getRow = (name: string) => {
  const found = screen.getAllByRole('button').find(({ dataset }) => dataset['row'] === name);
  if (!found) throw new Error('The row is not shown');
  return found;
};

const listDishes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row-id]')]
    .filter((one) => one.parentElement?.closest('[data-row-id]') === null)
    .map(({ dataset }) => dataset['rowId']);

/** A table of dishes, the first of which is open and shows its table of spices. */
async function renderDishes(spices: Partial<TableDefinition> = {}) {
  const inner: TableDefinition = {
    tableType: 'Regular',
    displayColumns,
    properties: [{ name: 'Name', type: 'String' }],
    ...spices,
  };
  const outer: TableDefinition = {
    tableType: 'Regular',
    displayColumns,
    properties: [
      { name: 'Name', type: 'String' },
      { name: 'Spices', type: 'Table', label: 'Spices', table: inner },
    ],
  };
  const form = await renderKind({ type: 'Table', table: outer });
  await form.happens(() => form.session.edit(ids.greet, { path: 'P', action: 'AddRow', updatedValue: dishes }));
  await form.user.click(getRow('Soup'));
  return form;
}

test('copying a row of a table inside a row copies that row, not the one around it', async () => {
  const { user } = await renderDishes();
  await user.click(getRow('Salt'));
  const setData = vi.fn();
  fireEvent.copy(getRow('Salt'), { clipboardData: { setData } });
  expect(setData.mock.calls).toEqual([['text/plain', 'Salt']]);
});

test('pasting into a table inside a row that accepts no rows adds none around it', async () => {
  await renderDishes({ allowAddRow: false });
  fireEvent.paste(getRow('Salt'), { clipboardData: { getData: () => 'Bread' } });
  expect(listDishes()).toEqual(['Soup', 'Fish', 'Cake']);
});

test('a row that is dropped on a row inside another row is placed beside the outer row', async () => {
  await renderDishes();
  const grip = document.querySelector('[data-grip="Cake"]');
  if (!grip) throw new Error('There is nothing to drag');
  const dataTransfer = { effectAllowed: '', setDragImage: () => undefined };
  fireEvent.dragStart(grip, { dataTransfer });
  fireEvent.dragOver(getRow('Dill'), { dataTransfer, clientY: 5 });
  fireEvent.drop(getRow('Dill'), { dataTransfer });
  expect(listDishes()).toEqual(['Soup', 'Cake', 'Fish']);
});
