import {
  locatePerson,
  start,
  step,
  type Effects,
  type Program,
  type ConversationState,
  type StartOptions,
  type TurnResult,
} from '@confab/dialog-engine';
import type { ConversationContext } from '@confab/model';
import type { ChannelInput, ChannelTurn } from './channel-turn.ts';

/** The context, random seed and options that a conversation starts with. */
export interface ConversationStart {
  readonly context: ConversationContext;
  readonly seed: number;
  readonly options: StartOptions;
}

/** The context of a new conversation with a visitor. */
export function createContext(
  speaker: ChannelTurn['speaker'],
  { language, isNewUser }: Pick<ConversationContext, 'language' | 'isNewUser'>,
): ConversationContext {
  const { platform, isAccountLinked } = speaker;
  return { platform, language, isNewUser, isAccountLinked, ...locatePerson(speaker) };
}

/**
 * Starts a conversation with the first input. An utterance that is understood is answered at once; otherwise the answer
 * is the greeting.
 */
export async function startConversation(
  program: Program,
  { context, seed, options }: ConversationStart,
  input: ChannelInput,
  effects: Effects,
): Promise<TurnResult> {
  const greeting = start(program, context, seed, effects, options);
  if (greeting.ended || (input.type !== 'said' && input.type !== 'intent')) return greeting;
  const turn = await stepConversation(program, greeting.conversation, input, effects);
  return isMissed(turn) ? greeting : turn;
}

/** Runs one turn of an existing conversation. */
export async function stepConversation(
  program: Program,
  session: ConversationState,
  input: ChannelInput,
  effects: Effects,
): Promise<TurnResult> {
  if (input.type === 'left') return endConversation(session);
  const turn = await step(program, session, toTurnInput(input), effects);
  const canEnd = input.type === 'intent' && input.endsIfUnmatched;
  return canEnd && isMissed(turn) ? endConversation(session) : turn;
}

function toTurnInput(input: Exclude<ChannelInput, { type: 'left' }>) {
  if (input.type === 'begin') return { type: 'opened' } as const;
  return input.type === 'again' ? ({ ...input, type: 'opened' } as const) : input;
}

/** Whether the utterance of a turn matched nothing. */
function isMissed({ trace }: TurnResult): boolean {
  return trace.findLast((entry) => entry.type === 'understood')?.isMissed ?? false;
}

function endConversation(session: ConversationState): TurnResult {
  return {
    conversation: { ...session, ended: true },
    outputs: [{ type: 'ended' }],
    trace: [{ type: 'ended', nodeId: session.nodeId || null, reason: 'the person left' }],
    ended: true,
    steps: 0,
  };
}
