import type { FastifyPluginAsync } from 'fastify';
import type { FeatureSettings } from '../../services.ts';
import { createPublicTrust } from './alexa/alexa-trust.ts';
import { addAlexaRoutes } from './alexa/alexa.routes.ts';
import { createChannelHost } from './channel-host.ts';
import { addChatRoutes } from './chat/chat.routes.ts';
import { addDialogflowRoutes } from './dialogflow/dialogflow.routes.ts';

/**
 * Routes for people and platforms that use published assistants. A channel translates requests; the host runs the
 * turns.
 */
export const channelRoutes: FastifyPluginAsync<FeatureSettings> = async (app, settings) => {
  const host = createChannelHost(settings.services);
  addChatRoutes(app, settings, host);
  addDialogflowRoutes(app, { ...settings, host });
  await app.register(async (alexa) => {
    addAlexaRoutes(alexa, { ...settings, host, trust: createPublicTrust(settings.services) });
  });
};
