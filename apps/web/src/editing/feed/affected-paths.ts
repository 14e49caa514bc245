import { getEditedItemId, getEventItemId, isSameJson, type DraftEvent, type ProjectDraft } from '@confab/inputs';
import { getChangedPath, type AffectedPath } from '../store/editing-store.ts';

/** The paths whose values may change by an event. */
export function listAffectedPaths(event: DraftEvent, before: ProjectDraft): readonly AffectedPath[] {
  if (event.type === 'edited') return [{ itemId: getEditedItemId(event.edit), path: getChangedPath(event.edit) }];
  const itemId = getEventItemId(event);
  if (itemId === undefined) return [];
  const inside =
    event.type === 'itemDeleted' ? [...before.items.values()].filter((item) => item.workflowId === itemId) : [];
  return [itemId, ...inside.map((item) => item.id)].map((id) => ({ itemId: id, path: '' }));
}

/**
 * The items for which the events only confirm own edits, in the order in which they were made. Their view stays the
 * same, so the remaining edits need not be replayed.
 */
export function findConfirmedOnlyItems(applied: readonly DraftEvent[], before: ProjectDraft): ReadonlySet<string> {
  const items = new Set<string>();
  const others = new Set<string>();
  let pending = before.pending;
  for (const event of applied) {
    const itemId = getEventItemId(event);
    const first = pending.find((edit) => edit.itemId === itemId);
    if (itemId === undefined) continue;
    const isOwn = event.type === 'edited' && first !== undefined && first.editId === event.edit.editId;
    // A text that the server merged differently than this client shows it is a change.
    if (isOwn && isSameJson(event.edit.updatedValue, first.edit.updatedValue)) {
      items.add(itemId);
      pending = pending.filter((edit) => edit !== first);
    } else {
      others.add(itemId);
    }
  }
  return new Set([...items].filter((itemId) => !others.has(itemId)));
}
