import type { GraphLayout } from '@confab/model';
import { applyEventToItem } from './apply-event.ts';
import type { DraftItem, ProjectDraft } from './project-draft.ts';

/** An answer with whole items, told at number `seq` of the sequence. */
export interface LoadedItems {
  readonly items: readonly DraftItem[];
  readonly layout?: GraphLayout;
  readonly seq: number;
}

/**
 * Puts the values of items into a draft that has only their skeleton.
 *
 * The answer may be older than the draft: events since then are applied to it. It may be newer: then its items know of
 * events that the draft will hear later, and skip them. Items that are gone meanwhile stay gone.
 *
 * @returns undefined when the answer is too old to be brought up to date: ask again.
 */
export function loadItems(draft: ProjectDraft, loaded: LoadedItems): ProjectDraft | undefined {
  const since = draft.recent.filter((event) => event.seq > loaded.seq);
  if (loaded.seq < draft.seq && since[0]?.seq !== loaded.seq + 1) return undefined;

  const items = new Map(draft.items);
  for (const item of loaded.items) {
    const known = items.get(item.id);
    const isNews = known ? known.values === undefined || known.atSeq < item.atSeq : loaded.seq >= draft.seq;
    if (isNews) items.set(item.id, since.reduce(applyEventToItem, item));
  }
  return { ...draft, items, layouts: mergeLayouts(draft, loaded, since.length === 0) };
}

function mergeLayouts(draft: ProjectDraft, { layout }: LoadedItems, isCurrent: boolean) {
  if (!layout || (!isCurrent && draft.layouts.has(layout.workflowId))) return draft.layouts;
  return new Map(draft.layouts).set(layout.workflowId, layout);
}
