import { passwordResetCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { getAccountLimits } from '../../core/accounts/account-limits.ts';
import { answer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

/** The calls of the password reset page, which needs no session. */
export const passwordResetRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const limits = getAccountLimits(services);
  answer(app, passwordResetCalls.requestReset, ({ query, ip }) =>
    requestReset(services, limits, { login: query.login, frontendApp: query.frontendApp, ip }),
  );
  answer(app, passwordResetCalls.resetPassword, ({ body, ip }) => resetPassword(services, limits, { ...body, ip }));
};
