import type { JsonValue } from '@confab/model';
import { applyEdit } from '../edits/apply-edit.ts';
import { applyEvent, type AppliedEvents } from './apply-event.ts';
import type { DraftEvent, DraftItem, PendingEdit, ProjectDraft } from './project-draft.ts';

/** Puts an own edit on top of the draft. The same edit twice is one. */
export function addPendingEdit(draft: ProjectDraft, edit: PendingEdit): ProjectDraft {
  if (draft.pending.some((one) => one.editId === edit.editId)) return draft;
  return { ...draft, pending: [...draft.pending, edit] };
}

/** Changes the value of an own edit that has not been sent yet: typing goes on. */
export function amendPendingEdit(
  draft: ProjectDraft,
  editId: string,
  updatedValue: JsonValue | undefined,
): ProjectDraft {
  return {
    ...draft,
    pending: draft.pending.map((one) =>
      one.editId === editId ? { ...one, edit: { ...one.edit, updatedValue } } : one,
    ),
  };
}

/** Takes an own edit back that the server has refused or dropped. */
export function dropPendingEdit(draft: ProjectDraft, editId: string): ProjectDraft {
  const pending = draft.pending.filter((one) => one.editId !== editId);
  return pending.length === draft.pending.length ? draft : { ...draft, pending };
}

/**
 * Takes in the server's answer to an own edit: the number it got. The answer stands for the event, which may come
 * earlier, later or, over a lost connection, never.
 */
export function acknowledgeEdit(draft: ProjectDraft, editId: string, event: DraftEvent): AppliedEvents {
  if (!draft.pending.some((one) => one.editId === editId)) return { draft, applied: [] };
  // A number that was passed already: the edit is in what was loaded since.
  if (event.seq <= draft.seq) return { draft: dropPendingEdit(draft, editId), applied: [] };
  return applyEvent(draft, event);
}

/** An item as its author sees it: what is confirmed, with own pending edits replayed on top. */
export function viewItem(draft: ProjectDraft, itemId: string): DraftItem | undefined {
  const item = draft.items.get(itemId);
  if (!item) return undefined;
  return draft.pending.filter((one) => one.itemId === itemId).reduce((seen, one) => applyPendingEdit(seen, one), item);
}

/** An item with one more own edit on top. */
export function applyPendingEdit(item: DraftItem, { edit }: PendingEdit): DraftItem {
  const result = item.values && applyEdit(item.values, edit);
  if (result && result.type !== 'applied') return item;
  const name = result ? result.values['DisplayName'] : edit.path === 'DisplayName' ? edit.updatedValue : undefined;
  const displayName = typeof name === 'string' ? name : item.displayName;
  return { ...item, values: result?.values, displayName, isDirty: true };
}

/** Every item as its author sees it. */
export function viewItems(draft: ProjectDraft): ReadonlyMap<string, DraftItem> {
  const items = new Map(draft.items);
  for (const one of draft.pending) {
    const item = items.get(one.itemId);
    if (item) items.set(one.itemId, applyPendingEdit(item, one));
  }
  return items;
}
