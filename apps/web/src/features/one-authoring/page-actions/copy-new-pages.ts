import { copyPages, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { NewPage, PageEdits } from './plan-page-changes.ts';

/** The most pages that one request creates. */
export const pagesPerRequest = 500;

/** Copies of pages under new ids; what names a copied page in a value of its own names the copy then (A2.24). */
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
    return { ...page, parent: ids.get(page.parent) ?? page.parent, values: replaceInValues(values, ids) };
  });
}

function replaceInValues(values: JsonObject, ids: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([key, one]) => [key, replaceTexts(one, ids)]));
}

function replaceTexts(value: JsonValue, ids: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: JsonValue) => replaceTexts(one, ids));
  return isJsonObject(value) ? replaceInValues(value, ids) : value;
}

/** New pages for a request. @param createdIds of pages that earlier requests have created, by the ids of the plan */
export function toPastedNodes(pages: readonly NewPage[], createdIds: ReadonlyMap<string, string>) {
  return pages.map(({ id, type, values }) => ({
    sourceId: id,
    nodeType: type,
    values: replaceInValues(values, createdIds),
    x: 0,
    y: 0,
  }));
}

/** The edits that set links to pages of later requests, which do not exist yet when the page with the link is created. */
export function planLaterLinks(
  pages: readonly NewPage[],
  createdIds: ReadonlyMap<string, string>,
): readonly PageEdits[] {
  const requests = new Map(pages.map(({ id }, at) => [id, Math.floor(at / pagesPerRequest)]));
  return pages.flatMap(({ id, values }) => {
    const request = requests.get(id) ?? 0;
    const edits = Object.entries(values).flatMap(([path, value]) => {
      const isLater = typeof value === 'string' && (requests.get(value) ?? 0) > request;
      return isLater ? [{ path, action: 'ValueChanged' as const, updatedValue: createdIds.get(value) ?? '' }] : [];
    });
    return edits.length === 0 ? [] : [{ pageId: createdIds.get(id) ?? '', edits }];
  });
}
