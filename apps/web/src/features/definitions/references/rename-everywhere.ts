import { renameReference, type InputEdit, type Renaming } from '@confab/inputs';
import type { EditingSession } from '../../../editing/index.ts';
import { findItemSchema, type ItemSchemas } from '../../tree/index.ts';

/** A variable or slot that gets another name: the path of its name in the project, and the items that use it. */
export interface RowRenaming extends Renaming {
  readonly namePath: string;
  readonly itemIds: readonly string[];
}

/** Renames a variable or slot of the project and its uses, as ordinary edits. */
export function renameEverywhere(
  session: EditingSession,
  schemas: ItemSchemas,
  { namePath, itemIds, ...renaming }: RowRenaming,
): void {
  const { projectId } = session;
  for (const itemId of new Set([projectId, ...itemIds])) {
    const item = session.getItem(itemId);
    const schema = item && findItemSchema(schemas, item);
    if (!item?.values || !schema) continue;
    const edits: InputEdit[] = [...renameReference(schema.properties, item.values, renaming)];
    if (itemId === projectId) edits.unshift({ path: namePath, action: 'ValueChanged', updatedValue: renaming.to });
    if (edits.length > 0) session.edit(itemId, edits);
  }
}
