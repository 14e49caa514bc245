import type { PageList } from './page-tree/create-page-lists.ts';

interface Selected {
  readonly lists: readonly PageList[];
  readonly group: readonly string[];
  readonly selectedId: string | undefined;
}

/**
 * The pages that are selected when a page is added to the selection, or the selection is extended to it. Undefined when
 * the item is not a page, so that it is selected alone.
 */
export function groupPages(
  how: 'toggle' | 'extend',
  pageId: string,
  { lists, group, selectedId }: Selected,
): readonly string[] | undefined {
  const ids = lists.flatMap(({ pages = [] }) => pages.map(({ id }) => id));
  const to = ids.indexOf(pageId);
  if (to < 0) return undefined;
  const from = ids.indexOf(selectedId ?? '');
  if (how === 'extend') return from < 0 ? undefined : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  const chosen = group.length > 0 || from < 0 ? group : [ids[from] ?? pageId];
  return chosen.includes(pageId) ? chosen.filter((id) => id !== pageId) : [...chosen, pageId];
}
