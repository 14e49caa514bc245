import { orderBetween } from '@confab/inputs';
import { type ItemId, type JsonObject, asItemId } from '@confab/model';

// Where a page stands is two values of it: what it stands below, and its place among those that stand there too. So two
// people who move pages at once keep both moves, as with the rows of a table.

/** Inputs of every page that no form shows. */
export const positionInputs = { parent: 'Parent', order: 'Order' } as const;

/** A page with its values, the place among them. */
export interface PositionedPage {
  readonly id: string;
  readonly values: JsonObject;
}

/** The page or llama that a page says it stands below; its llama where it says nothing. */
export function getParentId({ values }: PositionedPage, llamaId: string): ItemId {
  // What an author's tool wrote; one that is not there makes a top page.
  return asItemId(typeof values.Parent === 'string' && values.Parent !== '' ? values.Parent : llamaId);
}

function getOrder({ values }: PositionedPage) {
  return typeof values.Order === 'string' ? values.Order : '';
}

/**
 * The pages of a llama in the order of reading: each before those below it. One whose parent is not there, or that
 * stands below itself, is a top page.
 */
export function getReadingOrder(llamaId: string, pages: readonly PositionedPage[]): ItemId[] {
  const known = new Map(pages.map((page) => [page.id, page]));
  const childrenOf = new Map<string, PositionedPage[]>();
  for (const page of pages) {
    const parent = getEffectiveParent(page, llamaId, known);
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), page]);
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

/** The parent that a page has in effect: its llama where the one it names is not there or stands below it. */
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
 * Pages with the places that a list gives them. As few as can be are moved: those that stand in the wanted order already
 * keep their places, and a page about which nothing changed comes back as it is.
 */
export function arrangePages<Page extends PositionedPage>(
  llamaId: string,
  pages: readonly Page[],
  list: readonly string[],
): Page[] {
  const placeOf = new Map(list.map((id, place) => [id, place]));
  const known = new Map(pages.map((page) => [page.id, page]));
  const siblings = new Map<string, Page[]>();
  for (const page of [...pages].sort((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0))) {
    const parent = getEffectiveParent(page, llamaId, known);
    siblings.set(parent, [...(siblings.get(parent) ?? []), page]);
  }
  const orders = new Map([...siblings.values()].flatMap(assignOrders));
  return pages.map((page) => {
    const order = orders.get(page.id);
    return order === undefined || order === getOrder(page)
      ? page
      : { ...page, values: { ...page.values, Order: order } };
  });
}

/** The order of each of a row of siblings: its own, for as many as possible, else one between its neighbours'. */
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

/** Places of the longest run of texts that only rise, those between them left out; an empty text is no order. */
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
