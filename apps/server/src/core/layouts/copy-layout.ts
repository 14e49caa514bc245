import { type GraphLayout, type WorkflowId, asNodeId } from '@confab/model';

/** The layout of a copied workflow: the positions of the originals, without nodes that were not copied. */
export function copyLayout(
  { positions }: GraphLayout,
  workflowId: WorkflowId,
  copyOf: ReadonlyMap<string, string>,
): GraphLayout {
  return {
    // Copies have the kinds of their originals.
    workflowId,
    positions: positions.flatMap((position) => {
      const copy = copyOf.get(position.nodeId);
      return copy === undefined ? [] : [{ ...position, nodeId: asNodeId(copy) }];
    }),
  };
}
