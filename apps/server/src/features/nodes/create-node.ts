import { unprocessable, type BodyOf, type nodeCalls } from '@confab/contracts';
import { defaultValues } from '@confab/inputs';
import { limits, type Item } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../items/change-project.ts';
import { createItems } from '../items/create-items.ts';
import { countItems, findItem } from '../items/items.repository.ts';
import { nextOrder } from '../items/next-order.ts';
import { allows, getSchema } from '../items/schema-of.ts';
import { toItem } from '../items/to-item.ts';
import { findLayout, saveLayout } from '../workflows/layouts.repository.ts';

type Wanted = BodyOf<typeof nodeCalls.create>;

/** Makes a node in a workflow, where on the canvas it was dropped. */
export function createNode(services: Services, caller: Caller, wanted: Wanted): Promise<Item> {
  const { teamId, projectId, workflowId, nodeType } = wanted;
  const schema = getSchema('node', nodeType, 'Error creating Node using Template');
  // What cannot be copied is there once for each workflow, and came with it.
  if (!allows(schema, 'AllowDuplicate')) throw unprocessable(`A workflow has one ${schema.title} node only.`);
  return changeProject(services, caller, wanted, async (change) => {
    const { trx } = change;
    if ((await countItems(trx, { teamId, kind: 'node', projectId })) >= limits.projectNodesMax) {
      throw unprocessable(`A project can have at most ${limits.projectNodesMax} nodes.`);
    }
    const workflow = await findItem(trx, teamId, workflowId);
    if (schema.workflowTypes && !schema.workflowTypes.includes(workflow?.type ?? '')) {
      throw unprocessable(`A ${schema.title} node cannot stand in this workflow.`);
    }
    const values = { ...defaultValues(schema, services.newId), DisplayName: wanted.displayName ?? schema.title };
    const sortOrder = await nextOrder(trx, teamId, { projectId, workflowId });
    const plan = { id: services.newId(), kind: 'node', type: nodeType, projectId, workflowId, values, sortOrder } as const;
    const [row] = await createItems(trx, caller, teamId, [plan]);
    if (!row) throw new Error('A planned node is made.');
    await placeNode(trx, wanted, row.id);
    const item = toItem(row);
    change.emit({ type: 'itemAdded', item });
    return item;
  });
}

async function placeNode(trx: Db, { teamId, workflowId, x, y }: Wanted, nodeId: string) {
  if (x === undefined || y === undefined) return;
  const layout = await findLayout(trx, teamId, workflowId);
  await saveLayout(trx, teamId, { workflowId, positions: [...layout.positions, { nodeId, x, y }] });
}
