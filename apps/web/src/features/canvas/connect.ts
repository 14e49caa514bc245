import { below, defaultRowValues, joinPath, orderAt, readAt } from '@confab/inputs';
import { isJsonArray, type ItemSchema, type TableDefinition } from '@confab/model';
import type { Connection, Edge } from '@xyflow/react';
import type { ProjectSession } from '../../editing/index.ts';
import { newPort } from './port-ids.ts';

type NodeSchemas = Readonly<Record<string, ItemSchema>>;

/** Why a connection could not be made (A8.73 to A8.75); the catalogue of messages says it in other languages. */
export const connectProblems = {
  notMade: 'Sorry, there was a problem creating the Connector',
  noSchema: "Sorry, couldn't get the node schema to create the connector",
  notLoaded: 'Sorry, there was a problem loading the node and creating the Connector',
} as const;

/**
 * Lets a connector lead to a node, or a new connector when it leaves by the port for those.
 *
 * @returns why it was not made; undefined when all is well.
 */
export function connectTo(
  session: ProjectSession,
  schemas: NodeSchemas,
  from: { readonly nodeId: string; readonly connectorId: string },
  targetId: string,
): string | undefined {
  const item = session.getItem(from.nodeId);
  if (!item?.values) return connectProblems.notLoaded;
  const schema = schemas[item.type];
  if (!schema) return connectProblems.noSchema;
  if (from.connectorId !== newPort) {
    connect(session, from.nodeId, from.connectorId, targetId);
    return leadsTo(session, from, targetId) ? undefined : connectProblems.notMade;
  }
  const table = connectorTable(schema);
  if (!table) return connectProblems.noSchema;
  const connectorId = session.newId();
  const rows = readAt(item.values, 'Connectors');
  const forced = new Set(table.defaultRows?.map(({ rowId }) => rowId));
  const kept = isJsonArray(rows) ? rows.findIndex((row) => isForced(row, forced)) : -1;
  const Values = { ...defaultRowValues(table, session.newId), TargetNodeId: targetId };
  const row = { RowId: connectorId, Order: orderAt(rows, kept < 0 ? undefined : kept), Values };
  session.edit(from.nodeId, { path: 'Connectors', action: 'AddRow', updatedValue: row });
  return leadsTo(session, { ...from, connectorId }, targetId) ? undefined : connectProblems.notMade;
}

/** The table of a node's connectors, where it may have more of them than it begins with. */
export function connectorTable(schema: ItemSchema | undefined): TableDefinition | undefined {
  const table = schema?.properties.find(({ name }) => name === 'Connectors')?.table;
  return table?.allowAddRow === false ? undefined : table;
}

/** Lets a connector lead to a node; null leads nowhere. */
export function connect(session: ProjectSession, nodeId: string, connectorId: string, targetId: string | null): void {
  const path = joinPath('Connectors', connectorId, 'TargetNodeId');
  session.edit(nodeId, { path, action: 'ValueChanged', updatedValue: targetId ?? '' });
}

/** Takes connections away. */
export function disconnect(session: ProjectSession, edges: readonly Pick<Edge, 'source' | 'sourceHandle'>[]): void {
  for (const { source, sourceHandle } of edges) {
    if (sourceHandle && session.getValue(source, below('Connectors', sourceHandle)) !== undefined)
      connect(session, source, sourceHandle, null);
  }
}

/** Moves an end of a connection to another port or node. */
export function reconnect(
  session: ProjectSession,
  schemas: NodeSchemas,
  edge: Pick<Edge, 'source' | 'sourceHandle'>,
  next: Connection,
): string | undefined {
  if (!next.sourceHandle) return undefined;
  const isSamePort = edge.source === next.source && edge.sourceHandle === next.sourceHandle;
  const problem = connectTo(session, schemas, { nodeId: next.source, connectorId: next.sourceHandle }, next.target);
  if (!isSamePort && problem === undefined) disconnect(session, [edge]);
  return problem;
}

function isForced(row: unknown, forced: ReadonlySet<string>) {
  return typeof row === 'object' && row !== null && 'RowId' in row && forced.has(String(row.RowId));
}

function leadsTo(session: ProjectSession, from: { nodeId: string; connectorId: string }, targetId: string) {
  return session.getValue(from.nodeId, joinPath('Connectors', from.connectorId, 'TargetNodeId')) === targetId;
}
