import type { PlacedPage } from '@confab/model';

/**
 * Picks pages from a list, alone or with all pages below them, in reading order. The parent of a picked page is the
 * nearest picked page above it; it is empty where there is none.
 */
export function pickPages(
  pages: readonly PlacedPage[],
  ids: readonly string[],
  withBranch: boolean,
): readonly PlacedPage[] {
  const chosen = new Set(ids);
  /** For each page, the nearest picked page: itself or one above it. */
  const nearest = new Map<string, string>();
  return pages.flatMap(({ id, parent }) => {
    const above = nearest.get(parent);
    const isPicked = chosen.has(id) || (withBranch && above !== undefined);
    if (isPicked) nearest.set(id, id);
    else if (above !== undefined) nearest.set(id, above);
    return isPicked ? [{ id, parent: above ?? '' }] : [];
  });
}
