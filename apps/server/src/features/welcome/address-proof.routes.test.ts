import { passwordResetCalls, securityCalls, signInCalls, teamCalls } from '@confab/contracts';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { readCode, findMail, findMails } from '../../testing/find-mails.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, password, type TestPerson } from '../../testing/people-and-projects.ts';
import { createAccountClient, newEmail, otherPassword } from '../../testing/create-account-client.ts';
import { inviteAndReadMail, listTeams, type MailedInvitation } from '../../testing/team-invitations.ts';

const { app, owner: admin } = setUpServer();
const accountClient = createAccountClient(app);

const changeEmail = async ({ accountId, token }: Pick<TestPerson, 'accountId' | 'token'>, email: string) =>
  (await app.call(securityCalls.changeEmail, { body: { tvAccountId: accountId, email }, token })).result.token;
const accept = (body: MailedInvitation, token?: string) => app.call(teamCalls.acceptInvitation, { body, token });
const getSignIn = async (token: string) => (await app.call(signInCalls.validateToken, { query: {}, token })).result;
const isInAdminsTeam = async (token: string) =>
  (await listTeams(app, { token })).some(({ teamId, invitePending }) => teamId === admin.teamId && !invitePending);

/** An attacker who has changed the address of a verified account to one of another person, without proof. */
async function changeToVictimsAddress() {
  const [eve, victim] = [await aPerson(app), newEmail()];
  return { eve, victim, token: await changeEmail(eve, victim) };
}

describe('an invitation to an address that an attacker claims', () => {
  test('an attacker who changed to the invited address does not join when its owner accepts (TEAM-5, ACC-5)', async () => {
    const { eve, victim, token } = await changeToVictimsAddress();
    const answered = await accept(await inviteAndReadMail(app, victim, { admin }));
    expect(answered.result).toMatchObject({ teamId: admin.teamId, email: victim, isPasswordSet: false });
    expect(await isInAdminsTeam(token)).toBe(false);
    expect(await getSignIn(token)).toMatchObject({ tvAccountId: eve.accountId, email: eve.email, isVerified: true });
    expect((await accountClient.login(victim)).success).toBe(false);
  });

  test('the owner of an invited address chooses a password of their own and no reset goes to the attacker (TEAM-5, ACC-5)', async () => {
    const { eve, victim } = await changeToVictimsAddress();
    const { cookie } = await accept(await inviteAndReadMail(app, victim, { admin }));
    const own = (await accountClient.login(victim, otherPassword, { cookie })).result;
    expect(await isInAdminsTeam(own.token)).toBe(true);
    expect(own.tvAccountId).not.toBe(eve.accountId);
    await app.call(passwordResetCalls.requestReset, { query: { login: victim, frontendApp: 'my' } });
    expect((await findMails(app, eve.email)).filter(({ subject }) => subject.includes('Reset'))).toEqual([]);
  });

  test('an attacker who undoes the change to the invited address gets nothing of the invitation (TEAM-5, ACC-12)', async () => {
    const { eve, victim } = await changeToVictimsAddress();
    await accept(await inviteAndReadMail(app, victim, { admin }));
    const code = readCode(await findMail(app, eve.email, /was changed/));
    const reverted = await app.call(securityCalls.revertEmail, { body: { code } });
    await accountClient.reset(reverted.result.resetCode);
    expect(await isInAdminsTeam((await accountClient.login(eve.email, otherPassword)).result.token)).toBe(false);
  });

  test('a person who is changing to the invited address joins with their account by accepting while signed in (TEAM-5)', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    const token = await changeEmail(person, email);
    expect((await accept(await inviteAndReadMail(app, email, { admin }), token)).result).toMatchObject({
      isPasswordSet: true,
    });
    expect(await getSignIn(token)).toMatchObject({ tvAccountId: person.accountId, email, isVerified: true });
    expect(await isInAdminsTeam(token)).toBe(true);
  });

  test('an invitation to the address before an unconfirmed change waits until the change is confirmed or undone (TEAM-5, ACC-12)', async () => {
    const person = await aPerson(app);
    const token = await changeEmail(person, newEmail());
    const mail = await inviteAndReadMail(app, person.email, { admin });
    expect((await accept(mail)).success).toBe(false);
    expect(await isInAdminsTeam(token)).toBe(false);
    const code = readCode(await findMail(app, person.email, /was changed/));
    expect((await app.call(securityCalls.revertEmail, { body: { code } })).success).toBe(true);
    expect((await accept(mail)).success).toBe(true);
  });

  test('a squatter’s browser is no longer a known device after the owner proves the address (ACC-5)', async () => {
    const squatter = await aPerson(app, { isVerified: false });
    await accept(await inviteAndReadMail(app, squatter.email, { admin }));
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
    const code = readCode(await findMail(app, victim, /Confirm your new/));
    const answers = [await accountClient.verify(code), await accountClient.verify(code, { token: admin.token })];
    expect(answers.map(({ result }) => result.outcome)).toEqual(['signInRequired', 'signInRequired']);
    expect(await getSignIn(token)).toMatchObject({ isVerified: false });
    await inviteAndReadMail(app, victim, { admin });
    expect((await listTeams(app, { token })).filter(({ invitePending }) => invitePending)).toEqual([]);
  });

  test('the confirmation link still works after its owner has signed in (ACC-12)', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    await changeEmail(person, email);
    const code = readCode(await findMail(app, email, /Confirm your new/));
    await accountClient.verify(code);
    const { token } = (await accountClient.login(email)).result;
    expect((await accountClient.verify(code, { token })).result).toMatchObject({
      outcome: 'verified',
      isPasswordSet: true,
    });
  });
});

