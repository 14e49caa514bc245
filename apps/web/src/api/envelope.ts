import type { Call, ResultOf } from '@confab/contracts';
import type { MessageParts } from '@confab/model';
import { z } from 'zod';
import { getFallback, type Message } from '../words/message.ts';

/** The wire form of an answer: its result, or its failure. */
interface Envelope {
  readonly Success?: unknown;
  readonly ErrorMessage?: unknown;
  readonly UserErrorMessage?: unknown;
  readonly MessageName?: string;
  readonly MessageParts?: MessageParts;
  readonly ResponseObject?: unknown;
}

/** Reads the text of an answer; undefined when it is not JSON. */
export function parseEnvelope(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined; // Not JSON; the caller decides what that means.
  }
}

/** The message of a failed call: that of the server, else the fallback message of the call (P8.2). */
export function getFailureMessage(answer: Envelope | undefined, call: Call): Message {
  // ErrorMessage may be a code; then UserErrorMessage is the text to show.
  const words = answer?.UserErrorMessage ?? answer?.ErrorMessage;
  if (typeof words !== 'string' || words === '') return getFallback(call);
  return { message: words, messageName: answer?.MessageName, messageParts: answer?.MessageParts };
}

/** Decodes the result of a successful answer. @throws for one that does not fit the contract */
export function decodeResult<C extends Call>(call: C, answer: Envelope): ResultOf<C> {
  const wire = call.answerShape === 'enveloped' ? (answer.ResponseObject ?? null) : answer;
  // The schema checks the server's data and returns its own type.
  return z.decode(call.result, wire as never) as ResultOf<C>;
}
