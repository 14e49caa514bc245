import { itemLevels } from '@confab/model';
import type { StateRow } from './states.repository.ts';

/** What there was: a node only if its workflow was there as well, since a workflow takes its nodes along. */
export function livingThen(rows: readonly StateRow[]): readonly StateRow[] {
  const workflows = new Set<string>(
    rows.filter((row) => itemLevels[row.kind] === 'workflow' && row.wasThere).map(({ id }) => id),
  );
  return rows.filter((row) => row.wasThere && (itemLevels[row.kind] !== 'node' || workflows.has(row.workflowId ?? '')));
}
