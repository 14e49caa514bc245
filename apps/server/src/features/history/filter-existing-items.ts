import { itemLevels } from '@confab/model';
import type { StateRow } from './states.repository.ts';

/**
 * The rows of items that existed. A node counts only if the workflow that it was in existed, since deleting a workflow
 * deletes its nodes. If that one is purged or in another project, the node counts also in the workflow that it is in now,
 * so that no rollback deletes it together with this.
 */
export function filterExistingItems(rows: readonly StateRow[]): readonly StateRow[] {
  const workflows = rows.filter((row) => itemLevels[row.kind] === 'workflow');
  const existing = new Set<string>(workflows.filter(({ wasThere }) => wasThere).map(({ id }) => id));
  const present = new Set<string>(workflows.filter(({ isBinned }) => !isBinned).map(({ id }) => id));
  const hadWorkflow = ({ workflowThen, hasLostWorkflow }: StateRow) =>
    workflowThen !== null && (existing.has(workflowThen) || (hasLostWorkflow && present.has(workflowThen)));
  return rows.filter((row) => row.wasThere && (itemLevels[row.kind] !== 'node' || hadWorkflow(row)));
}
