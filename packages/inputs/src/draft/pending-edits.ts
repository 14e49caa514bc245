import { applyEdit } from '../edits/apply-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { fitTextEdit } from '../texts/merged-text.ts';
import { applyEvent, type AppliedEvents } from './apply-event.ts';
import type { DraftEvent, DraftItem, PendingEdit, ProjectDraft } from './project-draft.ts';

/** Adds a pending edit to the draft. Adding the same edit twice has no effect. */
export function addPendingEdit(draft: ProjectDraft, edit: PendingEdit): ProjectDraft {
  if (draft.pending.some((one) => one.editId === edit.editId)) return draft;
  return { ...draft, pending: [...draft.pending, edit] };
}

/** Replaces an unsent pending edit, for continued typing. */
export function amendPendingEdit(draft: ProjectDraft, editId: string, edit: InputEdit): ProjectDraft {
  return { ...draft, pending: draft.pending.map((one) => (one.editId === editId ? { ...one, edit } : one)) };
}

/** Removes a pending edit that the server refused or dropped. */
export function dropPendingEdit(draft: ProjectDraft, editId: string): ProjectDraft {
  const pending = draft.pending.filter((one) => one.editId !== editId);
  return pending.length === draft.pending.length ? draft : { ...draft, pending };
}

/**
 * Handles the server's response to a pending edit, which contains its sequence number. The response counts as the event,
 * which may arrive earlier, later or, after a lost connection, never.
 */
export function acknowledgeEdit(draft: ProjectDraft, editId: string, event: DraftEvent): AppliedEvents {
  if (!draft.pending.some((one) => one.editId === editId)) return { draft, applied: [], texts: [] };
  // The sequence number was already passed, so the loaded items include the edit.
  if (event.seq <= draft.seq) return { draft: dropPendingEdit(draft, editId), applied: [], texts: [] };
  return applyEvent(draft, event);
}

/** An item as its author sees it: the confirmed values with pending edits applied. */
export function viewItem(draft: ProjectDraft, itemId: string): DraftItem | undefined {
  const item = draft.items.get(itemId);
  if (!item) return undefined;
  return draft.pending.filter((one) => one.itemId === itemId).reduce((seen, one) => applyPendingEdit(seen, one), item);
}

/** Applies one pending edit to an item. */
export function applyPendingEdit(item: DraftItem, { edit }: PendingEdit): DraftItem {
  // The text may have changed since the edit was rewritten last, for example by a reload of the project.
  const result = item.values && applyEdit(item.values, fitTextEdit(item.values, edit));
  if (result && result.type !== 'applied') return item;
  const name = result ? result.values['DisplayName'] : edit.path === 'DisplayName' ? edit.updatedValue : undefined;
  const displayName = typeof name === 'string' ? name : item.displayName;
  return { ...item, values: result?.values, displayName, isDirty: true };
}
