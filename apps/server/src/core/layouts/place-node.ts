import type { GraphLayout, TeamId, WorkflowId, NodeId } from '@confab/model';
import type { ProjectChange } from '../changes/change-project.ts';
import { findLayout, saveLayout } from './layouts.repository.ts';

type Position = GraphLayout['positions'][number];

/** Sets a node's position in its workflow's layout and publishes the layout. */
export function placeNode(
  change: ProjectChange,
  workflow: { teamId: TeamId; workflowId: WorkflowId },
  place: Position,
): Promise<void> {
  return placeNodes(change, workflow, [place]);
}

/** Sets the positions of nodes in their workflow's layout and publishes the layout. */
export async function placeNodes(
  { trx, emit }: ProjectChange,
  { teamId, workflowId }: { teamId: TeamId; workflowId: WorkflowId },
  places: readonly Position[],
): Promise<void> {
  const { positions } = await findLayout(trx, teamId, workflowId);
  const placed = new Set(places.map(({ nodeId }) => nodeId));
  const layout = { workflowId, positions: [...positions.filter(({ nodeId }) => !placed.has(nodeId)), ...places] };
  await saveLayout(trx, teamId, layout);
  emit({ type: 'layoutSaved', layout });
}

/** Removes a node's position from its workflow's layout and publishes the layout. */
export function removeNodeFromLayout(
  change: ProjectChange,
  workflow: { teamId: TeamId; workflowId: WorkflowId },
  nodeId: NodeId,
): Promise<void> {
  return removeNodesFromLayout(change, workflow, new Set([nodeId]));
}

/** Removes the positions of nodes from their workflow's layout and publishes the layout. */
export async function removeNodesFromLayout(
  { trx, emit }: ProjectChange,
  { teamId, workflowId }: { teamId: TeamId; workflowId: WorkflowId },
  nodeIds: ReadonlySet<string>,
): Promise<void> {
  const { positions } = await findLayout(trx, teamId, workflowId);
  const layout = { workflowId, positions: positions.filter(({ nodeId }) => !nodeIds.has(nodeId)) };
  if (layout.positions.length === positions.length) return;
  await saveLayout(trx, teamId, layout);
  emit({ type: 'layoutSaved', layout });
}
