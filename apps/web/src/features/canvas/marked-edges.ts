import type { CanvasPath } from './canvas-context.tsx';
import type { ConnectionEdge } from './canvas-model.ts';

interface EdgeMarks {
  readonly selected: ReadonlySet<string>;
  /** The one under the pointer. */
  readonly pointedAt: string | undefined;
  readonly path: CanvasPath | null;
}

/**
 * The connections with what is selected and what the path of a conversation took.
 *
 * Ports say their names already, so a connection says its own only while somebody looks for it.
 */
export function markedEdges(
  edges: readonly ConnectionEdge[],
  { selected, pointedAt, path }: EdgeMarks,
): ConnectionEdge[] {
  return edges.map((edge) => {
    const isSelected = selected.has(edge.id);
    const isNamed = isSelected || edge.id === pointedAt;
    const isTaken = path !== null && isOnPath(edge, path);
    // The same edge, where there is nothing to mark: only what has changed is drawn again.
    if (!isNamed && !isTaken) return edge;
    return {
      ...edge,
      selected: isSelected,
      zIndex: isNamed ? 2 : 1,
      ...(isNamed && { label: edge.data?.name }),
      ...(isTaken && { className: 'taken' }),
    };
  });
}

/** Forced connectors share their ids, so the connector alone does not tell: its node has to be on the path too. */
function isOnPath({ source, sourceHandle, target }: ConnectionEdge, { nodeIds, connectorIds }: CanvasPath) {
  return connectorIds.includes(sourceHandle ?? '') && nodeIds.includes(source) && nodeIds.includes(target);
}
