import type { ProjectOutline } from '../../editing/index.ts';

/** Items in the order of the tree: the project, each workflow followed by its nodes; what the tree does not have comes last. */
export function inTreeOrder<Item extends { readonly itemId: string }>(
  items: readonly Item[],
  skeleton: ProjectOutline | undefined,
): readonly Item[] {
  if (!skeleton) return items;
  const { project, workflows, nodesByWorkflow: nodesOf } = skeleton;
  const order = [project.id, ...workflows.flatMap(({ id }) => [id, ...(nodesOf.get(id) ?? []).map((node) => node.id)])];
  const places = new Map<string, number>(order.map((id, at) => [id, at]));
  const placeOf = ({ itemId }: Item) => places.get(itemId) ?? order.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
