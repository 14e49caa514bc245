import type { JsonObject } from '@confab/model';
import type { InputEdit } from '../edits/input-edit.ts';
import { compareTextsAt, readText, rebaseTextEdit, toText } from '../texts/merged-text.ts';
import { rebaseTextChange } from '../texts/rebase-text-change.ts';
import { compareTexts, type TextChange } from '../texts/text-change.ts';
import { getEventItemId } from './event-items.ts';
import type { DraftEvent, PendingEdit, ProjectDraft } from './project-draft.ts';

/** What an event changed in a text as its author sees it, with the author's pending edits. */
export interface ChangedText {
  readonly itemId: string;
  readonly path: string;
  readonly change: TextChange;
  readonly event: DraftEvent;
}

interface RebasedDraft {
  readonly draft: ProjectDraft;
  readonly texts: readonly ChangedText[];
}

/**
 * Rewrites the pending edits of texts that an event changed, so that they apply after it.
 *
 * @param before the draft before the event
 * @param after the draft after it, without the pending edit that the event confirms
 */
export function rebasePendingTexts(before: ProjectDraft, after: ProjectDraft, event: DraftEvent): RebasedDraft {
  const isOfValues = event.type === 'edited' || event.type === 'itemReplaced' || event.type === 'itemAdded';
  const itemId = isOfValues ? getEventItemId(event) : undefined;
  if (itemId === undefined) return { draft: after, texts: [] };
  const [old, now] = [before.items.get(itemId)?.values, after.items.get(itemId)?.values];
  if (!old || !now || old === now) return { draft: after, texts: [] };
  const texts: ChangedText[] = [];
  let { pending } = after;
  for (const path of listChangedPaths(before.pending, itemId, event)) {
    const own = before.pending.find((one) => event.type === 'edited' && one.editId === event.edit.editId);
    const rebased = rebaseEdits(pending, { itemId, path }, findChange({ old, now, path, own: own?.edit, event }));
    pending = rebased.pending;
    if (rebased.change.length > 0 && event.type === 'edited')
      texts.push({ itemId, path, change: rebased.change, event });
  }
  return { draft: pending === after.pending ? after : { ...after, pending }, texts };
}

/** The texts that an event may have changed: its own and those of pending edits inside its value. */
function listChangedPaths(pending: readonly PendingEdit[], itemId: string, event: DraftEvent): readonly string[] {
  const isSetting = event.type !== 'edited' || event.edit.action === 'ValueChanged';
  if (!isSetting) return [];
  const changed = event.type === 'edited' ? event.edit.path : '';
  const isInside = (path: string) => changed === '' || path === changed || path.startsWith(`${changed}/`);
  const paths = pending
    .filter((one) => one.itemId === itemId && one.edit.textChange !== undefined && isInside(one.edit.path))
    .map((one) => one.edit.path);
  return [...new Set(changed === '' ? paths : [changed, ...paths])];
}

interface TextUpdate {
  readonly old: JsonObject;
  readonly now: JsonObject;
  readonly path: string;
  /** The pending edit that the event confirms. */
  readonly own: InputEdit | undefined;
  readonly event: DraftEvent;
}

/** What the event changed in a text, beyond the pending edit that it confirms. */
function findChange({ old, now, path, own, event }: TextUpdate): TextChange {
  const after = readText(now, path);
  if (own?.path === path) {
    const expected = toText(own.updatedValue);
    return expected === undefined || after === undefined ? [] : compareTexts(expected, after);
  }
  const isExact = event.type === 'edited' && event.edit.path === path && event.edit.textChange !== undefined;
  return isExact ? (event.edit.textChange ?? []) : compareTextsAt(old, now, path);
}

function rebaseEdits(
  pending: readonly PendingEdit[],
  { itemId, path }: { readonly itemId: string; readonly path: string },
  event: TextChange,
) {
  let change = event;
  if (change.length === 0) return { pending, change };
  let isChanged = false;
  const rebased = pending.map((one) => {
    const { textChange } = one.edit;
    if (one.itemId !== itemId || one.edit.path !== path || !textChange) return one;
    isChanged = true;
    const edit = rebaseTextEdit(one.edit, change);
    change = rebaseTextChange(change, textChange, 'own');
    return { ...one, edit };
  });
  return { pending: isChanged ? rebased : pending, change };
}
