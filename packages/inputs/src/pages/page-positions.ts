import { asItemId, type ItemId, type JsonObject } from '@confab/model';
import { orderBetween } from '../rows/order-between.ts';

// A page's position is two of its values: its parent and its order among its siblings. So two concurrent moves of
// different pages are both kept, as with the rows of a table.

/** The hidden inputs of every page. */
export const positionInputs = { parent: 'Parent', order: 'Order' } as const;

/** A page with its values, which contain its position. */
export interface PositionedPage {
  readonly id: string;
  readonly values: JsonObject;
}

/** The parent that a page names: a page or the llama. Defaults to the llama. */
export function getParentId({ values }: PositionedPage, llamaId: string): ItemId {
  // Unchecked: getEffectiveParent handles a parent that does not exist.
  return asItemId(typeof values.Parent === 'string' && values.Parent !== '' ? values.Parent : llamaId);
}

function getOrder({ values }: PositionedPage) {
  return typeof values.Order === 'string' ? values.Order : '';
}

/**
 * The pages of a llama in reading order: each before its children. A page whose parent is missing or that lies
 * below itself is a top-level page.
 */
export function getReadingOrder(llamaId: string, pages: readonly PositionedPage[]): ItemId[] {
  return sortForReading(llamaId, pages, getEffectiveParents(llamaId, pages)).map(({ id }) => asItemId(id));
}

/** The pages of a llama in reading order, each with its parent in effect: a page, or the llama. */
export function placePages(
  llamaId: string,
  pages: readonly PositionedPage[],
): readonly { readonly id: string; readonly parent: string }[] {
  const parents = getEffectiveParents(llamaId, pages);
  return sortForReading(llamaId, pages, parents).map(({ id }) => ({ id, parent: parents.get(id) ?? llamaId }));
}

/** Walks through the pages without recursion, since pages can be nested as deep as a llama is long. */
function sortForReading(
  llamaId: string,
  pages: readonly PositionedPage[],
  parents: ReadonlyMap<string, string>,
): readonly PositionedPage[] {
  const rows = groupByParent(llamaId, pages, parents);
  const takeLastFirst = (id: string) => {
    const row = rows.get(id) ?? [];
    rows.delete(id);
    return row.sort((one, other) => compareByOrder(other, one));
  };
  const list: PositionedPage[] = [];
  const waiting = takeLastFirst(llamaId);
  for (let page = waiting.pop(); page; page = waiting.pop()) {
    list.push(page);
    for (const child of takeLastFirst(page.id)) waiting.push(child);
  }
  return list;
}

function groupByParent<Page extends PositionedPage>(
  llamaId: string,
  pages: readonly Page[],
  parents: ReadonlyMap<string, string>,
): Map<string, Page[]> {
  const rows = new Map<string, Page[]>();
  for (const page of pages) {
    const parent = parents.get(page.id) ?? llamaId;
    const row = rows.get(parent);
    if (row) row.push(page);
    else rows.set(parent, [page]);
  }
  return rows;
}

/**
 * The parent of each page in effect, by the page's id: the same as `getEffectiveParent` for each page, in time linear in
 * the number of pages however deep they are nested.
 */
export function getEffectiveParents(llamaId: string, pages: readonly PositionedPage[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>(pages.map((page) => [page.id, getParentId(page, llamaId)]));
  // False also while the parents of a page are followed, so that a circle ends.
  const leadsToLlama = new Map([[llamaId, true]]);
  for (const { id } of pages) {
    const path: string[] = [];
    let at: string | undefined = id;
    while (at !== undefined && !leadsToLlama.has(at)) {
      leadsToLlama.set(at, false);
      path.push(at);
      at = named.get(at);
    }
    const isLed = at !== undefined && leadsToLlama.get(at) === true;
    for (const passed of path) leadsToLlama.set(passed, isLed);
  }
  return new Map([...named].map(([id, parent]) => [id, leadsToLlama.get(parent) === true ? parent : llamaId]));
}

/** The parent of a page in effect: the llama when the named parent is missing or lies below the page. */
export function getEffectiveParent(
  page: PositionedPage,
  llamaId: string,
  known: ReadonlyMap<string, PositionedPage>,
): string {
  const parent = getParentId(page, llamaId);
  const passed = new Set([page.id]);
  for (let at: string = parent; at !== llamaId;) {
    const above = known.get(at);
    if (!above || passed.has(at)) return llamaId;
    passed.add(at);
    at = getParentId(above, llamaId);
  }
  return parent;
}

function compareByOrder(one: PositionedPage, other: PositionedPage) {
  const [left, right] = [getOrder(one), getOrder(other)];
  if (left !== right) return left < right ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/**
 * Changes the orders of pages to match a list. As few pages as possible change; unchanged pages are returned as
 * the same objects.
 */
export function arrangePages<Page extends PositionedPage>(
  llamaId: string,
  pages: readonly Page[],
  list: readonly string[],
): Page[] {
  const positions = new Map(list.map((id, place) => [id, place]));
  const listed = [...pages].sort((one, other) => (positions.get(one.id) ?? 0) - (positions.get(other.id) ?? 0));
  const siblings = groupByParent(llamaId, listed, getEffectiveParents(llamaId, pages));
  const orders = new Map([...siblings.values()].flatMap(assignOrders));
  return pages.map((page) => {
    const order = orders.get(page.id);
    return order === undefined || order === getOrder(page)
      ? page
      : { ...page, values: { ...page.values, Order: order } };
  });
}

/** Assigns orders to siblings: as many as possible keep their order, the others get one between their neighbours. */
function assignOrders(row: readonly PositionedPage[]): [string, string][] {
  const own = row.map(getOrder);
  const keeping = new Set(findLongestIncreasingRun(own));
  let last: string | undefined;
  return row.map(({ id }, place) => {
    const next = own.find((_order, at) => at > place && keeping.has(at));
    last = keeping.has(place) ? (own[place] ?? '') : orderBetween(last, next);
    return [id, last];
  });
}

/** The indexes of the longest increasing subsequence of orders. Empty orders are ignored. */
function findLongestIncreasingRun(texts: readonly string[]): number[] {
  const best: { length: number; before: number }[] = [];
  let end = -1;
  for (const [place, text] of texts.entries()) {
    let [length, before] = [text === '' ? 0 : 1, -1];
    for (let at = 0; text !== '' && at < place; at += 1) {
      const known = best[at]?.length ?? 0;
      if (known > 0 && (texts[at] ?? '') < text && known + 1 > length) [length, before] = [known + 1, at];
    }
    best.push({ length, before });
    if (length > (best[end]?.length ?? 0)) end = place;
  }
  const run: number[] = [];
  for (let at = end; at >= 0; at = best[at]?.before ?? -1) run.unshift(at);
  return run;
}
