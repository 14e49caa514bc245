import { expect, test } from 'vitest';
import { newEmail } from '../../testing/create-account-client.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { aPerson } from '../../testing/people-and-projects.ts';
import { requestReset } from './request-reset.ts';

test('ENUMERATION=strict answers a password reset before it looks for an account, and mails the link (ACC-1)', async () => {
  const strict = await openTestApp({ ENUMERATION: 'strict' });
  const { email } = await aPerson(strict);
  const statements: string[] = [];
  const db = strict.services.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  for (const login of [email, newEmail()]) {
    // Of the limits it uses only this one.
    const limits = { takeResetMail: async () => true } as never;
    await requestReset({ ...strict.services, db }, limits, { login, frontendApp: undefined, ip: '192.0.2.1' });
    expect(statements).toEqual([]);
    await expect.poll(() => statements.length, { timeout: 60_000 }).toBeGreaterThan(0);
    if (login === email)
      await expect
        .poll(() => statements.filter((kind) => kind === 'InsertQueryNode').length, { timeout: 60_000 })
        .toBe(2);
    statements.length = 0;
  }
  await strict.close();
});

test('a link that could not be mailed after its request was answered is logged with the reason', async () => {
  const strict = await openTestApp({ ENUMERATION: 'strict' });
  const { email } = await aPerson(strict);
  const newId = () => {
    throw new Error('no ids are left');
  };
  // Of the limits it uses only this one.
  const limits = { takeResetMail: async () => true } as never;
  await requestReset({ ...strict.services, newId }, limits, { login: email, frontendApp: undefined, ip: '192.0.2.1' });
  await expect.poll(strict.readLog, { timeout: 60_000 }).toContain('a link that was asked for could not be mailed');
  expect(strict.readLog()).toContain('no ids are left');
  await strict.close();
});
