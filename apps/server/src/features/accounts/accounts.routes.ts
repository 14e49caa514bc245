import { accountCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { accountLimitsOf } from './account-limits.ts';
import { readSecret, readSetPasswordTicket, sendSecret } from './browser-secrets.ts';
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
  const { config } = services;
  const limits = accountLimitsOf(services);
  answer(app, accountCalls.checkEmail, (request) => {
    const { email, a: frontendApp, createIfNewAccount } = request.query;
    const device = readSecret(request, config, 'device');
    const isWanted = createIfNewAccount === 'true';
    return checkEmail(services, limits, { email, frontendApp, createIfNewAccount: isWanted, device, ip: request.ip });
  });
  answer(app, accountCalls.create, async (request) => {
    const { registration } = await createAccount(services, limits, request.body);
    sendSecret(request, config, 'registration', registration);
    return null;
  });
  answer(app, accountCalls.login, async (request) => {
    const { body, ip, userAgent, requestId } = request;
    const ticket = readSetPasswordTicket(request, config);
    const held = body.deviceToken ?? readSecret(request, config, 'device');
    const { signIn, device } = await login(services, limits, {
      ...body,
      ticket,
      device: held,
      ip,
      userAgent,
      requestId,
    });
    sendSecret(request, config, 'device', device);
    return signIn;
  });
  answer(app, accountCalls.validateToken, ({ caller, token }) => validateToken(services, caller, token));
  answer(app, accountCalls.logout, ({ caller }) => logOut(services, caller));
  answer(app, accountCalls.verifyEmail, async (request) => {
    const registration = readSecret(request, config, 'registration');
    const opener = { visitor: request.visitor, registration };
    await limits.checkCodes(request.ip);
    const { answer: outcome, setPasswordTicket } = await verifyEmail(services, request.body.code, opener);
    if (outcome.outcome === 'userNotFound') await limits.wrongCode(request.ip);
    if (setPasswordTicket !== undefined) sendSecret(request, config, 'set-password', setPasswordTicket);
    return outcome;
  });
  answer(app, accountCalls.resendVerification, ({ caller }) => resendVerification(services, limits, caller));
  answer(app, accountCalls.createHandover, ({ caller }) => createHandover(services, caller));
  answer(app, accountCalls.redeemHandover, ({ body, ip, userAgent }) =>
    redeemHandover(services, body.code, { ip, userAgent }),
  );
};
