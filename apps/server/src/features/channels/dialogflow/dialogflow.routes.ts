import { generalMessages } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../../services.ts';
import type { ChannelHost } from '../channel-host.ts';
import { parseEndpoint } from '../channel-endpoint.ts';
import { findAssistant } from '../find-assistant.ts';
import { getPhrases } from '../phrases.ts';
import { dialogflowRequestSchema } from './dialogflow-request.ts';
import { hasSecret } from './has-secret.ts';
import { toChannelTurn } from './to-channel-turn.ts';
import { toDialogflowResponse, type DialogflowResponse } from './to-dialogflow-response.ts';

interface DialogflowParams {
  readonly Params: { readonly projectId: ProjectId; readonly stage: string };
}

/** An agent waits five seconds for its webhook. */
const budgetMs = 3_500;
const bodyLimit = 65_536;

/** Adds the Dialogflow ES channel: the webhook of an agent, which presents the answers as its own. */
export function addDialogflowRoutes(
  app: FastifyInstance,
  { services, host }: { readonly services: Services; readonly host: ChannelHost },
): void {
  app.post<DialogflowParams>('/channels/dialogflow/:projectId/:stage', { bodyLimit }, async (request, reply) => {
    const endpoint = parseEndpoint('dialogflow', request.params);
    const assistant = endpoint && (await findAssistant(services, services.db, endpoint));
    if (!endpoint || !assistant) return refuse(reply, 404, 'There is no assistant at this address.');
    if (!hasSecret(request.headers, assistant.settings.dialogflowSecret)) {
      void reply.header('www-authenticate', 'Basic');
      return refuse(reply, 401, 'The secret is not correct.');
    }
    const parsed = dialogflowRequestSchema.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, generalMessages.notUnderstood);
    const phrases = getPhrases(parsed.data.queryResult.languageCode);
    const result = await host.answerTurn(endpoint, toChannelTurn(parsed.data), { budgetMs });
    if (result.type === 'busy') return reply.send(plain(phrases.tooFast));
    if (result.type !== 'answered') return reply.send(plain(phrases.away));
    return reply.send(toDialogflowResponse(parsed.data, result.answer, services.config.publicUrl));
  });
}

function plain(fulfillmentText: string): DialogflowResponse {
  return { fulfillmentText };
}

function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.code(status).send({ error });
}
