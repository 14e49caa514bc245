import { accountCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { setAccountDisabled } from './set-account-disabled.ts';

/** The calls of the staff about accounts of other people. */
export const accountRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, accountCalls.setDisabled, ({ caller, body, ip, requestId }) =>
    setAccountDisabled(services, caller, { ...body, ip, requestId }),
  );
};
