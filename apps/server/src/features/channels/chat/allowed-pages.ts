import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../services.ts';
import type { ChannelEndpoint } from '../channel-turn.ts';
import { findAssistant } from '../find-assistant.ts';

/** Finds the origins whose pages may use an assistant; undefined when any may. */
export async function findAllowedOrigins(
  services: Pick<Services, 'db' | 'processState'>,
  endpoint: ChannelEndpoint,
): Promise<readonly string[] | undefined> {
  return (await findAssistant(services, endpoint))?.settings.allowedOrigins;
}

/**
 * Sets the CORS headers for pages that the author allows (CHAT-4). Credentials are never allowed, as the protocol uses
 * no cookie and no token.
 *
 * @returns whether the page may use the assistant.
 */
export async function allowPage(
  services: Pick<Services, 'db' | 'processState'>,
  endpoint: ChannelEndpoint | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  void reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'no-store');
  const { origin } = request.headers;
  const isOwn = origin === undefined || origin.replace(/^https?:\/\//, '') === request.headers.host;
  const origins = isOwn || !endpoint ? undefined : await findAllowedOrigins(services, endpoint);
  if (!origins) {
    void reply.header('access-control-allow-origin', '*');
    return true;
  }
  void reply.header('vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return false;
  void reply.header('access-control-allow-origin', origin);
  return true;
}
