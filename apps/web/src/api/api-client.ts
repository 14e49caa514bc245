import {
  reauthRequired,
  verificationRequired,
  type BodyOf,
  type Call,
  type QueryOf,
  type ResultOf,
} from '@confab/contracts';
import type { MessageParts } from '@confab/model';
import { z } from 'zod';
import { getSilenceMs, startDeadline, watchBody } from './call-deadline.ts';
import { decodeResult, getFailureMessage, parseEnvelope } from './envelope.ts';
import type { sendWithProgress } from './send-with-progress.ts';
import { TaggedResults } from './tagged-results.ts';
import { getFallback, type Message } from '../words/message.ts';
import { connectionMessages } from '../words/messages/connection-messages.ts';

/** The kinds of failures that pages handle differently. */
export type ApiFailureKind = 'refused' | 'signedOut' | 'forbidden' | 'notFound' | 'conflict' | 'offline' | 'failed';

/** A failed call. The message can be shown: the server's message, else the fallback message of the call (P8.2). */
export class ApiFailure extends Error implements Message {
  override readonly name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly status: number;
  readonly messageName: string | undefined;
  readonly messageParts: MessageParts | undefined;

  /** @param shown a message; a plain text, from a server without message names, has no translation. */
  constructor(kind: ApiFailureKind, shown: Message | string, status: number) {
    const { message, messageName, messageParts }: Message = typeof shown === 'string' ? { message: shown } : shown;
    super(message);
    this.kind = kind;
    this.status = status;
    this.messageName = messageName;
    this.messageParts = messageParts;
  }
}

interface CallInput<C extends Call> {
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  /** The body of a call that takes a file or a form instead of JSON. */
  readonly content?: Blob | FormData;
}

interface CallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal;
  /** Receives the number of bytes of `content` that were sent, and the total. */
  readonly onProgress?: (sent: number, total: number) => void;
  /** Sends a small request that completes even if the page is closing; its answer may be lost. */
  readonly outlivesPage?: boolean;
  /** Receives the answer of a call that answers with a file; its result is then empty. */
  readonly onContent?: (content: Blob) => void;
}

/** Makes the remote calls. */
export interface ApiClient {
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<ResultOf<C>>;
}

interface ApiClientSettings {
  readonly getToken: () => string | null;
  /** Called when the server refused the token of a call. */
  readonly onSignedOut: (token: string | null) => void;
  /** Called when a call needs a verified email address. */
  readonly onVerificationRequired?: () => void;
  /**
   * Asks the person to confirm the sign-in, for a call that needs a fresh one; false when it was cancelled.
   *
   * @param sentAt when the refused call was sent, by `performance.now()`; a later confirmation counts for it.
   */
  readonly confirmSignIn?: (sentAt: number) => Promise<boolean>;
  readonly fetch?: typeof fetch;
  /** Sends the content of calls that have one. */
  readonly sendContent?: typeof sendWithProgress;
}

const kinds: Readonly<Record<number, ApiFailureKind>> = {
  200: 'refused',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
};

/** Loaded with the first file that is sent: the sign-in page sends none. */
const sendOnDemand: typeof sendWithProgress = async (address, request) =>
  (await import('./send-with-progress.ts')).sendWithProgress(address, request);

