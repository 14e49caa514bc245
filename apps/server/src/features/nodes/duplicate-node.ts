import { itemMessages, notFound, refused, type BodyOf, type nodeCalls } from '@confab/contracts';
import { asNodeId, type Item } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { copyItems, getCopyName } from '../../core/items/copy-items.ts';
import { createItems } from '../../core/items/create-items.ts';
import { findItem, listSkinnyItems } from '../../core/items/items.repository.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { isActionAllowed, findSchema } from '../../core/schemas/find-schema.ts';
import { toItem } from '../../core/items/to-item.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';
import { placeNode } from '../../core/layouts/place-node.ts';

type DuplicateNodeRequest = BodyOf<typeof nodeCalls.duplicate>;
const offset = 40;

/** Copies a node and places the copy beside it. Its connectors have the targets of the original's. */
export function duplicateNode(services: Services, caller: Caller, request: DuplicateNodeRequest): Promise<Item> {
  const { teamId, projectId, workflowId, nodeId } = request;
  return changeProject(services, caller, request, async (change) => {
    const { trx } = change;
    const original = await findItem(trx, teamId, nodeId);
    if (!original) throw notFound();
    const schema = findSchema('node', original.type);
    if (!isActionAllowed(schema, 'AllowDuplicate'))
      throw refused(itemMessages.nodeNotCopyable, { title: schema?.title ?? original.type });
    await assertNodeLimit(trx, teamId, projectId, 1);
    const taken = new Set((await listSkinnyItems(trx, teamId, projectId)).map(({ displayName }) => displayName));
    const sortOrder = await getNextOrder(trx, teamId, { projectId, workflowId });
    const plans = await copyItems([original], services.newId, () => getCopyName(original.displayName, taken));
    const [row] = await createItems(
      services,
      trx,
      caller,
      teamId,
      plans.map((plan) => ({ ...plan, sortOrder })),
    );
    if (!row) throw new Error('A planned node is made.');
    const layout = await findLayout(trx, teamId, workflowId);
    const place = layout.positions.find((position) => position.nodeId === nodeId);
    // The id comes from the database.
    const copyId = asNodeId(row.id);
    if (place) await placeNode(change, request, { nodeId: copyId, x: place.x + offset, y: place.y + offset });
    const item = toItem(row);
    change.emit({ type: 'itemAdded', item });
    return item;
  });
}
