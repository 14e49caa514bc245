import { createExceptionMessage, exceptionMessages, type HttpResult, type HttpCall } from '@confab/dialog-engine';
import type { LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isAllowedAddress, isAllowedUrl, type OutboundRules } from './outbound-rules.ts';
import { readBody, TooLarge } from './read-body.ts';

/** Resolves the IP addresses of a host. The signal ends the wait for a lookup. */
export type FindAddresses = (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

export interface OutboundSettings {
  readonly rules: OutboundRules;
  readonly findAddresses: FindAddresses;
  readonly now: () => number;
  /** The largest body that is sent, in bytes; 256 KB by default. */
  readonly bodyBytesMax?: number;
}

/** A request whose body may be bytes. */
export type OutboundCall = Omit<HttpCall, 'body' | 'secrets'> & { readonly body: string | Uint8Array | null };

const mostRedirects = 3;
const [mostRequestBytes, mostHeaderBytes, mostAnswerBytes] = [256 * 1_024, 8 * 1_024, 1_024 * 1_024];
/** Headers that an author may not set, because they identify the sender or change the connection. */
const refusedHeaders =
  /^(?:host|cookie|connection|content-length|transfer-encoding|upgrade|te|trailer|expect|keep-alive|client-?token|metadata(?:-flavor)?|(?:proxy|x-aws|x-google|x-forwarded)-?.*|forwarded|via)$/i;

class Unreachable extends Error {}

/**
 * Sends an HTTP request of an author, only to the public internet and allowed hosts (SIM-1 to SIM-4).
 *
 * Checks all addresses of the host and connects to a checked one, so that a changed DNS answer has no effect. Redirects
 * are checked like any other URL. Never throws.
 */
export async function sendOutboundRequest(call: OutboundCall, settings: OutboundSettings): Promise<HttpResult> {
  const begun = settings.now();
  const signal = AbortSignal.timeout(call.timeoutMs);
  const took = () => Math.max(0, Math.round(settings.now() - begun));
  try {
    const { status, body } = await follow(call, settings, signal);
    return { type: 'responded', status, body, ms: took() };
  } catch (error) {
    if (signal.aborted)
      return { type: 'failed', reason: 'timeout', message: exceptionMessages.serviceTooSlow, ms: took() };
    // Gives no reason, because authors must not learn about the internal network (SIM-4).
    const message = error instanceof TooLarge ? error.shown : exceptionMessages.serviceUnreachable;
    return { type: 'failed', reason: 'network', message, ms: took() };
  }
}

interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

async function follow(call: OutboundCall, settings: OutboundSettings, signal: AbortSignal) {
  const { bodyBytesMax = mostRequestBytes } = settings;
  if (Buffer.byteLength(call.body ?? '') > bodyBytesMax)
    throw new TooLarge(createExceptionMessage('requestTooLarge', { most: Math.floor(bodyBytesMax / 1_024) }));
  let sent: Sent = { ...call, url: toUrl(call.url), headers: filterHeaders(call.headers) };
  for (let redirects = 0; ; redirects += 1) {
    const answer = await send(sent, settings, signal);
    const status = answer.statusCode ?? 0;
    const location = answer.headers.location;
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined)
      return { status, body: await readBody(answer, mostAnswerBytes) };
    answer.destroy();
    if (redirects >= mostRedirects) throw new Unreachable();
    sent = followRedirect(sent, status, location);
  }
}

function toUrl(text: string, base?: string): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url) throw new Unreachable();
  return url;
}

function filterHeaders(headers: Readonly<Record<string, string>>) {
  const kept = Object.entries(headers).filter(([name]) => !refusedHeaders.test(name));
  const size = kept.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  if (size > mostHeaderBytes) throw new TooLarge(exceptionMessages.headersTooLarge);
  return Object.fromEntries(kept);
}

/** Creates the request after a redirect. Refuses https to http, and sends no headers to another host. */
function followRedirect({ url, method, headers, body }: Sent, status: number, location: string): Sent {
  const next = toUrl(location, url.href);
  if (url.protocol === 'https:' && next.protocol === 'http:') throw new Unreachable();
  const isSame = next.host === url.host;
  const becomesGet = status === 303 || (status < 303 && method === 'POST');
  return {
    url: next,
    method: becomesGet && method !== 'HEAD' ? 'GET' : method,
    headers: isSame ? headers : {},
    body: becomesGet || !isSame ? null : body,
  };
}

async function send(sent: Sent, settings: OutboundSettings, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, method, headers, body } = sent;
  if (!isAllowedUrl(settings.rules, url)) throw new Unreachable();
  const address = await untilAborted(findAllowedAddress(url, settings, signal), signal);
  const options: RequestOptions = {
    method,
    signal,
    agent: false,
    maxHeaderSize: mostHeaderBytes,
    headers: { 'User-Agent': 'Confab', Accept: '*/*', 'Accept-Encoding': 'gzip, deflate, br', ...headers },
    lookup: toAddress(address),
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, resolve);
    request.once('error', reject);
    // An answer that changes the protocol emits neither a response nor an error.
    request.once('upgrade', (_answer, socket) => socket.destroy());
    request.once('close', () => reject(new Unreachable()));
    request.end(body ?? undefined);
  });
}

/** Ends waiting for work that cannot be aborted, such as a DNS lookup. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(new Unreachable()), { once: true });
    work.then(resolve, reject);
  });
}

/** Finds the address to connect to. One forbidden address makes the whole host unreachable. */
async function findAllowedAddress(
  url: URL,
  { rules, findAddresses }: OutboundSettings,
  signal: AbortSignal,
): Promise<LookupAddress> {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  const all = family > 0 ? [{ address: bare, family }] : await findAddresses(bare, signal);
  const [first] = all;
  if (!first || !all.every(({ address }) => isAllowedAddress(rules, url, address))) throw new Unreachable();
  return first;
}

/** Creates a DNS lookup that always returns the checked address. */
function toAddress(checked: LookupAddress): LookupFunction {
  return (_host, options, done) => (options.all ? done(null, [checked]) : done(null, checked.address, checked.family));
}
