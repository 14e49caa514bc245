import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * A worker goes by the policy of its own file, not by that of the page: the one in which schema scripts run may compile
 * its engine and read the client's files, and nothing else. To files that are no worker a policy means nothing.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Headers that every answer carries, errors included; `/api` answers are never stored and never a document. */
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

/** What a document needs besides its own files. */
export interface PolicyOpenings {
  /** Sites whose pages may show it in a frame. */
  readonly framedBy?: string;
  /** Where pictures, sounds and films may come from too. */
  readonly mediaFrom?: string;
  /** Whose pages it may show in frames too, as the players of video platforms. */
  readonly framesFrom?: string;
}

/** The policy of an application document; styles of the component library carry the nonce. */
export function documentPolicy(
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
