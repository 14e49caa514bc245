import type { Connection, Edge, FinalConnectionState } from '@xyflow/react';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import type { Point } from '../routing/types.ts';
import { connectToNode, reconnect } from './connect.ts';
import { showErrorToast } from './open-connector.ts';

/**
 * What happens while a connection or the end of one is dragged. A connection that is dropped outside all cards calls
 * `onDropBeside` with page coordinates.
 */
export function useConnecting(
  { nodeSchemas }: ItemSchemas,
  onDropBeside: (at: Point, from: { readonly nodeId: string; readonly connectorId: string }) => void,
) {
  const session = useEditingSession();
  const [isConnecting, setConnecting] = useState(false);
  return {
    /** Whether a connection that leads to another card is dragged. */
    isConnecting,
    handlers: {
      onConnectStart: () => setConnecting(true),
      onConnect({ source, sourceHandle, target }: Connection) {
        if (sourceHandle)
          showErrorToast(connectToNode(session, nodeSchemas, { nodeId: source, connectorId: sourceHandle }, target));
      },
      onConnectEnd(event: MouseEvent | TouchEvent, { isValid, toNode, fromHandle }: FinalConnectionState) {
        setConnecting(false);
        if (isValid || toNode || fromHandle?.type !== 'source' || !fromHandle.id) return;
        const { clientX, clientY } =
          'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
        onDropBeside({ x: clientX, y: clientY }, { nodeId: fromHandle.nodeId, connectorId: fromHandle.id });
      },
      onReconnectStart: (_event: unknown, _edge: unknown, fixedEnd: 'source' | 'target') =>
        setConnecting(fixedEnd === 'source'),
      onReconnect: (edge: Edge, next: Connection) => showErrorToast(reconnect(session, nodeSchemas, edge, next)),
      onReconnectEnd: () => setConnecting(false),
    },
  };
}
