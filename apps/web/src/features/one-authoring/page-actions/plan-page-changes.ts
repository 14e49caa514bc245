import { arrangePages, createEntry, orderBetween, type InputEdit } from '@confab/inputs';
import { canBeExtension, insertPages, type JsonObject, type PagePlace, type PlacedPage } from '@confab/model';

/** The edits that give one page its new place. */
export interface PageEdits {
  readonly pageId: string;
  readonly edits: readonly InputEdit[];
}

type ReadOrder = (pageId: string) => string;

/**
 * The edits that turn one page list into another one of the same pages.
 *
 * A page keeps its place in two of its values, so that moves of different pages by two people are both kept. Only moved
 * pages are edited, unless their new siblings have no order to be placed between.
 */
export function planMoves(
  before: readonly PlacedPage[],
  after: readonly PlacedPage[],
  movedIds: readonly string[],
  readOrder: ReadOrder,
): readonly PageEdits[] {
  if (before === after) return [];
  const parents = new Map(before.map(({ id, parent }) => [id, parent]));
  const moved = new Set(movedIds);
  const found = new Map<string, InputEdit[]>();
  const addEdit = (pageId: string, path: string, updatedValue: string) => {
    const edits = found.get(pageId) ?? [];
    found.set(pageId, edits);
    edits.push({ path, action: 'ValueChanged', updatedValue });
  };
  const changedParents = new Set<string>();
  for (const { id, parent } of after) {
    if (moved.has(id)) changedParents.add(parent);
    if (parents.get(id) !== parent) addEdit(id, 'Parent', parent);
  }
  for (const parent of changedParents) {
    const row = after.filter((page) => page.parent === parent).map(({ id }) => id);
    for (const [id, order] of arrangeRow(row, moved, readOrder)) addEdit(id, 'Order', order);
  }
  return [...found].map(([pageId, edits]) => ({ pageId, edits }));
}

/** The new orders of siblings: those of the moved ones, or of more if the others are not in order. */
function arrangeRow(
  row: readonly string[],
  moved: ReadonlySet<string>,
  readOrder: ReadOrder,
): readonly [string, string][] {
  const others = row.filter((id) => !moved.has(id)).map(readOrder);
  const isOrdered = others.every((order, at) => order !== '' && (at === 0 || order > (others[at - 1] ?? '')));
  const changed: [string, string][] = [];
  if (!isOrdered) {
    const pages = row.map((id) => ({ id, values: { Order: moved.has(id) ? '' : readOrder(id) } }));
    for (const { id, values } of arrangePages('', pages, row)) {
      const order = String(values.Order);
      if (order !== readOrder(id)) changed.push([id, order]);
    }
    return changed;
  }
  let last: string | undefined;
  for (const [at, id] of row.entries()) {
    if (!moved.has(id)) {
      last = readOrder(id);
      continue;
    }
    const next = row.slice(at + 1).find((one) => !moved.has(one));
    last = orderBetween(last, next === undefined ? undefined : readOrder(next));
    changed.push([id, last]);
  }
  return changed;
}

/** The value of a page that matches from everywhere: of a One extension, if it is below another page. */
const asExtension: JsonObject = { Everywhere: true };

/** The edits that turn pages into One extensions, without those that match from everywhere already or never can. */
export function planExtensions(
  pageIds: readonly string[],
  read: (pageId: string) => { readonly type: string; readonly values?: JsonObject | undefined } | undefined,
): readonly PageEdits[] {
  return pageIds.flatMap((pageId) => {
    const page = read(pageId);
    if (!page || !canBeExtension(page.type) || page.values?.['Everywhere'] === true) return [];
    return [{ pageId, edits: [{ path: 'Everywhere', action: 'ValueChanged', updatedValue: true }] }];
  });
}

/** A page that is added to a llama. */
export interface NewPage extends PlacedPage {
  readonly type: string;
  readonly values: JsonObject;
}

/** An insertion: the pages to send, each with its parent and order in its values, and edits that make room for them. */
interface Insertion {
  readonly pages: readonly NewPage[];
  /** Empty unless the neighbours of an added page have the same order. */
  readonly moves: readonly PageEdits[];
}

