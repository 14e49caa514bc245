import type { ChatRequest, ChatResponse } from '@confab/contracts';
import { ChatError, type ChatErrorKind } from './chat-error.ts';

/** What the page needs of the outside: the assistant, ids, and a memory that survives a reload. */
export interface ChatConnection {
  /** Repeats the request until it is answered or it is clear that it will not be; `onRetry` tells that it takes longer. */
  readonly request: (request: ChatRequest, onRetry: () => void) => Promise<ChatResponse>;
  /** What a conversation is begun with. */
  readonly opening: () => StartRequest;
  readonly newId: () => string;
  readonly recallSession: () => string | undefined;
  readonly rememberSession: (sessionId: string | undefined) => void;
}

type StartRequest = Extract<ChatRequest, { type: 'start' }>;

/** Remembers a conversation over a reload. */
export interface ChatMemory {
  readonly recall: () => string | undefined;
  readonly remember: (sessionId: string | undefined) => void;
}

/** For whom a conversation is, and where it is remembered. */
export interface ChatVisit {
  /** What the visitor's device speaks. */
  readonly language?: string | undefined;
  /** Conversations of one assistant that know nothing of each other, as those in the pages of different sites. */
  readonly scope?: string | undefined;
  /** Whether somebody who comes back is known. */
  readonly isKnown?: boolean;
  /** Where it is remembered which conversation this is; without one, in the tab. */
  readonly memory?: ChatMemory | undefined;
  /** What shows the server that a stage may be talked to that is not for everybody. */
  readonly token?: (() => string | null) | undefined;
}

/** How the page reaches the network, and how it waits before it tries again. */
export interface Network {
  readonly send: (address: string, init: RequestInit) => Promise<Response>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const browserNetwork: Network = { send: (address, init) => fetch(address, init), pause: wait };
const retryDelaysMs = [500, 1_500, 3_000, 6_000];
const longestWaitMs = 15_000;
const requestTimeoutMs = 20_000;

/**
 * The connection to the assistant at an address.
 *
 * A request is repeated as it is. Saying carries an id of its turn, so the server answers a
 * repeat with what it answered before and nothing is said twice.
 */
export function connectChat(
  address: string,
  { language, scope: apart, isKnown = false, memory, token }: ChatVisit = {},
  { send, pause }: Network = browserNetwork,
): ChatConnection {
  const place = apart === undefined ? address : `${address} in ${apart}`;
  const kept = memory ?? createTabMemory(`chat session ${place}`);
  const post = (request: ChatRequest) => postOnce(send, address, request, token?.() ?? null);
  return {
    newId: () => crypto.randomUUID(),
    opening: () => ({
      type: 'start',
      ...(language === undefined ? {} : { language }),
      ...(isKnown ? visitorOf(place) : {}),
    }),
    recallSession: kept.recall,
    rememberSession: kept.remember,
    request: async (request, onRetry) => {
      for (const delayMs of retryDelaysMs) {
        const answer = await post(request);
        if (answer.type === 'answered') return answer.response;
        if (answer.type === 'refused') throw new ChatError(answer.kind);
        onRetry();
        await pause(Math.min(Math.max(delayMs, answer.afterMs), longestWaitMs));
      }
      const last = await post(request);
      if (last.type === 'answered') return last.response;
      if (last.type === 'refused') throw new ChatError(last.kind);
      throw new ChatError(last.isTooMany ? 'tooMany' : 'failed');
    },
  };
}

type Answer =
  | { readonly type: 'answered'; readonly response: ChatResponse }
  | { readonly type: 'refused'; readonly kind: ChatErrorKind }
  | { readonly type: 'again'; readonly afterMs: number; readonly isTooMany: boolean };

const refusals: Readonly<Record<number, ChatErrorKind>> = {
  401: 'noAccess',
  403: 'noAccess',
  404: 'notFound',
  410: 'notFound',
};

async function postOnce(
  send: Network['send'],
  address: string,
  request: ChatRequest,
  token: string | null,
): Promise<Answer> {
  try {
    const reply = await send(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tv-client': '1',
        ...(token === null ? {} : { 'client-token': token }),
      },
      body: JSON.stringify(request),
      credentials: 'omit',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    // The server's own protocol; both ends share its type.
    if (reply.ok) return { type: 'answered', response: (await reply.json()) as ChatResponse };
    if (reply.status === 429 || reply.status >= 500 || reply.status === 409) {
      return { type: 'again', afterMs: secondsIn(reply.headers.get('retry-after')), isTooMany: reply.status === 429 };
    }
    return { type: 'refused', kind: refusals[reply.status] ?? 'failed' };
  } catch {
    // No network, or an answer that broke off: the same request may be sent again.
    return { type: 'again', afterMs: 0, isTooMany: false };
  }
}

function secondsIn(header: string | null) {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}

function wait(milliseconds: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function createTabMemory(key: string): ChatMemory {
  return {
    recall: () => tolerant(() => sessionStorage.getItem(key)) ?? undefined,
    remember: (sessionId) =>
      void tolerant(() =>
        sessionId === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, sessionId),
      ),
  };
}

/** Who comes back to the same place in the same browser is the same visitor, and of no other place. */
function visitorOf(place: string): { visitorId?: string } {
  const key = `chat visitor ${place}`;
  const visitorId = tolerant(() => {
    const known = localStorage.getItem(key) ?? crypto.randomUUID();
    localStorage.setItem(key, known);
    return known;
  });
  return visitorId === undefined ? {} : { visitorId };
}

/** Storage may be forbidden; then a reload begins a new conversation. */
function tolerant<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
