import { JsonScanner, mebibyte } from '@confab/model';
import { errorCodes, type FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate as comeBack } from 'node:timers/promises';
import { createPause } from '../../scheduling/create-pause.ts';
import type { BodyBounds } from '../limits/body-bounds.ts';
import { assertAcceptable, parseAcceptable } from '../parse-json.ts';

/**
 * The different keys of a body. Parsing a megabyte of different keys takes ten times as long as parsing other values.
 */
export const bodyKeysMax = 10_000;
/** Parsing more takes longer than a few milliseconds. */
const largeBytes = mebibyte;
const hashBasis = randomInt(2 ** 32 - 1);

/**
 * Receives the JSON body of a request. Bytes, values, levels and keys are counted as they arrive: a body is refused at
 * the first byte over a limit, and is neither kept nor parsed (API-2, API-5).
 *
 * @param takeBytes deducts the received bytes from the budget of the sender, before anything is parsed
 * @throws UnacceptableJson, and the error of Fastify for a body that is too large or ends early
 */
export async function readJsonBody(
  request: FastifyRequest,
  payload: Readable,
  { partsMax, bytesMax = Number.POSITIVE_INFINITY }: BodyBounds,
  takeBytes: (bytes: number) => Promise<void>,
): Promise<unknown> {
  const mostBytes = Math.min(request.routeOptions.bodyLimit, bytesMax);
  const declared = request.headers['content-length'];
  if (Number(declared) > mostBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const scanner = new JsonScanner(partsMax, hashBasis);
  const decoder = new StringDecoder('utf8');
  // Chunks are decoded as they arrive: decoding tens of megabytes at once would block for tenths of a second.
  const texts: string[] = [];
  const pause = createPause();
  let length = 0;
  try {
    // The refusal is sent on the connection, so the stream has to outlive the loop.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > mostBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      scanner.push(chunk);
      assertAcceptable(scanner, { partsMax, keysMax: bodyKeysMax });
      texts.push(decoder.write(chunk));
      await pause();
    }
  } catch (error) {
    // The client went away: nobody reads the answer, and this is not a failure of the server.
    if (payload.errored) throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH();
    throw error;
  } finally {
    await takeBytes(length);
  }
  if (declared !== undefined && Number(declared) !== length) throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH();
  if (length === 0) return undefined;
  const text = texts.join('') + decoder.end();
  // Other requests get their turn before a large body is parsed, and before its contract decodes it.
  if (length > largeBytes) await comeBack();
  const body = parseAcceptable(text, partsMax);
  if (length > largeBytes) await comeBack();
  return body;
}
