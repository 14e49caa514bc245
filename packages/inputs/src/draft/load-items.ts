import type { GraphLayout } from '@confab/model';
import { applyEventToItem } from './apply-event.ts';
import type { DraftItem, ProjectDraft } from './project-draft.ts';

/** Complete items from the server, as of sequence number `seq`. */
export interface LoadedItems {
  readonly items: readonly DraftItem[];
  readonly layout?: GraphLayout;
  readonly seq: number;
}

/**
 * Adds the values of items to a draft that contains only their outline.
 *
 * If the response is older than the draft, later events are applied to it. If it is newer, its items ignore events that
 * they already include. Items that were deleted in the draft stay deleted.
 *
 * @returns undefined when the response is too old to be updated; request it again.
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
