import { type NodeId, asNodeId } from '@confab/model';
import type { TurnResult } from '@confab/dialog-engine';
import { collectVisits } from '@confab/test-cases';

/** The facts of a turn that analytics counts. */
export interface TurnFacts {
  /** The node where the conversation waits now. */
  readonly nodeId: NodeId | null;
  readonly intentId: string | null;
  readonly intentName: string | null;
  readonly score: number | null;
  /** Null when the turn had no utterance. */
  readonly isMatched: boolean | null;
  readonly isEnded: boolean;
  /** The last exception that was not ignored. */
  readonly exception: string | null;
  /** The nodes that the turn led through and the one where it waits, each once. */
  readonly visited: string[];
  /** The connectors that the turn took, as 'node/connector', each once. */
  readonly taken: string[];
}

/** Reads the facts that analytics counts from the trace of a turn. */
export function readTurnFacts({
  conversation,
  trace,
  ended,
}: Pick<TurnResult, 'conversation' | 'trace' | 'ended'>): TurnFacts {
  const understood = trace.findLast((entry) => entry.type === 'understood');
  const exception = trace.findLast((entry) => entry.type === 'exception' && entry.handling !== 'Ignore');
  const matched = understood?.candidates.find(({ intentId }) => intentId === understood.chosen);
  const visits = collectVisits(trace);
  return {
    nodeId: conversation.nodeId ? asNodeId(conversation.nodeId) : null,
    intentId: understood?.chosen ?? null,
    intentName: matched?.name ?? null,
    // The score of the best candidate is useful even when no intent matched.
    score: (matched ?? understood?.candidates[0])?.score ?? null,
    isMatched: understood ? understood.isMissed !== true : null,
    isEnded: ended,
    exception: exception?.type === 'exception' ? exception.name : null,
    visited: [...new Set([...visits.nodes, ...(conversation.nodeId ? [conversation.nodeId] : [])])],
    taken: [...visits.connectors],
  };
}
