import type { BodyOf, simulatorCalls } from '@confab/contracts';
import type { JsonObject, ProjectId } from '@confab/model';
import type { SimulatedTurn } from './conversation-tree.ts';

/** A turn that is to be held. */
export interface Attempt {
  /** The turn that it goes on from; undefined opens a conversation. */
  readonly from: SimulatedTurn | undefined;
  readonly said: string | null;
  readonly byHand: JsonObject;
  readonly insteadOf: number | undefined;
  readonly begun: SimulatedTurn['begun'];
}

/** What the server is told for a turn. */
export function bodyOf(projectId: ProjectId, attempt: Attempt): BodyOf<typeof simulatorCalls.step> {
  const { from, said, byHand, begun } = attempt;
  const { stage, platform, language, isNewUser, isAccountLinked, seed } = begun;
  const now = begun.moment === undefined ? Number.NaN : Date.parse(begun.moment);
  const shared = {
    inputValue: said,
    projectId,
    ...(Number.isNaN(now) ? {} : { now }),
    ...(Object.keys(byHand).length > 0 && { variables: byHand }),
  };
  if (from) return { ...shared, sessionId: from.result.sessionId, fromTurn: from.result.turn };
  return {
    ...shared,
    stage,
    platform,
    isNewUser,
    isAccountLinked,
    seed,
    ...(language !== undefined && { language }),
    ...startOf(begun),
  };
}

function startOf({ from }: SimulatedTurn['begun']) {
  if (from === undefined) return {};
  return 'nodeId' in from ? { startNodeId: from.nodeId } : { startWorkflowId: from.workflowId };
}

/** What a returning user has kept from the conversation before. */
export function leftBehind(last: SimulatedTurn | undefined): JsonObject {
  const kept = last?.result.watched.filter(({ scope }) => scope === 'User') ?? [];
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

/** The same turn once more, to see what has become of its answer. */
export function again({ id, said, byHand, begun }: SimulatedTurn, from: SimulatedTurn | undefined): Attempt {
  return { from, said, byHand, insteadOf: id, begun };
}
