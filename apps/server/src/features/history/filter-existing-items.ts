import { itemLevels } from '@confab/model';
import type { StateRow } from './states.repository.ts';

/**
 * The rows of items that existed. A node counts only if the workflow that it was in existed, since deleting a workflow
 * deletes its nodes.
 */
export function filterExistingItems(rows: readonly StateRow[]): readonly StateRow[] {
  const workflows = new Set<string>(
    rows.filter((row) => itemLevels[row.kind] === 'workflow' && row.wasThere).map(({ id }) => id),
  );
  return rows.filter(
    (row) => row.wasThere && (itemLevels[row.kind] !== 'node' || workflows.has(row.workflowThen ?? '')),
  );
}
