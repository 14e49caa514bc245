import { chatRequestSchema, type ChatFailure } from '@confab/contracts';
import type { PublishedStage } from '@confab/model';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sendDocument } from '../../http/web-client.ts';
import type { FeatureSettings } from '../feature-routes.ts';
import { createChatLimits } from './chat-limits.ts';
import { chatTurn, type ChatPlace } from './chat-turn.ts';
import { createTurnSlots } from './turn-slots.ts';

interface ChatParams {
  readonly Params: { readonly projectId: string; readonly stage: string };
}

const path = '/channels/chat/:projectId/:stage';
const words = {
  nothingHere: 'There is no assistant at this address. It may not have been published yet.',
  unclear: 'The message could not be understood.',
  tooFast: 'That was a little fast. Please wait a moment and try again.',
} as const;

/** The chat channel: a page for people and a small JSON protocol behind it, for anybody, without an account. */
export const chatRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services, webFolder }) => {
  const takeTurn = createChatLimits(services);
  const takeSlot = createTurnSlots();
  const file = join(webFolder, 'chat.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined;

  app.get<ChatParams>(path, async (_request, reply) => {
    if (page === undefined)
      return reply.code(503).type('text/plain').send('The web client is not built yet. Run: npm run build');
    return sendDocument(reply, services.config, page);
  });

  app.options<ChatParams>(path, async (_request, reply) =>
    allowAnyPage(reply)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, x-tv-client')
      .code(204)
      .send(),
  );

  app.post<ChatParams>(path, { bodyLimit: 16_384 }, async (request, reply) => {
    void allowAnyPage(reply);
    const place = toPlace(request.params);
    const parsed = chatRequestSchema.safeParse(request.body);
    if (!place) return fail(reply, 404, words.nothingHere);
    if (!parsed.success) return fail(reply, 400, words.unclear);
    const visitor = parsed.data.type === 'start' ? {} : { visitor: parsed.data.sessionId };
    const wait = await takeTurn({ ...visitor, address: request.ip, assistant: place.projectId });
    if (wait !== undefined) return fail(reply.header('retry-after', wait), 429, words.tooFast);
    const giveBack = takeSlot(place.projectId);
    if (!giveBack) return fail(reply.header('retry-after', 1), 429, words.tooFast);
    const answer = await chatTurn(services, place, parsed.data).finally(giveBack);
    return answer ? reply.send(answer) : fail(reply, 404, words.nothingHere);
  });
};

function toPlace({ projectId, stage }: ChatParams['Params']): ChatPlace | undefined {
  const stages: Readonly<Record<string, PublishedStage>> = { beta: 'Beta', live: 'Live' };
  const known = Object.hasOwn(stages, stage) ? stages[stage] : undefined;
  const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(projectId);
  // In one spelling, as limits are counted by it.
  return known && isId ? { projectId: projectId.toLowerCase(), stage: known } : undefined;
}

/** Assistants may be embedded anywhere: no cookie and no token is involved. */
function allowAnyPage(reply: FastifyReply) {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'no-store');
}

function fail(reply: FastifyReply, status: number, error: string) {
  const failure: ChatFailure = { error };
  return reply.code(status).send(failure);
}
