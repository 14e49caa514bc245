import { accountCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { checkEmail } from './check-email.ts';
import { createAccount } from './create-account.ts';
import { createHandover, redeemHandover } from './hand-over.ts';
import { logOut } from './log-out.ts';
import { login } from './login.ts';
import { resendVerification } from './resend-verification.ts';
import { validateToken } from './validate-token.ts';
import { verifyEmail } from './verify-email.ts';

/** The account calls. A handler only translates; the rules live in the use cases. */
export const accountRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  answer(app, accountCalls.checkEmail, ({ query }) => checkEmail(services, query.email));
  answer(app, accountCalls.create, ({ body }) => createAccount(services, body));
  answer(app, accountCalls.login, ({ body, ip, userAgent, requestId }) =>
    login(services, { ...body, ip, userAgent, requestId }),
  );
  answer(app, accountCalls.validateToken, ({ caller, token }) => validateToken(services, caller, token));
  answer(app, accountCalls.logout, ({ caller }) => logOut(services, caller));
  answer(app, accountCalls.verifyEmail, ({ body }) => verifyEmail(services, body.code));
  answer(app, accountCalls.resendVerification, ({ caller }) => resendVerification(services, caller));
  answer(app, accountCalls.createHandover, ({ caller }) => createHandover(services, caller));
  answer(app, accountCalls.redeemHandover, ({ body, ip, userAgent }) =>
    redeemHandover(services, body.code, { ip, userAgent }),
  );
};
