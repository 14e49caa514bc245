import { getNodeTypeFacts, type ItemSchema } from '@confab/model';
import type { EditingSession } from '../../../editing/index.ts';
import { connectToNode } from '../connections/connect.ts';
import { showErrorToast } from '../connections/open-connector.ts';
import { findFirstConnector } from './find-first-connector.ts';
import type { NodeDrop } from './node-drop.ts';

/** Connects a node that was added with the connector that leads to it, and with the node that it leads to. */
export function connectAdded(
  session: EditingSession,
  schemas: Readonly<Record<string, ItemSchema>>,
  { nodeId, nodeType }: { readonly nodeId: string; readonly nodeType: string },
  { from, targetId }: Pick<NodeDrop, 'from' | 'targetId'>,
): void {
  if (from && getNodeTypeFacts(nodeType).startsWorkflow !== true)
    showErrorToast(connectToNode(session, schemas, from, nodeId));
  const connectorId = targetId === undefined ? undefined : findFirstConnector(session.getItem(nodeId)?.values);
  if (targetId !== undefined && connectorId !== undefined)
    showErrorToast(connectToNode(session, schemas, { nodeId, connectorId }, targetId));
}
