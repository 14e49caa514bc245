import { passwordResetCalls, signInCalls, welcomeCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { readCode, findMail } from './find-mails.ts';
import type { TestApp } from './open-test-app.ts';
import { password } from './people-and-projects.ts';

export const otherPassword = 'Tidal+Lantern9';

let count = 0;
/** Creates an email address that no other test uses. */
export function newEmail(): string {
  count += 1;
  return `new-${count}-${Date.now()}@example.test`;
}

/** Calls for signing up, signing in and recovering an account, made against the app under test. */
export function createAccountClient(app: TestApp) {
  return {
    register: (email: string, secret = password) =>
      app.call(signInCalls.create, { body: { email, password: secret, frontendApp: 'my' } }),
    login: (username: string, secret = password, headers: Record<string, string> = {}) =>
      app.call(signInCalls.login, { query: { type: 'my' }, body: { username, password: secret }, headers }),
    ask: async (email: string, createIfNewAccount?: 'true') =>
      (
        await app.call(signInCalls.checkEmail, {
          query: { email, ...(createIfNewAccount && { createIfNewAccount }) },
        })
      ).result,
    verify: (code: string, given: { cookie?: string; token?: string } = {}) =>
      app.call(welcomeCalls.verifyEmail, {
        body: { code },
        token: given.token,
        headers: given.cookie === undefined ? {} : { cookie: given.cookie },
      }),
    /** Checks whether a token is accepted. */
    isIn: async (token: string) => (await app.call(signInCalls.validateToken, { query: {}, token })).status === 200,
    /** Creates an account without a password through `createIfNewAccount`. @returns the mailed code. */
    invite: async (email: string) => {
      await app.call(signInCalls.checkEmail, { query: { email, createIfNewAccount: 'true' } });
      // Strict mode creates the account after the response.
      return readCode(await vi.waitFor(() => findMail(app, email, /Set the password/), { timeout: 60_000 }));
    },
    /** Requests a password reset. @returns the mailed code. */
    resetCode: async (email: string, mailbox = email) => {
      await app.call(passwordResetCalls.requestReset, { query: { login: email, frontendApp: 'my' } });
      return readCode(await findMail(app, mailbox, /Reset your/));
    },
    reset: (resetCode: string, newPassword = otherPassword) =>
      app.call(passwordResetCalls.resetPassword, { body: { newPassword, resetCode } }),
    /** Makes the tickets of an account older by an interval. */
    age: (accountEmail: string, interval: string) =>
      sql`update ticket set expires_at = expires_at - ${interval}::interval, created_at = created_at - ${interval}::interval
          where account_id = (select id from account where email = ${accountEmail})`.execute(app.services.db),
  };
}
