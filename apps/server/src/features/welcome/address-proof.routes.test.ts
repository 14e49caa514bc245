import { passwordResetCalls, securityCalls, signInCalls, teamCalls } from '@confab/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, mailAbout, mailsTo } from '../../mail/testing.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { aPerson, password, type TestPerson } from '../../testing/world.ts';
import { createAccountClient, newEmail, otherPassword } from '../../core/accounts/testing/create-account-client.ts';
import { invited, teamsOf, type MailedInvitation } from '../teams/testing/invitations.ts';

let app: TestApp;
let admin: TestPerson;
let door: ReturnType<typeof createAccountClient>;
beforeAll(async () => {
  app = await openTestApp();
  admin = await aPerson(app);
  door = createAccountClient(app);
});
afterAll(() => app.close());

const changeEmail = async ({ accountId, token }: Pick<TestPerson, 'accountId' | 'token'>, email: string) =>
  (await app.call(securityCalls.changeEmail, { body: { tvAccountId: accountId, email }, token })).result.token;
const accept = (body: MailedInvitation, token?: string) => app.call(teamCalls.acceptInvitation, { body, token });
const getSignIn = async (token: string) => (await app.call(signInCalls.validateToken, { query: {}, token })).result;
const isInAdminsTeam = async (token: string) =>
  (await teamsOf(app, { token })).some(({ teamId, invitePending }) => teamId === admin.teamId && !invitePending);

/** An attacker who has changed the address of a verified account to one of somebody else, without proof. */
async function changeToVictimsAddress() {
  const [eve, victim] = [await aPerson(app), newEmail()];
  return { eve, victim, token: await changeEmail(eve, victim) };
}

describe('an invitation to an address that an attacker claims', () => {
  test('an attacker who changed to the invited address does not join when its owner accepts (TEAM-5, ACC-5)', async () => {
    const { eve, victim, token } = await changeToVictimsAddress();
    const answered = await accept(await invited(app, victim, { admin }));
    expect(answered.result).toMatchObject({ teamId: admin.teamId, email: victim, isPasswordSet: false });
    expect(await isInAdminsTeam(token)).toBe(false);
    expect(await getSignIn(token)).toMatchObject({ tvAccountId: eve.accountId, email: eve.email, isVerified: true });
    expect((await door.login(victim)).success).toBe(false);
  });

  test('the owner of an invited address chooses a password of their own and no reset goes to the attacker (TEAM-5, ACC-5)', async () => {
    const { eve, victim } = await changeToVictimsAddress();
    const { cookie } = await accept(await invited(app, victim, { admin }));
    const own = (await door.login(victim, otherPassword, { cookie })).result;
    expect(await isInAdminsTeam(own.token)).toBe(true);
    expect(own.tvAccountId).not.toBe(eve.accountId);
    await app.call(passwordResetCalls.requestReset, { query: { login: victim, frontendApp: 'my' } });
    expect((await mailsTo(app, eve.email)).filter(({ subject }) => subject.includes('Reset'))).toEqual([]);
  });

  test('an attacker who undoes the change to the invited address gets nothing of the invitation (TEAM-5, ACC-12)', async () => {
    const { eve, victim } = await changeToVictimsAddress();
    await accept(await invited(app, victim, { admin }));
    const code = codeIn(await mailAbout(app, eve.email, /was changed/));
    const reverted = await app.call(securityCalls.revertEmail, { body: { code } });
    await door.reset(reverted.result.resetCode);
    expect(await isInAdminsTeam((await door.login(eve.email, otherPassword)).result.token)).toBe(false);
  });

  test('somebody who is changing to the invited address joins with their account by accepting while signed in (TEAM-5)', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    const token = await changeEmail(person, email);
    expect((await accept(await invited(app, email, { admin }), token)).result).toMatchObject({ isPasswordSet: true });
    expect(await getSignIn(token)).toMatchObject({ tvAccountId: person.accountId, email, isVerified: true });
    expect(await isInAdminsTeam(token)).toBe(true);
  });

  test('an invitation to the address before an unconfirmed change waits until the change is confirmed or undone (TEAM-5, ACC-12)', async () => {
    const person = await aPerson(app);
    const token = await changeEmail(person, newEmail());
    const mail = await invited(app, person.email, { admin });
    expect((await accept(mail)).success).toBe(false);
    expect(await isInAdminsTeam(token)).toBe(false);
    const code = codeIn(await mailAbout(app, person.email, /was changed/));
    expect((await app.call(securityCalls.revertEmail, { body: { code } })).success).toBe(true);
    expect((await accept(mail)).success).toBe(true);
  });

  test('a squatter’s browser is no longer a known device after the owner proves the address (ACC-5)', async () => {
    const squatter = await aPerson(app, { isVerified: false });
    await accept(await invited(app, squatter.email, { admin }));
    const devices = app.services.db
      .selectFrom('device')
      .select('accountId')
      .where('accountId', '=', squatter.accountId);
    expect(await devices.execute()).toEqual([]);
  });
});

