import { signInCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { getAccountLimits } from '../../core/accounts/account-limits.ts';
import { readSecret, readSetPasswordTicket, sendSecret } from '../../core/accounts/browser-secrets.ts';
import { checkEmail } from './check-email.ts';
import { createAccount } from './create-account.ts';
import { createHandover, redeemHandover } from './handover.ts';
import { logOut } from './log-out.ts';
import { login } from './login.ts';
import { validateToken } from './validate-token.ts';

/** The calls of the sign-in page and of sessions. A handler only translates; the rules are in the use cases. */
export const signInRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { config } = services;
  const limits = getAccountLimits(services);
  answer(app, signInCalls.checkEmail, (request) => {
    const { email, a: frontendApp, createIfNewAccount } = request.query;
    const device = readSecret(request, config, 'device');
    const isWanted = createIfNewAccount === 'true';
    const { ip, acceptLanguage } = request;
    return checkEmail(services, limits, {
      email,
      frontendApp,
      createIfNewAccount: isWanted,
      device,
      ip,
      acceptLanguage,
    });
  });
  answer(app, signInCalls.create, async (request) => {
    const { registration } = await createAccount(services, limits, {
      ...request.body,
      ip: request.ip,
      acceptLanguage: request.acceptLanguage,
    });
    sendSecret(request, config, 'registration', registration);
    return null;
  });
  answer(app, signInCalls.login, async (request) => {
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
  answer(app, signInCalls.validateToken, ({ caller, token }) => validateToken(services, caller, token));
  answer(app, signInCalls.logout, ({ caller, clearSiteData }) => {
    clearSiteData();
    return logOut(services, caller);
  });
  answer(app, signInCalls.createHandover, ({ caller, body, ip }) => createHandover(services, caller, body, ip));
  answer(app, signInCalls.redeemHandover, ({ body, ip, userAgent, header }) =>
    redeemHandover(services, body, { origin: header('origin'), ip, userAgent }),
  );
};
