import { wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { codeText, defineCall, emailText, nameCalls, passwordText, timeZoneText } from '../define-call.ts';

/** Results of opening a mailed verification link; the welcome page has a message for each (P8.40 to P8.43). */
export const verificationOutcomes = [
  'verified',
  'emailExpired',
  'alreadyRegistered',
  'userNotFound',
  'internalError',
  'signInRequired',
] as const;

const firstPassword = { login: emailText, password: passwordText, timezone: timeZoneText.optional() };

/** The calls of the welcome page: verifying an address and choosing a first password. */
export const welcomeCalls = nameCalls('welcome', {
  verifyEmail: defineCall({
    method: 'POST',
    path: '/api/VerifyEmail',
    access: 'either',
    body: wireObject({ code: codeText }),
    result: wireAnswer({
      outcome: z.enum(verificationOutcomes),
      email: z.string(),
      isPasswordSet: z.boolean(),
      /** Whether the password chosen at sign-up can be kept by typing it again. */
      hasSignUpPassword: z.boolean(),
    }),
    fallbackMessage: 'Something went wrong, please try again. If this error persists please report a bug',
  }),
  resendVerification: defineCall({
    method: 'POST',
    path: '/api/ResendVerificationEmail',
    result: z.null(),
    fallbackMessage: 'The verification email could not be sent, please try again later',
  }),
  setFirstPassword: defineCall({
    method: 'POST',
    path: '/api/NewAccountPasswordSet',
    access: 'public',
    /** With `isSignUpPassword`, the password has to be the one chosen at sign-up; it is kept. */
    body: z.strictObject({ ...firstPassword, isSignUpPassword: z.boolean().optional() }),
    result: z.null(),
    fallbackMessage: 'Error setting password for new account',
  }),
  setFirstPasswordByQuery: defineCall({
    method: 'GET',
    path: '/api/NewAccountPasswordSet',
    access: 'public',
    changes: true,
    query: z.strictObject(firstPassword),
    result: z.null(),
    fallbackMessage: 'Error setting password for new account',
  }),
});
