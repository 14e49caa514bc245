import type { ChatMessage, ChatResponse } from '@confab/contracts';
import type { ChatFaultKind } from './chat-fault.ts';
import { words } from './words.ts';

/** One bubble. What the visitor says is there at once and marked until the assistant has it. */
export interface Bubble extends ChatMessage {
  readonly id: string;
  readonly state: 'there' | 'sending' | 'failed';
}

/** What the page shows. */
export interface Conversation {
  readonly phase: 'opening' | 'ready' | 'waiting' | 'ended' | 'unavailable';
  readonly sessionId: string | undefined;
  readonly assistantName: string;
  readonly bubbles: readonly Bubble[];
  readonly suggestionChips: readonly string[];
  /** Said below the conversation, politely; empty when all is well. */
  readonly notice: string;
}

export type ConversationEvent =
  | { readonly type: 'opening' }
  | { readonly type: 'opened'; readonly response: ChatResponse }
  | { readonly type: 'said'; readonly turnId: string; readonly text: string }
  | { readonly type: 'slow' }
  | { readonly type: 'answered'; readonly turnId: string; readonly response: ChatResponse }
  | { readonly type: 'notSent'; readonly turnId: string; readonly kind: ChatFaultKind }
  | { readonly type: 'notOpened'; readonly kind: ChatFaultKind };

export const nothingYet: Conversation = {
  phase: 'opening',
  sessionId: undefined,
  assistantName: '',
  bubbles: [],
  suggestionChips: [],
  notice: '',
};

/** The conversation after something happened. Pure: what is sent and remembered is the hook's business. */
export function reduceConversation(now: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'opening':
      return { ...nothingYet, assistantName: now.assistantName };
    case 'opened':
      return withResponse({ ...now, bubbles: [] }, event.response, event.response.sessionId, event.response.messages);
    case 'said':
      return { ...now, phase: 'waiting', suggestionChips: [], notice: '', bubbles: withSaid(now.bubbles, event) };
    case 'slow':
      return { ...now, notice: words.waiting };
    case 'answered': {
      // What was said is already on the page; only what comes back is new.
      const messages = event.response.messages.filter(({ from }) => from === 'assistant');
      const bubbles = withState(now.bubbles, event.turnId, 'there');
      const answered = withResponse({ ...now, bubbles }, event.response, event.turnId, messages);
      return event.response.sessionId === now.sessionId ? answered : { ...answered, notice: words.beganAgain };
    }
    case 'notSent':
      return {
        ...now,
        phase: 'ready',
        notice: noticeOf(event.kind),
        bubbles: withState(now.bubbles, event.turnId, 'failed'),
      };
    case 'notOpened':
      return { ...now, phase: 'unavailable', notice: event.kind === 'notFound' ? words.unavailable : words.failed };
  }
}

function withResponse(
  now: Conversation,
  response: ChatResponse,
  id: string,
  messages: readonly ChatMessage[],
): Conversation {
  return {
    phase: response.ended ? 'ended' : 'ready',
    sessionId: response.sessionId,
    assistantName: response.assistantName,
    bubbles: [
      ...now.bubbles,
      ...messages.map((message, index) => ({ ...message, id: `${id} ${index}`, state: 'there' as const })),
    ],
    suggestionChips: response.ended ? [] : response.suggestionChips,
    notice: '',
  };
}

/** A turn that is tried again keeps its bubble. */
function withSaid(bubbles: readonly Bubble[], { turnId, text }: { readonly turnId: string; readonly text: string }) {
  if (bubbles.some(({ id }) => id === turnId)) return withState(bubbles, turnId, 'sending');
  return [
    ...bubbles,
    { id: turnId, from: 'visitor' as const, heading: '', text, imageUrl: null, state: 'sending' as const },
  ];
}

function withState(bubbles: readonly Bubble[], id: string, state: Bubble['state']): readonly Bubble[] {
  return bubbles.map((bubble) => (bubble.id === id ? { ...bubble, state } : bubble));
}

function noticeOf(kind: ChatFaultKind) {
  if (kind === 'notFound') return words.gone;
  return kind === 'tooMany' ? words.tooMany : words.failed;
}
