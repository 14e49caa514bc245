import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JsonValue, Property, TableDefinition } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { advanceTime } from '../../../../testing/advance-time.ts';
import { ids } from '../../../../testing/editing/world.ts';
import { useModals } from '../../../../modals/modal-store.ts';
import { renderKind } from '../../testing/render-kind.tsx';
import { RemoveRowModal } from './commands/remove-row-modal.tsx';
import { clearToasts, closeModals, listToasts } from '../../../../testing/modals-and-toasts.ts';

beforeEach(() => {
  closeModals();
  clearToasts();
});

const definition: TableDefinition = {
  tableType: 'Regular',
  tableEntryDescription: 'dish',
  displayColumns: [{ propertyName: 'Name', columnType: 'Heading' }, { propertyName: 'Price' }],
  properties: [
    { name: 'Name', type: 'String' },
    { name: 'Price', type: 'Float' },
    { name: 'Offered', type: 'Bool' },
  ],
};
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => aRow(`dish ${at + 1}`, { Name: `dish ${at + 1}` }, at));

async function renderTable(
  table: Partial<TableDefinition>,
  rows: readonly JsonValue[],
  more: Partial<Property> = {},
  settings: Parameters<typeof renderKind>[3] = {},
) {
  const form = await renderKind(
    { type: 'Table', table: { ...definition, ...table }, ...more },
    undefined,
    [],
    settings,
  );
  await form.happens(() => form.session.edit(ids.greet, { path: 'P', action: 'AddRow', updatedValue: [...rows] }));
  return form;
}
const table = () => screen.getByRole('group', { name: 'Field' });
const rowButton = (name: RegExp | string) => within(table()).getByRole('button', { name, expanded: false });
const titles = () =>
  within(table())
    .getAllByRole('listitem')
    .map((one) => one.querySelector('[data-row]')?.getAttribute('data-row'));

/** The confirm action of the open modal. */
function askedToConfirm(): () => void {
  const [modal] = useModals.getState().opened;
  if (!modal || !('onConfirm' in modal.props)) throw new Error('Nothing was asked');
  return modal.props.onConfirm as () => void;
}

test('selecting another item clears the row selection (A2.5)', async () => {
  const { user, show } = await renderTable({}, rowsOf(2));
  const selected = () => document.querySelectorAll('[data-selected=true]').length;
  await user.click(rowButton(/dish 1/));
  expect(selected()).toBe(1);
  show(ids.ask);
  show(ids.greet);
  expect([titles().length, selected()]).toEqual([2, 0]);
});