/**
 * Plans an insertion. Siblings get new orders only where no order fits between two of them, as after two concurrent
 * insertions.
 */
export function planInsertion(
  list: readonly PlacedPage[],
  added: readonly NewPage[],
  place: PagePlace,
  readOrder: ReadOrder,
): Insertion {
  const addedIds = new Set(added.map(({ id }) => id));
  const becomesExtension = (page: NewPage) =>
    place.where === 'extension' && !addedIds.has(page.parent) && canBeExtension(page.type);
  const after = insertPages<PlacedPage>(list, added, place);
  const parents = new Map(after.map((page) => [page.id, page.parent]));
  const orders = new Map<string, string>();
  for (const parent of new Set(added.map(({ id }) => parents.get(id) ?? ''))) {
    const row = after.filter((page) => page.parent === parent).map(({ id }) => id);
    const fitting = placeBetween(row, addedIds, readOrder) ?? arrangeRow(row, addedIds, readOrder);
    for (const [id, order] of fitting) orders.set(id, order);
  }
  return {
    pages: added.map((page) => ({
      ...page,
      values: {
        ...page.values,
        ...(becomesExtension(page) && asExtension),
        Parent: parents.get(page.id) ?? page.parent,
        Order: orders.get(page.id) ?? '',
      },
    })),
    moves: [...orders].flatMap(([pageId, updatedValue]) =>
      addedIds.has(pageId) ? [] : [{ pageId, edits: [{ path: 'Order', action: 'ValueChanged', updatedValue }] }],
    ),
  };
}

/** The orders of added pages between their siblings; undefined when none fits between two of these. */
function placeBetween(
  row: readonly string[],
  addedIds: ReadonlySet<string>,
  readOrder: ReadOrder,
): readonly [string, string][] | undefined {
  const placed: [string, string][] = [];
  let last: string | undefined;
  for (const [at, id] of row.entries()) {
    if (!addedIds.has(id)) {
      last = readOrder(id) || last;
      continue;
    }
    const next = row.slice(at + 1).find((one) => !addedIds.has(one));
    const limit = next === undefined ? undefined : readOrder(next);
    if (limit !== undefined && (limit === '' || (last !== undefined && limit <= last))) return undefined;
    last = orderBetween(last, limit);
    placed.push([id, last]);
  }
  return placed;
}

/**
 * The pages that lines of text describe: a line is a page, and a line that is indented more is below the one above it.
 * The words after a colon are the response of the page; its name is then its keyword, so that nothing is left to fill
 * in.
 */
export function parsePageLines(text: string, type: string, newId: () => string): readonly NewPage[] {
  const above: { readonly indent: number; readonly id: string }[] = [];
  const pages: NewPage[] = [];
  for (const line of text.replaceAll('\t', '  ').split(/\r?\n/u)) {
    const [name = '', said = ''] = splitAtColon(line.trim().replace(/^[-*•]\s+/u, ''));
    if (name === '') continue;
    const indent = line.length - line.trimStart().length;
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const id = newId();
    const displayName = name.slice(0, 200);
    const values = { DisplayName: displayName, ...(said !== '' && sayingWhenAsked(displayName, said, type, newId)) };
    pages.push({ id, type, parent: above.at(-1)?.id ?? '', values });
    above.push({ indent, id });
  }
  return pages;
}

/** The parts of a line before and behind its first colon that a space follows. */
function splitAtColon(line: string): readonly string[] {
  const at = line.indexOf(': ');
  return at < 0 ? [line] : [line.slice(0, at).trim(), line.slice(at + 2).trim()];
}

/** The values of a page that responds to its name. */
function sayingWhenAsked(name: string, said: string, type: string, newId: () => string): JsonObject {
  const entry = createEntry({ id: newId(), values: { SpokenText: said, DisplayText: said } });
  // Pages that match from everywhere or never have no keywords, or their own kind of keywords.
  return { Response: { Entries: [entry] }, ...(canBeExtension(type) && { Keywords: name.replaceAll(/[,|]/gu, ' ') }) };
}
