import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cspReportPath } from './csp-reports/csp-report-path.ts';

type Address = Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'userContentUrl'>>;

/** The policy of answers that are not documents: shown as a document, they may load nothing. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
/**
 * The policy of script files. A worker uses the policy of its own file, not that of the page: the worker of schema
 * scripts may compile its engine and load files of the client, nothing else. Other files ignore the policy.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * The headers of an answer that sets none of them itself, by name in lower case (§3.10).
 *
 * @param path of the request, or the pattern of its route
 */
export function listSecurityHeaders({ publicUrl }: Address, path = ''): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
    'content-security-policy': path.startsWith('/assets/') ? workerPolicy : closedPolicy,
    ...(path.startsWith('/api/') ? { 'cache-control': 'no-store' } : {}),
    ...(isHttps(publicUrl) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * Adds the security headers to every answer of a route, errors included. `/api` answers are never cached or shown as
 * documents. Answers that no hook sees get them in `createResponseClass` and `formatRawAnswer`.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Address): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(listSecurityHeaders(config, getPath(request))))
      if (!reply.hasHeader(name)) void reply.header(name, value);
  });
}

/** An address can be written in several ways (`/%61pi/…`), but the pattern of its route cannot. */
function getPath({ routeOptions, url }: FastifyRequest): string {
  const pattern = routeOptions.url ?? '*';
  return pattern.includes('*') ? url : pattern;
}

/** Additional sources that a document may use. */
export interface PolicyOpenings {
  /** Sites that may embed the document in a frame. */
  readonly framedBy?: string;
  /** Additional sources of images, audio and video. */
  readonly mediaFrom?: string;
  /** Sites that the document may embed in frames, such as video players. */
  readonly framesFrom?: string;
}

/**
 * The headers of a document with its content security policy. Styles of the component library carry the nonce.
 *
 * Browsers use `report-to` only with https, and then ignore `report-uri`, so it is left out without https.
 */
export function createDocumentHeaders(
  nonce: string,
  { publicUrl, userContentUrl }: Address,
  { framedBy = "'none'", mediaFrom = '', framesFrom = '' }: PolicyOpenings = {},
): Readonly<Record<string, string>> {
  const url = new URL(publicUrl);
  const files = userContentUrl === undefined ? '' : `${new URL(userContentUrl).origin} `;
  const socket = isHttps(publicUrl) ? 'wss:' : 'ws:';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${files}${mediaFrom}`.trim(),
    `media-src 'self' blob: ${files}${mediaFrom}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${socket}//${url.host} ${socket}//*.${url.host}`,
    "worker-src 'self' blob:",
    `frame-src 'self' ${framesFrom}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    `report-uri ${cspReportPath}`,
  ];
  if (!isHttps(publicUrl)) return { 'content-security-policy': policy.join('; ') };
  return {
    'content-security-policy': [...policy, 'report-to csp'].join('; '),
    'reporting-endpoints': `csp="${cspReportPath}"`,
  };
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
