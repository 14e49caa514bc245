import type { ProjectId } from '@confab/model';
import { chatRequestSchema, type ChatFailure } from '@confab/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listSiteOrigins } from '../../../config.ts';
import { UnacceptableJson } from '../../../http/parse-json.ts';
import { sendDocument } from '../../../http/web-client.ts';
import type { FeatureSettings } from '../../../services.ts';
import type { ChannelHost } from '../channel-host.ts';
import { findAlphaEndpoint, findReviewEndpoint, parseEndpoint, type EndpointLookup } from '../channel-endpoint.ts';
import type { ChannelEndpoint } from '../channel-turn.ts';
import { findAllowedOrigins, allowPage } from './allowed-pages.ts';
import { answerChat } from './answer-chat.ts';

/** The parameters of an address. */
interface ChatParams {
  readonly Params: { readonly projectId: ProjectId; readonly stage: string };
}

const path = '/channels/chat/:projectId/:stage';
const alphaPath = '/channels/chat/:projectId/alpha';
const reviewPath = '/channels/chat/:reviewId/review';
const bodyLimit = 16_384;
/** Video platforms that messages may embed; nothing is loaded from them before the visitor plays a video. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';
const words = {
  nothingHere: 'There is no assistant at this address. It may not have been published yet.',
  unclear: 'The message could not be understood.',
  tooLong: 'The message is too long.',
  tooFast: 'That was a little fast. Please wait a moment and try again.',
  full: 'This assistant holds very many conversations at the moment. Please try again later.',
  notHere: 'This assistant may not be used on this page.',
  signedOut: 'Sign in to talk to an assistant that is not published yet.',
  unverified: 'Verify your email address to talk to an assistant that is not published yet.',
} as const;

/** Adds the chat channel: a page for people and its JSON protocol, for anybody, without an account. */
export function addChatRoutes(app: FastifyInstance, { services, webFolder }: FeatureSettings, host: ChannelHost): void {
  const file = join(webFolder, 'chat.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined;

  app.get<ChatParams>(path, async (request, reply) => {
    if (page === undefined)
      return reply.code(503).type('text/plain').send('The web client is not built yet. Run: npm run build');
    const endpoint = parseEndpoint('chat', request.params);
    const origins = endpoint && (await findAllowedOrigins(services, endpoint));
    // Only the sites of this installation embed the page of the draft, which works for members alone.
    const ownSites = endpoint ? undefined : listSiteOrigins(services.config.publicUrl);
    const framers = origins ?? ownSites;
    const framedBy = framers ? ["'self'", ...framers].join(' ') : '*';
    return sendDocument(reply, services.config, page, { framedBy, mediaFrom: 'https: http:', framesFrom: players });
  });

  app.options<ChatParams>(path, async (request, reply) => {
    await allowPage(services, parseEndpoint('chat', request.params), request, reply);
    return reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, x-tv-client')
      .code(204)
      .send();
  });

  app.post<ChatParams>(path, { bodyLimit, errorHandler }, async (request, reply) => {
    const endpoint = parseEndpoint('chat', request.params);
    const isAllowed = await allowPage(services, endpoint, request, reply);
    if (!endpoint) return fail(reply, 404, words.nothingHere);
    return isAllowed ? answer(endpoint, request, reply) : fail(reply, 403, words.notHere);
  });

  app.post<{ Params: { readonly projectId: ProjectId } }>(
    alphaPath,
    { bodyLimit, errorHandler },
    async (request, reply) => {
      const token = request.headers['client-token'];
      return answerMember(await findAlphaEndpoint(services, request.params.projectId, token), request, reply);
    },
  );

  app.post<{ Params: { readonly reviewId: string } }>(
    reviewPath,
    { bodyLimit, errorHandler },
    async (request, reply) => {
      const token = request.headers['client-token'];
      return answerMember(await findReviewEndpoint(services, request.params.reviewId, token), request, reply);
    },
  );

  function answerMember(endpoint: EndpointLookup, request: FastifyRequest, reply: FastifyReply) {
    if (endpoint === 'signedOut') return fail(reply, 401, words.signedOut);
    if (endpoint === 'unverified') return fail(reply, 403, words.unverified);
    return endpoint === 'nothingHere' ? fail(reply, 404, words.nothingHere) : answer(endpoint, request, reply);
  }

  async function answer(endpoint: ChannelEndpoint, request: FastifyRequest, reply: FastifyReply) {
    const parsed = chatRequestSchema.safeParse(request.body);
    if (!parsed.success) return fail(reply, 400, words.unclear);
    const answered = await answerChat({ services, host }, endpoint, parsed.data, request.ip);
    if (!('type' in answered)) return reply.send(answered);
    if (answered.type === 'nothingHere') return fail(reply, 404, words.nothingHere);
    const failing = reply.header('retry-after', answered.afterSeconds);
    return answered.type === 'full' ? fail(failing, 503, words.full) : fail(failing, 429, words.tooFast);
  }
}

/** Answers unreadable requests in the form of the chat protocol; faults of the server are handled elsewhere. */
function errorHandler(error: FastifyError | UnacceptableJson, _request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof UnacceptableJson) return fail(reply, 400, words.unclear);
  if (error.statusCode === 413) return fail(reply, 413, words.tooLong);
  if (error.statusCode === 415) return fail(reply, 415, words.unclear);
  throw error;
}

function fail(reply: FastifyReply, status: number, error: string) {
  const failure: ChatFailure = { error };
  return reply.code(status).header('cache-control', 'no-store').send(failure);
}
