import type { ChatRequest, ChatResponse, ChatStart } from '@confab/contracts';
import { createChatAddresses } from '../get-asset-url.ts';
import type { Services } from '../../../services.ts';
import type { ChannelHost } from '../channel-host.ts';
import { computeKeyedHash } from '../compute-keyed-hash.ts';
import type { ChannelEndpoint, ChannelResult, ChannelTurn } from '../channel-turn.ts';
import { deleteConversation, readConversation } from './conversation.ts';
import { toChatResponse } from './to-chat-response.ts';

/** How long a turn may wait for outside calls. */
const budgetMs = 10_000;

/** A response of the chat channel, or why there is none. */
export type ChatAnswer = ChatResponse | Exclude<ChannelResult, { readonly type: 'answered' | 'unknownConversation' }>;

/** The first turn of a conversation. */
type FirstTurn = Pick<ChannelTurn, 'turnId' | 'input'>;

const opening: FirstTurn = { turnId: 'start', input: { type: 'begin' } };

/**
 * Answers a request of the chat protocol. A request for an unknown conversation starts a new one under a new name
 * (CHAT-2), for the same visitor; what the visitor has just typed is its first utterance.
 */
export async function answerChat(
  { services, host }: { readonly services: Services; readonly host: ChannelHost },
  endpoint: ChannelEndpoint,
  request: ChatRequest,
  address: string,
): Promise<ChatAnswer> {
  if (request.type === 'start') return begin(request);
  if (request.type === 'say' || request.type === 'changeLanguage') {
    const result = await host.answerTurn(endpoint, toTurn(request), { address, budgetMs });
    if (result.type === 'unknownConversation') return begin(toStart(request), toTurn(request));
    return result.type === 'answered' ? respond(request.sessionId, result) : result;
  }
  const wait = await host.countRequest(endpoint, request.sessionId, address);
  if (wait !== undefined) return { type: 'busy', afterSeconds: wait };
  const found = await (request.type === 'resume' ? readConversation : deleteConversation)(
    services,
    endpoint,
    request.sessionId,
  );
  if (found === 'nothingHere') return { type: found };
  if (found !== 'unknownConversation') return found;
  return begin(request.type === 'resume' ? request.start : undefined);

  async function begin(start: ChatStart = {}, { turnId, input }: FirstTurn = opening): Promise<ChatAnswer> {
    const sessionId = nameConversation(start);
    const turn: ChannelTurn = { session: sessionId, turnId, input, speaker: toSpeaker(start), expects: 'new' };
    const result = await host.answerTurn(endpoint, turn, { address, budgetMs });
    if (result.type === 'unknownConversation') return { type: 'nothingHere' };
    return result.type === 'answered' ? respond(sessionId, result) : result;
  }

  /** Names a new conversation: a repeated request names the same one, and nobody can guess the name. */
  function nameConversation({ startId }: ChatStart): string {
    const name = startId ?? ('turnId' in request ? JSON.stringify([request.sessionId, request.turnId]) : undefined);
    if (name === undefined) return services.newSecret();
    return computeKeyedHash(services, endpoint, 'start', name).toString('base64url');
  }

  function respond(sessionId: string, { answer }: Extract<ChannelResult, { type: 'answered' }>) {
    return toChatResponse(sessionId, answer, createChatAddresses(services, endpoint, answer));
  }
}

function toSpeaker({ language, visitorId, timeZone, region }: ChatStart): ChannelTurn['speaker'] {
  return { platform: 'Chatbot', language, visitorName: visitorId, isAccountLinked: false, timeZone, region };
}

/** A request of a visitor within a conversation. */
type TurnRequest = Extract<ChatRequest, { type: 'say' | 'changeLanguage' }>;

/**
 * Converts a request to the start of a new conversation after the old one has expired, in the language that the visitor
 * has just chosen, if any.
 */
function toStart(request: TurnRequest): ChatStart {
  return { ...request.start, ...(request.type === 'changeLanguage' && { language: request.language }) };
}

function toTurn(request: TurnRequest): ChannelTurn {
  const speaker: ChannelTurn['speaker'] = { platform: 'Chatbot', language: undefined, isAccountLinked: false };
  return { session: request.sessionId, turnId: request.turnId, input: readInput(request), speaker, expects: 'known' };
}

function readInput(request: TurnRequest): ChannelTurn['input'] {
  if (request.type === 'changeLanguage') return { type: 'again', language: request.language };
  return request.text.trim() === '' ? { type: 'silent' } : { type: 'said', text: request.text };
}
