import type { HttpResult, HttpCall } from '@confab/dialog-engine';
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isAllowedAddress, isAllowedUrl, type OutboundRules } from './outbound-rules.ts';
import { readBody, TooLarge } from './read-body.ts';

/** Finds the addresses of a host; a test brings its own. */
export type FindAddresses = (host: string) => Promise<readonly LookupAddress[]>;

export interface OutboundSettings {
  readonly rules: OutboundRules;
  readonly findAddresses?: FindAddresses;
  readonly now: () => number;
}

const mostRedirects = 3;
const [mostRequestBytes, mostHeaderBytes, mostAnswerBytes] = [256 * 1_024, 8 * 1_024, 1_024 * 1_024];
/** Headers that speak for the sender or change what the connection is. */
const refusedHeaders =
  /^(?:host|cookie|connection|content-length|transfer-encoding|upgrade|te|trailer|expect|keep-alive|client-?token|metadata(?:-flavor)?|(?:proxy|x-aws|x-google|x-forwarded)-?.*|forwarded|via)$/i;
/** Why is nobody's business who may not see the network from inside (SIM-4). */
const unreachable = 'The service could not be reached.';

class Unreachable extends Error {}

/**
 * Sends a request of an author's to the public internet, and nowhere else (SIM-1 to SIM-4).
 *
 * Every address of the host is checked and the connection goes to a checked one, so that a name which means something
 * else a moment later leads nowhere; redirects are checked like any other URL. It never throws.
 */
export async function outboundRequest(call: HttpCall, settings: OutboundSettings): Promise<HttpResult> {
  const begun = settings.now();
  const signal = AbortSignal.timeout(call.timeoutMs);
  const took = () => Math.max(0, Math.round(settings.now() - begun));
  try {
    const { status, body } = await follow(call, settings, signal);
    return { type: 'responded', status, body, ms: took() };
  } catch (error) {
    if (signal.aborted)
      return { type: 'failed', reason: 'timeout', message: 'The service did not answer in time.', ms: took() };
    const message = error instanceof TooLarge ? error.message : unreachable;
    return { type: 'failed', reason: 'network', message, ms: took() };
  }
}

interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

async function follow(call: HttpCall, settings: OutboundSettings, signal: AbortSignal) {
  if (Buffer.byteLength(call.body ?? '') > mostRequestBytes) throw new TooLarge('The request is larger than 256 KB.');
  let sent: Sent = { ...call, url: toUrl(call.url), headers: sentHeaders(call.headers) };
  for (let redirects = 0; ; redirects += 1) {
    const answer = await send(sent, settings, signal);
    const status = answer.statusCode ?? 0;
    const location = answer.headers.location;
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined)
      return { status, body: await readBody(answer, mostAnswerBytes) };
    answer.destroy();
    if (redirects >= mostRedirects) throw new Unreachable();
    sent = redirected(sent, status, location);
  }
}

function toUrl(text: string, base?: string): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url) throw new Unreachable();
  return url;
}

function sentHeaders(headers: Readonly<Record<string, string>>) {
  const kept = Object.entries(headers).filter(([name]) => !refusedHeaders.test(name));
  const size = kept.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  if (size > mostHeaderBytes) throw new TooLarge('The headers of the request are larger than 8 KB.');
  return Object.fromEntries(kept);
}

/** What is asked after a redirect: nothing goes from https to http, and no header to another host. */
function redirected({ url, method, headers, body }: Sent, status: number, location: string): Sent {
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
  const address = await findAllowed(url, settings);
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
    request.end(body ?? undefined);
  });
}

/** The address to connect to; one address of a host that may not be reached makes the whole host unreachable. */
async function findAllowed(url: URL, { rules, findAddresses = findByName }: OutboundSettings): Promise<LookupAddress> {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  const all = family > 0 ? [{ address: bare, family }] : await findAddresses(bare);
  const [first] = all;
  if (!first || !all.every(({ address }) => isAllowedAddress(rules, url, address))) throw new Unreachable();
  return first;
}

function findByName(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookUp(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
}

/** Whatever the connection asks for, it gets the address that was checked. */
function toAddress(checked: LookupAddress): LookupFunction {
  return (_host, options, done) => (options.all ? done(null, [checked]) : done(null, checked.address, checked.family));
}
