import { scriptCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../feature-routes.ts';
import { testCode } from './test-code.ts';

/** The call that tries out JavaScript. */
export const scriptRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, scriptCalls.test, ({ caller, token, body }) => testCode(services, caller, token, body));
};
