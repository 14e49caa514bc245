import type { ChatRequest, ChatResponse, ChatStart } from '@confab/contracts';
import { ChatError, type ChatErrorKind } from './chat-error.ts';

/** The page's connection to its assistant, with ids and a memory that survives a reload. */
export interface ChatConnection {
  /** Sends a request and retries it; calls `onRetry` before each retry. Rejects with a `ChatError`. */
  readonly request: (request: ChatRequest, onRetry: () => void) => Promise<ChatResponse>;
  /** The visitor and language that the next conversation starts with; its id stays until the server has answered. */
  readonly opening: () => ChatStart;
  readonly newId: () => string;
  readonly recallSession: () => string | undefined;
  readonly rememberSession: (sessionId: string | undefined) => void;
  /** Starts conversations in this language from now on, even after a reload. Missing where there is no choice. */
  readonly rememberLanguage?: (language: string) => void;
}

/** A connection over the public address, and the language that its visitor chose on an earlier visit. */
export interface PublicConnection extends ChatConnection {
  readonly chosenLanguage: string | undefined;
}

/** Stores the session id of a conversation over a reload. */
export interface ChatMemory {
  readonly recall: () => string | undefined;
  readonly remember: (sessionId: string | undefined) => void;
}

/** The visitor of a conversation, and where its session is stored. */
export interface ChatVisit {
  /** The language of the visitor's device. */
  readonly language?: string | undefined;
  /** Where the visitor's device is. */
  readonly place?: Pick<ChatStart, 'timeZone' | 'region'>;
  /** Separates the conversations of one assistant, such as those on different sites. */
  readonly scope?: string | undefined;
  /** Whether a returning visitor is recognised. */
  readonly isKnown?: boolean;
  /** Where the session id is stored; the tab by default. */
  readonly memory?: ChatMemory | undefined;
  /** The client token, for stages that are not public. */
  readonly token?: (() => string | null) | undefined;
}

/** How the page sends requests, and waits before it retries them. */
export interface Network {
  readonly send: (address: string, init: RequestInit) => Promise<Response>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const browserNetwork: Network = { send: (address, init) => fetch(address, init), pause: wait };
const retryDelaysMs = [500, 1_500, 3_000, 6_000];
const longestWaitMs = 15_000;
const requestTimeoutMs = 20_000;

/**
 * Connects to the assistant at an address.
 *
 * A retry sends the same request. A turn and a start have an id, so the server answers a repeated one with its first
 * answer.
 */
export function connectChat(
  address: string,
  { language, place, scope, isKnown = false, memory, token }: ChatVisit = {},
  { send, pause }: Network = browserNetwork,
): PublicConnection {
  const conversationKey = scope === undefined ? address : `${address} in ${scope}`;
  const storage = memory ?? createTabMemory(`chat session ${conversationKey}`);
  const post = (request: ChatRequest) => postOnce(send, address, request, token?.() ?? null);
  const languageKey = `chat language ${conversationKey}`;
  const chosenLanguage = tryStorage(() => localStorage.getItem(languageKey)) ?? undefined;
  let spoken = chosenLanguage ?? language;
  let startId: string | undefined;
  return {
    chosenLanguage,
    rememberLanguage: (chosen) => {
      spoken = chosen;
      tryStorage(() => localStorage.setItem(languageKey, chosen));
    },
    newId: () => crypto.randomUUID(),
    opening: () => ({
      startId: (startId ??= crypto.randomUUID()),
      ...(spoken === undefined ? {} : { language: spoken }),
      ...place,
      ...(isKnown ? createVisitor(conversationKey) : {}),
    }),
    recallSession: storage.recall,
    rememberSession: (sessionId) => {
      if (sessionId !== undefined) startId = undefined;
      storage.remember(sessionId);
    },
    request: async (request, onRetry) => {
      for (let attempt = 0; ; attempt += 1) {
        const answer = await post(request);
        if (answer.type === 'answered') return answer.response;
        if (answer.type === 'refused') throw new ChatError(answer.kind);
        const delayMs = retryDelaysMs[attempt];
        if (delayMs === undefined) throw new ChatError(answer.isTooMany ? 'tooMany' : 'failed');
        onRetry();
        await pause(Math.min(Math.max(delayMs, answer.afterMs), longestWaitMs));
      }
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
  leaveOut?: typeof leaveOutNewer,
): Promise<Answer> {
  try {
    const reply = await send(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tv-client': '1',
        ...(token === null ? {} : { 'client-token': token }),
      },
      body: JSON.stringify(request, leaveOut),
      credentials: 'omit',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    // Both ends share the type of the response.
    if (reply.ok) return { type: 'answered', response: (await reply.json()) as ChatResponse };
    if (reply.status === 429 || reply.status >= 500 || reply.status === 409) {
      return { type: 'again', afterMs: secondsIn(reply.headers.get('retry-after')), isTooMany: reply.status === 429 };
    }
    if (reply.status === 400 && !leaveOut) return postOnce(send, address, request, token, leaveOutNewer);
    return { type: 'refused', kind: refusals[reply.status] ?? 'failed' };
  } catch {
    // The network failed or the answer broke off: the request may be repeated.
    return { type: 'again', afterMs: 0, isTooMany: false };
  }
}

/** Leaves out fields that an older server refuses, as one may answer while a new version is being installed. */
const leaveOutNewer = (key: string, value: unknown) => (key === 'startId' || key === 'start' ? undefined : value);

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
    recall: () => tryStorage(() => sessionStorage.getItem(key)) ?? undefined,
    remember: (sessionId) =>
      void tryStorage(() =>
        sessionId === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, sessionId),
      ),
  };
}

/** Reads or creates the visitor's id, one for each assistant and site, in this browser. */
function createVisitor(conversationKey: string): { visitorId?: string } {
  const key = `chat visitor ${conversationKey}`;
  const visitorId = tryStorage(() => {
    const known = localStorage.getItem(key) ?? crypto.randomUUID();
    localStorage.setItem(key, known);
    return known;
  });
  return visitorId === undefined ? {} : { visitorId };
}

/** Runs work on storage, which may be forbidden; then a reload starts a new conversation. */
function tryStorage<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
