import { useLocation } from 'wouter';
import type { NavigationEntry } from '../../flavours/site.ts';

/**
 * The navigation entry of the current page; the first page by default (P2.17). A first page at the root of its site is
 * not the entry for any other path.
 */
export function useCurrentEntry(entries: readonly NavigationEntry[]): NavigationEntry | undefined {
  const [path] = useLocation();
  const pages = entries.filter((entry) => entry.kind === 'page');
  return (
    pages.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`)) ??
    pages.find(({ path: first }, at) => at === 0 && first !== '/')
  );
}

/** Whether the current page is below the page of an entry, as an open project is below the list of projects. */
export function useIsBelow(entryPath: string | undefined): boolean {
  const [path] = useLocation();
  return entryPath !== undefined && path.startsWith(`${entryPath}/`);
}
