import { type GraphLayout, type WorkflowId, asNodeId } from '@confab/model';

/** The layout of a copied workflow: the places of the originals, without those of nodes that were not copied. */
export function copyLayout(
  { positions }: GraphLayout,
  workflowId: WorkflowId,
  copyOf: ReadonlyMap<string, string>,
): GraphLayout {
  return {
    // The ids of copies are those of a workflow and of nodes, as the originals' are.
    workflowId,
    positions: positions.flatMap(({ nodeId, x, y }) => {
      const copy = copyOf.get(nodeId);
      return copy === undefined ? [] : [{ nodeId: asNodeId(copy), x, y }];
    }),
  };
}
