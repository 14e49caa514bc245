import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../services.ts';
import type { ChannelPlace } from '../channel-turn.ts';
import { findAssistant } from '../find-assistant.ts';

/** The origins whose pages may talk to an assistant; undefined where any may. */
export async function allowedOrigins(
  { db }: Pick<Services, 'db'>,
  place: ChannelPlace,
): Promise<readonly string[] | undefined> {
  const origins = (await findAssistant(db, place))?.settings.allowedOrigins ?? [];
  return origins.length === 0 ? undefined : origins;
}

/**
 * Lets a page read the answer, if the author allows its site (CHAT-4); never with credentials, as no cookie and no token
 * is involved.
 *
 * @returns whether the page may talk to the assistant at all.
 */
export async function allowPage(
  services: Pick<Services, 'db'>,
  place: ChannelPlace | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  void reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'no-store');
  const { origin } = request.headers;
  const isOwn = origin === undefined || origin.replace(/^https?:\/\//, '') === request.headers.host;
  const origins = isOwn || !place ? undefined : await allowedOrigins(services, place);
  if (!origins) {
    void reply.header('access-control-allow-origin', '*');
    return true;
  }
  void reply.header('vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return false;
  void reply.header('access-control-allow-origin', origin);
  return true;
}
