import { securityCalls, signInCalls } from '@confab/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { tryOwnPassword } from '../../core/accounts/passwords/try-password.ts';
import { findMail, findMails } from '../../testing/find-mails.ts';
import { connectHub } from '../../testing/hub-client.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, makeSignInOlder, password, type TestPerson } from '../../testing/people-and-projects.ts';
import { createAccountClient, otherPassword } from '../../testing/create-account-client.ts';

const { app } = setUpServer();
const accountClient = createAccountClient(app);
let address: string;
beforeAll(async () => {
  address = await app.listen();
});

const unable = 'Unable to change your password. Please try again later.';
const change = (
  { accountId, email, token }: TestPerson,
  other: Partial<{ email: string; tvAccountId: string; oldPassword: string; password: string }> = {},
) =>
  app.call(securityCalls.changePassword, {
    body: { email, tvAccountId: accountId, oldPassword: password, password: otherPassword, ...other } as never,
    token,
  });
const resetSignedIn = (token: string, secret = otherPassword, oldPassword?: string) =>
  app.call(securityCalls.resetSignedIn, {
    body: { password: secret, ...(oldPassword !== undefined && { oldPassword }) },
    token,
  });

describe('changing the password', () => {
  test('changing the password needs the old one, ends the other sessions and renews the token (ACC-11, P7.9)', async () => {
    const person = await aPerson(app);
    const elsewhere = (await accountClient.login(person.email)).result.token;
    const changed = await change(person);
    expect(changed).toMatchObject({ status: 200, success: true });
    expect(await accountClient.isIn(elsewhere)).toBe(false);
    expect(await accountClient.isIn(person.token)).toBe(false);
    expect(await accountClient.isIn(changed.result.token)).toBe(true);
    expect((await accountClient.login(person.email, otherPassword)).success).toBe(true);
    expect((await accountClient.login(person.email)).success).toBe(false);
  });

  test('changing the password closes the sockets of the other sessions and keeps this session’s (ACC-11)', async () => {
    const person = await aPerson(app);
    const there = { ...person, token: (await accountClient.login(person.email)).result.token };
    const [here, elsewhere] = [await connectHub(app, address, person), await connectHub(app, address, there)];
    const closed = new Promise((resolve) => elsewhere.connection.onclose(resolve));
    await change(person);
    await closed;
    expect(elsewhere.updates.map(({ type }) => type)).toContain('SessionEnded');
    expect(here.connection.state).toBe('Connected');
    await here.stop();
  });

  test('changing the password with a wrong old one fails with the call’s message (ACC-11, P8.8, P8.9)', async () => {
    const person = await aPerson(app);
    expect(await change(person, { oldPassword: otherPassword })).toMatchObject({ success: false, message: unable });
    expect((await accountClient.login(person.email)).success).toBe(true);
  });

  describe('wrong old passwords', () => {
    // Behind a proxy, so that a test can use any address.
    const { app: strict } = setUpServer({ environment: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } });
    let host = 0;
    const somewhere = () => ({ 'x-forwarded-for': `10.${(host += 1)}.0.7` });
    const attempt = (
      { email, accountId, token }: Pick<TestPerson, 'email' | 'accountId' | 'token'>,
      oldPassword: string,
    ) =>
      strict.call(securityCalls.changePassword, {
        body: { email, tvAccountId: accountId, oldPassword, password: otherPassword },
        token,
        headers: somewhere(),
      });
    const signIn = ({ email }: TestPerson, secret: string) =>
      strict.call(signInCalls.login, {
        query: {},
        body: { username: email, password: secret },
        headers: somewhere(),
      });

    test('the sixth wrong old password of a session has to wait, with the message of a wrong one (ACC-11, P8.8, P8.9)', async () => {
      const person = await aPerson(strict);
      const answers = [];
      for (let index = 0; index < 6; index += 1) answers.push(await attempt(person, 'Wrong!View22'));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(new Set(answers.map(({ message }) => message))).toEqual(new Set([unable]));
    });

    test('wrong sign-ins of strangers do not stop the owner from changing the password (ACC-1, ACC-11)', async () => {
      const person = await aPerson(strict);
      for (let index = 0; index < 30; index += 1) await signIn(person, 'Wrong!View22');
      expect((await signIn(person, password)).status).toBe(429);
      expect(await attempt(person, password)).toMatchObject({ status: 200, success: true });
    });

    test('wrong old passwords of all sessions of an account count together too, apart from sign-ins (ACC-11)', async () => {
      const person = await aPerson(strict);
      for (let index = 0; index < 30; index += 1) {
        const caller = { accountId: person.accountId, sessionId: strict.services.newId() };
        await tryOwnPassword(strict.services, caller, async () => false);
      }
      expect(await attempt(person, password)).toMatchObject({ status: 429, message: unable });
      expect((await signIn(person, password)).success).toBe(true);
    });
  });

  test('a password change that names another account is refused (ACC-11)', async () => {
    const [ada, grace] = [await aPerson(app), await aPerson(app)];
    expect((await change(ada, { tvAccountId: grace.accountId })).status).toBe(404);
    expect((await change(ada, { email: grace.email })).status).toBe(404);
    expect((await change(ada, { email: grace.email, tvAccountId: grace.accountId })).status).toBe(404);
    expect((await accountClient.login(grace.email)).success).toBe(true);
    expect((await accountClient.login(ada.email)).success).toBe(true);
  });

  test.each([
    [{ oldPassword: '' }, 'You must enter your current password'],
    [{ password: '' }, 'You must enter a new password'],
    [{ password: 'lantern' }, 'Please enter a stronger password'],
    [{ password: 'Welcome123' }, 'Please enter a stronger password'],
  ])('a password change to %j is refused with the form’s message (P5.11, P5.12)', async (other, message) => {
    expect(await change(await aPerson(app), other)).toMatchObject({ status: 400, success: false, message });
  });

  test('a password change is reported to the proven address only (MAIL-5)', async () => {
    const [ada, stranger] = [await aPerson(app), await aPerson(app, { isVerified: false })];
    await change(ada);
    await change(stranger);
    expect((await findMail(app, ada.email, /password was changed/)).text).toContain('changed on');
    expect(await findMails(app, stranger.email)).toEqual([]);
  });
});

