import type { Item, JsonObject, Property } from '@confab/model';
import { anItem, aRow } from '@confab/test-kit';
import { expect, it } from 'vitest';
import { toId } from '../../../editing/sender/to-id.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import { buildReferenceIndex } from './reference-index.ts';
import { renameEverywhere } from './rename-everywhere.ts';

const properties: readonly Property[] = [
  { name: 'DisplayName', type: 'String' },
  { name: 'SaveAnswerTo', type: 'Enum', displayAs: 'VariableSelector' },
];
const schema = { ...nodeSchema, properties: [...properties] };
const schemas = {
  projectSchemas: { Standard: schema },
  workflowSchemas: { Standard: nodeSchema, Module: nodeSchema },
  nodeSchemas: { Ask: schema, StartModule: schema },
  nodeCategories: [],
};

const moduleId = '00000000-0000-4000-8000-000000000031';
const [inModule, start] = ['00000000-0000-4000-8000-000000000032', '00000000-0000-4000-8000-000000000033'];

function createItem(id: string, type: string, workflowId: string | null, propertyValues: JsonObject): Item {
  return anItem({
    id: toId.item(id),
    kind: workflowId === null ? 'workflow' : 'node',
    type,
    projectId: ids.project,
    workflowId: workflowId === null ? null : toId.workflow(workflowId),
    propertyValues,
  });
}

it('a parameter of a module is not taken for the variable of the same name, so that renaming leaves the module alone', async () => {
  const saving = { DisplayName: 'Asks', SaveAnswerTo: 'Guest' };
  const world = aWorld(properties, [
    createItem(moduleId, 'Module', null, { DisplayName: 'Module' }),
    createItem(start, 'StartModule', moduleId, {
      DisplayName: 'Start',
      Parameters: [aRow('p1', { Name: 'Guest' })],
    }),
    createItem(inModule, 'Ask', moduleId, saving),
  ]);
  const { session } = await world.open('ada');
  session.openWorkflow(moduleId);
  await world.clock.pass(100);
  session.edit(ids.ask, { path: 'SaveAnswerTo', action: 'ValueChanged', updatedValue: 'Guest' });
  const index = buildReferenceIndex(session, schemas, new WeakMap());
  const itemIds = index?.find('variable', 'Guest').map(({ itemId }) => itemId) ?? [];
  expect(itemIds).toEqual([ids.ask]);
  renameEverywhere(session, schemas, {
    kind: 'variable',
    from: 'Guest',
    to: 'Visitor',
    namePath: 'DisplayName',
    itemIds,
  });
  expect([session.getValue(ids.ask, 'SaveAnswerTo'), session.getValue(inModule, 'SaveAnswerTo')]).toEqual([
    'Visitor',
    'Guest',
  ]);
});
