import { orderBetween } from '@confab/inputs';
import { asWorkflowId, itemLevels } from '@confab/model';
import { itemMessages, notFound, refused, type BodyOf, type ResultOf, type workflowCalls } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { copyItems, getCopyName } from '../../core/items/copy-items.ts';
import { createItems } from '../../core/items/create-items.ts';
import { findItem, listNodes, listSkinnyItems, type ItemRow } from '../../core/items/items.repository.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { assertRoom } from '../../core/quotas/assert-room.ts';
import { countWorkflowBytes } from '../../core/quotas/quotas.repository.ts';
import { isActionAllowed, findSchema } from '../../core/schemas/find-schema.ts';
import { toItem } from '../../core/items/to-item.ts';
import { findLayout, saveLayout } from '../../core/layouts/layouts.repository.ts';
import { copyLayout } from '../../core/layouts/copy-layout.ts';

type DuplicateWorkflowRequest = BodyOf<typeof workflowCalls.duplicate>;
type DuplicateWorkflowResult = ResultOf<typeof workflowCalls.duplicate>;

/** Copies a workflow with its nodes, or a llama with its pages, inside its project. The copy is not the project's start. */
export function duplicateWorkflow(
  services: Services,
  caller: Caller,
  request: DuplicateWorkflowRequest,
): Promise<DuplicateWorkflowResult> {
  const { teamId, projectId, workflowId } = request;
  return changeProject(services, caller, request, async (change) => {
    const { trx } = change;
    const original = await findItem(trx, teamId, workflowId);
    if (!original || itemLevels[original.kind] !== 'workflow') throw notFound();
    const schema = findSchema(original.kind, original.type);
    if (!isActionAllowed(schema, 'AllowDuplicate'))
      throw refused(itemMessages.workflowNotCopyable, { title: schema?.title ?? original.type });
    const bytes = await countWorkflowBytes(trx, teamId, workflowId);
    await assertRoom(trx, { teamId, projectId, bytes });
    const items = [original, ...(await listNodes(trx, teamId, workflowId))];
    const isLlama = original.kind === 'llama';
    await assertNodeLimit(trx, teamId, projectId, items.length - 1, isLlama ? 'page' : 'node');
    const present = await listSkinnyItems(trx, teamId, projectId);
    const taken = new Set(present.map(({ displayName }) => displayName));
    const name = getCopyName(original.displayName, taken);
    const order = isLlama ? findOrderBehind(original, present) : await getNextOrder(trx, teamId, { projectId });
    const copied = await copyItems(items, services.newId, (item) => (item === original ? name : item.displayName));
    const plans = copied.map((plan) =>
      plan.kind === 'llama'
        ? { ...plan, sortOrder: order }
        : plan.kind === 'workflow'
          ? { ...plan, sortOrder: order, values: { ...plan.values, IsStart: false } }
          : plan,
    );
    const copies = (await createItems(services, trx, caller, teamId, plans)).map(toItem);
    const [workflow, ...nodes] = copies;
    if (!workflow) throw new Error('A copied workflow has at least itself.');
    for (const item of copies) change.emit({ type: 'itemAdded', item });
    // A llama has no canvas.
    if (isLlama) return { workflow, nodes };
    const copyOf = new Map<string, string>(items.map((item, index) => [item.id, copies[index]?.id ?? '']));
    const layout = copyLayout(await findLayout(trx, teamId, workflowId), asWorkflowId(workflow.id), copyOf);
    await saveLayout(trx, teamId, layout);
    change.emit({ type: 'layoutSaved', layout });
    return { workflow, nodes };
  });
}

/** The order between a llama and the next one. */
function findOrderBehind({ id, sortOrder }: ItemRow, present: Awaited<ReturnType<typeof listSkinnyItems>>): string {
  const llamas = present.filter(({ kind }) => kind === 'llama');
  const next = llamas[llamas.findIndex((llama) => llama.id === id) + 1];
  return orderBetween(sortOrder, next && next.sortOrder > sortOrder ? next.sortOrder : undefined);
}