describe('a new password while signed in', () => {
  test('a new password needs no old one within ten minutes of signing in (P7.13)', async () => {
    const person = await aPerson(app);
    const { result } = await resetSignedIn(person.token);
    expect(await accountClient.isIn(result.token)).toBe(true);
    expect((await accountClient.login(person.email, otherPassword)).success).toBe(true);
  });

  test('a new password needs the old one after ten minutes, so a stolen token is not enough (TOK-3)', async () => {
    const person = await aPerson(app);
    await makeSignInOlder(app, person, 60);
    expect(await resetSignedIn(person.token)).toMatchObject({ status: 403, message: 'reauth_required' });
    const wrong = await resetSignedIn(person.token, otherPassword, 'Wrong!View22');
    expect(wrong).toMatchObject({ success: false, message: 'Failure resetting Password with token' });
    expect((await accountClient.login(person.email)).success).toBe(true);
    expect((await resetSignedIn(person.token, otherPassword, password)).success).toBe(true);
  });

  test('a session handed over to another site keeps the sign-in time of the original (TOK-3)', async () => {
    const person = await aPerson(app);
    await makeSignInOlder(app, person, 60);
    const { code } = (await app.call(signInCalls.createHandover, { body: {}, token: person.token })).result;
    const { token } = (await app.call(signInCalls.redeemHandover, { body: { code } })).result;
    expect((await resetSignedIn(token)).status).toBe(403);
  });

  test('a failed password reset answers with the call’s default message (P8.17)', async () => {
    const { token } = await aPerson(app);
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/ResetPasswordUsingClientToken',
      headers: { 'client-token': token },
      payload: { Password: 7 },
    });
    expect(JSON.parse(response.body)).toEqual({
      Success: false,
      ErrorMessage: 'Failure resetting Password with token',
      MessageName: 'security.resetSignedIn',
      InvalidFields: ['body.Password'],
    });
  });
});

describe('the list of sessions', () => {
  test('the list of sessions names each browser and starts with the current one', async () => {
    const person = await aPerson(app);
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
    const { token } = (await accountClient.login(person.email, password, firefox)).result;
    const { result } = await app.call(securityCalls.listSessions, { token });
    expect(result.map(({ isCurrent, agent }) => [isCurrent, agent])).toEqual([
      [true, 'Firefox on Linux'],
      [false, expect.any(String)],
    ]);
    expect(JSON.stringify(result)).not.toContain('127.0.0.1');
  });

  test('an unknown browser has no name in the list of sessions, so that the page can name it in its language', async () => {
    const person = await aPerson(app);
    const { token } = (await accountClient.login(person.email, password, { 'user-agent': '\u00a0' })).result;
    const { result } = await app.call(securityCalls.listSessions, { token });
    expect(result[0]).toMatchObject({ isCurrent: true, agent: '' });
  });

  test('the list of sessions leaves out other accounts and ended sessions', async () => {
    const [ada, grace] = [await aPerson(app), await aPerson(app)];
    const other = (await accountClient.login(ada.email)).result.token;
    await app.call(signInCalls.logout, { body: {}, token: other });
    const { result } = await app.call(securityCalls.listSessions, { token: ada.token });
    expect(result).toHaveLength(1);
    expect((await app.call(securityCalls.listSessions, { token: grace.token })).result[0]?.id).not.toBe(result[0]?.id);
  });

  test('signing out everywhere else keeps this session and closes the sockets of the others', async () => {
    const person = await aPerson(app);
    const there = { ...person, token: (await accountClient.login(person.email)).result.token };
    const client = await connectHub(app, address, there);
    const closed = new Promise((resolve) => client.connection.onclose(resolve));
    expect((await app.call(securityCalls.endOtherSessions, { body: {}, token: person.token })).success).toBe(true);
    await closed;
    expect(await accountClient.isIn(there.token)).toBe(false);
    expect(await accountClient.isIn(person.token)).toBe(true);
  });
});
