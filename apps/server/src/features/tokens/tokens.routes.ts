import { tokenCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { describeTokens } from './describe-tokens.ts';

/** The calls about tokens in texts. */
export const tokenRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, tokenCalls.describe, ({ body }) => describeTokens(services, body));
};
