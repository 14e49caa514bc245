import { welcomeCalls, type BodyOf } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { getAccountLimits } from '../../core/accounts/account-limits.ts';
import {
  forgetSecret,
  readSecret,
  readSetPasswordTicket,
  sendSecret,
  type SecretCarrier,
} from '../../core/accounts/browser-secrets.ts';
import { answer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { resendVerification } from './resend-verification.ts';
import { setFirstPassword } from './set-first-password.ts';
import { verifyEmail } from './verify-email.ts';

/** The calls of the page that mailed links open: verifying an address and setting a first password. */
export const welcomeRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { config } = services;
  const limits = getAccountLimits(services);

  answer(app, welcomeCalls.verifyEmail, async (request) => {
    const registration = readSecret(request, config, 'registration');
    const opener = { visitor: request.visitor, registration };
    await limits.checkCodes(request.ip);
    const { answer: verification, setPasswordTicket } = await verifyEmail(services, request.body.code, opener);
    if (verification.outcome === 'userNotFound') await limits.countWrongCode(request.ip);
    if (setPasswordTicket !== undefined) sendSecret(request, config, 'set-password', setPasswordTicket);
    return verification;
  });
  answer(app, welcomeCalls.resendVerification, ({ caller, ip }) => resendVerification(services, limits, caller, ip));
  answer(app, welcomeCalls.setFirstPassword, (request) => firstPassword(request, request.body));
  if (config.allowSecretQuery)
    answer(app, welcomeCalls.setFirstPasswordByQuery, (request) => firstPassword(request, request.query));

  async function firstPassword(
    request: SecretCarrier & { readonly ip: string },
    typed: BodyOf<typeof welcomeCalls.setFirstPassword>,
  ) {
    const ticket = readSetPasswordTicket(request, config);
    await setFirstPassword(services, limits, { ...typed, ticket, ip: request.ip });
    forgetSecret(request, config, 'set-password');
    return null;
  }
};
