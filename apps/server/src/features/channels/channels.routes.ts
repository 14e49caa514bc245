import type { FastifyPluginAsync } from 'fastify';
import type { FeatureSettings } from '../feature-routes.ts';
import { createChannelHost } from './channel-host.ts';
import { addChatRoutes } from './chat/chat.routes.ts';

/** Where people and platforms reach published assistants. A channel only translates; the host takes the turns. */
export const channelRoutes: FastifyPluginAsync<FeatureSettings> = async (app, settings) => {
  const host = createChannelHost(settings.services);
  addChatRoutes(app, settings, host);
};
