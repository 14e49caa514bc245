import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

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
