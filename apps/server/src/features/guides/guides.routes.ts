import { guideCalls } from '@confab/contracts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { listGuideCards } from './list-guide-cards.ts';
import { renderGuideListPage, renderGuidePage } from './guide-pages.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The call of the guides page, and the guides themselves for installations without external documentation. */
export const guideRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, guideCalls.contentCards, async () => listGuideCards(services.config));
  app.get('/help', async (_request, reply) => send(reply, renderGuideListPage()));
  app.get<{ Params: { path: string } }>('/help/:path', async ({ params }, reply) => {
    const page = renderGuidePage(params.path);
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
