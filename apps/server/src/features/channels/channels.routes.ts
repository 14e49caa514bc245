import { channelCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { createPublicTrust } from './alexa/alexa-trust.ts';
import { addAlexaRoutes } from './alexa/alexa.routes.ts';
import { createChannelHost } from './channel-host.ts';
import { addChatRoutes } from './chat/chat.routes.ts';
import { findDefaultSecret, renewDefaultSecret } from './dialogflow/default-secret.ts';
import { addDialogflowRoutes } from './dialogflow/dialogflow.routes.ts';
import { eraseVisitor } from './erasure/erase-visitor.ts';

/**
 * Routes for people and platforms that use published assistants. A channel translates requests; the host runs the
 * turns.
 */
export const channelRoutes: FastifyPluginAsync<FeatureSettings> = async (app, settings) => {
  const host = createChannelHost(settings.services);
  const { services } = settings;
  answer(app, channelCalls.dialogflowWebhook, async ({ query, team: { teamId } }) => {
    const { projectId } = query;
    return { url: getWebhookUrl(projectId), defaultSecret: await findDefaultSecret(services, { teamId, projectId }) };
  });
  answer(app, channelCalls.renewDialogflowSecret, async ({ body, team: { teamId } }) => {
    const { projectId } = body;
    return { url: getWebhookUrl(projectId), defaultSecret: await renewDefaultSecret(services, { teamId, projectId }) };
  });
  answer(app, channelCalls.eraseVisitor, ({ body }) => eraseVisitor(services, body));
  addChatRoutes(app, settings, host);
  addDialogflowRoutes(app, { ...settings, host });
  await app.register(async (alexa) => {
    addAlexaRoutes(alexa, { ...settings, host, trust: createPublicTrust(settings.services) });
  });

  function getWebhookUrl(projectId: ProjectId) {
    return `${services.config.publicUrl}/channels/dialogflow/${projectId}/live`;
  }
};
