import type { ProjectOutline } from '../../../editing/index.ts';

/** The name of an item; undefined when it does not exist. */
export function findItemName(itemId: string, outline: ProjectOutline | undefined): string | undefined {
  if (!outline) return undefined;
  const { project, workflows, nodesByWorkflow: nodesOf } = outline;
  const items = [project, ...workflows, ...[...nodesOf.values()].flat()];
  return items.find(({ id }) => id === itemId)?.displayName;
}
