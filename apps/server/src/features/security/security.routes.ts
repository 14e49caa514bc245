import { securityCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { accountLimitsOf } from '../accounts/account-limits.ts';
import { forgetSecret, readSetPasswordTicket, type SecretCarrier } from '../accounts/browser-secrets.ts';
import { changeEmail } from './change-email.ts';
import { changePassword, resetSignedIn } from './change-password.ts';
import { endOtherSessions, listSessions } from './list-sessions.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { revertEmail } from './revert-email.ts';
import { setFirstPassword } from './set-first-password.ts';

/** The calls about passwords, the address and sessions. The specified forms with secrets in the query can be switched off. */
export const securityRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { config } = services;
  const limits = accountLimitsOf(services);

  answer(app, securityCalls.setFirstPassword, (request) => firstPassword(request, request.body));
  answer(app, securityCalls.requestReset, ({ query }) =>
    requestReset(services, limits, query.login, query.frontendApp),
  );
  answer(app, securityCalls.resetPassword, ({ body, ip }) => resetPassword(services, limits, { ...body, ip }));
  answer(app, securityCalls.resetSignedIn, ({ caller, body, ip }) => resetSignedIn(services, caller, { ...body, ip }));
  answer(app, securityCalls.changePassword, ({ caller, body, ip }) =>
    changePassword(services, caller, { ...body, ip }),
  );
  answer(app, securityCalls.changeEmail, ({ caller, body, ip }) =>
    changeEmail(services, limits, caller, { ...body, ip }),
  );
  answer(app, securityCalls.revertEmail, ({ body, ip }) => revertEmail(services, limits, { ...body, ip }));
  answer(app, securityCalls.listSessions, ({ caller }) => listSessions(services, caller));
  answer(app, securityCalls.endOtherSessions, ({ caller }) => endOtherSessions(services, caller));
  if (!config.allowSecretQuery) return;
  answer(app, securityCalls.setFirstPasswordByQuery, (request) => firstPassword(request, request.query));
  answer(app, securityCalls.changeEmailByQuery, ({ caller, query, ip }) =>
    changeEmail(services, limits, caller, { ...query, ip }),
  );

  async function firstPassword(
    request: SecretCarrier & { readonly ip: string },
    typed: { login: string; password: string },
  ) {
    const ticket = readSetPasswordTicket(request, config);
    await setFirstPassword(services, limits, { ...typed, ticket, ip: request.ip });
    forgetSecret(request, config, 'set-password');
    return null;
  }
};
