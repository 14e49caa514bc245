import type { TurnFilter } from '../conversations-with-turns.repository.ts';
import type { AnalyticRequest } from '../to-scope.ts';

/** What a turn of the listed conversations must have; undefined when all conversations are listed. */
export function toTurnFilter(request: AnalyticRequest): TurnFilter | undefined {
  const { fromNodeId, nodeId, throughNodeId, intent: intentId, outcome, said } = request;
  const filter = { fromNodeId, nodeId, throughNodeId, intentId, outcome, said };
  return Object.values(filter).some((value) => value !== undefined) ? filter : undefined;
}
