import { scriptCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { previewEmail } from './preview-email.ts';
import { testCode } from './test-code.ts';

/** The calls that try out authors' code and mails. */
export const scriptRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, scriptCalls.previewEmail, ({ caller, body }) => previewEmail(services, caller, body));
  answer(app, scriptCalls.test, ({ caller, token, body }) => testCode(services, caller, token, body));
};
