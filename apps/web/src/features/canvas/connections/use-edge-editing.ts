import { useEditingSession } from '../../../editing/index.ts';
import { useInputsContext } from '../../inputs/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import type { ConnectionEdge, ReadyWorkflow } from '../cards/canvas-model.ts';
import { disconnect } from './connect.ts';
import { openConnector } from './open-connector.ts';

/** Opens the connector of an edge or a port, and removes edges. */
export function useEdgeEditing(view: ReadyWorkflow, schemas: ItemSchemas, edges: readonly ConnectionEdge[]) {
  const session = useEditingSession();
  const inputsContext = useInputsContext();
  return {
    edit(edgeId: string) {
      const edge = edges.find(({ id }) => id === edgeId);
      if (edge) openConnector(edge, view, schemas, { session, inputsContext });
    },
    editPort(nodeId: string, connectorId: string) {
      openConnector({ source: nodeId, sourceHandle: connectorId }, view, schemas, { session, inputsContext });
    },
    remove(edgeId: string) {
      disconnect(
        session,
        edges.filter(({ id }) => id === edgeId),
      );
    },
  };
}
