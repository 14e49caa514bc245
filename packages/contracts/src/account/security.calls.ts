import { accountIdSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { codeText, defineCall, emailText, nameCalls, passwordText } from '../define-call.ts';
import { messagePartsSchema } from '../message-parts.ts';

/** A new token for the session that made the change. All other sessions of the account end. */
const renewedSession = wireAnswer({ token: z.string() });

/** One place where the account is signed in. */
export const sessionSummarySchema = wireAnswer({
  id: z.guid(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The name of the browser, shortened; empty when it is unknown. */
  agent: z.string(),
  /** The name and the values of the message that `agent` is, for a translation. */
  agentName: z.string().optional(),
  agentParts: messagePartsSchema.optional(),
});
export type SessionSummary = z.output<typeof sessionSummarySchema>;

const newAddress = { tvAccountId: accountIdSchema, email: emailText };

/**
 * Passwords, the e-mail address and sessions.
 *
 * Where the specification puts secrets into the query, the call exists twice: as specified, and as a POST with a body,
 * which our client uses.
 */
export const securityCalls = nameCalls('security', {
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
    /** Includes a code for choosing a new password, because the person who changed the address knew the old one. */
    result: wireAnswer({ email: z.string(), resetCode: z.string() }),
    fallbackMessage: 'The email address could not be changed back. The link may have expired or already been used.',
  }),
  listSessions: defineCall({
    method: 'GET',
    path: '/api/GetMySessions',
    result: z.array(sessionSummarySchema),
    fallbackMessage: 'Your sessions could not be loaded',
  }),
  /** Signs the caller out on one device: ends the sessions that `listSessions` lists as one. */
  endSession: defineCall({
    method: 'POST',
    path: '/api/EndSession',
    body: wireObject({ sessionId: z.guid() }),
    result: z.null(),
    fallbackMessage: 'The device could not be signed out',
    freshSignIn: 'always',
  }),
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/api/EndOtherSessions',
    result: z.null(),
    fallbackMessage: 'The other sessions could not be signed out',
    freshSignIn: 'always',
  }),
  /** Renews the time of the caller's sign-in, by the password or by a code from `mailSignInCode`. */
  confirmSignIn: defineCall({
    method: 'POST',
    path: '/api/ConfirmSignIn',
    /** One of the two. A code may be pasted with spaces around it. */
    body: wireObject({ password: passwordText.optional(), code: z.string().trim().max(100).optional() }),
    result: z.null(),
    fallbackMessage: 'Your sign-in could not be confirmed',
  }),
  /** Mails a code that confirms the sign-in of the calling session, for people who have or know no password. */
  mailSignInCode: defineCall({
    method: 'POST',
    path: '/api/MailSignInCode',
    /** The mailbox that the code was sent to, masked. */
    result: wireAnswer({ mailbox: z.string() }),
    fallbackMessage: 'The code could not be sent',
  }),
});
