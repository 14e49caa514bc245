import { accountIdSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { codeText, defineCall, emailText, frontendAppSchema, passwordText } from './define-call.ts';

/** A new token for the session that made the change; the sessions elsewhere have ended. */
const renewedSession = wireAnswer({ token: z.string() });

/** One place where the account is signed in. */
export const sessionSummarySchema = wireAnswer({
  id: z.guid(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** What the browser calls itself, shortened. */
  agent: z.string(),
});
export type SessionSummary = z.output<typeof sessionSummarySchema>;

const firstPassword = { login: emailText, password: passwordText };
const newAddress = { tvAccountId: accountIdSchema, email: emailText };

/**
 * Passwords, the e-mail address and sessions.
 *
 * A call that the specification makes with secrets in its query answers in two forms: as specified, and as a
 * POST with a body, which is the one that our client makes.
 */
export const securityCalls = {
  setFirstPassword: defineCall({
    method: 'POST',
    path: '/api/NewAccountPasswordSet',
    access: 'public',
    body: z.strictObject(firstPassword),
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
  requestReset: defineCall({
    method: 'GET',
    path: '/api/ResetPasswordRequest',
    access: 'public',
    changes: true,
    query: z.strictObject({ login: emailText, frontendApp: frontendAppSchema.optional() }),
    result: z.null(),
    fallbackMessage: 'Error requesting password reset, please try again later',
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/ProcessResetPassword',
    access: 'public',
    body: z.strictObject({ newPassword: passwordText, resetCode: z.union([codeText, z.literal('')]) }),
    result: z.null(),
    fallbackMessage:
      'Error resetting password, the password reset request may have expired or malformed. Please try requesting another password reset',
  }),
  resetSignedIn: defineCall({
    method: 'POST',
    path: '/api/ResetPasswordUsingClientToken',
    body: wireObject({ password: passwordText, oldPassword: passwordText.optional() }),
    result: renewedSession,
    fallbackMessage: 'Failure resetting Password with token',
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/ChangePassword',
    body: wireObject({
      email: emailText,
      tvAccountId: accountIdSchema,
      oldPassword: passwordText,
      password: passwordText,
    }),
    result: renewedSession,
    fallbackMessage: 'Unable to change your password. Please try again later.',
  }),
  changeEmail: defineCall({
    method: 'POST',
    path: '/api/ChangeEmail',
    body: wireObject({ ...newAddress, password: passwordText.optional() }),
    result: renewedSession,
    fallbackMessage: 'Error updating email',
  }),
  changeEmailByQuery: defineCall({
    method: 'GET',
    path: '/api/ChangeEmail',
    changes: true,
    query: z.strictObject(newAddress),
    result: renewedSession,
    fallbackMessage: 'Error updating email',
  }),
  revertEmail: defineCall({
    method: 'POST',
    path: '/api/RevertEmailChange',
    access: 'public',
    body: wireObject({ code: codeText }),
    /** With the code that chooses a new password: whoever changed the address knew the old one. */
    result: wireAnswer({ email: z.string(), resetCode: z.string() }),
    fallbackMessage: 'The email address could not be changed back, the link may have expired or been used',
  }),
  listSessions: defineCall({
    method: 'GET',
    path: '/api/GetMySessions',
    result: z.array(sessionSummarySchema),
    fallbackMessage: 'Your sessions could not be listed',
  }),
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/api/EndOtherSessions',
    result: z.null(),
    fallbackMessage: 'The other sessions could not be signed out',
  }),
};
