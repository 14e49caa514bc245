import type { ProjectOutline } from '../../editing/index.ts';

/** Sorts items in tree order: the project, then each workflow followed by its nodes; items not in the tree come last. */
export function sortByTree<Item extends { readonly itemId: string }>(
  items: readonly Item[],
  outline: ProjectOutline | undefined,
): readonly Item[] {
  if (!outline) return items;
  const { project, workflows, nodesByWorkflow: nodesOf } = outline;
  const order = [project.id, ...workflows.flatMap(({ id }) => [id, ...(nodesOf.get(id) ?? []).map((node) => node.id)])];
  const positions = new Map<string, number>(order.map((id, at) => [id, at]));
  const getPosition = ({ itemId }: Item) => positions.get(itemId) ?? order.length;
  return items.toSorted((one, other) => getPosition(one) - getPosition(other));
}
