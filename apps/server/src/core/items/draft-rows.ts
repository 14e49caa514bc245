import type { StoredItem } from '../releases/to-pro-source.ts';
import type { ItemRow } from './items.repository.ts';
import { parseDraft } from './to-item.ts';

/** A row with its draft as text, which is the fastest form to hand to a worker thread. */
export type DraftRow = Pick<ItemRow, 'id' | 'kind' | 'type' | 'workflowId' | 'draft'>;

/** Leaves out the columns that no worker task needs. */
export function toDraftRows(items: readonly ItemRow[]): DraftRow[] {
  return items.map(({ id, kind, type, workflowId, draft }) => ({ id, kind, type, workflowId, draft }));
}

/** Parses all drafts. Takes time in proportion to the project, so large projects are parsed in a worker thread. */
export function parseDraftRows(rows: readonly DraftRow[]): StoredItem[] {
  return rows.map(({ draft, ...row }) => ({ ...row, values: parseDraft(draft) }));
}
