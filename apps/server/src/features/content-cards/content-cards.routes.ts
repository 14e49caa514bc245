import { portalCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../feature-routes.ts';
import { contentCards } from './content-cards.ts';

/** The call of the guides page. */
export const contentCardRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, portalCalls.contentCards, async () => contentCards(services.config));
};
