import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

/** How long the rest of a refused body is still received, so that its sender reads the refusal. */
const drainMs = 2_000;

/** Hands bodies of these types on as streams; all others are refused with 415. */
export function acceptStreams(app: FastifyInstance, types: RegExp): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, (_request, body, done) => done(null, body));
}

/** The body of a request whose type was given to `acceptStreams`. */
export function getBodyStream({ body }: FastifyRequest): Readable {
  // An empty body has no type and is not handed on.
  return body instanceof Readable ? body : Readable.from([]);
}

/** Ends the connection of a request that is refused before its body was read. */
export function drainRefusedBody(raw: FastifyRequest['raw'], reply: FastifyReply): void {
  if (raw.readableEnded) return;
  void reply.header('connection', 'close');
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), drainMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
