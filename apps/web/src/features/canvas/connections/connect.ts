import { appendToPath, createDefaultRowValues, createRow, getRowId, joinPath, readAt } from '@confab/inputs';
import { isJsonArray, type ItemSchema, type TableDefinition } from '@confab/model';
import type { Connection, Edge } from '@xyflow/react';
import type { EditingSession } from '../../../editing/index.ts';
import { newPort } from '../cards/port-ids.ts';
import { connectorMessages } from '../../../words/messages/project-messages.ts';
import type { Message } from '../../../words/message.ts';

type NodeSchemas = Readonly<Record<string, ItemSchema>>;

/**
 * Connects a connector to a node; the port `newPort` adds a new connector.
 *
 * @returns the error message; undefined on success.
 */
export function connectToNode(
  session: EditingSession,
  schemas: NodeSchemas,
  from: { readonly nodeId: string; readonly connectorId: string },
  targetId: string,
): Message | undefined {
  const item = session.getItem(from.nodeId);
  if (!item?.values) return connectorMessages.notLoaded;
  const schema = schemas[item.type];
  if (!schema) return connectorMessages.noSchema;
  if (from.connectorId !== newPort) {
    setConnectorTarget(session, from.nodeId, from.connectorId, targetId);
    return hasTarget(session, from, targetId) ? undefined : connectorMessages.notMade;
  }
  const table = findConnectorTable(schema);
  if (!table) return connectorMessages.noSchema;
  const connectorId = session.newId();
  const rows = readAt(item.values, 'Connectors');
  const defaultRowIds = new Set(table.defaultRows?.map(({ rowId }) => rowId));
  const firstDefault = isJsonArray(rows) ? rows.findIndex((row) => defaultRowIds.has(getRowId(row) ?? '')) : -1;
  const values = { ...createDefaultRowValues(table, session.newId), TargetNodeId: targetId };
  const row = createRow({ id: connectorId, values }, rows, firstDefault < 0 ? undefined : firstDefault);
  session.edit(from.nodeId, { path: 'Connectors', action: 'AddRow', updatedValue: row });
  return hasTarget(session, { ...from, connectorId }, targetId) ? undefined : connectorMessages.notMade;
}

/** The table definition of a node's connectors; undefined when authors may not add any. */
export function findConnectorTable(schema: ItemSchema | undefined): TableDefinition | undefined {
  const table = schema?.properties.find(({ name }) => name === 'Connectors')?.table;
  return table?.allowAddRow === false ? undefined : table;
}

/** Sets the target of a connector; null disconnects it. */
export function setConnectorTarget(
  session: EditingSession,
  nodeId: string,
  connectorId: string,
  targetId: string | null,
): void {
  const path = joinPath('Connectors', connectorId, 'TargetNodeId');
  session.edit(nodeId, { path, action: 'ValueChanged', updatedValue: targetId ?? '' });
}

/** Removes connections as one step of undo; the connectors stay. */
export function disconnect(session: EditingSession, edges: readonly Pick<Edge, 'source' | 'sourceHandle'>[]): void {
  void session.runAsOneStep(async () => {
    for (const { source, sourceHandle } of edges) {
      if (sourceHandle && session.getValue(source, appendToPath('Connectors', sourceHandle)) !== undefined)
        setConnectorTarget(session, source, sourceHandle, null);
    }
  });
}

/**
 * Moves an end of a connection to another port or node as one step of undo.
 *
 * @returns the error message; undefined on success.
 */
export function reconnect(
  session: EditingSession,
  schemas: NodeSchemas,
  edge: Pick<Edge, 'source' | 'sourceHandle'>,
  next: Connection,
): Message | undefined {
  const { source: nodeId, sourceHandle: connectorId, target } = next;
  if (!connectorId) return undefined;
  const isSamePort = edge.source === nodeId && edge.sourceHandle === connectorId;
  let error: Message | undefined;
  void session.runAsOneStep(async () => {
    error = connectToNode(session, schemas, { nodeId, connectorId }, target);
    if (!isSamePort && error === undefined) disconnect(session, [edge]);
  });
  return error;
}

function hasTarget(session: EditingSession, from: { nodeId: string; connectorId: string }, targetId: string) {
  return session.getValue(from.nodeId, joinPath('Connectors', from.connectorId, 'TargetNodeId')) === targetId;
}
