import { useLocation } from 'wouter';
import type { NavigationEntry } from '../../flavours/site.ts';

/** The entry of the navigation whose page is shown: the first one where no path says otherwise (P2.17). */
export function useCurrentEntry(entries: readonly NavigationEntry[]): NavigationEntry | undefined {
  const [path] = useLocation();
  const pages = entries.filter((entry) => entry.kind === 'page');
  return pages.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`)) ?? pages[0];
}
