import { analyticPageSize, analyticTurnsSearchedMax, type AnalyticDataOf } from '@confab/contracts';
import type { Services } from '../../../services.ts';
import { listConversations, listConversationsById, listTurns } from '../conversations.repository.ts';
import { findConversationsWith } from '../conversations-with-turns.repository.ts';
import { countTurns, type CountScope } from '../counts.repository.ts';
import { findNodeNames, findReleaseNumbers } from '../names.repository.ts';
import { toConversationLine } from './to-conversation-line.ts';
import { toTurnFilter } from './to-turn-filter.ts';
import type { AnalyticRequest } from '../to-scope.ts';

interface CorrespondenceContext {
  readonly db: Services['db'];
  readonly request: AnalyticRequest;
  readonly scope: CountScope;
}

/** Reads a page of conversations, and the turns of the requested one. */
export async function readCorrespondence({
  db,
  scope,
  request,
}: CorrespondenceContext): Promise<AnalyticDataOf<'correspondence'>> {
  const { conversation, fromNodeId = null, nodeId = null, throughNodeId = null } = request;
  const numbers = await findReleaseNumbers(db, request.teamId, scope.projectIds);
  const { total, isCut, intentName, rows } = await readPage(db, scope, request);
  const turns = conversation === undefined ? [] : await listTurns(db, scope, conversation);
  const getName = await findNodeNames(db, request.teamId, [
    fromNodeId,
    nodeId,
    throughNodeId,
    ...turns.map((turn) => turn.nodeId),
  ]);
  return {
    view: 'correspondence',
    total,
    isCut,
    fromNodeName: getName(fromNodeId).name,
    nodeName: getName(nodeId).name,
    throughNodeName: getName(throughNodeId).name,
    intentName,
    conversations: rows.map((row) => toConversationLine(row, numbers)),
    turns: turns.map(({ at, nodeId: ledTo, isEnded: _isEnded, ...turn }) => ({
      ...turn,
      atUtc: at.toISOString(),
      nodeName: getName(ledTo).name,
    })),
  };
}

async function readPage(db: Services['db'], scope: CountScope, request: AnalyticRequest) {
  const { page = 0, said } = request;
  const part = { skip: page * analyticPageSize, most: analyticPageSize };
  const filter = toTurnFilter(request);
  if (!filter) {
    const [counts] = await countTurns(db, scope, 'nothing');
    const rows = await listConversations(db, scope, part);
    return { total: counts?.conversations ?? 0, isCut: false, intentName: '', rows };
  }
  const { ids, total, searched, intentName } = await findConversationsWith(db, scope, filter, part);
  const rows = await listConversationsById(db, scope, ids, said);
  return { total, isCut: searched === analyticTurnsSearchedMax, intentName, rows };
}
