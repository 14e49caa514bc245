import type { Skeleton } from '../../editing/index.ts';

/** What an item of the project is called; undefined when there is no such item. */
export function nameInSkeleton(itemId: string, skeleton: Skeleton | undefined): string | undefined {
  if (!skeleton) return undefined;
  const { project, workflows, nodesOf } = skeleton;
  const items = [project, ...workflows, ...[...nodesOf.values()].flat()];
  return items.find(({ id }) => id === itemId)?.displayName;
}
