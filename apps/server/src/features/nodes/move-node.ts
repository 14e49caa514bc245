import { itemMessages, notFound, refused, type nodeCalls, type QueryOf, type ResultOf } from '@confab/contracts';
import type { ProjectId, TeamId, NodeId, WorkflowId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { changeProjects, type ProjectChange } from '../../core/changes/change-project.ts';
import { findItem, listSkinnyItems, listSkinnyNodes } from '../../core/items/items.repository.ts';
import { assertNodeAllowed } from '../../core/items/assert-node-allowed.ts';
import { moveItems } from '../../core/items/move-items.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { isActionAllowed, findSchema } from '../../core/schemas/find-schema.ts';
import { toItem } from '../../core/items/to-item.ts';
import { removeNodeFromLayout } from '../../core/layouts/place-node.ts';

type MoveNodeRequest = QueryOf<typeof nodeCalls.move>;
type MoveNodeResult = ResultOf<typeof nodeCalls.move>;

/** Moves a node to the end of another workflow, in the same project or another one of the team (OBJ-5). */
export async function moveNode(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  request: MoveNodeRequest,
): Promise<MoveNodeResult> {
  const { nodeId, oldWorkflowId, newWorkflowId, signalRConnectionId: connectionId } = request;
  const left = await requireWorkflow(services.db, teamId, oldWorkflowId);
  const entered = await requireWorkflow(services.db, teamId, newWorkflowId);
  const isWithin = left === entered;
  const projects = isWithin ? [left] : [left, entered];
  const targets = projects.map((projectId) => ({ teamId, projectId, connectionId }));
  return changeProjects(services, caller, targets, async (changeOf) => {
    const [from, to] = [changeOf(left), changeOf(entered)];
    const { trx } = to;
    const node = await findItem(trx, teamId, nodeId);
    const workflow = await findItem(trx, teamId, newWorkflowId);
    if (node?.workflowId !== oldWorkflowId || workflow?.projectId !== entered) throw notFound();
    if (oldWorkflowId === newWorkflowId) return { item: toItem(node), cutCount: 0, seq: from.nextSeq() - 1 };
    await assertNodeMovable(trx, node, { teamId, projectId: entered, workflowType: workflow.type });
    if (!isWithin) await assertNodeLimit(trx, teamId, entered, 1);
    const around = (projectId: ProjectId, workflowId: WorkflowId) =>
      listNeighbours(trx, { teamId, projectId, workflowId: isWithin ? workflowId : undefined, nodeId });
    const move = {
      services,
      caller,
      teamId,
      items: [node],
      // Within a project, nodes of third workflows may keep their references; nodes of the old workflow may not.
      from: { change: from, projectId: left, neighbours: await around(left, oldWorkflowId) },
      to: { change: to, projectId: entered, neighbours: await around(entered, newWorkflowId) },
      place: {
        projectId: entered,
        workflowId: newWorkflowId,
        sortOrder: await getNextOrder(trx, teamId, { projectId: entered, workflowId: newWorkflowId }),
      },
    };
    const cutCount = await moveItems(move, async () => {
      await removeNodeFromLayout(from, { teamId, workflowId: oldWorkflowId }, nodeId);
      await emitMove(from, to, { teamId, nodeId, oldWorkflowId, isWithin });
    });
    const item = await findItem(trx, teamId, nodeId);
    if (!item) throw notFound();
    return { item: toItem(item), cutCount, seq: from.nextSeq() - 1 };
  });
}

async function requireWorkflow(db: Db, teamId: TeamId, workflowId: WorkflowId): Promise<ProjectId> {
  const workflow = await findItem(db, teamId, workflowId);
  if (workflow?.kind !== 'workflow') throw notFound();
  return workflow.projectId;
}

async function assertNodeMovable(
  trx: Db,
  node: { readonly type: string },
  place: { readonly teamId: TeamId; readonly projectId: ProjectId; readonly workflowType: string },
) {
  const schema = findSchema('node', node.type);
  // A node that cannot be deleted cannot leave its workflow, and one that cannot be duplicated cannot enter another.
  if (!schema || !isActionAllowed(schema, 'AllowRemove') || !isActionAllowed(schema, 'AllowDuplicate'))
    throw refused(itemMessages.nodeNotMovable, { title: schema?.title ?? node.type });
  await assertNodeAllowed(trx, schema, place);
}

interface NeighbourScope {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** Undefined for the whole project. */
  readonly workflowId: WorkflowId | undefined;
  readonly nodeId: NodeId;
}

async function listNeighbours(trx: Db, { teamId, projectId, workflowId, nodeId }: NeighbourScope) {
  const items = await (workflowId === undefined
    ? listSkinnyItems(trx, teamId, projectId)
    : listSkinnyNodes(trx, teamId, workflowId));
  return new Set(items.map(({ id }) => id).filter((id) => id !== nodeId));
}

interface LeavingNode {
  readonly teamId: TeamId;
  readonly nodeId: NodeId;
  readonly oldWorkflowId: WorkflowId;
  /** Whether it stays in its project. */
  readonly isWithin: boolean;
}

async function emitMove(
  from: ProjectChange,
  to: ProjectChange,
  { teamId, nodeId, oldWorkflowId, isWithin }: LeavingNode,
) {
  const moved = await findItem(to.trx, teamId, nodeId);
  if (!moved) throw notFound();
  if (isWithin) return from.emitMove({ type: 'itemReplaced', item: toItem(moved) }, oldWorkflowId);
  from.emitMove({ type: 'itemDeleted', itemId: nodeId, itemKind: 'node' }, oldWorkflowId);
  return to.emit({ type: 'itemAdded', item: toItem(moved) });
}
