import type { WorkflowId } from '@confab/model';
import type { ProjectChange } from '../../core/changes/change-project.ts';
import { updateWorkflowOfItems } from '../../core/items/item-parent.repository.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import { removeNodesFromLayout } from '../../core/layouts/place-node.ts';
import type { StateRow } from './filter-existing-items.ts';

/** Whether a rollback returns an item to the workflow that it was in. */
export const isElsewhere = ({ workflowId, workflowThen }: StateRow): boolean => workflowId !== workflowThen;

/** Returns items to the workflows that they were in, and removes their positions from the workflows that they leave. */
export async function returnItems(
  change: ProjectChange,
  { teamId, projectId }: Pick<ItemRow, 'teamId' | 'projectId'>,
  items: readonly StateRow[],
): Promise<void> {
  const moved = items.filter(isElsewhere);
  for (const [workflowId, own] of groupByWorkflow(moved, ({ workflowThen }) => workflowThen))
    await updateWorkflowOfItems(
      change.trx,
      { teamId, projectId, workflowId },
      own.map(({ id }) => id),
    );
  const nodes = moved.filter(({ kind }) => kind === 'node');
  for (const [workflowId, own] of groupByWorkflow(nodes, (item) => item.workflowId))
    await removeNodesFromLayout(change, { teamId, workflowId }, new Set(own.map(({ id }) => id)));
}

function groupByWorkflow(
  items: readonly StateRow[],
  getWorkflow: (item: StateRow) => WorkflowId | null,
): ReadonlyMap<WorkflowId, readonly StateRow[]> {
  const groups = new Map<WorkflowId, StateRow[]>();
  for (const item of items) {
    const workflowId = getWorkflow(item);
    if (workflowId !== null) groups.set(workflowId, [...(groups.get(workflowId) ?? []), item]);
  }
  return groups;
}
