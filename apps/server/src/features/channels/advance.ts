import {
  start,
  step,
  type Effects,
  type Program,
  type ConversationState,
  type StartOptions,
  type TurnResult,
} from '@confab/dialog-engine';
import type { ConversationContext } from '@confab/model';
import type { ChannelInput } from './channel-turn.ts';

/** What a conversation begins with. */
export interface Beginning {
  readonly context: ConversationContext;
  readonly seed: number;
  readonly options: StartOptions;
}

/**
 * Begins a conversation with what somebody did. Whoever comes with a wish is answered at once; whose wish is not
 * understood is greeted like everybody else.
 */
export async function begin(
  program: Program,
  { context, seed, options }: Beginning,
  input: ChannelInput,
  effects: Effects,
): Promise<TurnResult> {
  const opened = start(program, context, seed, effects, options);
  if (opened.ended || (input.type !== 'said' && input.type !== 'intent')) return opened;
  const turn = await advance(program, opened.conversation, input, effects);
  return isMissed(turn) ? opened : turn;
}

/** Takes a conversation that is known on by a turn. */
export async function advance(
  program: Program,
  session: ConversationState,
  input: ChannelInput,
  effects: Effects,
): Promise<TurnResult> {
  if (input.type === 'left') return leave(session);
  const heard = input.type === 'again' || input.type === 'begin' ? ({ type: 'opened' } as const) : input;
  const turn = await step(program, session, heard, effects);
  const mayEnd = input.type === 'intent' && input.endsUnheard;
  return mayEnd && isMissed(turn) ? leave(session) : turn;
}

/** Whether nothing was made of what somebody said. */
function isMissed({ trace }: TurnResult): boolean {
  return trace.findLast((entry) => entry.type === 'understood')?.isMissed ?? false;
}

function leave(session: ConversationState): TurnResult {
  return {
    conversation: { ...session, ended: true },
    outputs: [{ type: 'ended' }],
    trace: [{ type: 'ended', nodeId: session.nodeId || null, reason: 'the person left' }],
    ended: true,
  };
}
