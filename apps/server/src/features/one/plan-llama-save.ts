import { oneMessages, unprocessable } from '@confab/contracts';
import type { JsonObject, ItemId } from '@confab/model';
import { parseDraft } from '../../core/items/to-item.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';
import { findReferencesTo } from '../../core/references/find-references-to.ts';
import { removeReferences } from '../../core/references/remove-references.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import type { StoredLlama } from './load-llama.ts';
import { pageSchemas } from '../../core/schemas/page-schemas.ts';
import { arrangePages, getReadingOrder, getEffectiveParents, type PositionedPage } from '@confab/inputs';

/** A page as a save request contains it. */
interface SubmittedPage {
  readonly id: ItemId;
  readonly type: string;
  readonly parent: string;
  readonly propertyValues: JsonObject;
}

/** The changes of a llama that a save contains; undefined parts stay as in the drafts. */
export interface LlamaChanges {
  readonly propertyValues?: JsonObject | undefined;
  /** Changed values that are merged with those of the draft, if not all are given. */
  readonly changedValues?: JsonObject | undefined;
  readonly pageList?: readonly string[] | undefined;
  readonly pages?: readonly SubmittedPage[] | undefined;
}

/** A page as it will be stored. */
export interface PlannedPage extends PositionedPage {
  readonly id: ItemId;
  readonly type: string;
}

/** What a save stores. */
interface LlamaPlan {
  readonly values: JsonObject;
  readonly pages: readonly PlannedPage[];
  /** Ids of pages that the save leaves out, which deletes them. */
  readonly removedIds: readonly ItemId[];
}

/** Plans how a llama and its pages are stored. Refuses changes that contradict each other. */
export function planLlamaSave({ llama, pages: stored }: StoredLlama, save: LlamaChanges): LlamaPlan {
  const drafts = stored.map(({ id, type, draft }) => ({ id, type, values: parseDraft(draft) }));
  const pages = save.pages ? mergeSubmittedPages(llama.id, drafts, save.pages) : drafts;
  const ids = new Set<string>(pages.map(({ id }) => id));
  if (ids.size < pages.length) throw unprocessable(oneMessages.repeatedPageId);
  const list = save.pageList ?? (save.pages ? save.pages.map(({ id }) => id) : getReadingOrder(llama.id, pages));
  if (list.length !== ids.size || new Set(list).size !== ids.size || !list.every((id) => ids.has(id)))
    throw unprocessable(oneMessages.invalidPageList);
  return {
    values: save.propertyValues ?? { ...parseDraft(llama.draft), ...save.changedValues },
    pages: arrangePages(llama.id, pages, list),
    removedIds: stored.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
  };
}

/** A plan without links to the pages that the save deletes, and the links that were removed. */
export interface LlamaPlanWithoutLinks extends LlamaPlan {
  readonly removedLinks: readonly ClearedReference[];
}

/** Removes links to the pages that a save deletes from its plan. Pauses, since a llama can have many pages. */
export async function removeLinksToRemoved(llamaId: ItemId, plan: LlamaPlan): Promise<LlamaPlanWithoutLinks> {
  const removed = new Set<string>(plan.removedIds);
  if (removed.size === 0) return { ...plan, removedLinks: [] };
  const removedLinks: ClearedReference[] = [];
  const remove = (itemId: ItemId, values: JsonObject) => {
    for (const link of findReferencesTo(values, removed)) removedLinks.push({ itemId, ...link });
    return removeReferences(values, removed);
  };
  const values = remove(llamaId, plan.values);
  const pages: PlannedPage[] = [];
  const pause = createPause();
  for (const page of plan.pages) {
    pages.push({ ...page, values: remove(page.id, page.values) });
    await pause();
  }
  return { ...plan, values, pages, removedLinks };
}

function mergeSubmittedPages(
  llamaId: ItemId,
  drafts: readonly PlannedPage[],
  submitted: readonly SubmittedPage[],
): PlannedPage[] {
  const known = new Map(drafts.map((page) => [page.id, page]));
  const pages = submitted.map(({ id, type, parent, propertyValues }) => {
    const before = known.get(id);
    if (before ? before.type !== type : !pageSchemas[type]) throw unprocessable(oneMessages.unknownPageType, { type });
    const { Parent: _parent, Order: order = before?.values.Order ?? '', ...values } = propertyValues;
    return { id, type, values: { ...values, Parent: parent, Order: order } };
  });
  const parents = getEffectiveParents(llamaId, pages);
  for (const page of pages)
    if (parents.get(page.id) !== page.values.Parent) throw unprocessable(oneMessages.invalidParent);
  return pages;
}