describe('a paged table', () => {
  test('a table shows ten rows per page, with page navigation (A3.44, A9.40)', async () => {
    await renderTable({}, rowsOf(25));
    expect(titles()).toHaveLength(10);
    expect(within(table()).getByText('1–10 of 25')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Last page'));
    expect(titles()).toEqual(['dish 21', 'dish 22', 'dish 23', 'dish 24', 'dish 25']);
  });

  test('a table shows as many rows per page as its definition sets', async () => {
    await renderTable({ pageSize: 3 }, rowsOf(4));
    expect(titles()).toHaveLength(3);
  });

  test('a table goes to the page of the selected row when the row moves (A4.10)', async () => {
    const { user } = await renderTable({}, rowsOf(12));
    await user.click(rowButton(/dish 10/));
    await user.click(screen.getByRole('button', { name: 'Move dish 10 down' }));
    expect(within(table()).getByText('11–12 of 12')).toBeTruthy();
    expect(titles()).toEqual(['dish 10', 'dish 12']);
  });

  test('typing in a row looks no row up among all rows', async () => {
    const { user } = await renderTable({}, rowsOf(200));
    await user.click(rowButton(/dish 1 /));
    const includes = vi.spyOn(Array.prototype, 'includes');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    const longLists = includes.mock.contexts.filter((list) => Array.isArray(list) && list.length >= 200);
    includes.mockRestore();
    expect(longLists).toHaveLength(0);
  });

  test('the filter of a table finds rows by their values', async () => {
    await renderTable({}, rowsOf(25));
    const filter = (value: string) => fireEvent.change(screen.getByLabelText('Filter Field'), { target: { value } });
    filter('dish 2');
    await waitFor(() => expect(titles()).toHaveLength(7));
    filter('dish 2zzz');
    expect(await within(table()).findByText("Nothing matches 'dish 2zzz'")).toBeTruthy();
  });
});

describe('rows', () => {
  test('added rows are marked as new until the item is saved (A3.27, A4.9)', async () => {
    const { user, session, happens, pass } = await renderKind({ type: 'Table', table: definition });
    await user.click(screen.getByRole('button', { name: 'Add dish' }));
    expect(within(table()).getByText('New')).toBeTruthy();
    await pass(400);
    await happens(async () => void (await session.saveItem(ids.greet)));
    await pass(10);
    expect(within(table()).queryByText('New')).toBeNull();
  });

  test('adding a row focuses its first input, and removing a row focuses its neighbour', async () => {
    const { user } = await renderTable({}, rowsOf(2));
    await user.click(screen.getByRole('button', { name: /^Add/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
    await user.keyboard('Soup');
    rowButton(/dish 1/).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(document.activeElement).toBe(rowButton(/dish 2/)));
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(document.activeElement).toBe(within(table()).getByRole('button', { name: /Soup/, expanded: true })),
    );
  });

  test('when undo removes a row that has the focus, its neighbour gets it, or the button that adds rows if it was the only one', async () => {
    const { user, session, happens } = await renderTable({}, rowsOf(1));
    const add = () => screen.getByRole('button', { name: /^Add/ });
    await user.click(add());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
    await happens(() => void session.undo(ids.greet));
    expect(document.activeElement).toBe(rowButton(/dish 1/));
    await happens(() => session.edit(ids.greet, { path: 'P/dish 1', action: 'DeleteRow' }));
    expect(document.activeElement).toBe(add());
  });

  test('a key pressed immediately afterwards acts on the row that was added, moved, removed or shown', async () => {
    const { read } = await renderTable({}, rowsOf(13));
    const user = userEvent.setup({ delay: null });
    act(() => rowButton(/dish 10/).focus());
    await user.keyboard('{ArrowDown}{Delete}{Delete}');
    expect(titles()).toEqual(['dish 13']);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}{Delete}');
    expect(titles()).toHaveLength(10);
    expect(titles()).not.toContain('dish 13');
    act(() => screen.getByRole('button', { name: /^Add/ }).focus());
    await user.keyboard('{Enter}Soup');
    expect(read()).toMatchObject([...Array.from({ length: 10 }, () => ({})), { Values: { Name: 'Soup' } }]);
  });

  test('a row can be dragged by its handle to another position', async () => {
    await renderTable({}, rowsOf(3));
    const [first, , last] = within(table()).getAllByRole('listitem');
    const grip = first?.querySelector('[data-grip]');
    if (!grip || !last) throw new Error('There is nothing to drag');
    const dataTransfer = { setDragImage: vi.fn() };
    fireEvent.dragStart(grip, { dataTransfer });
    fireEvent.dragOver(last, { dataTransfer, clientY: 5 });
    expect(last.getAttribute('data-drop')).toBe('after');
    fireEvent.drop(last, { dataTransfer });
    expect(titles()).toEqual(['dish 2', 'dish 3', 'dish 1']);
  });

  test('rows can be pasted from a spreadsheet and undone in one step', async () => {
    const { session, happens, read } = await renderTable({}, rowsOf(1));
    const clipboardData = { getData: () => 'Soup\t4.5\nTea\t2' };
    fireEvent.paste(rowButton(/dish 1/), { clipboardData });
    expect(read()).toMatchObject([{}, { Values: { Name: 'Soup', Price: 4.5 } }, { Values: { Name: 'Tea', Price: 2 } }]);
    await happens(() => void session.undo(ids.greet));
    expect(read()).toHaveLength(1);
  });

  test('rows can be copied to a spreadsheet', async () => {
    const { user } = await renderTable({}, [aRow('r', { Name: 'Soup', Price: 4.5 })]);
    await user.click(rowButton(/Soup/));
    const setData = vi.fn();
    fireEvent.copy(within(table()).getByRole('button', { name: /Soup/, expanded: true }), {
      clipboardData: { setData },
    });
    expect(setData).toHaveBeenCalledWith('text/plain', 'Soup\t4.5\t');
    expect(listToasts()).toEqual(['Copied to clipboard']);
  });

  test('copying all rows shows a toast, even when the browser refuses it (A8.102)', async () => {
    const { user } = await renderTable({}, [aRow('r', { Name: 'Soup', Price: 4.5 })]);
    const copyAll = async () => {
      await user.click(within(table()).getByRole('button', { name: /^More/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Copy all rows' }));
    };
    await copyAll();
    expect(await navigator.clipboard.readText()).toBe('Soup\t4.5\t');
    await waitFor(() => expect(listToasts()).toEqual(['Copied to clipboard']));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await copyAll();
    await waitFor(() => expect(listToasts()[0]).toBe('The browser did not allow copying.'));
  });

  test('a table with a forced value key shows only its default rows (A3.27, A4.13)', async () => {
    const defaultRows = [
      { rowId: 'soup', order: 'a0', values: { Name: 'Soup', Price: 1 } },
      { rowId: 'tea', order: 'a1', values: { Name: 'Tea', Price: 2 } },
    ];
    const stored = [aRow('own', { Name: 'Tea', Price: 9 }), aRow('odd', { Name: 'Rum', Price: 3 }, 1)];
    const { user, read } = await renderTable({ defaultRows }, stored, { forcedValueKey: 'Name' });
    expect(titles()).toEqual(['soup', 'own']);
    await user.click(rowButton(/Soup/));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '5');
    expect(read()).toEqual(expect.arrayContaining([expect.objectContaining({ RowId: 'soup' })]));
  });

  test('removing a row that no longer exists shows an error (A8.78)', async () => {
    const { user, session, happens } = await renderTable({ tableType: 'StackedTable' }, rowsOf(2));
    await user.click(rowButton(/dish 1/));
    await user.click(screen.getByRole('button', { name: 'Remove dish 1' }));
    const onConfirm = askedToConfirm();
    await happens(() => session.edit(ids.greet, { path: 'P/dish 1', action: 'DeleteRow' }));
    await happens(onConfirm);
    expect(screen.getByText("Sorry, I couldn't find the row to remove")).toBeTruthy();
  });

  test('a row that could not be removed shows an error (A8.79)', async () => {
    const { user, session, happens } = await renderTable({ tableType: 'StackedTable' }, rowsOf(2));
    await user.click(rowButton(/dish 1/));
    await user.click(screen.getByRole('button', { name: 'Remove dish 1' }));
    session.edit = () => undefined;
    await happens(askedToConfirm());
    expect(screen.getByText('Sorry, there was a problem with deletion')).toBeTruthy();
    expect(titles()).toEqual(['dish 1', 'dish 2']);
  });
});

describe('a toggle column', () => {
  const displayColumns: TableDefinition['displayColumns'] = [
    {
      propertyName: 'Name',
      columnType: 'Heading',
      subheadingFixedValue: '{count} allergen{s}',
      subheadingPropertyName: 'Price',
    },
    { propertyName: 'Offered', columnType: 'Toggle' },
  ];

  test('a toggle column is switched in the row and shows the result for 2 s (A3.42, A9.27)', async () => {
    const { user, value, pass } = await renderTable({ displayColumns }, rowsOf(1));
    await pass(400);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(within(table()).getByRole('switch', { name: 'Offered: dish 1' }));
    expect(value('P/dish 1/Offered')).toBe(true);
    await pass(400);
    expect(within(table()).getByText('Saved')).toBeTruthy();
    await advanceTime(1_900);
    expect(within(table()).queryByText('Saved')).toBeTruthy();
    await advanceTime(200);
    expect(within(table()).queryByText('Saved')).toBeNull();
    vi.useRealTimers();
    expect(user).toBeTruthy();
  });

  test('a toggle column shows a failed change (A8.99, P8.63)', async () => {
    const columns = definition.properties.map((one) =>
      one.name === 'Offered' ? { ...one, flags: ['readonly'] } : one,
    );
    const { pass } = await renderTable({ displayColumns, properties: columns }, rowsOf(1));
    await pass(400);
    fireEvent.click(within(table()).getByRole('switch', { name: 'Offered: dish 1' }));
    await pass(400);
    expect(within(table()).getByText('Failed')).toBeTruthy();
  });
});

describe('a stacked table', () => {
  const stacked: Partial<TableDefinition> = { tableType: 'StackedTable', indexColumn: 'Name' };

  test('a stacked table expands rows independently and skips rows without an index (A2.109, A4.12)', async () => {
    const { user } = await renderTable(stacked, [...rowsOf(2), aRow('blank', { Name: '' }, 5)]);
    expect(titles()).toEqual(['dish 1', 'dish 2']);
    await user.click(rowButton(/dish 1/));
    await user.click(rowButton(/dish 2/));
    expect(within(table()).getAllByRole('button', { expanded: true })).toHaveLength(2);
    await user.click(within(table()).getByRole('button', { name: /dish 1/, expanded: true }));
    expect(within(table()).getAllByRole('button', { expanded: true })).toHaveLength(1);
  });

  test('a stacked table asks before a row is removed (A2.42)', async () => {
    const { user, happens } = await renderTable(stacked, rowsOf(2));
    await user.click(rowButton(/dish 1/));
    await user.click(screen.getByRole('button', { name: 'Remove dish 1' }));
    expect(useModals.getState().opened[0]).toMatchObject({
      type: 'deleteStackedTableRow',
      props: { rowName: 'dish', title: 'dish 1' },
    });
    expect(titles()).toHaveLength(2);
    await happens(askedToConfirm());
    expect(titles()).toEqual(['dish 2']);
  });

  test('a table asks before a row that is used elsewhere is removed, but not before an unused row', async () => {
    const count = vi.fn<(rowId: string) => Promise<number>>().mockResolvedValueOnce(2).mockResolvedValueOnce(0);
    const getRowUsages = () => ({ count, show: () => undefined });
    const { user, happens } = await renderTable({}, rowsOf(2), {}, { inputsContext: { getRowUsages } });
    await user.click(rowButton(/dish 1/));
    await user.click(screen.getByRole('button', { name: 'Remove dish 1' }));
    await waitFor(() => expect(useModals.getState().opened[0]?.props).toMatchObject({ used: { count: 2 } }));
    expect(titles()).toHaveLength(2);
    await happens(askedToConfirm());
    expect(titles()).toEqual(['dish 2']);
    await user.click(rowButton(/dish 2/));
    await user.click(screen.getByRole('button', { name: 'Remove dish 2' }));
    await waitFor(() => expect(within(table()).queryAllByRole('listitem')).toEqual([]));
  });

  test('a table asks before a row is removed whose usages could not be counted', async () => {
    const getRowUsages = () => ({ count: async () => undefined, show: () => undefined });
    const { user } = await renderTable({}, rowsOf(2), {}, { inputsContext: { getRowUsages } });
    await user.click(rowButton(/dish 1/));
    await user.click(screen.getByRole('button', { name: 'Remove dish 1' }));
    await waitFor(() => expect(useModals.getState().opened).toHaveLength(1));
    expect(titles()).toHaveLength(2);
    const used = { count: undefined, onShow: () => undefined };
    renderPage(
      fakeApi({}).api,
      <RemoveRowModal rowName="dish" title="dish 1" used={used} onConfirm={vi.fn()} onClose={vi.fn()} />,
    );
    expect((await screen.findByRole('dialog')).textContent).toContain(
      "Could not check where 'dish 1' is used in this project.",
    );
  });

  test('a stacked table has the actions that its definition sets for rows and child rows (A3.40)', async () => {
    const child: TableDefinition = { ...definition, tableEntryDescription: 'spice' };
    const { user } = await renderTable(
      {
        ...stacked,
        properties: [
          { name: 'Name', type: 'String' },
          { name: 'Spices', type: 'Table', label: 'Spices', table: child },
        ],
        displayColumns: [{ propertyName: 'Name', columnType: 'Heading' }],
        childTable: 'Spices',
        addParentRowLabel: 'One more dish',
        addChildRowLabel: 'One more spice',
        parentActions: [{ action: 'movedown', label: 'Lower' }, { action: 'delete' }],
        childActions: [{ action: 'edit', extraData: 'rightPanel' }],
      },
      rowsOf(2),
    );
    expect(screen.getByRole('button', { name: 'One more dish' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lower: dish 1' }));
    expect(titles()).toEqual(['dish 2', 'dish 1']);
    await user.click(rowButton(/dish 2/));
    await user.click(screen.getByRole('button', { name: 'One more spice' }));
    await user.click(screen.getByRole('button', { name: 'Edit New spice' }));
    expect(useModals.getState().opened[0]).toMatchObject({ type: 'PropertiesModal', props: { mode: 'rightPanel' } });
  });
});

test('an exception shows a target only if it is handled by moving to a node', async () => {
  const handlings = ['Bubble', 'MoveToNode', 'QueueErrorMessage', 'ErrorMessageAndStop', 'Ignore'];
  const { user } = await renderTable(
    {
      tableType: 'Exceptions',
      displayColumns: [{ propertyName: 'Handling', columnType: 'Heading' }],
      properties: [
        { name: 'Handling', type: 'Enum', enumValues: handlings, displayAs: 'radio' },
        { name: 'TargetNodeId', type: 'TargetNode', label: 'Leads to' },
      ],
    },
    [aRow('r', { Handling: 'Bubble' })],
  );
  await user.click(rowButton(/Bubble/));
  expect(screen.queryByText('Leads to')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'MoveToNode' }));
  expect(screen.getByText('Leads to')).toBeTruthy();
});

test('the row for everything else stays last: it cannot be moved, nor another row below it', async () => {
  const { user } = await renderTable(
    { defaultRows: [{ rowId: 'dish 3', order: 'a00002', values: { Kind: 'Default' } }] },
    rowsOf(3),
  );
  const press = async (name: RegExp, keys: string) => {
    rowButton(name).focus();
    await user.keyboard(keys);
    return titles();
  };
  expect(await press(/dish 3/, '{Alt>}{ArrowUp}{/Alt}')).toEqual(['dish 1', 'dish 2', 'dish 3']);
  expect(await press(/dish 2/, '{Alt>}{ArrowDown}{/Alt}')).toEqual(['dish 1', 'dish 2', 'dish 3']);
  expect(await press(/dish 2/, '{Alt>}{ArrowUp}{/Alt}')).toEqual(['dish 2', 'dish 1', 'dish 3']);
});
