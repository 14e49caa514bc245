import type { ChatMessage, ChatResponse } from '@confab/contracts';
import type { ChatErrorKind } from './chat-error.ts';

/** One message of the conversation. The visitor's message is shown at once and marked until the server confirms it. */
export interface Bubble extends ChatMessage {
  readonly id: string;
  readonly state: 'there' | 'sending' | 'failed';
}

/** The notice below the conversation, as a key of the words; empty for none. */
type Notice = '' | 'waiting' | 'beganAgain' | 'gone' | 'tooMany' | 'failed' | 'unavailable';

/** The state of the chat page. */
export interface Conversation {
  readonly phase: 'opening' | 'ready' | 'waiting' | 'ended' | 'unavailable';
  /** Why it is unavailable. */
  readonly errorKind: ChatErrorKind | undefined;
  readonly sessionId: string | undefined;
  readonly assistantName: string;
  readonly look: NonNullable<ChatResponse['look']>;
  /** The language of the assistant, if known. */
  readonly language: string | undefined;
  /** All languages that the visitor may choose from; empty where there is no choice. */
  readonly languages: readonly string[];
  readonly bubbles: readonly Bubble[];
  readonly suggestionChips: readonly string[];
  /** Who takes over the conversation; empty without a name, undefined without a handover. */
  readonly handover: string | undefined;
  readonly notice: Notice;
  /** The last response with the visitor's text; null for the opening and for a resumed conversation. */
  readonly answered: { readonly said: string | null; readonly response: ChatResponse } | undefined;
}

export type ConversationEvent =
  | { readonly type: 'opening' }
  | { readonly type: 'opened'; readonly response: ChatResponse }
  | { readonly type: 'said'; readonly turnId: string; readonly text: string }
  | { readonly type: 'choseLanguage' }
  | { readonly type: 'slow' }
  | { readonly type: 'answered'; readonly turnId: string; readonly response: ChatResponse }
  | { readonly type: 'notSent'; readonly turnId: string; readonly kind: ChatErrorKind }
  | { readonly type: 'notOpened'; readonly kind: ChatErrorKind };

export const emptyConversation: Conversation = {
  phase: 'opening',
  errorKind: undefined,
  sessionId: undefined,
  assistantName: '',
  look: {},
  language: undefined,
  languages: [],
  bubbles: [],
  suggestionChips: [],
  handover: undefined,
  notice: '',
  answered: undefined,
};

/** The next state of the conversation. Pure: `useConversation` sends requests and stores the session. */
export function reduceConversation(now: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'opening':
      return { ...emptyConversation, assistantName: now.assistantName, look: now.look };
    case 'opened':
      return addResponse({ ...now, bubbles: [] }, event.response, event.response.sessionId, event.response.messages);
    case 'said':
      return {
        ...now,
        phase: 'waiting',
        suggestionChips: [],
        notice: '',
        bubbles: addVisitorMessage(now.bubbles, event),
      };
    case 'choseLanguage':
      return { ...now, phase: 'waiting', notice: '' };
    case 'slow':
      return { ...now, notice: 'waiting' };
    case 'answered': {
      // The visitor's message is already shown; only the answers are new.
      const messages = event.response.messages.filter(({ from }) => from === 'assistant');
      const bubbles = setBubbleState(now.bubbles, event.turnId, 'there');
      const answered = addResponse({ ...now, bubbles }, event.response, event.turnId, messages);
      return event.response.sessionId === now.sessionId ? answered : { ...answered, notice: 'beganAgain' };
    }
    case 'notSent':
      return {
        ...now,
        phase: 'ready',
        notice: getNotice(event.kind),
        bubbles: setBubbleState(now.bubbles, event.turnId, 'failed'),
      };
    case 'notOpened': {
      const notice = event.kind === 'failed' || event.kind === 'tooMany' ? event.kind : 'unavailable';
      return { ...now, phase: 'unavailable', errorKind: event.kind, notice };
    }
  }
}

function addResponse(
  now: Conversation,
  response: ChatResponse,
  id: string,
  messages: readonly ChatMessage[],
): Conversation {
  return {
    phase: response.ended ? 'ended' : 'ready',
    errorKind: undefined,
    sessionId: response.sessionId,
    assistantName: response.assistantName,
    look: response.look ?? {},
    language: response.language ?? now.language,
    languages: response.languages ?? [],
    bubbles: [
      ...now.bubbles,
      ...messages.map((message, index) => ({ ...message, id: `${id} ${index}`, state: 'there' as const })),
    ],
    suggestionChips: response.ended ? [] : response.suggestionChips,
    handover: response.handover,
    notice: '',
    answered: { said: now.bubbles.find((bubble) => bubble.id === id)?.text ?? null, response },
  };
}

/** Adds the visitor's message; a retried turn keeps its bubble. */
function addVisitorMessage(
  bubbles: readonly Bubble[],
  { turnId, text }: { readonly turnId: string; readonly text: string },
) {
  if (bubbles.some(({ id }) => id === turnId)) return setBubbleState(bubbles, turnId, 'sending');
  return [
    ...bubbles,
    { id: turnId, from: 'visitor' as const, heading: '', text, imageUrl: null, state: 'sending' as const },
  ];
}

function setBubbleState(bubbles: readonly Bubble[], id: string, state: Bubble['state']): readonly Bubble[] {
  return bubbles.map((bubble) => (bubble.id === id ? { ...bubble, state } : bubble));
}

function getNotice(kind: ChatErrorKind): Notice {
  if (kind === 'notFound') return 'gone';
  return kind === 'noAccess' ? 'unavailable' : kind;
}
