import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { formatRawAnswer } from '../parser/raw-answer.ts';

/** The time that a client has for sending a body (API-2). */
export interface BodyTimes {
  /** For the whole body of a call, in milliseconds. */
  readonly wholeMs: number;
  /** For the body of a call that accepts files. */
  readonly uploadMs: number;
  /** The least bytes a second: of an upload after `wholeMs`, and of a body whose answer was sent before it arrived. */
  readonly uploadBytesPerSecond: number;
  /** Time between two checks of a body that is being read. */
  readonly checkMs: number;
  /** Time between two checks of the rest of a body that was answered before it arrived. */
  readonly drainMs: number;
}

const second = 1_000;
export const defaultBodyTimes: BodyTimes = {
  wholeMs: 30 * second,
  uploadMs: 15 * 60 * second,
  uploadBytesPerSecond: 8 * 1_024,
  checkMs: 2 * second,
  drainMs: 2 * second,
};

/**
 * Closes the sockets of clients that do not finish a body in time.
 *
 * Node has one time limit for all requests, which has to fit uploads. A call accepts files if its limit of the body is
 * above the limit of the server. A refusal may be sent before the body has arrived. The rest of it is then received
 * while it arrives fast enough, since browsers read an answer after they have sent the body, and otherwise lose it.
 */
export function addBodyDeadline(app: FastifyInstance, config: Pick<Config, 'publicUrl'>, times: BodyTimes): void {
  const usualBytes = app.initialConfig.bodyLimit ?? 0;
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const isUpload = ({ routeOptions }: FastifyRequest) => routeOptions.bodyLimit > usualBytes;

  app.addHook('preParsing', async (request) => {
    if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
    const { socket } = request.raw;
    // A request without a network connection, such as one of Fastify's `inject`, has no socket to close.
    if (!(socket instanceof Socket)) return;
    const [begun, bytesBefore] = [performance.now(), socket.bytesRead];
    const timer = setInterval(() => {
      const ms = performance.now() - begun;
      if (ms < times.wholeMs) return;
      const bytesPerSecond = ((socket.bytesRead - bytesBefore) / ms) * second;
      if (isUpload(request) && ms < times.uploadMs && bytesPerSecond >= times.uploadBytesPerSecond) return;
      clearInterval(timer);
      socket.end(formatRawAnswer(config, 408));
      socket.destroySoon();
    }, times.checkMs);
    timer.unref();
    request.raw.once('close', () => clearInterval(timer));
    timers.set(request, timer);
  });
  app.addHook('preValidation', async (request) => {
    // A handler that gets a stream is still receiving the body.
    if (!(request.body instanceof Readable)) clearInterval(timers.get(request));
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // Node closes such a connection right after the answer, even while the client is still sending.
    if (!raw.complete) void reply.removeHeader('connection');
  });
  app.addHook('onResponse', async (request) => {
    clearInterval(timers.get(request));
    const { raw } = request;
    if (raw.complete || !(raw.socket instanceof Socket)) return;
    receiveRest(raw, times, isUpload(request) ? times.uploadMs : times.wholeMs);
  });
}

/** Receives the rest of a body that was answered, and closes its socket when too few bytes arrive or the time is over. */
function receiveRest(raw: IncomingMessage, times: BodyTimes, longestMs: number) {
  const { socket } = raw;
  const begun = performance.now();
  let bytesBefore = socket.bytesRead;
  raw.resume();
  const timer = setInterval(() => {
    const bytes = socket.bytesRead - bytesBefore;
    bytesBefore = socket.bytesRead;
    const isFast = bytes >= (times.uploadBytesPerSecond * times.drainMs) / second;
    if (!raw.complete && isFast && performance.now() - begun < longestMs) return;
    clearInterval(timer);
    if (!raw.complete) socket.destroy();
  }, times.drainMs);
  timer.unref();
}
