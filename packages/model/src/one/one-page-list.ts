/** A page and its parent: another page, or the llama for a top page. */
export interface PlacedPage {
  readonly id: string;
  readonly parent: string;
}

/** Where pages are moved to or inserted. */
export interface PagePlace {
  /** The id of a page; for `llama` the id of the llama, whose last pages they become. */
  readonly target: string;
  readonly where: PageWhere;
}

/**
 * Where a page goes, seen from its target. As a One `extension` it goes below its target, as a child does, but belongs
 * to the whole assistant: it matches from everywhere.
 */
type PageWhere = 'before' | 'after' | 'child' | 'llama' | 'extension';

// Pages are kept in reading order: each page comes before the pages below it, so a branch is one contiguous run.
// A function that changes nothing returns the same list.

interface Run {
  readonly start: number;
  readonly end: number;
}

/** The index range of a page and all pages below it; undefined for a missing page. */
function runOf(pages: readonly PlacedPage[], id: string): Run | undefined {
  const start = pages.findIndex((page) => page.id === id);
  if (start < 0) return undefined;
  const below = new Set([id]);
  let end = start + 1;
  for (let page = pages[end]; page && below.has(page.parent); page = pages[++end]) below.add(page.id);
  return { start, end };
}

/** A page with all pages below it. */
export function branchOf<Page extends PlacedPage>(pages: readonly Page[], id: string): readonly Page[] {
  const run = runOf(pages, id);
  return run ? pages.slice(run.start, run.end) : [];
}

/** Moves a page, with the pages below it, before its previous sibling. */
export function movePageUp<Page extends PlacedPage>(pages: readonly Page[], id: string): readonly Page[] {
  const row = siblingsOf(pages, id);
  const before = row[row.findIndex((page) => page.id === id) - 1];
  return before ? movePages(pages, id, { target: before.id, where: 'before' }) : pages;
}

/** Moves a page, with the pages below it, behind its next sibling. */
export function movePageDown<Page extends PlacedPage>(pages: readonly Page[], id: string): readonly Page[] {
  const row = siblingsOf(pages, id);
  const next = row[row.findIndex((page) => page.id === id) + 1];
  return next ? movePages(pages, id, { target: next.id, where: 'after' }) : pages;
}

/** Moves a page out of its parent, directly behind it; a top page stays. */
export function movePageLeft<Page extends PlacedPage>(pages: readonly Page[], id: string): readonly Page[] {
  const page = pages.find((one) => one.id === id);
  const above = pages.find((one) => one.id === page?.parent);
  return above ? movePages(pages, id, { target: above.id, where: 'after' }) : pages;
}

/** Whether a page may be dropped on a target: not on itself, and not on a page below it. */
export function mayDrop(pages: readonly PlacedPage[], id: string, { target }: PagePlace): boolean {
  return runOf(pages, id) !== undefined && !branchOf(pages, id).some((page) => page.id === target);
}

/** Moves a page, with the pages below it, to another place. */
export function movePages<Page extends PlacedPage>(
  pages: readonly Page[],
  id: string,
  place: PagePlace,
): readonly Page[] {
  const run = runOf(pages, id);
  if (!run || !mayDrop(pages, id, place)) return pages;
  const rest = [...pages.slice(0, run.start), ...pages.slice(run.end)];
  const moved = insertPages(rest, pages.slice(run.start, run.end), place);
  const isSame = moved.every((page, at) => page.id === pages[at]?.id && page.parent === pages[at]?.parent);
  return moved === rest || isSame ? pages : moved;
}

/** Inserts pages, each with the pages below it, at a place; returns the same list when the target is missing. */
export function insertPages<Page extends PlacedPage>(
  pages: readonly Page[],
  added: readonly Page[],
  { target, where }: PagePlace,
): readonly Page[] {
  const run = where === 'llama' ? { start: pages.length, end: pages.length } : runOf(pages, target);
  if (!run) return pages;
  const isBeside = where === 'before' || where === 'after';
  const parent = isBeside ? (pages[run.start]?.parent ?? '') : target;
  const at = where === 'before' ? run.start : run.end;
  const ids = new Set(added.map(({ id }) => id));
  const placed = added.map((page) => (ids.has(page.parent) ? page : { ...page, parent }));
  return [...pages.slice(0, at), ...placed, ...pages.slice(at)];
}

/** Copies a page, alone or with its branch, under new ids; for `insertPages`. */
export function copyPages<Page extends PlacedPage>(
  pages: readonly Page[],
  id: string,
  newId: (old: string) => string,
  withBranch = true,
): readonly Page[] {
  const copied = branchOf(pages, id).slice(0, withBranch ? undefined : 1);
  const ids = new Map(copied.map((page) => [page.id, newId(page.id)]));
  return copied.map((page) => ({
    ...page,
    id: ids.get(page.id) ?? page.id,
    parent: ids.get(page.parent) ?? page.parent,
  }));
}

function siblingsOf<Page extends PlacedPage>(pages: readonly Page[], id: string): readonly Page[] {
  const own = pages.find((page) => page.id === id);
  return own ? pages.filter(({ parent }) => parent === own.parent) : [];
}
