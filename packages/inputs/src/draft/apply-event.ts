import type { JsonObject } from '@confab/model';
import { applyEdit } from '../edits/apply-edit.ts';
import { getEditedItemId } from './event-items.ts';
import { toDraftItem, type DraftEdit, type DraftEvent, type DraftItem, type ProjectDraft } from './project-draft.ts';
import { rebasePendingTexts, type ChangedText } from './rebase-pending.ts';

const recentMax = 1_000;

/** The draft after an event, and the events that were applied. */
export interface AppliedEvents {
  readonly draft: ProjectDraft;
  readonly applied: readonly DraftEvent[];
  /** Their text changes, in order, in addition to the author's own edits. */
  readonly texts: readonly ChangedText[];
}

/**
 * Handles one event. The next event in sequence is applied, followed by queued events that are then next. An earlier event
 * is ignored as a repeat, a later one is queued.
 */
export function applyEvent(draft: ProjectDraft, event: DraftEvent): AppliedEvents {
  if (event.seq <= draft.seq || draft.earlyEvents.has(event.seq)) return { draft, applied: [], texts: [] };
  const earlyEvents = new Map(draft.earlyEvents).set(event.seq, event);
  let next: ProjectDraft = { ...draft, earlyEvents, highestSeq: Math.max(draft.highestSeq, event.seq) };
  const applied: DraftEvent[] = [];
  const texts: ChangedText[] = [];
  for (let turn = earlyEvents.get(next.seq + 1); turn; turn = earlyEvents.get(next.seq + 1)) {
    earlyEvents.delete(turn.seq);
    const rebased = rebasePendingTexts(next, applyInTurn(next, turn), turn);
    next = { ...rebased.draft, seq: turn.seq };
    texts.push(...rebased.texts);
    applied.push(turn);
  }
  if (applied.length > 0) next = { ...next, recent: [...next.recent, ...applied].slice(-recentMax) };
  return { draft: next, applied, texts };
}

/** Applies an event to an item. Returns the same reference if the event is already included or about another item. */
export function applyEventToItem(item: DraftItem, event: DraftEvent): DraftItem {
  if (event.seq <= item.atSeq) return item;
  if (event.type === 'edited' && getEditedItemId(event.edit) === item.id) {
    return { ...applyEditToItem(item, event.edit), atSeq: event.seq };
  }
  if (event.type === 'itemSaved' && event.itemId === item.id) {
    return { ...item, version: event.version, isDirty: false, atSeq: event.seq };
  }
  const isWhole = event.type === 'itemAdded' || event.type === 'itemReplaced';
  return isWhole && event.item.id === item.id ? toDraftItem(event.item, event.seq) : item;
}

function applyInTurn(draft: ProjectDraft, event: DraftEvent): ProjectDraft {
  switch (event.type) {
    case 'edited':
      return removePending(updateItem(draft, getEditedItemId(event.edit), event), event.edit.editId);
    case 'itemSaved':
      return updateItem(draft, event.itemId, event);
    case 'itemAdded':
    case 'itemReplaced':
      return replaceItem(draft, event, toDraftItem(event.item, event.seq));
    case 'itemDeleted':
      return removeItems(draft, new Set([event.itemId]));
    case 'layoutSaved':
      return { ...draft, layouts: new Map(draft.layouts).set(event.layout.workflowId, event.layout) };
    case 'authorValuesSaved':
    case 'promoted':
    case 'rolledBack':
      return draft;
  }
}

function updateItem(draft: ProjectDraft, itemId: string, event: DraftEvent): ProjectDraft {
  const item = draft.items.get(itemId);
  const after = item && applyEventToItem(item, event);
  return after && after !== item ? { ...draft, items: new Map(draft.items).set(itemId, after) } : draft;
}

function replaceItem(draft: ProjectDraft, event: DraftEvent, item: DraftItem): ProjectDraft {
  const known = draft.items.get(item.id);
  if (known && known.atSeq >= event.seq) return draft;
  return { ...draft, items: new Map(draft.items).set(item.id, item) };
}

/** Removes items (workflows with their nodes) and the pending edits of the removed items. */
export function removeItems(draft: ProjectDraft, itemIds: ReadonlySet<string>): ProjectDraft {
  const isGone = (id: string | null) => id !== null && itemIds.has(id);
  const items = new Map([...draft.items].filter(([id, { workflowId }]) => !isGone(id) && !isGone(workflowId)));
  if (items.size === draft.items.size) return draft;
  return { ...draft, items, pending: draft.pending.filter((edit) => items.has(edit.itemId)) };
}

function removePending(draft: ProjectDraft, editId: string): ProjectDraft {
  const pending = draft.pending.filter((edit) => edit.editId !== editId);
  return pending.length === draft.pending.length ? draft : { ...draft, pending };
}

function applyEditToItem(item: DraftItem, edit: DraftEdit): DraftItem {
  const values = item.values && applyEdit(item.values, edit).values;
  return { ...item, values, displayName: readDisplayName(item.displayName, values, edit), isDirty: true };
}

function readDisplayName(before: string, values: JsonObject | undefined, edit: DraftEdit): string {
  const name = values ? values['DisplayName'] : edit.path === 'DisplayName' ? edit.updatedValue : undefined;
  return typeof name === 'string' ? name : before;
}
