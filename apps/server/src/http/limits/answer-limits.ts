import { generalMessages } from '@confab/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mebibyte } from '@confab/model';
import { formatFailure } from '../failures/send-failure.ts';

/** Limits of answers, so that clients that read slowly or not at all cannot fill the memory (API-2). */
export interface AnswerLimits {
  /** The largest answer in bytes. */
  readonly answerBytesMax: number;
  /** The bytes of all answers that clients have not read yet, in this process. */
  readonly unreadBytesMax: number;
  /** How long a client may take for any answer, in milliseconds. */
  readonly graceMs: number;
  /** How fast a client has to read after that, in bytes per second. */
  readonly bytesPerSecond: number;
}

const defaultAnswerLimits: AnswerLimits = {
  answerBytesMax: 64 * mebibyte,
  unreadBytesMax: 256 * mebibyte,
  graceMs: 30_000,
  bytesPerSecond: 8_192,
};

/** Smaller answers are sent even when the unread ones of other clients are at the limit. */
const alwaysSentBytes = 65_536;
const retrySeconds = 5;

/**
 * Refuses answers over the limits, and disconnects clients that do not read an answer in time. Streams of files are not
 * held in memory and only have to be read in time.
 */
export function limitAnswers(app: FastifyInstance, limits: AnswerLimits = defaultAnswerLimits): void {
  let unreadBytes = 0;
  app.addHook('onSend', async (request, reply, payload) => {
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    if (size > limits.answerBytesMax) {
      request.log.error({ route: request.routeOptions.url, size }, 'an answer is over the limit');
      return refuse(reply, 422, generalMessages.answerTooLarge);
    }
    if (size > alwaysSentBytes && unreadBytes + size > limits.unreadBytesMax) {
      void reply.header('retry-after', retrySeconds);
      return refuse(reply, 503, generalMessages.busy);
    }
    unreadBytes += size;
    // A stream of unknown length is only cut by the timeout of an idle connection.
    const length = size || Number(reply.getHeader('content-length') ?? 0);
    const timeMs = limits.graceMs + (length / limits.bytesPerSecond) * 1_000;
    const timer = length > 0 ? setTimeout(() => reply.raw.destroy(), timeMs).unref() : undefined;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      unreadBytes -= size;
      clearTimeout(timer);
    };
    reply.raw.once('finish', end).once('close', end);
    return payload;
  });
}

function refuse(reply: FastifyReply, status: number, message: string): string {
  void reply.code(status).type('application/json; charset=utf-8').removeHeader('content-length');
  return formatFailure({ message });
}
