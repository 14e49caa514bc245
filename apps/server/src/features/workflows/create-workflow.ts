import {
  itemMessages,
  notFound,
  unprocessable,
  type BodyOf,
  type ResultOf,
  type workflowCalls,
} from '@confab/contracts';
import { toStoredId, type WorkflowId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { createItems } from '../../core/items/create-items.ts';
import { isItemIdTaken } from '../../core/items/deleted-items.repository.ts';
import { findItem, listNodes } from '../../core/items/items.repository.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { toItem } from '../../core/items/to-item.ts';
import { planWorkflow } from '../../core/projects/plan-project.ts';
import { insertLayouts } from '../../core/layouts/layouts.repository.ts';

type CreateWorkflowRequest = BodyOf<typeof workflowCalls.create>;
type CreateWorkflowResult = ResultOf<typeof workflowCalls.create>;

/** Creates a workflow with its Start node. A repeated request returns the workflow that the first one created. */
export function createWorkflow(
  services: Services,
  caller: Caller,
  request: CreateWorkflowRequest,
): Promise<CreateWorkflowResult> {
  const { teamId, projectId, displayName, workflowType } = request;
  const id = request.newWorkflowId && toStoredId(request.newWorkflowId);
  return changeProject(services, caller, request, async (change) => {
    const created = id && (await findCreated(change.trx, request, id));
    if (created) return created;
    const project = await findItem(change.trx, teamId, projectId);
    if (project?.type === 'One') throw unprocessable(itemMessages.oneHasChapters);
    const order = await getNextOrder(change.trx, teamId, { projectId });
    const plan = planWorkflow({ id, projectId, type: workflowType, displayName, order }, services.newId);
    const items = (await createItems(services, change.trx, caller, teamId, plan.items)).map(toItem);
    await insertLayouts(change.trx, teamId, [plan.layout]);
    for (const item of items) change.emit({ type: 'itemAdded', item });
    change.emit({ type: 'layoutSaved', layout: plan.layout });
    const [workflow, ...nodes] = items;
    if (!workflow) throw new Error('A planned workflow has at least itself.');
    return { workflow, nodes };
  });
}

/** The workflow of an earlier request with this id. @throws not found when the id belongs to something else */
async function findCreated(
  trx: Db,
  { teamId, projectId }: CreateWorkflowRequest,
  id: WorkflowId,
): Promise<CreateWorkflowResult | undefined> {
  const item = await findItem(trx, teamId, id);
  if (item?.kind === 'workflow' && item.projectId === toStoredId(projectId))
    return { workflow: toItem(item), nodes: (await listNodes(trx, teamId, id)).map(toItem) };
  if (await isItemIdTaken(trx, id)) throw notFound();
  return undefined;
}
