import { type NodeId, asNodeId } from '@confab/model';
import type { TurnResult } from '@confab/dialog-engine';

/** What is counted of a turn. */
export interface TurnFacts {
  /** Where the conversation waits now. */
  readonly nodeId: NodeId | null;
  readonly intentId: string | null;
  readonly intentName: string | null;
  readonly score: number | null;
  /** Null where there was nothing to understand. */
  readonly isMatched: boolean | null;
  readonly isEnded: boolean;
  /** What went wrong last, if anything did. */
  readonly exception: string | null;
}

/** Reads from a turn's trace what is counted of it. */
export function factsOf({
  conversation: session,
  trace,
  ended,
}: Pick<TurnResult, 'conversation' | 'trace' | 'ended'>): TurnFacts {
  const understood = trace.findLast((entry) => entry.type === 'understood');
  const exception = trace.findLast((entry) => entry.type === 'exception' && entry.handling !== 'Ignore');
  const taken = understood?.candidates.find(({ intentId }) => intentId === understood.chosen);
  return {
    nodeId: session.nodeId ? asNodeId(session.nodeId) : null,
    intentId: understood?.chosen ?? null,
    intentName: taken?.name ?? null,
    // How near what was missed came is worth knowing too.
    score: (taken ?? understood?.candidates[0])?.score ?? null,
    isMatched: understood ? understood.isMissed !== true : null,
    isEnded: ended,
    exception: exception?.type === 'exception' ? exception.name : null,
  };
}
