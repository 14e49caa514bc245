import { invalidFields, type BodyOf, type Call, type QueryOf, type ResultOf } from '@confab/contracts';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller, TeamScope } from '../services.ts';
import { isLongResult, writeResultInSteps } from './long-results.ts';
import { runInSlices } from '../scheduling/run-in-slices.ts';
import { isStorableText } from './storable-text.ts';

/**
 * A result that is already JSON text, inserted into the envelope unchanged.
 *
 * For the few calls that pass on stored documents without parsing them (GetFatNode). All other handlers return values,
 * which the contract encodes.
 */
export class WireText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The input of a handler: the decoded call, its caller, and the team that the guard found. */
export interface Request<C extends Call> {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Always set for a signed-in call; the guard has checked it. */
  readonly caller: Caller;
  /** The caller of a call that works with and without a session. */
  readonly visitor: Caller | undefined;
  /** Set for every call whose matrix row names an object or a team. */
  readonly team: TeamScope;
  /** The session token of a signed-in call, for answers that contain a sign-in. */
  readonly token: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly acceptLanguage: string | undefined;
  readonly requestId: string;
  /** Aborts when the client goes away before its answer, so that work for it stops. */
  readonly signal: AbortSignal;
  /** A header of the request; empty when missing. */
  readonly header: (name: string) => string;
  /** Adds a cookie to the answer. */
  readonly sendCookie: (cookie: string) => void;
  /** Makes the browser delete what it stores for the site; the client calls the server from its own origin (WEB-4). */
  readonly clearSiteData: () => void;
}

export type Handler<C extends Call> = (request: Request<C>) => Promise<ResultOf<C> | WireText>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard before the handler of a signed-in call runs. */
    caller: Caller | undefined;
    team: TeamScope | undefined;
    decoded: { query: unknown; body: unknown } | undefined;
  }
  interface FastifyContextConfig {
    /** The call that the route answers; the guard looks it up in the matrix. */
    call?: Call;
  }
}

/** Options of a route. */
interface AnswerOptions {
  /** Sends an ETag, and 304 without a body when the caller has the same answer already. */
  readonly hasTag?: boolean;
  /** The largest allowed body in bytes, instead of the server's limit. A body that is larger than the contract needs is refused too. */
  readonly bodyLimit?: number;
}

/** Registers the route of a call: decodes the request, runs the handler, and encodes the result or the failure. */
export function answer<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: Handler<C>,
  { hasTag = false, ...options }: AnswerOptions = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    ...options,
    config: { call },
    handler: async (request, reply) => {
      const result = await handle(toRequest<C>(request, reply));
      const text = await toText(call, result);
      void reply.type('application/json; charset=utf-8');
      return hasTag ? sendTagged(request, reply, text) : reply.send(text);
    },
  });
}

/** Registers the route of a call that is answered with a file, or that receives one: the handler reads and sends bytes. */
export function answerBytes<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (request: Request<C>, raw: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  options: Pick<AnswerOptions, 'bodyLimit'> = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    ...options,
    config: { call },
    handler: async (request, reply) => handle(toRequest<C>(request, reply), request, reply),
  });
}

/** Sends the result of a call that was registered with `answerBytes`. */
export async function sendResult<C extends Call>(reply: FastifyReply, call: C, result: ResultOf<C>) {
  return reply.type('application/json; charset=utf-8').send(await toText(call, result));
}

/** Decodes query and body by the contract. Runs before the guard, which reads ids from the decoded values. */
export function decodeRequest(call: Call, request: FastifyRequest): void {
  const { query } = decodeQuery(call, request);
  if (call.bodyForm === 'bytes' || call.bodyForm === 'multipart') {
    // The handler reads the body.
    request.decoded = { query, body: {} };
    return;
  }
  const body = z.safeParse(call.body, request.body ?? {});
  if (!body.success) throw invalidFields(firstMessage(body.error), listFields('body', listPaths(call, body.error)));
  request.decoded = { query, body: body.data };
}

