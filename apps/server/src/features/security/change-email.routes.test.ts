import { commentCalls, historyCalls, nodeCalls, securityCalls, signInCalls, teamCalls } from '@confab/contracts';
import type { ItemId, ThreadId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCode, findMail, findMails } from '../../testing/find-mails.ts';
import { connectHub } from '../../testing/hub-client.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import {
  addTeamMember,
  aPerson,
  aProject,
  makeSignInOlder,
  password,
  type TestPerson,
} from '../../testing/people-and-projects.ts';
import { createAccountClient, newEmail, otherPassword } from '../../testing/create-account-client.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const accountClient = createAccountClient(app);
let address: string;
beforeAll(async () => {
  address = await app.listen();
});

const change = ({ accountId, token }: Pick<TestPerson, 'accountId' | 'token'>, email: string, secret?: string) =>
  app.call(securityCalls.changeEmail, {
    body: { tvAccountId: accountId, email, ...(secret !== undefined && { password: secret }) },
    token,
  });
const revert = (code: string) => app.call(securityCalls.revertEmail, { body: { code } });
const changeCode = async (email: string) => readCode(await findMail(app, email, /was changed/));
const whoIs = async (token: string) =>
  (await app.call(signInCalls.validateToken, { query: { role: 'My' }, token })).result;

describe('changing the email address of an account', () => {
  test('a change of address applies at once: the new address signs in unverified and the session continues with a new token (P4.24, P7.14)', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    const { result } = await change(person, email);
    expect(await whoIs(result.token)).toMatchObject({ email, isVerified: false, tvAccountId: person.accountId });
    expect(await accountClient.isIn(person.token)).toBe(false);
    expect((await accountClient.login(email)).success).toBe(true);
    expect((await accountClient.login(person.email)).success).toBe(false);
  });

  test('a change of address ends the other sessions and their sockets (ACC-12)', async () => {
    const person = await aPerson(app);
    const there = { ...person, token: (await accountClient.login(person.email)).result.token };
    const client = await connectHub(app, address, there);
    const closed = new Promise((resolve) => client.connection.onclose(resolve));
    await change(person, newEmail());
    await closed;
    expect(await accountClient.isIn(there.token)).toBe(false);
  });

  test('a changed address is verified by the mailed link, opened while signed in', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    const { token } = (await change(person, email)).result;
    const code = readCode(await findMail(app, email, /Confirm your new/));
    expect((await accountClient.verify(code, { token })).result).toEqual({
      outcome: 'verified',
      email,
      isPasswordSet: true,
      hasSignUpPassword: false,
    });
    expect(await whoIs(token)).toMatchObject({ email, isVerified: true });
  });

  test('a change of address needs the password, with the request or at a sign-in of the last ten minutes (ACC-12, TOK-3)', async () => {
    const person = await aPerson(app);
    await makeSignInOlder(app, person, 60);
    expect(await change(person, newEmail())).toMatchObject({ status: 403, message: 'reauth_required' });
    expect(await change(person, newEmail(), 'Wrong!View22')).toMatchObject({ success: false });
    expect((await change(person, newEmail(), password)).success).toBe(true);
  });

  test('nobody can change the address of another account (ACC-12)', async () => {
    const [ada, grace] = [await aPerson(app), await aPerson(app)];
    expect((await change({ accountId: grace.accountId, token: ada.token }, newEmail())).status).toBe(404);
    expect((await accountClient.login(grace.email)).success).toBe(true);
  });

  test.each([
    ['', 'You must enter a new email address'],
    ['grace@', 'You must enter a valid new email address'],
    ['grace@x.io\r\nBcc: eve@x.io', 'You must enter a valid new email address'],
  ])('a change of address to %j is refused with the form’s message (P5.15, P5.16)', async (email, message) => {
    expect(await change(await aPerson(app), email)).toMatchObject({ status: 400, success: false, message });
  });

  test('a change to the account’s current address is refused (P5.16)', async () => {
    const person = await aPerson(app);
    const same = person.email.toUpperCase();
    expect((await change(person, same)).message).toBe('You must enter a valid new email address');
  });

  test('a failed change of address answers with the call’s default message (P8.14)', async () => {
    const { token } = await aPerson(app);
    const headers = { 'client-token': token };
    const response = await app.app.inject({ method: 'GET', url: '/api/ChangeEmail?tvAccountId=7', headers });
    const { InvalidFields, ...failure } = response.json<Record<string, unknown>>();
    expect(failure).toEqual({
      Success: false,
      ErrorMessage: 'Error updating email',
      MessageName: 'security.changeEmailByQuery',
    });
    expect(InvalidFields).toContain('query.tvAccountId');
  });

  test('a fresh session can change the address by the specified query form', async () => {
    const person = await aPerson(app);
    const query = { tvAccountId: person.accountId, email: newEmail() };
    const { result } = await app.call(securityCalls.changeEmailByQuery, { query, token: person.token });
    expect(await whoIs(result.token)).toMatchObject({ email: query.email });
  });
});

