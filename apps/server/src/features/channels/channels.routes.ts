import { channelCalls } from '@confab/contracts';
import { toStoredId } from '@confab/model';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { createPublicTrust } from './alexa/alexa-trust.ts';
import { addAlexaRoutes } from './alexa/alexa.routes.ts';
import { createChannelHost } from './channel-host.ts';
import { addChatRoutes } from './chat/chat.routes.ts';
import { getDefaultSecret } from './dialogflow/default-secret.ts';
import { addDialogflowRoutes } from './dialogflow/dialogflow.routes.ts';

/**
 * Routes for people and platforms that use published assistants. A channel translates requests; the host runs the
 * turns.
 */
export const channelRoutes: FastifyPluginAsync<FeatureSettings> = async (app, settings) => {
  const host = createChannelHost(settings.services);
  const { config } = settings.services;
  answer(app, channelCalls.dialogflowWebhook, async ({ query }) => {
    // The secret belongs to the stored form of the id, which the address of the webhook is turned into.
    const projectId = toStoredId(query.projectId);
    const url = `${config.publicUrl}/channels/dialogflow/${projectId}/live`;
    return { url, defaultSecret: getDefaultSecret(config, projectId) };
  });
  addChatRoutes(app, settings, host);
  addDialogflowRoutes(app, { ...settings, host });
  await app.register(async (alexa) => {
    addAlexaRoutes(alexa, { ...settings, host, trust: createPublicTrust(settings.services) });
  });
};
