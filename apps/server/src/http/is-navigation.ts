import type { Call } from '@confab/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a request for a GET call that changes data may be a browser navigation, and is refused.
 *
 * Such a call requires a header, which links, images, forms and prefetches of other sites cannot set (API-1).
 */
export function isNavigation(call: Call, request: FastifyRequest): boolean {
  const { headers, query } = request;
  if (!call.changes) return false;
  // Another site cannot know a ticket, which replaces the header.
  if (call.ticket !== undefined && getTicketText(query) !== undefined) return false;
  const isNavigating = headers['sec-fetch-mode'] === 'navigate';
  const isEmbedded = headers['sec-fetch-dest'] !== undefined && headers['sec-fetch-dest'] !== 'empty';
  const isPrefetch = String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch');
  return !hasCallerHeader(request) || isNavigating || isEmbedded || isPrefetch;
}

/** Whether a request has a header that only programs and the pages of this server can set. */
export function hasCallerHeader({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['client-token'] !== undefined || headers['x-tv-client'] !== undefined;
}

/** The text of the asset ticket of a request, in its query value `clientToken`. */
export function getTicketText(query: unknown): string | undefined {
  const text = typeof query === 'object' && query !== null && 'clientToken' in query ? query.clientToken : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}
