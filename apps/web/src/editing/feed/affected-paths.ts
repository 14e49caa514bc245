import { itemIdOfEdit, type DraftEvent, type ProjectDraft } from '@confab/inputs';
import { getChangedPath, type AffectedPath } from '../store/editing-store.ts';

/** What may look different after an event. */
export function listAffectedPaths(event: DraftEvent, before: ProjectDraft): readonly AffectedPath[] {
  if (event.edit) return [{ itemId: itemIdOfEdit(event.edit), path: getChangedPath(event.edit) }];
  const itemId = event.item?.id ?? event.itemId;
  if (itemId === undefined) return [];
  const inside =
    event.type === 'itemDeleted' ? [...before.items.values()].filter((item) => item.workflowId === itemId) : [];
  return [itemId, ...inside.map((item) => item.id)].map((id) => ({ itemId: id, path: '' }));
}

/**
 * The items of which nothing happened but that own edits, first made first, were confirmed: replaying what is left of
 * them on top gives what is seen already.
 */
export function findConfirmedOnlyItems(applied: readonly DraftEvent[], before: ProjectDraft): ReadonlySet<string> {
  const items = new Set<string>();
  const others = new Set<string>();
  let pending = before.pending;
  for (const event of applied) {
    const itemId = event.edit ? itemIdOfEdit(event.edit) : (event.item?.id ?? event.itemId);
    const first = pending.find((edit) => edit.itemId === itemId);
    if (itemId === undefined) continue;
    if (event.type === 'edited' && first !== undefined && first.editId === event.edit?.editId) {
      items.add(itemId);
      pending = pending.filter((edit) => edit !== first);
    } else {
      others.add(itemId);
    }
  }
  return new Set([...items].filter((itemId) => !others.has(itemId)));
}