describe('changing to an address in use', () => {
  test('a change to a verified address of another account changes nothing, answers the same and mails its owner (ACC-12)', async () => {
    const [ada, grace] = [await aPerson(app), await aPerson(app)];
    const taken = await change(ada, grace.email);
    expect(taken).toMatchObject({ status: 200, success: true });
    expect(await whoIs(taken.result.token)).toMatchObject({ email: ada.email, isVerified: true });
    expect((await findMail(app, grace.email, /tried to use/)).text).toContain('Nothing was changed');
    expect((await accountClient.login(grace.email)).result.tvAccountId).toBe(grace.accountId);
  });

  test('the fourth change to an address in an hour is refused alike for a free and a taken one, and mails nothing (ACC-12, MAIL-3)', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const attempt = async (email: string) => {
      const person = await aPerson(strict);
      let { token } = person;
      const changeTo = async (next: string) => {
        const body = { tvAccountId: person.accountId, email: next };
        const { status, message, result } = await strict.call(securityCalls.changeEmail, { body, token });
        if (status === 200) token = result.token;
        return { status, message };
      };
      const answers: object[] = [];
      for (let index = 0; index < 4; index += 1) {
        await changeTo(person.email);
        answers.push(await changeTo(email));
      }
      const sent = (await findMails(strict, email)).filter(({ subject }) =>
        /Confirm your new|tried to use/.test(subject),
      );
      const { result } = await strict.call(signInCalls.validateToken, { query: {}, token });
      return { answers, mails: sent.length, isChanged: result.email !== person.email };
    };
    const taken = await aPerson(strict);
    const [toFree, toTaken] = [await attempt(newEmail()), await attempt(taken.email)];
    expect(toFree).toEqual({ answers: toTaken.answers, mails: 3, isChanged: false });
    expect(toTaken).toMatchObject({ mails: 3, isChanged: false });
    expect(toFree.answers).toMatchObject([200, 200, 200, 429].map((status) => ({ status })));
    await strict.close();
  });

  test('an address to which a change can still be undone cannot be used by others', async () => {
    const [ada, grace] = [await aPerson(app), await aPerson(app)];
    await change(grace, newEmail());
    const taken = await change(ada, grace.email);
    expect(await whoIs(taken.result.token)).toMatchObject({ email: ada.email });
    await accountClient.register(grace.email, otherPassword);
    expect((await accountClient.login(grace.email, otherPassword)).success).toBe(false);
  });

  test('registering ends an unconfirmed change to the address (ACC-12)', async () => {
    const squatter = await aPerson(app);
    const email = newEmail();
    const { token } = (await change(squatter, email)).result;
    await accountClient.register(email, otherPassword);
    expect((await accountClient.login(email, otherPassword)).success).toBe(true);
    expect(await whoIs(token)).toMatchObject({ email: squatter.email, isVerified: true });
  });

  test('a registration that was never verified keeps its address when another account changes to it (ACC-12)', async () => {
    const email = newEmail();
    await accountClient.register(email, otherPassword);
    const registrant = (await accountClient.login(email, otherPassword)).result.token;
    const person = await aPerson(app);
    const { token } = (await change(person, email)).result;
    expect(await whoIs(token)).toMatchObject({ email: person.email, tvAccountId: person.accountId });
    expect(await accountClient.isIn(registrant)).toBe(true);
    expect((await accountClient.login(email, otherPassword)).success).toBe(true);
  });

  test('an address belongs to the account whose verification link is opened in its mailbox (ACC-12)', async () => {
    const email = newEmail();
    const { cookie } = await accountClient.register(email, otherPassword);
    const code = readCode(await findMail(app, email, /Verify/));
    const person = await aPerson(app);
    const { token } = (await change(person, email)).result;
    expect((await accountClient.verify(code, { cookie })).result).toMatchObject({ outcome: 'verified', email });
    expect(await whoIs(token)).toMatchObject({ email: person.email, isVerified: true });
    expect((await accountClient.login(email, otherPassword)).result.isVerified).toBe(true);
  });

  test('exactly one of twenty accounts that change to the same address at once gets it', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => aPerson(app)));
    const email = newEmail();
    const answers = await Promise.all(people.map((person) => change(person, email)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const holders = app.services.db.selectFrom('account').select('id').where('email', '=', email);
    expect(await holders.execute()).toHaveLength(1);
    for (const [index, { result }] of answers.entries()) {
      const { email: now } = await whoIs(result.token);
      expect([email, people[index]?.email]).toContain(now);
    }
  });
});

