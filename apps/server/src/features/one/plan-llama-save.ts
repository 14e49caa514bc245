import { unprocessable } from '@confab/contracts';
import type { JsonObject } from '@confab/model';
import { parseDraft } from '../../core/items/to-item.ts';
import type { StoredLlama } from './load-llama.ts';
import { pageSchemas } from '../../core/schemas/page-schemas.ts';
import {
  arrangePages,
  getReadingOrder,
  getEffectiveParent,
  type PositionedPage,
} from '../../core/llamas/page-positions.ts';

/** A page as a save brings it. */
interface BroughtPage {
  readonly id: string;
  readonly type: string;
  readonly parent: string;
  readonly propertyValues: JsonObject;
}

/** What a save asks of a llama; what it leaves out stays as the drafts are. */
export interface LlamaSave {
  readonly propertyValues?: JsonObject | undefined;
  readonly pageList?: readonly string[] | undefined;
  readonly pages?: readonly BroughtPage[] | undefined;
}

/** A page as it becomes. */
export interface PlannedPage extends PositionedPage {
  readonly type: string;
}

interface LlamaPlan {
  readonly values: JsonObject;
  readonly pages: readonly PlannedPage[];
  /** Ids of pages that are not among those brought any more. */
  readonly gone: readonly string[];
}

const listFault = 'The list of pages does not fit the pages of this chapter.';

/** Works out what a llama and its pages become, or refuses what does not fit together. */
export function planLlamaSave({ llama, pages: stored }: StoredLlama, save: LlamaSave): LlamaPlan {
  const drafts = stored.map(({ id, type, draft }) => ({ id, type, values: parseDraft(draft) }));
  const brought = save.pages ? bring(llama.id, drafts, save.pages) : drafts;
  const ids = new Set(brought.map(({ id }) => id));
  if (ids.size < brought.length) throw unprocessable('Two pages of this chapter have the same id.');
  const list = save.pageList ?? (save.pages ? save.pages.map(({ id }) => id) : getReadingOrder(llama.id, brought));
  if (list.length !== ids.size || new Set(list).size !== ids.size || !list.every((id) => ids.has(id)))
    throw unprocessable(listFault);
  return {
    values: save.propertyValues ?? parseDraft(llama.draft),
    pages: arrangePages(llama.id, brought, list),
    gone: stored.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
  };
}

function bring(llamaId: string, drafts: readonly PlannedPage[], brought: readonly BroughtPage[]): PlannedPage[] {
  const known = new Map(drafts.map((page) => [page.id, page]));
  const pages = brought.map(({ id, type, parent, propertyValues }) => {
    const before = known.get(id);
    if (before ? before.type !== type : !pageSchemas[type])
      throw unprocessable(`There is no page type "${type}" here.`);
    const { Parent: _parent, Order: order = before?.values.Order ?? '', ...values } = propertyValues;
    return { id, type, values: { ...values, Parent: parent, Order: order } };
  });
  const placed = new Map<string, PositionedPage>(pages.map((page) => [page.id, page]));
  for (const page of pages)
    if (getEffectiveParent(page, llamaId, placed) !== page.values.Parent)
      throw unprocessable('A page stands below one that is not in this chapter, or below itself.');
  return pages;
}
