import { itemLevels, type ItemId, type ItemKind, type WorkflowId } from '@confab/model';
import { findSchema, isActionAllowed } from '../../core/schemas/find-schema.ts';

/** An item of a project, deleted or not, and its state after an event number. */
export interface StateRow {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly type: string;
  readonly workflowId: WorkflowId | null;
  /**
   * The workflow that the item was in; the current one if the earlier one is purged or in another project. In the
   * history of one workflow it is always the current one, because that history has no other items.
   */
  readonly workflowThen: WorkflowId | null;
  /** Whether the workflow that the item was in is purged or in another project now. */
  readonly hasLostWorkflow: boolean;
  readonly displayName: string;
  readonly sortOrder: string;
  /** The version of the last save. `isDirty` is true when the draft differs from it. */
  readonly version: number;
  readonly isDirty: boolean;
  readonly isDeleted: boolean;
  readonly versionThen: number;
  /** Whether the item existed and was not deleted itself; its workflow may have been deleted. */
  readonly wasThere: boolean;
}

/**
 * The rows of items that existed. A node counts only if the workflow that it was in existed, since deleting a workflow
 * deletes its nodes. If that workflow is purged or in another project, the node also counts while its current workflow
 * exists, so that no rollback deletes the two together.
 */
export function filterExistingItems(rows: readonly StateRow[]): readonly StateRow[] {
  const workflows = rows.filter((row) => itemLevels[row.kind] === 'workflow');
  const existing = new Set<string>(workflows.filter(({ wasThere }) => wasThere).map(({ id }) => id));
  const present = new Set<string>(workflows.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id));
  const hadWorkflow = ({ workflowThen, hasLostWorkflow }: StateRow) =>
    workflowThen !== null && (existing.has(workflowThen) || (hasLostWorkflow && present.has(workflowThen)));
  return rows.filter((row) => row.wasThere && (itemLevels[row.kind] !== 'node' || hadWorkflow(row)));
}

/**
 * The items that did not exist and that a rollback leaves as they are: workflows that hold nodes whose earlier workflow
 * is purged or in another project, and the nodes without which these workflows cannot exist, such as the Start.
 *
 * @param existing the rows of the items that existed
 */
export function filterKeptItems(rows: readonly StateRow[], existing: readonly StateRow[]): readonly StateRow[] {
  const kept = new Set<string | null>(existing.map(({ workflowThen }) => workflowThen));
  const existingIds = new Set<string | null>([null, ...existing.map(({ id }) => id)]);
  for (const id of existingIds) kept.delete(id);
  const isNeeded = ({ id, kind, type, workflowId }: StateRow) =>
    kept.has(workflowId) && !existingIds.has(id) && !isActionAllowed(findSchema(kind, type), 'AllowRemove');
  return rows.filter((row) => !row.isDeleted && (kept.has(row.id) || isNeeded(row)));
}
