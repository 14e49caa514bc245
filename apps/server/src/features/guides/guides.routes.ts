import { guideCalls } from '@confab/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { chooseLanguage } from './choose-language.ts';
import { listGuideCards } from './list-guide-cards.ts';
import { renderGuideListPage, renderGuidePage } from './guide-pages.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The call of the guides page, and the guides themselves for installations without external documentation. */
export const guideRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, guideCalls.contentCards, async () => listGuideCards(services.config));
  app.get<GuideRequest>('/help', async (request, reply) => send(reply, renderGuideListPage(getLanguage(request))));
  app.get<GuideRequest & { Params: { path: string } }>('/help/:path', async (request, reply) => {
    const page = renderGuidePage(request.params.path, getLanguage(request));
    return page === undefined ? reply.code(404).type('text/plain').send('Not found') : send(reply, page);
  });
};

interface GuideRequest {
  readonly Querystring: { readonly lang?: unknown };
}

const getLanguage = ({ query, headers }: FastifyRequest<GuideRequest>) =>
  chooseLanguage(query.lang, headers['accept-language'] ?? '');

function send(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'public, max-age=3600')
    .header('vary', 'accept-language')
    .send(html);
}