describe('the confirmation link of a changed address', () => {
  test('the confirmation link asks a stranger to sign in and proves nothing for the attacker who sent it (ACC-5, TEAM-5)', async () => {
    const { victim, token } = await changeToVictimsAddress();
    const code = codeIn(await mailAbout(app, victim, /Confirm your new/));
    const answers = [await door.verify(code), await door.verify(code, { token: admin.token })];
    expect(answers.map(({ result }) => result.outcome)).toEqual(['signInRequired', 'signInRequired']);
    expect(await getSignIn(token)).toMatchObject({ isVerified: false });
    await invited(app, victim, { admin });
    expect((await teamsOf(app, { token })).filter(({ invitePending }) => invitePending)).toEqual([]);
  });

  test('the confirmation link still works after its owner has signed in (ACC-12)', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    await changeEmail(person, email);
    const code = codeIn(await mailAbout(app, email, /Confirm your new/));
    await door.verify(code);
    const { token } = (await door.login(email)).result;
    expect((await door.verify(code, { token })).result).toMatchObject({ outcome: 'verified', isPasswordSet: true });
  });
});

describe('changing to an address that somebody registered', () => {
  test('a change of address does not displace somebody who registered it and has not verified it yet (ACC-5, ACC-12)', async () => {
    const email = newEmail();
    const { cookie } = await door.register(email, otherPassword);
    const { token } = (await door.login(email, otherPassword)).result;
    const eve = await aPerson(app);
    const changed = await app.call(securityCalls.changeEmail, {
      body: { tvAccountId: eve.accountId, email },
      token: eve.token,
    });
    expect(changed).toMatchObject({ status: 200, success: true });
    expect(await getSignIn(changed.result.token)).toMatchObject({ email: eve.email, isVerified: true });
    expect(await door.isIn(token)).toBe(true);
    const code = codeIn(await mailAbout(app, email, /Verify/));
    expect((await door.verify(code, { cookie })).result).toMatchObject({ outcome: 'verified', isPasswordSet: true });
  });

  test('a change of address takes one that was only asked about, until its mailed link is opened (ACC-5)', async () => {
    const email = newEmail();
    const code = await door.invite(email);
    const person = await aPerson(app);
    const token = await changeEmail(person, email);
    expect(await getSignIn(token)).toMatchObject({ email });
    expect((await door.verify(code)).result).toMatchObject({ outcome: 'verified', email, isPasswordSet: false });
    expect(await getSignIn(token)).toMatchObject({ email: person.email, isVerified: true });
  });
});

describe('a proof that meets a call of the attacker', () => {
  /** An attacker's registration of an address, and the link that its owner is mailed. */
  async function squatted() {
    const email = newEmail();
    await door.register(email);
    return { email, code: codeIn(await mailAbout(app, email, /Verify/)) };
  }

  test('a login that began before the owner’s proof gives no session after it (ACC-5)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, code } = await squatted();
      const login = door.login(email);
      await waitFor(5 + round * 15);
      expect((await door.verify(code)).result.outcome).toBe('verified');
      const { success, result } = await login;
      if (success) expect(await door.isIn(result.token)).toBe(false);
      expect((await door.login(email)).success).toBe(false);
    }
  });

  test('a change of password that began before the owner’s proof changes nothing after it (ACC-5, ACC-11)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, code } = await squatted();
      const { token, tvAccountId } = (await door.login(email)).result;
      const body = { email, tvAccountId, oldPassword: password, password: otherPassword };
      const change = app.call(securityCalls.changePassword, { body, token });
      await waitFor(5 + round * 40);
      expect((await door.verify(code)).result.outcome).toBe('verified');
      await change;
      expect((await door.login(email, otherPassword)).success).toBe(false);
    }
  });
});

function waitFor(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
