import { profileCalls, teamCalls, welcomeCalls } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { newId, newSecret } from '../../../new-id.ts';
import { createAccountClient, newEmail } from '../../../testing/create-account-client.ts';
import { password } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { inviteAndReadMail, listMembers, type MailedInvitation } from '../../../testing/team-invitations.ts';

const { app, owner: ada } = setUpServer();
const accountClient = createAccountClient(app);

const open = (body: MailedInvitation) => app.call(teamCalls.openInvitation, { body });
const accept = (body: MailedInvitation) => app.call(teamCalls.acceptInvitation, { body });
const setPassword = (login: string, cookie: string) =>
  app.call(welcomeCalls.setFirstPassword, { body: { login, password }, headers: { cookie } });
const noLonger = 'This invitation no longer works. Ask the team to invite you again.';

describe('the page of an invitation', () => {
  test('the mailed link names the team, the inviter and the role, and answers nothing (TEAM-5)', async () => {
    const email = newEmail();
    const mail = await inviteAndReadMail(app, email, { admin: ada, permission: 'Commenter' });
    const { result, cookie } = await open(mail);
    const [team] = (await app.call(teamCalls.listMine, { token: ada.token })).result;
    expect(result).toEqual({
      state: 'pending',
      teamName: team?.description,
      inviterName: ada.email,
      permission: 'Commenter',
      email,
      hasSignUpPassword: false,
    });
    expect(cookie).toBe('');
    expect((await listMembers(app, ada)).find((one) => one.email === email)).toMatchObject({ invitePending: true });
  });

  test('an invitation is shown only with its own id and ticket (TEAM-6)', async () => {
    const mail = await inviteAndReadMail(app, newEmail(), { admin: ada });
    for (const wrong of [
      { ...mail, ticket: newSecret() },
      { ...mail, teamInvitationId: newId() },
    ])
      expect(await open(wrong)).toMatchObject({ status: 404, message: noLonger });
  });

  test('a person who closed the page before choosing a password opens the link again and chooses one (TEAM-6, ACC-9)', async () => {
    const email = newEmail();
    const mail = await inviteAndReadMail(app, email, { admin: ada });
    await accept(mail);
    const again = await open(mail);
    expect(again.result).toMatchObject({ state: 'accepted', email });
    expect((await setPassword(email, again.cookie)).message).toBe('');
    const { token } = (await accountClient.login(email)).result;
    expect((await app.call(profileCalls.getDetails, { query: {}, token })).result.account.email).toBe(email);
  });

  test('the link of an accepted invitation stops working once the account has a password (TEAM-6, ACC-9)', async () => {
    const email = newEmail();
    const mail = await inviteAndReadMail(app, email, { admin: ada });
    const { cookie } = await accept(mail);
    await setPassword(email, cookie);
    expect((await open(mail)).status).toBe(404);
    expect((await accept(mail)).status).toBe(404);
  });

  test('a person who signed up keeps that password by the invitation link in another browser (ACC-5)', async () => {
    const email = newEmail();
    await accountClient.register(email);
    const mail = await inviteAndReadMail(app, email, { admin: ada });
    expect((await accept(mail)).result).toMatchObject({ isPasswordSet: false, hasSignUpPassword: true });
    const { cookie, result } = await open(mail);
    expect(result.hasSignUpPassword).toBe(true);
    const body = { login: email, password, isSignUpPassword: true };
    expect((await app.call(welcomeCalls.setFirstPassword, { body, headers: { cookie } })).message).toBe('');
    expect((await accountClient.login(email)).success).toBe(true);
  });
});
