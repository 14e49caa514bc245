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
  const known = new Map(pages.map((page) => [page.id, page]));
  const childrenOf = new Map<string, PositionedPage[]>();
  for (const page of pages) {
    const parent = getEffectiveParent(page, llamaId, known);
    const row = childrenOf.get(parent);
    if (row) row.push(page);
    else childrenOf.set(parent, [page]);
  }
  const list: ItemId[] = [];
  const read = (id: string) => {
    for (const page of (childrenOf.get(id) ?? []).sort(compareByOrder)) {
      list.push(asItemId(page.id));
      read(page.id);
    }
  };
  read(llamaId);
  return list;
}

/** The pages of a llama in reading order, each with its parent in effect: a page, or the llama. */
export function placePages(
  llamaId: string,
  pages: readonly PositionedPage[],
): readonly { readonly id: string; readonly parent: string }[] {
  const known = new Map(pages.map((page) => [page.id, page]));
  return getReadingOrder(llamaId, pages).map((id) => {
    const page = known.get(id);
    return { id, parent: page ? getEffectiveParent(page, llamaId, known) : llamaId };
  });
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
  const known = new Map(pages.map((page) => [page.id, page]));
  const siblings = new Map<string, Page[]>();
  for (const page of [...pages].sort((one, other) => (positions.get(one.id) ?? 0) - (positions.get(other.id) ?? 0))) {
    const parent = getEffectiveParent(page, llamaId, known);
    const row = siblings.get(parent);
    if (row) row.push(page);
    else siblings.set(parent, [page]);
  }
  const orders = new Map([...siblings.values()].flatMap(assignOrders));
  return pages.map((page) => {
    const order = orders.get(page.id);
    return order === undefined || order === getOrder(page)
      ? page
      : { ...page, values: { ...page.values, Order: order } };
  });
}

/** Assigns orders to siblings: as many as possible keep theirs, the others get one between their neighbours. */
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
