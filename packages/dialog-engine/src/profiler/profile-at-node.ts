import type { HeardAs, TraceEntry } from '@confab/model';
import type { Program } from '../program.ts';
import { step } from '../run/step.ts';
import type { Effects, ConversationState, TurnResult } from '../types.ts';

/** The outcome of an utterance. */
export interface UtteranceOutcome {
  readonly outcome: 'match' | 'confirm' | 'noMatch';
  /** The reason, as in the trace. */
  readonly reason: string;
  /** How it was understood; null if no node listened. */
  readonly heardAs: HeardAs | null;
  /** The chosen intent or expected answer; null if there was none or any answer is accepted. */
  readonly chosenId: string | null;
  /** The intent that 'did you mean' would suggest. */
  readonly suggestion: string | null;
  /** The node entered next; null if there is none. */
  readonly targetId: string | null;
  /** The page of a One project that answers without leaving the current page. */
  readonly asideId: string | null;
}

/**
 * Runs one turn of a conversation that waits at a node, without
 * effects.
 *
 * @param standing the state of a conversation at the node; by default one without an open question.
 * @returns undefined for a node that does not wait.
 */
export function profileAtNode(
  program: Program,
  nodeId: string,
  text: string,
  now: number,
  standing?: ConversationState,
): UtteranceOutcome | undefined {
  if (!program.nodes.get(nodeId)?.handleInput) return undefined;
  const effects: Effects = { clock: () => now };
  const session: ConversationState = standing ?? { nodeId, variables: {}, seed: 1, turnCount: 1, ended: false };
  const turn = step(program, session, { type: 'said', text }, effects);
  // Without effects a turn is synchronous.
  return turn instanceof Promise ? undefined : toOutcome(turn, nodeId);
}

function toOutcome({ trace, conversation: session }: TurnResult, nodeId: string): UtteranceOutcome {
  const understood = trace.find(isUnderstood);
  const taken = trace.find((entry) => entry.type === 'connectorTaken');
  const { reason = '', heardAs = null } = understood ?? {};
  if (session.offered) {
    const suggestion = understood?.candidates[0]?.name ?? '';
    return { outcome: 'confirm', reason, heardAs, chosenId: null, suggestion, targetId: null, asideId: null };
  }
  const ways = taken ? { targetId: taken.targetNodeId, asideId: null } : findTarget(trace, session, nodeId);
  const isRefused = session.reprompts !== undefined && session.nodeId === nodeId && !taken;
  const isNoMatch = isRefused || heardAs === 'nothing';
  const answered = heardAs === 'expected' ? (taken?.connectorId ?? null) : null;
  const chosenId = isNoMatch ? null : (understood?.chosen ?? answered);
  return { outcome: isNoMatch ? 'noMatch' : 'match', reason, heardAs, chosenId, suggestion: null, ...ways };
}

/** Pages have no connectors: the target is derived from the first page entered and the final page. */
function findTarget(
  trace: readonly TraceEntry[],
  session: ConversationState,
  nodeId: string,
): Pick<UtteranceOutcome, 'targetId' | 'asideId'> {
  const enteredId = trace.find((entry) => entry.type === 'nodeEntered')?.nodeId ?? null;
  const isAside = enteredId !== null && enteredId !== nodeId && session.nodeId === nodeId;
  return isAside ? { targetId: null, asideId: enteredId } : { targetId: enteredId, asideId: null };
}

function isUnderstood(entry: TraceEntry): entry is Extract<TraceEntry, { type: 'understood' }> {
  return entry.type === 'understood';
}
