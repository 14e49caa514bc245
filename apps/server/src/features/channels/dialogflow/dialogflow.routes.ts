import { generalMessages } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openSecret } from '../../../core/secrets/open-secrets.ts';
import type { Services } from '../../../services.ts';
import type { ChannelHost } from '../channel-host.ts';
import { parseEndpoint } from '../channel-endpoint.ts';
import { findAssistant, type Assistant } from '../find-assistant.ts';
import { getPool } from '../limits/channel-limits.ts';
import { getPhrases } from '../phrases.ts';
import { dialogflowRequestSchema } from './dialogflow-request.ts';
import { findDefaultSecret } from './default-secret.ts';
import { hasSecret } from './has-secret.ts';
import { toChannelTurn } from './to-channel-turn.ts';
import { toDialogflowResponse, type DialogflowResponse } from './to-dialogflow-response.ts';
import { createChannelAddresses } from '../get-asset-url.ts';

interface DialogflowParams {
  readonly Params: { readonly projectId: ProjectId; readonly stage: string };
}

/** An agent waits five seconds for its webhook. */
const budgetMs = 3_500;
const bodyLimit = 65_536;

const nothingHere = 'There is no assistant at this address.';

/**
 * Adds the Dialogflow ES channel: the webhook of an agent, which gives the answers as its own.
 *
 * A project always has a secret. Requests without it are refused before their body is received and counted separately:
 * an agent of a stranger may call from the same address of the platform, and must not use up the limits of others.
 */
export function addDialogflowRoutes(
  app: FastifyInstance,
  { services, host }: { readonly services: Services; readonly host: ChannelHost },
): void {
  const onRequest = async (request: FastifyRequest<DialogflowParams>, reply: FastifyReply) => {
    const endpoint = parseEndpoint('dialogflow', request.params);
    const assistant = endpoint && (await findAssistant(services, endpoint));
    if (!endpoint || !assistant) return answerRefusal(host, request, reply, { status: 404, error: nothingHere });
    const secret = await findSecret(services, endpoint.projectId, assistant);
    if (secret === undefined || !hasSecret(request.headers, secret)) {
      void reply.header('www-authenticate', 'Basic');
      return answerRefusal(host, request, reply, { status: 401, error: 'The secret is not correct.' });
    }
    request.assistant = getPool(endpoint);
    return undefined;
  };
  app.post<DialogflowParams>(
    '/channels/dialogflow/:projectId/:stage',
    { bodyLimit, onRequest },
    async (request, reply) => {
      const refuse = (status: number, error: string) => answerRefusal(host, request, reply, { status, error });
      const endpoint = parseEndpoint('dialogflow', request.params);
      if (!endpoint) return refuse(404, nothingHere);
      const parsed = dialogflowRequestSchema.safeParse(request.body);
      if (!parsed.success) return refuse(400, generalMessages.notUnderstood);
      const phrases = getPhrases(parsed.data.queryResult.languageCode);
      const result = await host.answerTurn(endpoint, toChannelTurn(parsed.data), { address: request.ip, budgetMs });
      if (result.type === 'busy') return reply.send(plain(phrases.tooFast));
      if (result.type === 'full') return reply.send(plain(phrases.full));
      if (result.type !== 'answered') return reply.send(plain(phrases.away));
      return reply.send(
        toDialogflowResponse(parsed.data, result.answer, createChannelAddresses(services, endpoint, result.answer)),
      );
    },
  );
}

/** The secret that an agent has to send. Undefined while it has to be set again: then no agent is answered. */
async function findSecret(
  services: Services,
  projectId: ProjectId,
  { teamId, settings: { dialogflowSecret: secret } }: Assistant,
): Promise<string | undefined> {
  if (secret === undefined) return findDefaultSecret(services, { teamId, projectId });
  // Releases that were published before secrets were encrypted hold the secret as text.
  if (typeof secret === 'string') return secret;
  const text = await openSecret(services, services.db, { teamId, projectId, property: 'DialogflowSecret' }, secret);
  return text?.trim();
}

function plain(fulfillmentText: string): DialogflowResponse {
  return { fulfillmentText };
}

/** Refuses a request, and asks an address that is refused too often to wait. */
async function answerRefusal(
  host: ChannelHost,
  { ip }: FastifyRequest,
  reply: FastifyReply,
  { status, error }: { readonly status: number; readonly error: string },
) {
  const wait = await host.takeRefusal(ip);
  if (wait === undefined) return reply.code(status).send({ error });
  return reply.code(429).header('retry-after', wait).send({ error: generalMessages.tooManyRequests });
}
