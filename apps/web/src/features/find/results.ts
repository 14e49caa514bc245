import type { FoundItem } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import type { ProjectSession } from '../../editing/index.ts';

/** What was found so far. */
export interface FindResults {
  readonly items: readonly FoundItem[];
  readonly isLooking: boolean;
  readonly failure: string | undefined;
  readonly hasMore: boolean;
  /** Items that were too much work. */
  readonly leftOut: number;
  /** The project has changed since. */
  readonly isStale: boolean;
  readonly more: () => void;
  /** Loads what is left, up to as much as can be replaced at once. */
  readonly all: () => Promise<readonly FoundItem[]>;
  readonly again: () => void;
}

/** The ids of the open project, as calls want them. */
export function placeOf({ teamId, projectId }: ProjectSession) {
  // The session was opened with ids of the server's own.
  return { teamId: teamId as TeamId, projectId: projectId as ProjectId };
}

/** How many places there are. */
export function countHits(items: readonly FoundItem[]): number {
  return items.reduce((sum, { hits }) => sum + hits.length, 0);
}

/** A page may end in the middle of an item; the next one goes on with it. */
export function joined(items: readonly FoundItem[]): readonly FoundItem[] {
  const whole: FoundItem[] = [];
  for (const item of items) {
    const last = whole.at(-1);
    if (last?.itemId === item.itemId) whole[whole.length - 1] = { ...last, hits: [...last.hits, ...item.hits] };
    else whole.push(item);
  }
  return whole;
}
