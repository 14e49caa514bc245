import { invalid, type Call } from '@confab/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * Rejects browser navigations to GET calls that change data.
 *
 * Such a call requires a header, which links, images, forms and prefetches of other sites cannot set (API-1).
 */
export function refuseNavigation(call: Call, { headers }: FastifyRequest): void {
  if (!call.changes) return;
  const hasOwnHeader = headers['client-token'] !== undefined || headers['x-tv-client'] !== undefined;
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  const isEmbedded = headers['sec-fetch-dest'] !== undefined && headers['sec-fetch-dest'] !== 'empty';
  const isPrefetch = String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch');
  if (!hasOwnHeader || isNavigation || isEmbedded || isPrefetch) throw invalid();
}
