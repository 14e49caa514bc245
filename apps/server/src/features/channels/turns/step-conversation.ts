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
import type { ChannelInput, ChannelTurn } from '../channel-turn.ts';

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
 * is the greeting. The trace holds both, the greeting and how the utterance was understood.
 */
export async function startConversation(
  program: Program,
  { context, seed, options }: ConversationStart,
  input: ChannelInput,
  effects: Effects,
): Promise<TurnResult> {
  const greeting = start(program, context, seed, effects, options);
  if (greeting.ended || (input.type !== 'said' && input.type !== 'intent')) return greeting;
  const { turn, isMissed } = await stepUnlessMissed(program, greeting.conversation, input, effects);
  if (!isMissed) return { ...turn, trace: [...greeting.trace, ...turn.trace] };
  const answer = endsIfUnmatched(input) ? endConversation(greeting.conversation) : greeting;
  const misses = turn.trace.filter(({ type }) => type === 'understood');
  return { ...answer, trace: [...greeting.trace, ...misses] };
}

/** Runs one turn of an existing conversation. */
export async function stepConversation(
  program: Program,
  conversation: ConversationState,
  input: ChannelInput,
  effects: Effects,
): Promise<TurnResult> {
  if (input.type === 'left') return endConversation(conversation);
  if (!endsIfUnmatched(input)) return step(program, conversation, toTurnInput(input), effects);
  const { turn, isMissed } = await stepUnlessMissed(program, conversation, input, effects);
  return isMissed ? endConversation(conversation) : turn;
}

function endsIfUnmatched(input: ChannelInput) {
  return input.type === 'intent' && input.endsIfUnmatched === true;
}

/**
 * Runs a step whose result the caller drops when the utterance matches nothing. A dropped step must have sent nothing,
 * so a step that would send is first tried without sending, and that trial decides whether the utterance matches.
 */
async function stepUnlessMissed(
  program: Program,
  conversation: ConversationState,
  input: Exclude<ChannelInput, { type: 'left' }>,
  effects: Effects,
): Promise<{ readonly turn: TurnResult; readonly isMissed: boolean }> {
  let isSending = false;
  const withhold = () => {
    isSending = true;
    return { type: 'withheld' } as const;
  };
  const trial = await step(program, conversation, toTurnInput(input), { ...effects, http: withhold, mail: withhold });
  const isMissed = matchedNothing(trial);
  const turn = isMissed || !isSending ? trial : await step(program, conversation, toTurnInput(input), effects);
  return { turn, isMissed };
}

function toTurnInput(input: Exclude<ChannelInput, { type: 'left' }>) {
  if (input.type === 'begin') return { type: 'opened' } as const;
  return input.type === 'again' ? ({ ...input, type: 'opened' } as const) : input;
}

/** Whether the utterance of a turn matched nothing. */
function matchedNothing({ trace }: TurnResult): boolean {
  return trace.findLast((entry) => entry.type === 'understood')?.isMissed ?? false;
}

function endConversation(conversation: ConversationState): TurnResult {
  return {
    conversation: { ...conversation, ended: true },
    outputs: [{ type: 'ended' }],
    trace: [{ type: 'ended', nodeId: conversation.nodeId || null, reason: 'the person left' }],
    ended: true,
    steps: 0,
  };
}
