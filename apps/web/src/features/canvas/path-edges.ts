import type { Edge } from '@xyflow/react';
import type { CanvasPath } from './canvas-context.tsx';

/** The connections with what is selected and what the path of a conversation took. */
export function edgesWithPath(edges: readonly Edge[], selected: ReadonlySet<string>, path: CanvasPath | null): Edge[] {
  return edges.map((edge) => {
    const isTaken = path !== null && isOnPath(edge, path);
    return { ...edge, selected: selected.has(edge.id), ...(isTaken ? { className: 'taken', zIndex: 1 } : {}) };
  });
}

/** Forced connectors share their ids, so the connector alone does not tell: its node has to be on the path too. */
function isOnPath({ source, sourceHandle, target }: Edge, { nodeIds, connectorIds }: CanvasPath) {
  return connectorIds.includes(sourceHandle ?? '') && nodeIds.includes(source) && nodeIds.includes(target);
}
