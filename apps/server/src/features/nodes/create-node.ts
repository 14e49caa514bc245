import { itemMessages, nodeCalls, unprocessable, type BodyOf } from '@confab/contracts';
import { createDefaultValues } from '@confab/inputs';
import { asNodeId, getNodeTypeFacts, type Item, type TeamId, type WorkflowId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { createItems } from '../../core/items/create-items.ts';
import { findItem, listNodes } from '../../core/items/items.repository.ts';
import { assertNodeAllowed } from '../../core/items/assert-node-allowed.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { isActionAllowed, getSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft, toItem } from '../../core/items/to-item.ts';
import { placeNode } from '../../core/layouts/place-node.ts';
import { createReturnSources } from './create-return-sources.ts';

type CreateNodeRequest = BodyOf<typeof nodeCalls.create>;

/** Creates a node in a workflow, at the position where it was dropped. */
export function createNode(services: Services, caller: Caller, request: CreateNodeRequest): Promise<Item> {
  const { teamId, projectId, workflowId, nodeType } = request;
  const schema = getSchema('node', nodeType, nodeCalls.create.fallbackMessage);
  // A node type that cannot be duplicated exists once in a workflow and is created with it.
  if (!isActionAllowed(schema, 'AllowDuplicate'))
    throw unprocessable(itemMessages.onlyOneNode, { title: schema.title });
  return changeProject(services, caller, request, async (change) => {
    const { trx } = change;
    await assertNodeLimit(trx, teamId, projectId, 1);
    const workflow = await findItem(trx, teamId, workflowId);
    await assertNodeAllowed(trx, schema, { teamId, projectId, workflowType: workflow?.type });
    const start = getNodeTypeFacts(nodeType).returnsFromModule
      ? await findModuleStart(trx, teamId, workflowId)
      : undefined;
    const values = {
      ...createDefaultValues(schema, services.newId),
      ...(start && { Sources: createReturnSources(start, services.newId) }),
      DisplayName: request.displayName ?? schema.title,
    };
    const sortOrder = await getNextOrder(trx, teamId, { projectId, workflowId });
    const plan = {
      id: services.newId(),
      kind: 'node',
      type: nodeType,
      projectId,
      workflowId,
      values,
      sortOrder,
    } as const;
    const [row] = await createItems(services, trx, caller, teamId, [plan]);
    if (!row) throw new Error('A planned node is made.');
    const { x, y } = request;
    // The id comes from the database. The place is published first, so that a canvas draws the node there from the beginning.
    if (x !== undefined && y !== undefined) await placeNode(change, request, { nodeId: asNodeId(row.id), x, y });
    const item = toItem(row);
    change.emit({ type: 'itemAdded', item });
    return item;
  });
}

/** The values of a module's StartModule node. */
async function findModuleStart(trx: Db, teamId: TeamId, workflowId: WorkflowId) {
  const start = (await listNodes(trx, teamId, workflowId)).find(
    ({ type }) => getNodeTypeFacts(type).declaresParameters,
  );
  return start && parseDraft(start.draft);
}