/** Decodes only the query, for a call whose body is not read yet. The JSON parser checks the texts of a body. */
export function decodeQuery(call: Call, request: FastifyRequest): { query: unknown; body: undefined } {
  const unstorable = Object.entries(request.query ?? {}).filter(
    ([, text]) => typeof text === 'string' && !isStorableText(text),
  );
  if (unstorable.length > 0) {
    // Only its value is wrong, not its form, so calls without a sign-in do not name the input (see `listPaths`).
    const names = call.access === 'signedIn' ? unstorable.map(([name]) => [name]) : [];
    throw invalidFields('', listFields('query', names));
  }
  const query = z.safeParse(call.query, request.query ?? {});
  if (!query.success) throw invalidFields(firstMessage(query.error), listFields('query', listPaths(call, query.error)));
  return { query: query.data, body: undefined };
}

/** Custom messages of a field reach the user; generic schema messages do not. */
function firstMessage(error: z.ZodError): string {
  const own = error.issues.find(({ message }) => !/^(Invalid|Too |Unrecognized|Expected|Required)/.test(message));
  return own?.message ?? '';
}

/** The most inputs that a failed answer names, and the longest path of one, in characters. */
const fieldsMax = 20;
const pathMax = 200;

/** The names of the inputs that are not valid. */
function listFields(part: 'query' | 'body', paths: readonly (readonly PropertyKey[])[]): readonly string[] {
  const fields = paths.slice(0, fieldsMax).map((path) => [part, ...path].join('.').slice(0, pathMax));
  return [...new Set(fields)];
}

/** The issues about the form of a request: unknown, missing and wrongly typed properties, and unknown options. */
const formIssues: ReadonlySet<string> = new Set(['unrecognized_keys', 'invalid_type', 'invalid_value']);

/**
 * The paths of the inputs that are not valid. Calls about accounts of strangers give the same answer to all values, so they name only
 * inputs of a wrong form.
 */
function listPaths({ access }: Call, { issues }: z.ZodError): readonly (readonly PropertyKey[])[] {
  const named = access === 'signedIn' ? issues : issues.filter(({ code }) => formIssues.has(code));
  return named.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
}

function toRequest<C extends Call>(request: FastifyRequest, reply: FastifyReply): Request<C> {
  // The hooks of the guard have decoded the call and set the caller and the team of a signed-in call.
  return {
    query: request.decoded?.query as QueryOf<C>,
    body: request.decoded?.body as BodyOf<C>,
    caller: request.caller as Caller,
    visitor: request.caller,
    team: request.team as TeamScope,
    token: String(request.headers['client-token'] ?? ''),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    acceptLanguage: request.headers['accept-language'],
    requestId: request.id,
    get signal() {
      return createRequestSignal(reply);
    },
    header: (name) => String(request.headers[name] ?? ''),
    sendCookie: (cookie) => void reply.header('set-cookie', cookie),
    clearSiteData: () => void reply.header('clear-site-data', '"cache", "storage"'),
  };
}

function createRequestSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string) {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  void reply.header('etag', tag);
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
}

async function toText<C extends Call>(call: C, result: ResultOf<C> | WireText): Promise<string> {
  if (result instanceof WireText) return `{"Success":true,"ResponseObject":${result.text}}`;
  if (isLongResult(call.result, result)) {
    const text = await runInSlices(writeResultInSteps(call.result, result));
    if (call.answerShape === 'bare') return text;
    return call.answerShape === 'topLevel'
      ? `{"Success":true,${text.slice(1)}`
      : `{"Success":true,"ResponseObject":${text}}`;
  }
  // Schema and result belong to the same call, which TypeScript cannot infer.
  const wire: unknown = z.encode(call.result, result as never);
  if (call.answerShape === 'bare') return JSON.stringify(wire);
  // A result at the top level is an object.
  const envelope =
    call.answerShape === 'topLevel' ? { Success: true, ...(wire as object) } : { Success: true, ResponseObject: wire };
  return JSON.stringify(envelope);
}
