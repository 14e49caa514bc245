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
import { sendWithProgress } from './send-with-progress.ts';
import { TaggedResults } from './tagged-results.ts';
import type { NamedMessage } from '../words/message.ts';
import { connectionMessages } from '../words/web-messages.ts';

/** The kinds of failures that pages handle differently. */
export type ApiFailureKind = 'refused' | 'signedOut' | 'forbidden' | 'notFound' | 'conflict' | 'offline' | 'failed';

/** A failed call. The message can be shown: the server's message, else the fallback message of the call (P8.2). */
export class ApiFailure extends Error implements NamedMessage {
  override readonly name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly status: number;
  readonly messageName: string | undefined;
  readonly messageParts: MessageParts | undefined;

  constructor(
    kind: ApiFailureKind,
    message: string,
    status: number,
    messageName?: string,
    messageParts?: MessageParts,
  ) {
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
  /** Sends a small request to its end although the page is closing; its answer may be lost. */
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

/** Creates the client, which encodes, decodes and words failures by the contract. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const { getToken, onSignedOut, onVerificationRequired, confirmSignIn, fetch: send = fetch } = settings;
  const { sendContent = sendWithProgress } = settings;
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
    const response = await request(call, input, options, { token, address, tag: previous?.tag });
    // The answer has not changed, so its body was not sent again.
    if (response.status === 304 && previous) return previous.result as ResultOf<C>;
    if (response.ok && call.answerShape === 'bytes' && options.onContent) {
      options.onContent(await readBody(response, options, () => response.blob()));
      // The result of a call whose answer is bytes is a text.
      return '' as ResultOf<C>;
    }
    const text = await readBody(response, options, () => response.text());
    // The result of such a call is a text.
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
    // Repeated once, so that a server that never accepts the confirmation does not ask for ever.
    const isConfirmed = answer?.ErrorMessage === reauthRequired && !isRepeated && (await confirmSignIn?.(sentAt));
    if (isConfirmed === true && options.signal?.aborted !== true) return attempt(call, input, options, true);
    throw new ApiFailure(
      kinds[response.status] ?? 'failed',
      getFailureMessage(answer, call),
      response.status,
      answer?.MessageName,
      answer?.MessageParts,
    );
  }

  async function request<C extends Call>(
    call: C,
    { body, content }: CallInput<C>,
    { signal, onProgress = () => undefined, outlivesPage }: CallOptions,
    { token, address, tag }: Recipient,
  ): Promise<Response> {
    const headers: Record<string, string> = token === null ? { 'x-tv-client': '1' } : { 'client-token': token };
    if (tag !== undefined) headers['if-none-match'] = tag;
    const { method } = call;
    const stop = signal === undefined ? {} : { signal };
    const keep = outlivesPage === true ? { keepalive: true } : {};
    try {
      if (content !== undefined) {
        // The browser writes the type of a form, with the boundary between its parts.
        if (content instanceof Blob) headers['content-type'] = 'application/octet-stream';
        return await sendContent(address, { method, headers, body: content, onProgress, ...stop });
      }
      if (method === 'GET') return await send(address, { method, headers, ...stop, ...keep });
      headers['content-type'] = 'application/json';
      // The body is that of this call, which TypeScript does not know of a call in general.
      const json = JSON.stringify(body === undefined ? {} : z.encode(call.body, body as never));
      return await send(address, { method, headers, body: json, ...stop, ...keep });
    } catch (error) {
      if (signal?.aborted === true) throw error;
      throw new ApiFailure('offline', call.fallbackMessage, 0);
    }
  }
}

/** Where a request goes, who makes it, and the tag of the answer that is known. */
interface Recipient {
  readonly token: string | null;
  readonly address: string;
  readonly tag: string | undefined;
}

function toAddress<C extends Call>(call: C, { query }: CallInput<C>): string {
  if (query === undefined) return call.path;
  // The query is that of this call, which TypeScript does not know of a call in general.
  const texts = toQueryTexts(z.encode(call.query, query as never));
  return `${call.path}?${new URLSearchParams(texts).toString()}`;
}

/** Reads the body; the connection may break while it is read. */
async function readBody<Body>(response: Response, { signal }: CallOptions, read: () => Promise<Body>): Promise<Body> {
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw error;
    if (response.ok) throw new ApiFailure('offline', connectionMessages.noResponse, 0);
    throw new ApiFailure(kinds[response.status] ?? 'failed', connectionMessages.noErrorMessage, response.status);
  }
}

function getFailureMessage(answer: Envelope | undefined, call: Call): string {
  // ErrorMessage may be a code; then UserErrorMessage is the text to show.
  const words = answer?.UserErrorMessage ?? answer?.ErrorMessage;
  return typeof words === 'string' && words !== '' ? words : call.fallbackMessage;
}

interface Envelope {
  readonly Success?: unknown;
  readonly ErrorMessage?: unknown;
  readonly UserErrorMessage?: unknown;
  readonly MessageName?: string;
  readonly MessageParts?: MessageParts;
  readonly ResponseObject?: unknown;
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined; // Not JSON; the caller decides what that means.
  }
}

function decodeResult<C extends Call>(call: C, answer: Envelope): ResultOf<C> {
  const wire = call.answerShape === 'enveloped' ? (answer.ResponseObject ?? null) : answer;
  // The schema checks what the server sent, and gives what it says.
  return z.decode(call.result, wire as never) as ResultOf<C>;
}

function toQueryTexts(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
