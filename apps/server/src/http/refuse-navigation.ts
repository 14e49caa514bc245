import { invalid, type Call } from '@confab/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * Some GETs of the protocol change things. Such a call answers only to a client that could set a header,
 * never to a link, an image, a form or a prefetch on somebody else's page (API-1).
 */
export function refuseNavigation(call: Call, { headers }: FastifyRequest): void {
  if (!call.changes) return;
  const hasOwnHeader = headers['client-token'] !== undefined || headers['x-tv-client'] !== undefined;
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  const isEmbedded = headers['sec-fetch-dest'] !== undefined && headers['sec-fetch-dest'] !== 'empty';
  const isPrefetch = String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch');
  if (!hasOwnHeader || isNavigation || isEmbedded || isPrefetch) throw invalid();
}
