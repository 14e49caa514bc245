import { portalCalls } from '@confab/contracts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../feature-routes.ts';
import { contentCards } from './content-cards.ts';
import { guideListPage, guidePage } from './guide-pages.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The call of the guides page, and the guides themselves for installations that link to no documentation of their own. */
export const contentCardRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, portalCalls.contentCards, async () => contentCards(services.config));
  app.get('/help', async (_request, reply) => send(reply, guideListPage()));
  app.get<{ Params: { path: string } }>('/help/:path', async ({ params }, reply) => {
    const page = guidePage(params.path);
    return page === undefined ? reply.code(404).type('text/plain').send('Not found') : send(reply, page);
  });
};

function send(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'public, max-age=3600')
    .send(html);
}
