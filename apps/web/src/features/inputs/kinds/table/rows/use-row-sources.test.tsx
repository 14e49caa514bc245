import { projectEventSchema } from '@confab/contracts';
import type { JsonObject, TableDefinition } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { toId } from '../../../../../editing/sender/to-id.ts';
import { ids } from '../../../../../testing/editing/world.ts';
import { renderKind } from '../../../testing/render-kind.tsx';

const moduleId = toId.workflow('00000000-0000-4000-8000-000000000098');

type AddedItem = Extract<z.output<typeof projectEventSchema>, { readonly item: unknown }>['item'];

const common = {
  projectId: ids.project,
  displayName: 'Orders',
  version: 1,
  isDirty: false,
  order: 'a0',
  lastUpdatedUtc: '2026-01-01T00:00:00Z',
} as const;
const module: AddedItem = {
  ...common,
  id: moduleId,
  kind: 'workflow',
  type: 'Module',
  workflowId: null,
  propertyValues: { DisplayName: 'Orders' },
};
/** Its start, where its parameters are declared. */
const createStart = (parameters: readonly JsonObject[]): AddedItem => ({
  ...common,
  id: toId.item('00000000-0000-4000-8000-000000000099'),
  kind: 'node',
  type: 'StartModule',
  workflowId: moduleId,
  propertyValues: {
    // Only the order of rows matters, not that of the list.
    Parameters: parameters.map((values, at) => aRow(`p${at}`, values, at)).toReversed(),
  },
});

/** The event that a colleague has added an item. */
function added(seq: number, item: AddedItem) {
  return z.encode(projectEventSchema, {
    type: 'itemAdded',
    teamId: ids.team,
    projectId: ids.project,
    seq,
    authorId: ids.account,
    authorName: 'grace',
    changerConnectionId: 'grace',
    item,
  });
}

/** Renders the table of a node that calls the module, and chooses the module. */
async function renderCall(parameters: readonly JsonObject[], more: Partial<TableDefinition> = {}) {
  const table: TableDefinition = {
    tableType: 'ModuleParamAssignments',
    properties: [
      { name: 'Name', type: 'String' },
      { name: 'Value', type: 'String', label: 'Value' },
    ],
    displayColumns: [{ propertyName: 'Name', columnType: 'Heading' }],
    ...more,
  };
  const called = { name: 'TargetWorkflowId', type: 'Enum', label: 'Module', displayAs: 'ModuleSelector' } as const;
  const form = await renderKind({ type: 'Table', table }, undefined, [called]);
  await form.happens(() => {
    form.client.push('ProjectEvent', added(1, module));
    form.client.push('ProjectEvent', added(2, createStart(parameters)));
  });
  expect(screen.queryByText(/Add parameters in its Start node/)).toBeNull();
  await form.user.click(screen.getByRole('combobox', { name: 'Module' }));
  await form.user.click(await screen.findByRole('option', { name: 'Orders' }));
  return form;
}

test.each([
  ['ModuleParamAssignments', 'This module takes no values. Add parameters in its Start node.'],
  ['OutParamAssignments', 'This module returns no values. Add parameters in its Start node.'],
] as const)('the table %s of a module without parameters explains where to add them', async (tableType, sentence) => {
  // Its only parameter has no name yet.
  await renderCall([{ Name: '', IOType: 'input' }], { tableType });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('the row of a parameter can be removed only when it has a value', async () => {
  const { user, session, happens } = await renderCall([{ Name: 'Size', Type: 'string', IOType: 'input' }]);
  const row = await screen.findByRole('button', { name: /^Size/, expanded: false });
  const findRemove = () => screen.queryByRole('button', { name: 'Remove Size' });
  expect(findRemove()).toBeNull();
  row.focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByText("Sorry, I couldn't find the row to remove")).toBeNull();
  const updatedValue = aRow('p0', { Value: 'big' });
  await happens(() => session.edit(ids.greet, { path: 'P', action: 'AddRow', updatedValue }));
  expect(findRemove()).toBeTruthy();
});

test('the rows have the order of the parameters', async () => {
  await renderCall([
    { Name: 'Size', Type: 'string', IOType: 'input' },
    { Name: 'Count', Type: 'int', IOType: 'input' },
  ]);
  const rows = await screen.findAllByRole('button', { name: /^(Size|Count)/, expanded: false });
  expect(rows.map(({ textContent }) => /Size|Count/.exec(textContent)?.[0])).toEqual(['Size', 'Count']);
});

test('a row that the filter finds shows the type of its own parameter', async () => {
  await renderCall(
    [
      { Name: 'Size', Type: 'string', IOType: 'input' },
      { Name: 'Count', Type: 'int', IOType: 'input' },
    ],
    { pageSize: 1 },
  );
  fireEvent.change(await screen.findByLabelText('Filter Field'), { target: { value: 'count' } });
  const row = await screen.findByRole('button', { name: /^Count/, expanded: false });
  expect(within(row).getByText('Whole number')).toBeTruthy();
});
