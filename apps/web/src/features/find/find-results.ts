import type { FoundItem } from '@confab/contracts';
import type { EditingSession } from '../../editing/index.ts';
import type { Message } from '../../words/message.ts';

/** The results found so far, and how to get more. */
export interface FindResults {
  readonly items: readonly FoundItem[];
  readonly isSearching: boolean;
  readonly failure: Message | undefined;
  readonly hasMore: boolean;
  /** Number of items skipped because the regular expression took too long in them. */
  readonly skippedCount: number;
  /** Whether a found item has changed since the search. */
  readonly isStale: boolean;
  readonly loadMore: () => void;
  /** Loads the remaining pages, up to the maximum that can be replaced at once; undefined if the search is changed first. */
  readonly loadAll: () => Promise<readonly FoundItem[] | undefined>;
  readonly refetch: () => void;
}

/** The ids of the open project, typed for calls. */
export function getProjectIds({ teamId, projectId }: EditingSession) {
  return { teamId, projectId };
}

/** Total number of hits. */
export function countHits(items: readonly FoundItem[]): number {
  return items.reduce((sum, { hits }) => sum + hits.length, 0);
}

/** Merges the parts of items that were split across pages. */
export function mergeItems(items: readonly FoundItem[]): readonly FoundItem[] {
  const merged: FoundItem[] = [];
  for (const item of items) {
    const last = merged.at(-1);
    if (last?.itemId === item.itemId) merged[merged.length - 1] = { ...last, hits: [...last.hits, ...item.hits] };
    else merged.push(item);
  }
  return merged;
}
