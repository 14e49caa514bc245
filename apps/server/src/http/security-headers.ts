import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The policy of script files. A worker uses the policy of its own file, not that of the page: the worker of schema
 * scripts may compile its engine and load files of the client, nothing else. Other files ignore the policy.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Adds the security headers to every answer, errors included. `/api` answers are never cached or shown as documents. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const isHttps = config.publicUrl.startsWith('https:');
  app.addHook('onSend', async (request, reply) => {
    setMissing('x-content-type-options', 'nosniff');
    setMissing('referrer-policy', 'no-referrer');
    setMissing('cross-origin-opener-policy', 'same-origin');
    setMissing('cross-origin-resource-policy', 'same-origin');
    setMissing('permissions-policy', 'microphone=(self), camera=(), geolocation=()');
    if (isHttps) setMissing('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (request.url.startsWith('/assets/')) setMissing('content-security-policy', workerPolicy);
    if (request.url.startsWith('/api/')) {
      setMissing('cache-control', 'no-store');
      setMissing('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }

    function setMissing(name: string, value: string) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
  });
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

/** Creates the content security policy of a document. Styles of the component library carry the nonce. */
export function createDocumentPolicy(
  nonce: string,
  config: Config,
  { framedBy = "'none'", mediaFrom = '', framesFrom = '' }: PolicyOpenings = {},
): string {
  const url = new URL(config.publicUrl);
  const socket = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${mediaFrom}`.trim(),
    `media-src 'self' blob: ${mediaFrom}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${socket}//${url.host} ${socket}//*.${url.host}`,
    "worker-src 'self' blob:",
    `frame-src 'self' ${framesFrom}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}
