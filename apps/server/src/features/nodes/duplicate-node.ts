import { forbidden, notFound, type BodyOf, type nodeCalls } from '@confab/contracts';
import type { Item } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../items/change-project.ts';
import { copyItems, nameOfCopy } from '../items/copy-items.ts';
import { createItems } from '../items/create-items.ts';
import { findItem, listSkinny } from '../items/items.repository.ts';
import { nextOrder } from '../items/next-order.ts';
import { allows, findSchema } from '../items/schema-of.ts';
import { toItem } from '../items/to-item.ts';
import { findLayout, saveLayout } from '../workflows/layouts.repository.ts';

type Wanted = BodyOf<typeof nodeCalls.duplicate>;
const offset = 40;

/** Copies a node beside itself; its connectors lead where the original's lead. */
export function duplicateNode(services: Services, caller: Caller, wanted: Wanted): Promise<Item> {
  const { teamId, projectId, workflowId, nodeId } = wanted;
  return changeProject(services, caller, wanted, async (change) => {
    const { trx } = change;
    const original = await findItem(trx, teamId, nodeId);
    if (!original) throw notFound();
    if (!allows(findSchema('node', original.type), 'AllowDuplicate')) throw forbidden();
    const taken = new Set((await listSkinny(trx, teamId, projectId)).map(({ displayName }) => displayName));
    const plans = copyItems([original], services.newId, () => nameOfCopy(original.displayName, taken));
    const sortOrder = await nextOrder(trx, teamId, { projectId, workflowId });
    const [row] = await createItems(trx, caller, teamId, plans.map((plan) => ({ ...plan, sortOrder })));
    if (!row) throw new Error('A planned node is made.');
    const layout = await findLayout(trx, teamId, workflowId);
    const place = layout.positions.find((position) => position.nodeId === nodeId);
    if (place) {
      const copy = { nodeId: row.id, x: place.x + offset, y: place.y + offset };
      await saveLayout(trx, teamId, { workflowId, positions: [...layout.positions, copy] });
    }
    const item = toItem(row);
    change.emit({ type: 'itemAdded', item });
    return item;
  });
}
