import { securityCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { getAccountLimits } from '../../core/accounts/account-limits.ts';
import { answer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { changeEmail } from './change-email.ts';
import { confirmSignIn, mailSignInCode } from './confirm-sign-in.ts';
import { changePassword, resetSignedIn } from './change-password.ts';
import { endOtherSessions, endSession, listSessions } from './list-sessions.ts';
import { revertEmail } from './revert-email.ts';

/** The calls of the security page: password, address and sessions. `ALLOW_SECRET_QUERY` switches the query form off. */
export const securityRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const limits = getAccountLimits(services);
  answer(app, securityCalls.resetSignedIn, ({ caller, body }) => resetSignedIn(services, caller, body));
  answer(app, securityCalls.changePassword, ({ caller, body }) => changePassword(services, caller, body));
  answer(app, securityCalls.changeEmail, ({ caller, body, ip }) =>
    changeEmail(services, limits, caller, { ...body, ip }),
  );
  answer(app, securityCalls.revertEmail, ({ body, ip }) => revertEmail(services, limits, { ...body, ip }));
  answer(app, securityCalls.listSessions, ({ caller }) => listSessions(services, caller));
  answer(app, securityCalls.confirmSignIn, ({ caller, body, ip, requestId }) =>
    confirmSignIn(services, limits, caller, { ...body, ip, requestId }),
  );
  answer(app, securityCalls.mailSignInCode, ({ caller, ip }) => mailSignInCode(services, limits, caller, ip));
  answer(app, securityCalls.endSession, ({ caller, body }) => endSession(services, caller, body.sessionId));
  answer(app, securityCalls.endOtherSessions, ({ caller }) => endOtherSessions(services, caller));
  if (!services.config.allowSecretQuery) return;
  answer(app, securityCalls.changeEmailByQuery, ({ caller, query, ip }) =>
    changeEmail(services, limits, caller, { ...query, ip }),
  );
};
