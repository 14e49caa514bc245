import { itemMessages, nodeCalls, notFound, unprocessable, type BodyOf } from '@confab/contracts';
import { createDefaultValues } from '@confab/inputs';
import {
  asNodeId,
  getNodeTypeFacts,
  toStoredId,
  type Item,
  type NodeId,
  type TeamId,
  type WorkflowId,
} from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { createItems } from '../../core/items/create-items.ts';
import { isItemIdTaken } from '../../core/items/deleted-items.repository.ts';
import { findItem, listNodes } from '../../core/items/items.repository.ts';
import { assertNodeAllowed } from '../../core/items/assert-node-allowed.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { isActionAllowed, getSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft, toItem } from '../../core/items/to-item.ts';
import { placeNode } from '../../core/layouts/place-node.ts';
import { createReturnSources } from './create-return-sources.ts';

type CreateNodeRequest = BodyOf<typeof nodeCalls.create>;

/**
 * Creates a node in a workflow, at the position where it was dropped. A repeated request returns the node that the
 * first one created, and moves it to the position of the repeated request.
 */
export function createNode(services: Services, caller: Caller, request: CreateNodeRequest): Promise<Item> {
  const { teamId, projectId, workflowId, nodeType } = request;
  const schema = getSchema('node', nodeType, nodeCalls.create.fallbackMessage);
  // A node type that cannot be duplicated exists once in a workflow and is created with it.
  if (!isActionAllowed(schema, 'AllowDuplicate'))
    throw unprocessable(itemMessages.onlyOneNode, { title: schema.title });
  const id = request.newNodeId && toStoredId(request.newNodeId);
  return changeProject(services, caller, request, async (change) => {
    const { trx } = change;
    const created = id && (await findCreated(trx, request, id));
    if (created) {
      await place(change, request, id);
      return created;
    }
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
      id: id ?? services.newId(),
      kind: 'node',
      type: nodeType,
      projectId,
      workflowId,
      values,
      sortOrder,
    } as const;
    const [row] = await createItems(services, trx, caller, teamId, [plan]);
    if (!row) throw new Error('A planned node is made.');
    // The id comes from the database. The place is published first, so that a canvas draws the node there from the beginning.
    await place(change, request, asNodeId(row.id));
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

/** The node of an earlier request with this id. @throws not found when the id belongs to something else */
async function findCreated(trx: Db, { teamId, workflowId }: CreateNodeRequest, id: NodeId): Promise<Item | undefined> {
  const item = await findItem(trx, teamId, id);
  if (item?.kind === 'node' && item.workflowId === toStoredId(workflowId)) return toItem(item);
  if (await isItemIdTaken(trx, id)) throw notFound();
  return undefined;
}

async function place(change: ProjectChange, request: CreateNodeRequest, nodeId: NodeId): Promise<void> {
  const { x, y } = request;
  if (x !== undefined && y !== undefined) await placeNode(change, request, { nodeId, x, y });
}
