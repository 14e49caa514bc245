import type { BodyOf, simulatorCalls } from '@confab/contracts';
import type { JsonObject, ProjectId } from '@confab/model';
import { getBrowserPlace } from '../../../platform/browser-place.ts';
import type { RepeatedTurn } from '../../recordings/index.ts';
import type { SimulatedTurn } from '../conversation/conversation-tree.ts';

/** A turn to run. */
export interface Attempt {
  /** The same when the turn is tried again, so that its mails and requests are sent once. */
  readonly turnId: string;
  /** The previous turn; undefined opens a conversation. */
  readonly from: SimulatedTurn | undefined;
  readonly said: string | null;
  readonly byHand: JsonObject;
  readonly insteadOf: number | undefined;
  readonly begun: SimulatedTurn['begun'];
  /** The turn of a visitor that it repeats. */
  readonly original?: RepeatedTurn | undefined;
}

/** The request body of a turn. */
export function createStepBody(projectId: ProjectId, attempt: Attempt): BodyOf<typeof simulatorCalls.step> {
  const { turnId, from, said, byHand, begun } = attempt;
  const { stage, platform, language, isNewUser, isAccountLinked, seed, recorded } = begun;
  const now = begun.moment === undefined ? Number.NaN : Date.parse(begun.moment);
  const shared = {
    turnId,
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
    ...getBrowserPlace(),
    seed,
    ...(language !== undefined && { language }),
    ...(recorded?.release && { releaseId: recorded.release.id }),
    ...getStartParams(begun),
  };
}

function getStartParams({ from }: SimulatedTurn['begun']) {
  if (from === undefined) return {};
  return 'nodeId' in from ? { startNodeId: from.nodeId } : { startWorkflowId: from.workflowId };
}

/** User variables that a returning user keeps from the previous conversation. */
export function getUserVariables(last: SimulatedTurn | undefined): JsonObject {
  const kept = last?.result.watched.filter(({ scope }) => scope === 'User') ?? [];
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

/** Repeats a turn, to compare its answers. */
export function repeatTurn(
  { id, said, byHand, begun, original }: SimulatedTurn,
  from: SimulatedTurn | undefined,
  turnId: string,
): Attempt {
  return { turnId, from, said, byHand, insteadOf: id, begun, original };
}
