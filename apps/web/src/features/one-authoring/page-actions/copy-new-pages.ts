import { compareValues, createRevertEdits, replaceIds } from '@confab/inputs';
import { copyPages } from '@confab/model';
import type { NewPage, PageEdits } from './plan-page-changes.ts';

/** The most pages that one request creates. */
export const pagesPerRequest = 500;

/** Copies of pages under new ids; values that name a copied page then name the copy (A2.24). */
export function copyNewPages(pages: readonly NewPage[], newId: () => string): readonly NewPage[] {
  const ids = new Map<string, string>();
  const copies = pages.flatMap((page) =>
    copyPages([page], page.id, (old) => {
      const id = newId();
      ids.set(old, id);
      return id;
    }),
  );
  return copies.map((page) => {
    const { Parent: _parent, Order: _order, ...values } = page.values;
    return { ...page, parent: ids.get(page.parent) ?? page.parent, values: replaceIds(values, ids) };
  });
}

/** New pages for a request. @param createdIds of pages that earlier requests have created, by the ids of the plan */
export function toPastedNodes(pages: readonly NewPage[], createdIds: ReadonlyMap<string, string>) {
  return pages.map(({ id, type, values }) => ({
    sourceId: id,
    nodeType: type,
    values: replaceIds(values, createdIds),
    x: 0,
    y: 0,
  }));
}

/**
 * The edits for values that name pages of later requests, which do not exist yet when the page that names them is
 * created.
 */
export function planLaterLinks(
  pages: readonly NewPage[],
  createdIds: ReadonlyMap<string, string>,
): readonly PageEdits[] {
  const knownIds = new Map<string, string>();
  const all: PageEdits[] = [];
  for (const [at, { id, values }] of pages.entries()) {
    if (at % pagesPerRequest === 0)
      for (const { id: known } of pages.slice(at, at + pagesPerRequest))
        knownIds.set(known, createdIds.get(known) ?? '');
    const edits = compareValues(replaceIds(values, createdIds), replaceIds(values, knownIds)).flatMap(
      createRevertEdits,
    );
    if (edits.length > 0) all.push({ pageId: createdIds.get(id) ?? '', edits });
  }
  return all;
}
