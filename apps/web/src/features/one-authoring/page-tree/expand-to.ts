import type { PageList } from './create-page-lists.ts';

/** Expands the pages above an item. Returns the same set when they are expanded. */
export function expandTo(
  itemId: string,
  lists: readonly PageList[],
  collapsed: ReadonlySet<string>,
): ReadonlySet<string> {
  if (collapsed.size === 0) return collapsed;
  const open = new Set<string>();
  for (const { llamaId, pages = [] } of lists) {
    const parents = new Map(pages.map(({ id, parent }) => [id, parent]));
    for (let at = parents.get(itemId); at !== undefined; at = parents.get(at)) open.add(at);
    if (parents.has(itemId)) open.add(llamaId);
  }
  return [...open].some((id) => collapsed.has(id)) ? new Set([...collapsed].filter((id) => !open.has(id))) : collapsed;
}
