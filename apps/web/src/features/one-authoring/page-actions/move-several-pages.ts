import { movePageDown, movePageLeft, movePages, movePageUp, type PagePlace, type PlacedPage } from '@confab/model';

/** A page list after a move of several pages, with the pages that changed their place themselves. */
export interface SeveralMoved {
  readonly pages: readonly PlacedPage[];
  readonly movedIds: readonly string[];
}

type Move = (pages: readonly PlacedPage[], id: string) => readonly PlacedPage[];

// The chosen pages are given without those below another chosen page. They keep their relative order.

/** Moves each chosen page before its previous sibling, unless it is the first, or only chosen ones are before it. */
export function moveSeveralUp(pages: readonly PlacedPage[], ids: readonly string[]): SeveralMoved {
  return moveEach(pages, sortForReading(pages, ids), movePastOthers(new Set(ids), movePageUp, -1));
}

/** Moves each chosen page behind its next sibling, unless it is the last, or only chosen ones are behind it. */
export function moveSeveralDown(pages: readonly PlacedPage[], ids: readonly string[]): SeveralMoved {
  return moveEach(pages, sortForReading(pages, ids).toReversed(), movePastOthers(new Set(ids), movePageDown, 1));
}

/** Moves the chosen pages out of their parents, directly behind these; top pages stay. */
export function moveSeveralLeft(pages: readonly PlacedPage[], ids: readonly string[]): SeveralMoved {
  return moveEach(pages, sortForReading(pages, ids).toReversed(), movePageLeft);
}

/** Moves the chosen pages to a place, one behind the other. */
export function moveSeveralTo(pages: readonly PlacedPage[], ids: readonly string[], place: PagePlace): SeveralMoved {
  const inOrder = sortForReading(pages, ids);
  // Behind a page, the last one is moved first, so that they stay in order.
  const moves = place.where === 'after' ? inOrder.toReversed() : inOrder;
  const moved = moveEach(pages, moves, (list, id) => movePages(list, id, place));
  return { ...moved, movedIds: moved.movedIds.length > 0 ? inOrder : [] };
}

function sortForReading(pages: readonly PlacedPage[], ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids);
  return pages.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}

function movePastOthers(chosen: ReadonlySet<string>, move: Move, step: 1 | -1): Move {
  return (pages, id) => {
    const parent = pages.find((page) => page.id === id)?.parent;
    const row = pages.filter((page) => page.parent === parent);
    const neighbour = row[row.findIndex((page) => page.id === id) + step];
    return neighbour && !chosen.has(neighbour.id) ? move(pages, id) : pages;
  };
}

function moveEach(pages: readonly PlacedPage[], ids: readonly string[], move: Move): SeveralMoved {
  const movedIds: string[] = [];
  let list = pages;
  for (const id of ids) {
    const next = move(list, id);
    if (next !== list) movedIds.push(id);
    list = next;
  }
  return { pages: list, movedIds };
}
