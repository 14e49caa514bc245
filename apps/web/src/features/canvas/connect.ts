import { joinPath } from '@confab/inputs';
import type { Connection, Edge } from '@xyflow/react';
import type { ProjectSession } from '../../editing/index.ts';

/** Lets a connector lead to a node; null leads nowhere. */
export function connect(session: ProjectSession, nodeId: string, connectorId: string, targetId: string | null): void {
  const path = joinPath('Connectors', connectorId, 'TargetNodeId');
  session.edit(nodeId, { path, action: 'ValueChanged', updatedValue: targetId ?? '' });
}

/** Takes connections away. */
export function disconnect(session: ProjectSession, edges: readonly Pick<Edge, 'source' | 'sourceHandle'>[]): void {
  for (const { source, sourceHandle } of edges) if (sourceHandle) connect(session, source, sourceHandle, null);
}

/** Moves an end of a connection to another port or node. */
export function reconnect(session: ProjectSession, edge: Edge, next: Connection): void {
  const isSamePort = edge.source === next.source && edge.sourceHandle === next.sourceHandle;
  if (!isSamePort) disconnect(session, [edge]);
  if (next.sourceHandle) connect(session, next.source, next.sourceHandle, next.target);
}
