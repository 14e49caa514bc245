import { passwordResetCalls, signInCalls, teamCalls, welcomeCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { readCode, findMail } from '../../testing/find-mails.ts';
import { createAccountClient, newEmail, otherPassword } from '../../testing/create-account-client.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { password } from '../../testing/people-and-projects.ts';
import { inviteAndReadMail } from '../../testing/team-invitations.ts';

const { app, owner: ada } = setUpServer();

test('a person creates an account, signs in, asks for a password reset and resets the password (P1.3)', async () => {
  const account = createAccountClient(app);
  const email = newEmail();
  const created = await app.call(signInCalls.create, { body: { email, password, frontendApp: 'my' } });
  expect(created.success).toBe(true);
  expect((await account.login(email)).success).toBe(true);

  const asked = await app.call(passwordResetCalls.requestReset, { query: { login: email, frontendApp: 'my' } });
  expect(asked.success).toBe(true);
  const resetCode = readCode(await findMail(app, email, /Reset your/));
  expect(
    (await app.call(passwordResetCalls.resetPassword, { body: { newPassword: otherPassword, resetCode } })).success,
  ).toBe(true);
  expect((await account.login(email)).success).toBe(false);
  expect((await account.login(email, otherPassword)).success).toBe(true);
});

test('a person who was invited to a team sets a first password and signs in with it (P1.3)', async () => {
  const account = createAccountClient(app);
  const email = newEmail();
  const body = await inviteAndReadMail(app, email, { admin: ada });
  const accepted = await app.call(teamCalls.acceptInvitation, { body });
  expect(accepted.result).toMatchObject({ email, isPasswordSet: false });
  expect((await account.login(email)).success).toBe(false);
  const set = await app.call(welcomeCalls.setFirstPassword, {
    body: { login: email, password },
    headers: { cookie: accepted.cookie },
  });
  expect(set.success).toBe(true);
  expect((await account.login(email)).result).toMatchObject({ email });
});
