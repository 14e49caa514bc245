import { notFound, refused, type BodyOf, type ResultOf, type workflowCalls } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { assertRoomForNodes } from '../items/assert-room.ts';
import { changeProject } from '../items/change-project.ts';
import { copyItems, nameOfCopy } from '../items/copy-items.ts';
import { createItems } from '../items/create-items.ts';
import { findItem, listNodes, listSkinny } from '../items/items.repository.ts';
import { nextOrder } from '../items/next-order.ts';
import { allows, findSchema } from '../items/schema-of.ts';
import { toItem } from '../items/to-item.ts';
import { findLayout, saveLayout } from './layouts.repository.ts';
import { moveLayout } from './move-layout.ts';

type Wanted = BodyOf<typeof workflowCalls.duplicate>;
type Made = ResultOf<typeof workflowCalls.duplicate>;

/** Copies a workflow with its nodes inside its project; it is no second start. */
export function duplicateWorkflow(services: Services, caller: Caller, wanted: Wanted): Promise<Made> {
  const { teamId, projectId, workflowId } = wanted;
  return changeProject(services, caller, wanted, async (change) => {
    const { trx } = change;
    const original = await findItem(trx, teamId, workflowId);
    if (!original) throw notFound();
    const schema = findSchema('workflow', original.type);
    if (!allows(schema, 'AllowDuplicate'))
      throw refused(`The ${schema?.title ?? original.type} workflow cannot be copied.`);
    const items = [original, ...(await listNodes(trx, teamId, workflowId))];
    await assertRoomForNodes(trx, teamId, projectId, items.length - 1);
    const taken = new Set((await listSkinny(trx, teamId, projectId)).map(({ displayName }) => displayName));
    const name = nameOfCopy(original.displayName, taken);
    const order = await nextOrder(trx, teamId, { projectId });
    const plans = copyItems(items, services.newId, (item) => (item === original ? name : item.displayName)).map(
      (plan) =>
        plan.kind === 'workflow' ? { ...plan, sortOrder: order, values: { ...plan.values, IsStart: false } } : plan,
    );
    const copies = (await createItems(trx, caller, teamId, plans)).map(toItem);
    const [workflow, ...nodes] = copies;
    if (!workflow) throw new Error('A copied workflow has at least itself.');
    const copyOf = new Map<string, string>(items.map((item, index) => [item.id, copies[index]?.id ?? '']));
    const layout = moveLayout(await findLayout(trx, teamId, workflowId), workflow.id, copyOf);
    await saveLayout(trx, teamId, layout);
    for (const item of copies) change.emit({ type: 'itemAdded', item });
    change.emit({ type: 'layoutSaved', layout });
    return { workflow, nodes };
  });
}
