import { isGuid } from '@confab/model';
import { mediaAddressQuery, Refusal } from '@confab/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAssetTicket } from '../../../core/media/asset-tickets.ts';
import { findRole } from '../../../access/scope.repository.ts';
import { findTicketCaller } from '../../../core/accounts/sessions/sessions.ts';
import { findContentOfAnyTeam, type ServedContent } from '../../../core/media/contents.repository.ts';
import { findFrozenContent, findPublishedContent } from '../../../core/media/published-contents.repository.ts';
import { isSignedAddress } from '../../../core/media/media-address.ts';
import type { Services } from '../../../services.ts';
import { listForms } from '../derivatives/get-derivative.ts';
import { sendContent } from './send-content.ts';

type MediaQuery = ReturnType<typeof mediaAddressQuery.parse>;

/** How long browsers keep what needs no permission; after a new publication they ask again. */
const publicCaching = 'public, max-age=300';
const privateCaching = 'private, max-age=600';

/**
 * Serves the files of media libraries below `/media/`.
 *
 * What a published stage shows is open to everyone who has its address. Everything else needs a signed address or a
 * ticket, and is not found without.
 */
export function serveMedia(app: FastifyInstance, services: Services): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:assetId',
    handler: async (request, reply) => {
      const query = mediaAddressQuery.safeParse(request.query);
      if (!query.success) return sendText(reply, 400, 'Bad request');
      try {
        return await sendAsset(services, request, reply, query.data);
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'notFound') return sendText(reply, 404, 'Not found');
        if (error instanceof Refusal && error.kind === 'unprocessable') return sendText(reply, 422, error.message);
        throw error;
      }
    },
  });
}

async function sendAsset(services: Services, request: FastifyRequest, reply: FastifyReply, query: MediaQuery) {
  // The route has this parameter.
  const assetId = (request.params as { readonly assetId: string }).assetId.toLowerCase();
  const found = isGuid(assetId) ? await findContent(services, assetId, query) : undefined;
  if (!found) return sendText(reply, 404, 'Not found');
  const { content, isPublished } = found;
  return sendContent(services, request, reply, {
    content,
    form: query,
    isDownload: query.download === '1',
    isPublished,
    caching: isPublished ? publicCaching : privateCaching,
  });
}

interface FoundContent {
  readonly content: ServedContent;
  readonly isPublished: boolean;
}

async function findContent(services: Services, assetId: string, query: MediaQuery): Promise<FoundContent | undefined> {
  const { db } = services;
  if (query.ticket === undefined && query.signature === undefined) {
    const published = await findPublishedContent(db, assetId, query.release);
    return published && { content: published, isPublished: true };
  }
  const content =
    query.ticket === undefined && query.release !== undefined
      ? await findFrozenContent(db, assetId, query.release)
      : await findContentOfAnyTeam(db, assetId, listForms(query));
  if (!content) return undefined;
  const { teamId } = content;
  if (query.teamId !== undefined && query.teamId !== teamId) return undefined;
  const isAllowed =
    query.ticket === undefined
      ? isSignedAddress(services, teamId, { ...query, assetId })
      : await isTicketValid(services, teamId, query.ticket);
  return isAllowed ? { content, isPublished: false } : undefined;
}

/** A ticket ends with its time, its session, and the membership of its account. */
async function isTicketValid(services: Services, teamId: string, text: string): Promise<boolean> {
  const ticket = readAssetTicket(text, services.config.appSecret, services.now());
  if (ticket?.teamId !== teamId) return false;
  const caller = await findTicketCaller(services, ticket.sessionId);
  return caller !== undefined && (await findRole(services.db, caller.accountId, ticket.teamId)) !== undefined;
}

function sendText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);
}
