import {
  itemMessages,
  notFound,
  refused,
  unprocessable,
  type QueryOf,
  type ResultOf,
  type workflowCalls,
} from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { changeProjects, type ProjectChange } from '../../core/changes/change-project.ts';
import { findItem, listNodes, listSkinnyItems, type ItemRow } from '../../core/items/items.repository.ts';
import { assertNodeAllowed } from '../../core/items/assert-node-allowed.ts';
import { moveItems } from '../../core/items/move-items.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { isActionAllowed, findSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft, toItem } from '../../core/items/to-item.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';

type MoveWorkflowRequest = QueryOf<typeof workflowCalls.move>;
type MoveWorkflowResult = ResultOf<typeof workflowCalls.move>;

/** Moves a workflow with its nodes to the end of another project of the team (OBJ-5). */
export function moveWorkflow(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  request: MoveWorkflowRequest,
): Promise<MoveWorkflowResult> {
  const { workflowId, oldProjectId, newProjectId, signalRConnectionId: connectionId } = request;
  const isWithin = oldProjectId === newProjectId;
  const projects = isWithin ? [oldProjectId] : [oldProjectId, newProjectId];
  const targets = projects.map((projectId) => ({ teamId, projectId, connectionId }));
  return changeProjects(services, caller, targets, async (changeOf) => {
    const [from, to] = [changeOf(oldProjectId), changeOf(newProjectId)];
    const { trx } = to;
    const workflow = await findItem(trx, teamId, workflowId);
    if (workflow?.kind !== 'workflow' || workflow.projectId !== oldProjectId) throw notFound();
    if (isWithin) return { item: toItem(workflow), cutCount: 0, seq: from.nextSeq() - 1 };
    const nodes = await listNodes(trx, teamId, workflowId);
    await assertWorkflowMovable(trx, { teamId, workflow, nodes, projectId: newProjectId });
    const moved = new Set<string>([workflowId, ...nodes.map(({ id }) => id)]);
    const others = await listSkinnyItems(trx, teamId, oldProjectId);
    const move = {
      services,
      caller,
      teamId,
      items: [workflow, ...nodes],
      from: {
        change: from,
        projectId: oldProjectId,
        neighbours: new Set<string>([oldProjectId, ...others.map(({ id }) => id)].filter((id) => !moved.has(id))),
      },
      to: {
        change: to,
        projectId: newProjectId,
        neighbours: new Set<string>([
          newProjectId,
          ...(await listSkinnyItems(trx, teamId, newProjectId)).map(({ id }) => id),
        ]),
      },
      place: { projectId: newProjectId, sortOrder: await getNextOrder(trx, teamId, { projectId: newProjectId }) },
    };
    const cutCount = await moveItems(move, () => emitMove(from, to, teamId, workflowId));
    const item = await findItem(trx, teamId, workflowId);
    if (!item) throw notFound();
    return { item: toItem(item), cutCount, seq: from.nextSeq() - 1 };
  });
}

interface WorkflowMove {
  readonly teamId: TeamId;
  readonly workflow: ItemRow;
  readonly nodes: readonly ItemRow[];
  readonly projectId: ProjectId;
}

async function assertWorkflowMovable(trx: Db, { teamId, workflow, nodes, projectId }: WorkflowMove) {
  const schema = findSchema('workflow', workflow.type);
  if (!schema || !isActionAllowed(schema, 'AllowRemove'))
    throw refused(itemMessages.workflowNotMovable, { title: schema?.title ?? workflow.type });
  if (parseDraft(workflow.draft).IsStart === true) throw refused(itemMessages.conversationsBeginHere);
  const project = await findItem(trx, teamId, projectId);
  const isOfTests = workflow.type.startsWith('Test');
  if (project?.kind !== 'project' || isOfTests !== (project.type === 'TestPlan'))
    throw unprocessable(itemMessages.workflowNotInProject, { title: schema.title });
  await assertNodeLimit(trx, teamId, projectId, nodes.length);
  for (const type of new Set(nodes.map((node) => node.type))) {
    const nodeSchema = findSchema('node', type);
    if (nodeSchema) await assertNodeAllowed(trx, nodeSchema, { teamId, projectId, workflowType: workflow.type });
  }
}

async function emitMove(from: ProjectChange, to: ProjectChange, teamId: TeamId, workflowId: WorkflowId) {
  const { trx } = to;
  const workflow = await findItem(trx, teamId, workflowId);
  if (!workflow) throw notFound();
  from.emit({ type: 'itemDeleted', itemId: workflowId, itemKind: 'workflow' });
  for (const row of [workflow, ...(await listNodes(trx, teamId, workflowId))])
    to.emit({ type: 'itemAdded', item: toItem(row) });
  to.emit({ type: 'layoutSaved', layout: await findLayout(trx, teamId, workflowId) });
}
