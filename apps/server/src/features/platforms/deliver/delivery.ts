import { trimEndBy, type Stage } from '@confab/model';
import { platformLogMessages } from '@confab/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { OutboundCall } from '../../../outbound/send-outbound-request.ts';
import type { HttpResult } from '@confab/dialog-engine';
import type { ReleasePackage } from '../../transfer/index.ts';
import type { PlatformTarget } from '../platform-target.ts';

/** One try to hand a package to a platform. */
export interface Delivery {
  readonly target: PlatformTarget;
  readonly package: ReleasePackage;
  /** A name of the package that is the same for each release. */
  readonly fileName: string;
  readonly projectId: string;
  readonly stage: Stage;
  readonly releaseNumber: number;
  /** The access token; undefined where the platform needs none. */
  readonly token: string | undefined;
  /** Where the channel of the platform reaches the assistant. */
  readonly channelUrl: string;
  /** The folder of the server for packages. */
  readonly folder: string | undefined;
  /** Adds a line to the log, which its authors see at once. */
  readonly log: (message: string, ...names: readonly string[]) => Promise<void>;
  /** Renews the lease of the package, before anything that the platform could see. @throws LeaseLost */
  readonly keepLease: () => Promise<void>;
  /** Sends a request under the rules for requests to outside (SIM-1), after `keepLease`. */
  readonly send: (call: OutboundCall) => Promise<HttpResult>;
  readonly now: () => number;
  readonly isStopped: () => boolean;
}

/** Why a package has not arrived. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault';
  readonly names: readonly string[];
  /** Whether another try may succeed without a change by the authors. */
  readonly canRetry: boolean;

  /** @param message one of `platformLogMessages` */
  constructor(message: string, names: readonly string[], canRetry: boolean) {
    super(message);
    this.names = names;
    this.canRetry = canRetry;
  }
}

/** Another process has taken over the package. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** The server stops: the package is sent again by the next process. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

const timeoutMs = 30_000;

interface PlatformRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string | Uint8Array | null;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request with the access token.
 *
 * @returns the body of a successful answer
 * @throws DeliveryFault for any other answer, and without one
 */
export async function requestPlatform(
  { token, send }: Delivery,
  { method, url, body = null, contentType = 'application/json', headers = {} }: PlatformRequest,
): Promise<string> {
  const answer = await send({
    method,
    url,
    body,
    timeoutMs,
    headers: {
      ...headers,
      ...(body !== null && { 'Content-Type': contentType }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
  });
  if (answer.type !== 'responded') throw new DeliveryFault(platformLogMessages.unreachable, [], true);
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  const isTemporary = answer.status === 408 || answer.status === 429 || answer.status >= 500;
  const reason = hideText(readReason(answer.body), token);
  throw new DeliveryFault(platformLogMessages.refused, [String(answer.status), reason], isTemporary);
}

const reasonSchema = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
]);

/** The reason of a platform's refusal: the message of its JSON, or the start of its text. */
function readReason(body: string): string {
  return reasonSchema.safeParse(parseAnswer(body)).data ?? body.trim().slice(0, 200);
}

function hideText(text: string, secret: string | undefined): string {
  return secret ? text.replaceAll(secret, '…') : text;
}

/** Parses the JSON of an answer; undefined for other texts. */
export function parseAnswer(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const pollMs = 2_000;
/** After this time, the platform is asked less often. */
const slowAfterMs = 60_000;
const slowPollMs = 15_000;
const pollingMs = 30 * 60_000;

/**
 * Asks until there is a result, at most for half an hour plus the last request: large models take several minutes, and
 * a package whose result nobody asks for would count as arrived.
 *
 * @returns undefined if there is none by then
 */
export async function pollPlatform<Result>(
  { isStopped, now }: Delivery,
  ask: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const start = now();
  while (now() < start + pollingMs) {
    if (isStopped()) throw new Interrupted();
    // Sequential: each request asks whether the work is done by now.
    const result = await ask();
    if (result !== undefined) return result;
    await waitUnlessStopped(now() < start + slowAfterMs ? pollMs : slowPollMs, isStopped);
  }
  return undefined;
}

/** Waits in steps, so that a server that stops does not wait for a slow platform. */
async function waitUnlessStopped(milliseconds: number, isStopped: () => boolean): Promise<void> {
  for (let waited = 0; waited < milliseconds && !isStopped(); waited += pollMs)
    // Sequential: a step follows the one before.
    await wait(pollMs);
}

/** Joins a base address and a path. */
export function joinAddress(base: string, path: string): string {
  return `${trimEndBy(base, (character) => character === '/')}${path}`;
}