describe('changing to an address that another person registered', () => {
  test('a change of address does not displace a person who registered it and has not verified it yet (ACC-5, ACC-12)', async () => {
    const email = newEmail();
    const { cookie } = await accountClient.register(email, otherPassword);
    const { token } = (await accountClient.login(email, otherPassword)).result;
    const eve = await aPerson(app);
    const changed = await app.call(securityCalls.changeEmail, {
      body: { tvAccountId: eve.accountId, email },
      token: eve.token,
    });
    expect(changed).toMatchObject({ status: 200, success: true });
    expect(await getSignIn(changed.result.token)).toMatchObject({ email: eve.email, isVerified: true });
    expect(await accountClient.isIn(token)).toBe(true);
    const code = readCode(await findMail(app, email, /Verify/));
    expect((await accountClient.verify(code, { cookie })).result).toMatchObject({
      outcome: 'verified',
      isPasswordSet: true,
    });
  });

  test('a change of address replaces the claim of one that was only looked up, until its mailed link is opened (ACC-5)', async () => {
    const email = newEmail();
    const code = await accountClient.invite(email);
    const person = await aPerson(app);
    const token = await changeEmail(person, email);
    expect(await getSignIn(token)).toMatchObject({ email });
    expect((await accountClient.verify(code)).result).toMatchObject({
      outcome: 'verified',
      email,
      isPasswordSet: false,
    });
    expect(await getSignIn(token)).toMatchObject({ email: person.email, isVerified: true });
  });
});

describe('a proof of an address at the same time as a call of an attacker', () => {
  /** Registers an address that belongs to another person. @returns the code in the link that its owner is mailed */
  async function squatted() {
    const email = newEmail();
    await accountClient.register(email);
    return { email, code: readCode(await findMail(app, email, /Verify/)) };
  }

  test('an attacker’s login that began before the owner’s proof gives no valid session after it (ACC-5)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, code } = await squatted();
      const login = accountClient.login(email);
      await passTurns(4 ** (round * 2));
      expect((await accountClient.verify(code)).result.outcome).toBe('verified');
      const { success, result } = await login;
      if (success) expect(await accountClient.isIn(result.token)).toBe(false);
      expect((await accountClient.login(email)).success).toBe(false);
    }
  });

  test('a change of password that began before the owner’s proof changes nothing after it (ACC-5, ACC-11)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, code } = await squatted();
      const { token, tvAccountId } = (await accountClient.login(email)).result;
      const body = { email, tvAccountId, oldPassword: password, password: otherPassword };
      const change = app.call(securityCalls.changePassword, { body, token });
      await passTurns(4 ** (round * 2));
      const { outcome } = (await accountClient.verify(code)).result;
      const changed = await change;
      if (outcome === 'verified') {
        expect((await accountClient.login(email, otherPassword)).success).toBe(false);
      } else {
        // On a busy machine the change ends before the proof begins and, like every change of a password, revokes the link.
        expect({ outcome, isChanged: changed.success }).toEqual({ outcome: 'emailExpired', isChanged: true });
      }
    }
  });
});

/** Lets the other call proceed for a number of turns of the event loop; the outcome is the same at any point. */
async function passTurns(count: number) {
  for (let passed = 0; passed < count; passed += 1) await turn();
}
