import type { HeardAs, TraceEntry } from '@confab/model';
import type { Program } from '../program.ts';
import { step } from '../run/step.ts';
import type { Effects, ConversationState, TurnResult } from '../types.ts';

/** What would come of something said. */
export interface UtteranceOutcome {
  readonly outcome: 'match' | 'confirm' | 'noMatch';
  /** Why, in the words of the trace. */
  readonly reason: string;
  /** What it was taken for; null where nobody listened. */
  readonly heardAs: HeardAs | null;
  /** What was taken, an intent or an expected answer; null where nothing was, or where anything is. */
  readonly chosenId: string | null;
  /** What 'did you mean' would offer. */
  readonly suggestion: string | null;
  /** The node that it leads to at once; null where that is nowhere. */
  readonly targetId: string | null;
  /** The page of a One project that answers beside the open one, after which the conversation stands where it stood. */
  readonly asideId: string | null;
}

/**
 * What a node that waits would make of something said: one turn of a conversation that stands there, with nothing of
 * the world outside.
 *
 * @param standing the conversation, where it has just come there; else one that has nothing open.
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
  // Without effects there is nothing to wait for.
  return turn instanceof Promise ? undefined : toHeard(turn, nodeId);
}

function toHeard({ trace, conversation: session }: TurnResult, nodeId: string): UtteranceOutcome {
  const understood = trace.find(isUnderstood);
  const taken = trace.find((entry) => entry.type === 'connectorTaken');
  const { reason = '', heardAs = null } = understood ?? {};
  if (session.offered) {
    const suggestion = understood?.candidates[0]?.name ?? '';
    return { outcome: 'confirm', reason, heardAs, chosenId: null, suggestion, targetId: null, asideId: null };
  }
  const ways = taken ? { targetId: taken.targetNodeId, asideId: null } : waysOf(trace, session, nodeId);
  const isRefused = session.reprompts !== undefined && session.nodeId === nodeId && !taken;
  const isNoMatch = isRefused || heardAs === 'nothing';
  const answered = heardAs === 'expected' ? (taken?.connectorId ?? null) : null;
  const chosenId = isNoMatch ? null : (understood?.chosen ?? answered);
  return { outcome: isNoMatch ? 'noMatch' : 'match', reason, heardAs, chosenId, suggestion: null, ...ways };
}

/** Pages have no connectors: the first that is come to tells, and where the conversation stands in the end. */
function waysOf(
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
