import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { JsonValue, Property, TableDefinition } from '@confab/model';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { useModals } from '../../../../modals/modal-store.ts';
import { renderKind } from '../../testing/render-kind.tsx';

beforeEach(() => useModals.setState({ opened: [] }));

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
const row = (RowId: string, at: number, Values: JsonValue = { Name: RowId }) => ({
  RowId,
  Order: `a${String(at).padStart(5, '0')}`,
  Values,
});
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => row(`dish ${at + 1}`, at));

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

test('selecting another item clears the selection of rows (A2.5)', async () => {
  const { user, show } = await renderTable({}, rowsOf(2));
  const selected = () => document.querySelectorAll('[data-selected=true]').length;
  await user.click(rowButton(/dish 1/));
  expect(selected()).toBe(1);
  show(ids.ask);
  show(ids.greet);
  expect([titles().length, selected()]).toEqual([2, 0]);
});

describe('a paged table', () => {
  test('shows ten rows at a time, and turns its pages (A3.44, A9.40)', async () => {
    await renderTable({}, rowsOf(25));
    expect(titles()).toHaveLength(10);
    expect(within(table()).getByText('1–10 of 25')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Last page'));
    expect(titles()).toEqual(['dish 21', 'dish 22', 'dish 23', 'dish 24', 'dish 25']);
  });

  test('shows as many as its definition says', async () => {
    await renderTable({ pageSize: 3 }, rowsOf(4));
    expect(titles()).toHaveLength(3);
  });

  test('follows the selected row to another page as that moves (A4.10)', async () => {
    const { user } = await renderTable({}, rowsOf(12));
    await user.click(rowButton(/dish 10/));
    await user.click(screen.getByRole('button', { name: 'Move dish down' }));
    expect(within(table()).getByText('11–12 of 12')).toBeTruthy();
    expect(titles()).toEqual(['dish 10', 'dish 12']);
  });

  test('finds rows by what is in them', async () => {
    await renderTable({}, rowsOf(25));
    const filter = (value: string) => fireEvent.change(screen.getByLabelText('Filter Field'), { target: { value } });
    filter('dish 2');
    await waitFor(() => expect(titles()).toHaveLength(7));
    filter('dish 2zzz');
    expect(await within(table()).findByText("Nothing matches 'dish 2zzz'")).toBeTruthy();
  });
});

describe('rows', () => {
  test('are marked as new until their item is saved (A4.9)', async () => {
    const { user, session, happens, pass } = await renderKind({ type: 'Table', table: definition });
    await user.click(screen.getByRole('button', { name: 'Add dish' }));
    expect(within(table()).getByText('New')).toBeTruthy();
    await pass(400);
    await happens(async () => void (await session.saveItem(ids.greet)));
    await pass(10);
    expect(within(table()).queryByText('New')).toBeNull();
  });

  test('are filled in at once when they were added, and leave the focus beside them when they are removed', async () => {
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

  test('are dragged by their grips to another place', async () => {
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

  test('come from a spreadsheet, all in one step that can be undone', async () => {
    const { session, happens, read } = await renderTable({}, rowsOf(1));
    const clipboardData = { getData: () => 'Soup\t4.5\nTea\t2' };
    fireEvent.paste(rowButton(/dish 1/), { clipboardData });
    expect(read()).toMatchObject([{}, { Values: { Name: 'Soup', Price: 4.5 } }, { Values: { Name: 'Tea', Price: 2 } }]);
    await happens(() => void session.undo(ids.greet));
    expect(read()).toHaveLength(1);
  });

  test('go to a spreadsheet', async () => {
    const { user } = await renderTable({}, [row('r', 0, { Name: 'Soup', Price: 4.5 })]);
    await user.click(rowButton(/Soup/));
    const setData = vi.fn();
    fireEvent.copy(within(table()).getByRole('button', { name: /Soup/, expanded: true }), {
      clipboardData: { setData },
    });
    expect(setData).toHaveBeenCalledWith('text/plain', 'Soup\t4.5\t');
  });

  test('of a forced key are the default ones, others are dropped (A4.13)', async () => {
    const defaultRows = [
      { rowId: 'soup', order: 'a0', values: { Name: 'Soup', Price: 1 } },
      { rowId: 'tea', order: 'a1', values: { Name: 'Tea', Price: 2 } },
    ];
    const stored = [row('own', 0, { Name: 'Tea', Price: 9 }), row('odd', 1, { Name: 'Rum', Price: 3 })];
    const { user, read } = await renderTable({ defaultRows }, stored, { forcedValueKey: 'Name' });
    expect(titles()).toEqual(['soup', 'own']);
    await user.click(rowButton(/Soup/));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '5');
    expect(read()).toEqual(expect.arrayContaining([expect.objectContaining({ RowId: 'soup' })]));
  });

  test('say when the one to remove is gone (A8.78)', async () => {
    const { user, session, happens } = await renderTable({ tableType: 'StackedTable' }, rowsOf(2));
    await user.click(rowButton(/dish 1/));
    await user.click(screen.getByRole('button', { name: 'Remove dish' }));
    const onConfirm = askedToConfirm();
    await happens(() => session.edit(ids.greet, { path: 'P/dish 1', action: 'DeleteRow' }));
    await happens(onConfirm);
    expect(screen.getByText("Sorry, I couldn't find the row to remove")).toBeTruthy();
  });

  test('say when the one to remove stays, as in a session that takes no edits any more (A8.79)', async () => {
    const { user, session, happens } = await renderTable({ tableType: 'StackedTable' }, rowsOf(2));
    await user.click(rowButton(/dish 1/));
    await user.click(screen.getByRole('button', { name: 'Remove dish' }));
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

  test('is switched in the table, and says for 2 s how that went (A3.42, A9.27)', async () => {
    const { user, value, pass } = await renderTable({ displayColumns }, rowsOf(1));
    await pass(400);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(within(table()).getByRole('switch', { name: 'Offered: dish 1' }));
    expect(value('P/dish 1/Offered')).toBe(true);
    await pass(400);
    expect(within(table()).getByText('Saved')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(within(table()).queryByText('Saved')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(within(table()).queryByText('Saved')).toBeNull();
    vi.useRealTimers();
    expect(user).toBeTruthy();
  });

  test('shows when switching failed (A8.99, P8.63)', async () => {
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

  test('expands and collapses each row by itself, and skips those without an index (A4.12)', async () => {
    const { user } = await renderTable(stacked, [...rowsOf(2), row('blank', 5, { Name: '' })]);
    expect(titles()).toEqual(['dish 1', 'dish 2']);
    await user.click(rowButton(/dish 1/));
    await user.click(rowButton(/dish 2/));
    expect(within(table()).getAllByRole('button', { expanded: true })).toHaveLength(2);
    await user.click(within(table()).getByRole('button', { name: /dish 1/, expanded: true }));
    expect(within(table()).getAllByRole('button', { expanded: true })).toHaveLength(1);
  });

  test('warns before a row is removed (A2.42)', async () => {
    const { user, happens } = await renderTable(stacked, rowsOf(2));
    await user.click(rowButton(/dish 1/));
    await user.click(screen.getByRole('button', { name: 'Remove dish' }));
    expect(useModals.getState().opened[0]).toMatchObject({
      type: 'deleteStackedTableRow',
      props: { rowName: 'dish', title: 'dish 1' },
    });
    expect(titles()).toHaveLength(2);
    await happens(askedToConfirm());
    expect(titles()).toEqual(['dish 2']);
  });

  test('warns before a row goes that is used elsewhere, and says nothing of one that is not', async () => {
    const count = vi.fn<(rowId: string) => Promise<number>>().mockResolvedValueOnce(2).mockResolvedValueOnce(0);
    const getRowUsages = () => ({ count, show: () => undefined });
    const { user, happens } = await renderTable({}, rowsOf(2), {}, { inputsContext: { getRowUsages } });
    await user.click(rowButton(/dish 1/));
    await user.click(screen.getByRole('button', { name: 'Remove dish' }));
    await waitFor(() => expect(useModals.getState().opened[0]?.props).toMatchObject({ used: { count: 2 } }));
    expect(titles()).toHaveLength(2);
    await happens(askedToConfirm());
    expect(titles()).toEqual(['dish 2']);
    await user.click(rowButton(/dish 2/));
    await user.click(screen.getByRole('button', { name: 'Remove dish' }));
    await waitFor(() => expect(within(table()).queryAllByRole('listitem')).toEqual([]));
  });

  test('has the buttons that its definition gives to rows, and to their children (A3.40)', async () => {
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

test('an exception has a target only where it is handled by moving there', async () => {
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
    [row('r', 0, { Handling: 'Bubble' })],
  );
  await user.click(rowButton(/Bubble/));
  expect(screen.queryByText('Leads to')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'MoveToNode' }));
  expect(screen.getByText('Leads to')).toBeTruthy();
});
