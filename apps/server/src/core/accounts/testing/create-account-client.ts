import { passwordResetCalls, signInCalls, welcomeCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { codeIn, mailAbout } from '../../../mail/testing.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { password } from '../../../testing/world.ts';

export const otherPassword = 'Tidal+Lantern9';

let count = 0;
/** An address that no test has used. */
export function newEmail(): string {
  count += 1;
  return `new-${count}-${Date.now()}@example.test`;
}

/** What people do at the door of an app under test. */
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
    /** Whether a token opens anything. */
    isIn: async (token: string) => (await app.call(signInCalls.validateToken, { query: {}, token })).status === 200,
    /** Makes an account without a password, as being asked about with `createIfNewAccount` does. */
    invite: async (email: string) => {
      await app.call(signInCalls.checkEmail, { query: { email, createIfNewAccount: 'true' } });
      // In strict mode the account is made after the answer.
      return codeIn(await vi.waitFor(() => mailAbout(app, email, /Set the password/)));
    },
    /** Asks for a reset and reads its code. */
    resetCode: async (email: string, mailbox = email) => {
      await app.call(passwordResetCalls.requestReset, { query: { login: email, frontendApp: 'my' } });
      return codeIn(await mailAbout(app, mailbox, /Reset your/));
    },
    reset: (resetCode: string, newPassword = otherPassword) =>
      app.call(passwordResetCalls.resetPassword, { body: { newPassword, resetCode } }),
    /** Lets the database's clock go on for the tickets of an account. */
    age: (accountEmail: string, interval: string) =>
      sql`update ticket set expires_at = expires_at - ${interval}::interval, created_at = created_at - ${interval}::interval
          where account_id = (select id from account where email = ${accountEmail})`.execute(app.services.db),
  };
}