describe('the address before a change', () => {
  test('reset mails go to the old address until the new one is verified (ACC-12)', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    await change(person, email);
    const code = await accountClient.resetCode(email, person.email);
    expect((await findMails(app, email)).filter(({ subject }) => subject.includes('Reset'))).toEqual([]);
    expect((await accountClient.reset(code)).success).toBe(true);
  });

  test('a reset through the old address undoes an unconfirmed change, so that nobody is locked out by a mistyped address (ACC-12)', async () => {
    const person = await aPerson(app);
    const mistyped = newEmail();
    await change(person, mistyped);
    const verifyCode = readCode(await findMail(app, mistyped, /Confirm/));
    const code = await accountClient.resetCode(person.email);
    expect((await findMail(app, person.email, /Reset/)).text).toMatch(/undoes the change to .•••@/);
    await accountClient.reset(code);
    const { result } = await accountClient.login(person.email, otherPassword);
    expect(await whoIs(result.token)).toMatchObject({ email: person.email, isVerified: true });
    expect((await accountClient.login(mistyped, otherPassword)).success).toBe(false);
    await accountClient.verify(verifyCode, { token: result.token });
    expect(await whoIs(result.token)).toMatchObject({ email: person.email });
  });

  test('a reset through the old address ends the undo link of the change, and its new password stays (ACC-12)', async () => {
    const person = await aPerson(app);
    await change(person, newEmail());
    const code = await changeCode(person.email);
    await accountClient.reset(await accountClient.resetCode(person.email));
    expect((await revert(code)).success).toBe(false);
    expect((await accountClient.login(person.email, otherPassword)).success).toBe(true);
  });

  test('a reset through the address between two changes keeps the first owner’s undo link (ACC-12)', async () => {
    const person = await aPerson(app);
    const [first, second] = [newEmail(), newEmail()];
    const { token } = (await change(person, first)).result;
    const owners = await changeCode(person.email);
    await accountClient.verify(readCode(await findMail(app, first, /Confirm/)), { token });
    await change({ accountId: person.accountId, token }, second);
    const thiefs = await changeCode(first);
    await accountClient.reset(await accountClient.resetCode(first));
    expect((await revert(thiefs)).success).toBe(false);
    expect((await revert(owners)).result.email).toBe(person.email);
  });

  test('the old address can request a reset while the new one is unverified (ACC-12)', async () => {
    const person = await aPerson(app);
    await change(person, newEmail());
    expect((await accountClient.reset(await accountClient.resetCode(person.email))).success).toBe(true);
  });

  test('the old address gets a notice that masks the new one (MAIL-5)', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    await change(person, email);
    const { text } = await findMail(app, person.email, /was changed/);
    expect(text).toContain('http://my.localhost:4000/revertEmail#code=');
    expect(text).not.toContain(email);
  });

  test('the undo link works once within a week, ends all sessions and demands a new password (ACC-12)', async () => {
    const person = await aPerson(app);
    const thief = (await accountClient.login(person.email)).result;
    const { token } = (await change({ accountId: person.accountId, token: thief.token }, newEmail())).result;
    const code = await changeCode(person.email);
    const { result } = await revert(code);
    expect(result.email).toBe(person.email);
    expect(await accountClient.isIn(token)).toBe(false);
    expect((await accountClient.login(person.email)).success).toBe(false);
    expect((await accountClient.reset(result.resetCode)).success).toBe(true);
    expect((await accountClient.login(person.email, otherPassword)).result).toMatchObject({ isVerified: true });
    expect((await revert(code)).success).toBe(false);
  });

  test('the undo link works after the new address was verified and after a reset (ACC-12)', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    const { token } = (await change(person, email)).result;
    const code = await changeCode(person.email);
    await accountClient.verify(readCode(await findMail(app, email, /Confirm/)), { token });
    await accountClient.reset(await accountClient.resetCode(email));
    expect((await revert(code)).result.email).toBe(person.email);
    expect((await accountClient.login(email, otherPassword)).success).toBe(false);
  });

  test('the first owner’s undo link works after a thief changed the address twice (ACC-12)', async () => {
    const person = await aPerson(app);
    const [first, second] = [newEmail(), newEmail()];
    const one = await change(person, first);
    const owners = await changeCode(person.email);
    await accountClient.verify(readCode(await findMail(app, first, /Confirm/)), { token: one.result.token });
    await change({ accountId: person.accountId, token: one.result.token }, second);
    const thiefs = await changeCode(first);
    expect((await revert(owners)).result.email).toBe(person.email);
    expect((await revert(thiefs)).success).toBe(false);
  });

  test('the undo link expires after a week, and one of twenty simultaneous uses succeeds (ACC-12)', async () => {
    const [late, quick] = [await aPerson(app), await aPerson(app)];
    const newAddress = newEmail();
    await change(late, newAddress);
    const tooLate = await changeCode(late.email);
    await accountClient.age(newAddress, '8 days');
    expect(await revert(tooLate)).toMatchObject({
      success: false,
      message: 'The email address could not be changed back. The link may have expired or already been used.',
    });
    await change(quick, newEmail());
    const code = await changeCode(quick.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => revert(code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test('the undo is refused with the reason while another account has proven the old address, and works after that account left it (ACC-12)', async () => {
    const person = await aPerson(app);
    const email = newEmail();
    const { token } = (await change(person, email)).result;
    const code = await changeCode(person.email);
    await accountClient.verify(readCode(await findMail(app, email, /Confirm/)), { token });
    const { cookie } = await accountClient.register(person.email, otherPassword);
    await accountClient.verify(readCode(await findMail(app, person.email, /Verify/)), { cookie });
    const newer = (await accountClient.login(person.email, otherPassword)).result;
    expect(await revert(code)).toMatchObject({
      status: 200,
      message:
        'Another account has verified this address since the change. Log in to that account, change its email address and confirm the new one, then open this link again.',
    });
    expect(await whoIs(token)).toMatchObject({ email, isVerified: true });
    const third = newEmail();
    const moved = (await change({ accountId: newer.tvAccountId, token: newer.token }, third)).result;
    await accountClient.verify(readCode(await findMail(app, third, /Confirm/)), { token: moved.token });
    expect((await revert(code)).result.email).toBe(person.email);
    expect(await accountClient.isIn(token)).toBe(false);
  });

  test('other people see the last proven address while a change is unconfirmed (ACC-12)', async () => {
    const [ada, grace] = [await aPerson(app), await aPerson(app)];
    await addTeamMember(app, ada.teamId, grace, 'AppEditor');
    const project = await aProject(app, ada);
    const { teamId, projectId, workflowId } = project;
    // Somebody with an unconfirmed address may not add nodes.
    await app.call(nodeCalls.create, { body: { teamId, projectId, workflowId, nodeType: 'Ask' }, token: grace.token });
    const email = newEmail();
    const { token } = (await change(grace, email)).result;
    const newThreadId = app.services.newId() as ThreadId;
    const said = { newThreadId, text: 'Is this the right word?', mentions: [] };
    const itemId = project.say.id as ItemId;
    await app.call(commentCalls.create, { body: { teamId, projectId, itemId, path: '', ...said }, token });
    const seen = await Promise.all([
      app.call(teamCalls.listMembers, { query: { teamId }, token: ada.token }),
      app.call(commentCalls.list, { query: { teamId, projectId, itemId }, token: ada.token }),
      app.call(historyCalls.ofProject, { query: { projectId }, token: ada.token }),
    ]);
    expect(seen.map(({ text }) => [text.includes(grace.email), text.includes(email)])).toEqual(
      seen.map(() => [true, false]),
    );
    const query = { teamId, emailToModify: grace.email, newPermission: 'Viewer' as const };
    expect((await app.call(teamCalls.changePermission, { query, token: ada.token })).success).toBe(true);
  });

  test('an unproven old address gets no undo link (ACC-5)', async () => {
    const person = await aPerson(app, { isVerified: false });
    const email = newEmail();
    await change(person, email);
    expect(await findMails(app, person.email)).toEqual([]);
    await accountClient.resetCode(email);
  });

  test('changing back to the proven old address needs no new verification', async () => {
    const person = await aPerson(app);
    const { token } = (await change(person, newEmail())).result;
    const back = await change({ accountId: person.accountId, token }, person.email);
    expect(await whoIs(back.result.token)).toMatchObject({ email: person.email, isVerified: true });
  });
});
