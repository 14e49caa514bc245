import type { TraceEntry } from '@confab/model';
import type { Program } from '../program.ts';
import { step } from '../step.ts';
import type { Effects, Session, Turn } from '../types.ts';

/** What would come of something said. */
export interface Heard {
  readonly outcome: 'match' | 'confirm' | 'noMatch';
  /** Why, in the words of the trace. */
  readonly reason: string;
  /** What was taken, an intent or an expected answer; null where nothing was, or where anything is. */
  readonly chosenId: string | null;
  /** What 'did you mean' would offer. */
  readonly suggestion: string | null;
  /** The node that it leads to at once; null where that is nowhere. */
  readonly targetId: string | null;
}

/**
 * What a node that waits would make of something said: one turn of a conversation that stands there, with nothing of
 * the world outside. @returns undefined for a node that does not wait.
 */
export function hearAtNode(program: Program, nodeId: string, text: string, now: number): Heard | undefined {
  if (!program.nodes.get(nodeId)?.hear) return undefined;
  const effects: Effects = { clock: () => now };
  const session: Session = { nodeId, variables: {}, seed: 1, turnCount: 1, ended: false };
  const turn = step(program, session, { type: 'said', text }, effects);
  // Without effects there is nothing to wait for.
  return turn instanceof Promise ? undefined : toHeard(turn, nodeId);
}

function toHeard({ trace, session }: Turn, nodeId: string): Heard {
  const understood = trace.find(isUnderstood);
  const taken = trace.find((entry) => entry.type === 'connectorTaken');
  const reason = understood?.reason ?? '';
  const targetId = taken?.targetNodeId ?? null;
  if (session.offered) {
    const offered = understood?.candidates[0]?.name ?? '';
    return { outcome: 'confirm', reason, chosenId: null, suggestion: offered, targetId: null };
  }
  const isRefused = session.reprompts !== undefined && session.nodeId === nodeId && !taken;
  const gaveUp = understood?.chosen === null && taken?.connectorId === 'nomatch' && reason !== anyAnswer;
  const isNoMatch = isRefused || gaveUp;
  const answered = reason === 'an expected answer' ? (taken?.connectorId ?? null) : null;
  const chosenId = isNoMatch ? null : (understood?.chosen ?? answered);
  return { outcome: isNoMatch ? 'noMatch' : 'match', reason, chosenId, suggestion: null, targetId };
}

/** A question without answers of its own leads on by the same connector that others give up by. */
const anyAnswer = 'any answer is taken here';

function isUnderstood(entry: TraceEntry): entry is Extract<TraceEntry, { type: 'understood' }> {
  return entry.type === 'understood';
}
