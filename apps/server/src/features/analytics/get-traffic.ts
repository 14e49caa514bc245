import { analyticTurnsSearchedMax, type BodyOf, type Traffic, type trafficCalls } from '@confab/contracts';
import { asNodeId, nodeIdSchema } from '@confab/model';
import type { Services } from '../../services.ts';
import { toScope } from './to-scope.ts';
import { countTraffic } from './traffic.repository.ts';

/** Counts the conversations that went through each node and connector of a project. @throws invalid for a wrong range */
export async function getTraffic({ db }: Services, request: BodyOf<typeof trafficCalls.get>): Promise<Traffic> {
  const scope = toScope({ ...request, projectIds: [request.projectId], view: 'overview' });
  const rows = await countTraffic(db, scope);
  const all = rows.find(({ kind }) => kind === 'all');
  if (!all) throw new Error('A count without groups has one row.');
  const { conversations, turns, searched, unrecorded } = all;
  return {
    conversations,
    turns,
    unrecorded,
    isCut: searched === analyticTurnsSearchedMax,
    nodes: rows.flatMap(({ kind, key, leftHere, ...row }) =>
      kind === 'node' && isNodeId(key)
        ? [{ nodeId: asNodeId(key), conversations: row.conversations, turns: row.turns, left: leftHere }]
        : [],
    ),
    connectors: rows.flatMap(({ kind, key, ...row }) => {
      const [nodeId = '', connectorId = ''] = kind === 'connector' ? splitOnce(key ?? '') : [];
      return isNodeId(nodeId)
        ? [{ nodeId: asNodeId(nodeId), connectorId, conversations: row.conversations, turns: row.turns }]
        : [];
    }),
  };
}

function isNodeId(text: string | null): text is string {
  return nodeIdSchema.safeParse(text).success;
}

/** The node and the connector, whose id may contain a slash. */
function splitOnce(key: string): readonly string[] {
  const at = key.indexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
}
