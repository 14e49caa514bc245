import type { FastifyPluginAsync } from 'fastify';
import type { FeatureSettings } from '../../services.ts';
import { publicTrust } from './alexa/alexa-trust.ts';
import { addAlexaRoutes } from './alexa/alexa.routes.ts';
import { createChannelHost } from './channel-host.ts';
import { addChatRoutes } from './chat/chat.routes.ts';
import { addDialogflowRoutes } from './dialogflow/dialogflow.routes.ts';

/** Where people and platforms reach published assistants. A channel only translates; the host takes the turns. */
export const channelRoutes: FastifyPluginAsync<FeatureSettings> = async (app, settings) => {
  const host = createChannelHost(settings.services);
  addChatRoutes(app, settings, host);
  addDialogflowRoutes(app, { ...settings, host });
  await app.register(async (alexa) => {
    addAlexaRoutes(alexa, { ...settings, host, trust: publicTrust(settings.services) });
  });
};
