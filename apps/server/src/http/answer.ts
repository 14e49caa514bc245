import {
  type Refusal,
  failureStatus,
  invalid,
  verificationRequired,
  generalMessages,
  type BodyOf,
  type Call,
  type QueryOf,
  type ResultOf,
} from '@confab/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller, TeamScope } from '../services.ts';

/**
 * A result that is already JSON text of the wire, spliced into the envelope as it is.
 *
 * For the few answers that pass stored documents through unread (GetFatNode); everything
 * else returns values and lets the contract encode them.
 */
export class WireText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a handler gets: the decoded call, who makes it, and the team the guard found. */
interface Request<C extends Call> {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The guard lets a signed-in call through only with a caller. */
  readonly caller: Caller;
  /** The caller of a call that works signed in and signed out. */
  readonly visitor: Caller | undefined;
  /** There for every call whose row in the matrix names an object or a team. */
  readonly team: TeamScope;
  /** The session token of a signed-in call, to be given back where a sign-in is answered. */
  readonly token: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** A header of the request; empty when it did not come. */
  readonly header: (name: string) => string;
  /** Sends a cookie along with the answer. */
  readonly sendCookie: (cookie: string) => void;
}

export type Handler<C extends Call> = (request: Request<C>) => Promise<ResultOf<C> | WireText>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard, before any handler of a signed-in call runs. */
    caller: Caller | undefined;
    team: TeamScope | undefined;
    decoded: { query: unknown; body: unknown } | undefined;
  }
  interface FastifyContextConfig {
    /** The call a route answers: what the guard looks up in the matrix. */
    call?: Call;
  }
}

/** What a route may need besides its handler. */
interface AnswerOptions {
  /** Bytes of the largest body, where a call has to take more than the server usually does. */
  readonly bodyLimit?: number;
}

/** Registers a call: decoding, the handler, encoding, and the words of failure. */
export function answer<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: Handler<C>,
  options: AnswerOptions = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    ...options,
    config: { call },
    handler: async (request, reply) => {
      const result = await handle(toRequest<C>(request, reply));
      return send(reply, call, result);
    },
  });
}

/** Decodes query and body by the contract. Runs before the guard, which reads ids from what it decodes. */
export function decodeRequest(call: Call, request: FastifyRequest): void {
  const query = z.safeDecode(call.query, (request.query ?? {}) as never);
  if (!query.success) throw invalid(firstMessage(query.error));
  const body = z.safeDecode(call.body, (request.body ?? {}) as never);
  if (!body.success) throw invalid(firstMessage(body.error));
  request.decoded = { query: query.data, body: body.data };
}

/** Decodes the query alone, for a call whose body is not read yet. */
export function decodeQuery(call: Call, request: FastifyRequest): { query: unknown; body: undefined } {
  const query = z.safeDecode(call.query, (request.query ?? {}) as never);
  if (!query.success) throw invalid(firstMessage(query.error));
  return { query: query.data, body: undefined };
}

/** Words of our own on a field reach the user; a schema's generic ones do not. */
function firstMessage(error: z.ZodError): string {
  const own = error.issues.find(({ message }) => !/^(Invalid|Too |Unrecognized|Expected|Required)/.test(message));
  return own?.message ?? '';
}

function toRequest<C extends Call>(request: FastifyRequest, reply: FastifyReply): Request<C> {
  return {
    // The guard's hooks ran before: the contract decoded these, and a signed-in call has its caller.
    query: request.decoded?.query as QueryOf<C>,
    body: request.decoded?.body as BodyOf<C>,
    caller: request.caller as Caller,
    visitor: request.caller,
    team: request.team as TeamScope,
    token: String(request.headers['client-token'] ?? ''),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    header: (name) => String(request.headers[name] ?? ''),
    sendCookie: (cookie) => void reply.header('set-cookie', cookie),
  };
}

function send<C extends Call>(reply: FastifyReply, call: C, result: ResultOf<C> | WireText) {
  void reply.type('application/json; charset=utf-8');
  if (result instanceof WireText) return reply.send(`{"Success":true,"ResponseObject":${result.text}}`);
  const wire: unknown = z.encode(call.result, result as never);
  const envelope =
    call.answerShape === 'topLevel' ? { Success: true, ...(wire as object) } : { Success: true, ResponseObject: wire };
  return reply.send(JSON.stringify(envelope));
}

/** The envelope of a refusal, with the words its call has for failures that bring none. */
export function sendRefusal(reply: FastifyReply, call: Call | undefined, refusal: Refusal) {
  const words = refusal.message === '' ? (call?.fallbackMessage ?? generalMessages.notFound) : refusal.message;
  return sendFailure(reply, failureStatus[refusal.kind], words);
}

/** A failed answer in the protocol's one shape; a code has its words for the person beside it. */
export function sendFailure(reply: FastifyReply, status: number, words: string) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ Success: false, ErrorMessage: words, ...createUserMessage(words) }));
}

function createUserMessage(code: string) {
  return code === verificationRequired ? { UserErrorMessage: generalMessages.verificationRequired } : {};
}