/** Creates the client, which encodes, decodes and words failures by the contract. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const { getToken, onSignedOut, onVerificationRequired, confirmSignIn, fetch: send = fetch } = settings;
  const { sendContent = sendOnDemand } = settings;
  const known = new TaggedResults();
  return { call: (call, input, options = {}) => attempt(call, input, options, false) };

  async function attempt<C extends Call>(
    call: C,
    input: CallInput<C>,
    options: CallOptions,
    isRepeated: boolean,
  ): Promise<ResultOf<C>> {
    const token = call.access === 'public' ? null : getToken();
    const address = toAddress(call, input);
    const previous = known.find(token, address);
    const sentAt = performance.now();
    const { response, body } = await exchange(call, input, options, { token, address, tag: previous?.tag });
    // The answer has not changed, so its body was not sent again.
    if (response.status === 304 && previous) return previous.result as ResultOf<C>;
    if (typeof body !== 'string') options.onContent?.(body);
    const text = typeof body === 'string' ? body : '';
    // The result of a call whose answer is bytes is a text.
    if (response.ok && call.answerShape === 'bytes') return text as ResultOf<C>;
    const answer = parseEnvelope(text);
    // A successful answer that is not JSON counts as success (P7.3).
    if (response.ok && answer === undefined) return null as never;
    if (response.ok && answer && (answer.Success === true || call.answerShape === 'bare')) {
      const result = decodeResult(call, answer);
      const tag = response.headers.get('etag');
      if (tag !== null) known.add(token, address, { tag, result });
      return result;
    }
    if (response.status === 401 && call.access === 'signedIn') onSignedOut(token);
    if (answer?.ErrorMessage === verificationRequired) onVerificationRequired?.();
    // Repeated once, so that a server that never accepts the confirmation does not make the page ask forever.
    const isConfirmed = answer?.ErrorMessage === reauthRequired && !isRepeated && (await confirmSignIn?.(sentAt));
    if (isConfirmed === true && options.signal?.aborted !== true) return attempt(call, input, options, true);
    const older = response.status === 400 && leaveOutNewer(call, input);
    if (older) return attempt(call, older, options, isRepeated);
    throw new ApiFailure(kinds[response.status] ?? 'failed', getFailureMessage(answer, call), response.status);
  }

  /** Sends the request and reads the body of its answer, as long as the server is not silent for too long. */
  async function exchange<C extends Call>(
    call: C,
    input: CallInput<C>,
    options: CallOptions,
    recipient: Recipient,
  ): Promise<{ readonly response: Response; readonly body: string | Blob }> {
    const deadline = startDeadline(getSilenceMs(call), options.signal);
    const onProgress = (sent: number, total: number) => {
      deadline.extend();
      options.onProgress?.(sent, total);
    };
    try {
      const watched = { ...options, onProgress, signal: deadline.signal };
      const response = watchBody(await request(call, input, watched, recipient), deadline.extend);
      deadline.extend();
      const isContent = response.ok && call.answerShape === 'bytes' && options.onContent !== undefined;
      const read = async (): Promise<string | Blob> => (isContent ? response.blob() : response.text());
      return { response, body: await readBody(response, read) };
    } catch (error) {
      // A call that the caller cancelled is not a failure of the connection.
      options.signal?.throwIfAborted();
      throw error;
    } finally {
      deadline.end();
    }
  }

  async function request<C extends Call>(
    call: C,
    { body, content }: CallInput<C>,
    { signal, onProgress, outlivesPage }: CallOptions & WatchedCall,
    { token, address, tag }: Recipient,
  ): Promise<Response> {
    const headers: Record<string, string> = token === null ? { 'x-tv-client': '1' } : { 'client-token': token };
    if (tag !== undefined) headers['if-none-match'] = tag;
    const { method } = call;
    const keep = outlivesPage === true ? { keepalive: true } : {};
    try {
      if (content !== undefined) {
        // The browser writes the type of a form, with the boundary between its parts.
        if (content instanceof Blob) headers['content-type'] = 'application/octet-stream';
        return await sendContent(address, { method, headers, body: content, onProgress, signal });
      }
      if (method === 'GET') return await send(address, { method, headers, signal, ...keep });
      headers['content-type'] = 'application/json';
      // The body is that of this call, which TypeScript does not know for a generic call.
      const json = JSON.stringify(body === undefined ? {} : z.encode(call.body, body as never));
      return await send(address, { method, headers, body: json, signal, ...keep });
    } catch {
      throw new ApiFailure('offline', getFallback(call), 0);
    }
  }
}

/** The options that a call with a deadline always has. */
type WatchedCall = Required<Pick<CallOptions, 'signal' | 'onProgress'>>;

/** Where a request goes, who makes it, and the tag of the answer that is known. */
interface Recipient {
  readonly token: string | null;
  readonly address: string;
  readonly tag: string | undefined;
}

function toAddress<C extends Call>(call: C, { query }: CallInput<C>): string {
  if (query === undefined) return call.path;
  // The query is that of this call, which TypeScript does not know for a generic call.
  const encoded = select(z.encode(call.query, query as never), ([, value]) => value !== undefined);
  // The values of an encoded query are texts.
  const texts = encoded as Record<string, string>;
  return `${call.path}?${new URLSearchParams(texts).toString()}`;
}

/** The input without the newer fields of the call, for a server that refuses them; undefined where it has none. */
function leaveOutNewer<C extends Call>({ newerFields }: C, input: CallInput<C>): CallInput<C> | undefined {
  const { query, body } = input;
  const isOlder: Selection = ([name, value]) => value === undefined || !newerFields.includes(name);
  // The schemas of a query and a body describe objects.
  if (Object.entries({ ...(query as object), ...(body as object) }).every(isOlder)) return undefined;
  // The newer fields of a call are optional.
  return { ...input, query: select(query, isOlder), body: select(body, isOlder) } as CallInput<C>;
}

/** Reads the body; the connection may break while it is read. */
async function readBody<Body>(response: Response, read: () => Promise<Body>): Promise<Body> {
  try {
    return await read();
  } catch {
    if (response.ok) throw new ApiFailure('offline', connectionMessages.noResponse, 0);
    throw new ApiFailure(kinds[response.status] ?? 'failed', connectionMessages.noErrorMessage, response.status);
  }
}

type Selection = (field: [name: string, value: unknown]) => boolean;

/** The fields for which the function returns true. */
function select(fields: unknown, isSelected: Selection): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(isSelected));
}
