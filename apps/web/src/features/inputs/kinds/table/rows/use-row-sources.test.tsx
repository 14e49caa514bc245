import { projectEventSchema } from '@confab/contracts';
import { screen } from '@testing-library/react';
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
/** Its only parameter has no name yet. */
const start: AddedItem = {
  ...common,
  id: toId.item('00000000-0000-4000-8000-000000000099'),
  kind: 'node',
  type: 'StartModule',
  workflowId: moduleId,
  propertyValues: { Parameters: [{ RowId: 'p', Order: 'a0', Values: { Name: '', IOType: 'input' } }] },
};

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

test.each([
  ['ModuleParamAssignments', 'The module takes nothing. Parameters are added at its start.'],
  ['OutParamAssignments', 'The module returns nothing. Parameters are added at its start.'],
] as const)('the table %s of a module without parameters says where they are added', async (tableType, sentence) => {
  const columns = [{ name: 'Name', type: 'String' }] as const;
  const table = { tableType, properties: [...columns], displayColumns: [{ propertyName: 'Name' }] };
  const called = { name: 'TargetWorkflowId', type: 'Enum', label: 'Module', displayAs: 'ModuleSelector' } as const;
  const { user, client, happens } = await renderKind({ type: 'Table', table }, undefined, [called]);
  await happens(() => {
    client.push('ProjectEvent', added(1, module));
    client.push('ProjectEvent', added(2, start));
  });
  expect(screen.queryByText(sentence)).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Module' }));
  await user.click(await screen.findByRole('option', { name: 'Orders' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});
