import { profileCalls, securityCalls, signInCalls, welcomeCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findMails } from '../../testing/find-mails.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, password } from '../../testing/people-and-projects.ts';
import { createAccountClient, newEmail, otherPassword } from '../../testing/create-account-client.ts';

const { app } = setUpServer();
const accountClient = createAccountClient(app);

const alreadySet = 'Your password has already been set, you can reset it on the login page';
const checkYourEmail = 'Check your email and follow the link in it to set your password.';

const setPassword = (login: string, cookie = '', secret = password) =>
  app.call(welcomeCalls.setFirstPassword, { body: { login, password: secret }, headers: { cookie } });

/** An account without a password, and the cookie that opening its mailed link gave. */
async function invited() {
  const email = newEmail();
  const verified = await accountClient.verify(await accountClient.invite(email));
  return { email, cookie: verified.cookie, answer: verified.result };
}

const getTimeZone = async (token: string) =>
  (await app.call(profileCalls.getDetails, { query: {}, token })).result.account.timezone;

describe('a first password', () => {
  test('an account starts with the time zone of the browser in which its password was chosen', async () => {
    const { email, cookie } = await invited();
    const body = { login: email, password, timezone: 'Europe/Vienna' };
    await app.call(welcomeCalls.setFirstPassword, { body, headers: { cookie } });
    expect(await getTimeZone((await accountClient.login(email)).result.token)).toBe('W. Europe Standard Time');

    const [registered, odd] = [newEmail(), newEmail()];
    const register = (to: string, timezone: string) =>
      app.call(signInCalls.create, { body: { email: to, password, frontendApp: 'my', timezone } });
    await register(registered, 'Asia/Tokyo');
    await register(odd, 'Mars/Olympus');
    expect(await getTimeZone((await accountClient.login(registered)).result.token)).toBe('Tokyo Standard Time');
    expect(await getTimeZone((await accountClient.login(odd)).result.token)).toBe('E. Australia Standard Time');
  });

  test('the ticket of the mailed link sets the first password once, which then signs in (ACC-9, P7.10)', async () => {
    const { email, cookie, answer } = await invited();
    expect(answer).toEqual({ outcome: 'verified', email, isPasswordSet: false, hasSignUpPassword: false });
    expect(await setPassword(email, cookie)).toMatchObject({ status: 200, success: true });
    expect((await accountClient.login(email)).result).toMatchObject({ email, isVerified: true });
    expect(await setPassword(email, cookie, otherPassword)).toMatchObject({ success: false, message: alreadySet });
    expect((await accountClient.login(email, otherPassword)).success).toBe(false);
  });

  test('setting a first password without a ticket only mails a fresh link (ACC-9)', async () => {
    const email = newEmail();
    await accountClient.invite(email);
    await accountClient.age(email, '11 minutes');
    const before = (await findMails(app, email)).length;
    expect(await setPassword(email)).toMatchObject({ status: 200, success: false, message: checkYourEmail });
    expect(await accountClient.ask(email)).toMatchObject({ hasPassword: false });
    expect(await findMails(app, email)).toHaveLength(before + 1);
    expect(await setPassword(email)).toMatchObject({ success: false });
    expect(await findMails(app, email)).toHaveLength(before + 1);
  });

  test('setting a first password for an unknown address answers as for one that must open its mail (ACC-9)', async () => {
    const email = newEmail();
    await accountClient.invite(email);
    const [known, unknown] = [await setPassword(email), await setPassword(newEmail())];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  test('a ticket of another account, of another kind or an old one sets no first password (ACC-9, TOK-2)', async () => {
    const [one, other] = [await invited(), await invited()];
    expect((await setPassword(one.email, other.cookie)).success).toBe(false);
    const person = await aPerson(app);
    const { code } = (await app.call(signInCalls.createHandover, { body: {}, token: person.token })).result;
    expect((await setPassword(one.email, `confab-set-password=${code}`)).success).toBe(false);
    await accountClient.age(one.email, '31 minutes');
    expect((await setPassword(one.email, one.cookie)).success).toBe(false);
    expect((await setPassword(other.email, other.cookie)).success).toBe(true);
  });

  test('setting a first password never replaces an existing one (ACC-10)', async () => {
    const { email, cookie } = await invited();
    await setPassword(email, cookie);
    const hash = () =>
      app.services.db.selectFrom('account').select('passwordHash').where('email', '=', email).execute();
    const before = await hash();
    await sql`update ticket set used_at = null where purpose = 'setPassword'`.execute(app.services.db);
    expect(await setPassword(email, cookie, otherPassword)).toMatchObject({ success: false, message: alreadySet });
    expect(await hash()).toEqual(before);
  });

  test('exactly one of twenty simultaneous first passwords is set (ACC-9)', async () => {
    const { email, cookie } = await invited();
    const secrets = Array.from({ length: 20 }, (_, index) => `Lantern+Tide${index}`);
    const answers = await Promise.all(secrets.map((secret) => setPassword(email, cookie, secret)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const winner = secrets[answers.findIndex(({ success }) => success)] ?? '';
    expect((await accountClient.login(email, winner)).success).toBe(true);
  });

  test.each([
    ['', "Password can't be blank"],
    ['lantern', 'Please enter a stronger password'],
    ['Password1!', 'Please enter a stronger password'],
  ])('the first password %j is refused with the form’s message (P5.10)', async (secret, message) => {
    const { email, cookie } = await invited();
    expect(await setPassword(email, cookie, secret)).toMatchObject({ status: 400, success: false, message });
    expect((await setPassword(email, cookie)).success).toBe(true);
  });

  test('a failed first password answers with the call’s default message (P8.10)', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/NewAccountPasswordSet',
      headers: { 'x-tv-client': '1' },
      payload: { login: 7 },
    });
    expect(JSON.parse(response.body)).toEqual({
      Success: false,
      ErrorMessage: 'Error setting password for new account',
      MessageName: 'welcome.setFirstPassword',
      InvalidFields: ['body.login', 'body.password'],
    });
  });

  test('an account without a team gets one of its own when its first password is set', async () => {
    const { email, cookie } = await invited();
    await setPassword(email, cookie);
    expect((await accountClient.login(email)).result.activeTeamId).not.toBeNull();
  });
});

describe('the set-password ticket', () => {
  test('the set-password ticket is an HttpOnly, same-site cookie bound to the host under https (ACC-9)', async () => {
    const secure = await openTestApp({ PUBLIC_URL: 'https://confab.example' });
    const email = newEmail();
    const code = await createAccountClient(secure).invite(email);
    for (const [server, name, mark] of [
      [secure, '__Host-confab-set-password', '; Secure'],
      [app, 'confab-set-password', ''],
    ] as const) {
      const sent = server === secure ? code : await accountClient.invite(newEmail());
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/VerifyEmail',
        headers: { 'x-tv-client': '1' },
        payload: { Code: sent },
      });
      const cookie = String(response.headers['set-cookie']);
      expect(cookie).toMatch(
        new RegExp(`^${name}=[\\w-]{43}; Path=/; Max-Age=1800; HttpOnly; SameSite=Strict${mark}$`),
      );
      expect(response.body).not.toContain(cookie.slice(name.length + 1, name.length + 44));
    }
    await secure.close();
  });

  test('the set-password ticket is also accepted in a header, for clients without cookies', async () => {
    const { email, cookie } = await invited();
    const ticket = cookie.split('=')[1] ?? '';
    const headers = { 'x-tv-ticket': ticket };
    const sent = { body: { login: email, password }, headers };
    expect((await app.call(welcomeCalls.setFirstPassword, sent)).success).toBe(true);
  });
});

describe('signing in without a password yet', () => {
  test('signing in with the ticket sets the typed password (P4.16, ACC-9)', async () => {
    const { email, cookie } = await invited();
    expect((await accountClient.login(email, password, { cookie })).result).toMatchObject({ email });
    expect((await accountClient.login(email)).success).toBe(true);
  });

  test('signing in to a passwordless account without the ticket only mails a link (ACC-9)', async () => {
    const email = newEmail();
    await accountClient.invite(email);
    expect(await accountClient.login(email)).toMatchObject({ success: false, message: checkYourEmail });
    expect(await accountClient.ask(email)).toMatchObject({ hasPassword: false });
  });
});

describe('the form with the password in the address', () => {
  test('the query form of the first password works as specified, and ALLOW_SECRET_QUERY=false switches it off (P7.10)', async () => {
    const { email, cookie } = await invited();
    const sent = { query: { login: email, password }, headers: { cookie } };
    expect((await app.call(welcomeCalls.setFirstPasswordByQuery, sent)).success).toBe(true);
    const closed = await openTestApp({ ALLOW_SECRET_QUERY: 'false' });
    expect((await closed.call(welcomeCalls.setFirstPasswordByQuery, sent)).status).toBe(404);
    const person = await aPerson(closed);
    const query = { tvAccountId: person.accountId, email: newEmail() };
    expect((await closed.call(securityCalls.changeEmailByQuery, { query, token: person.token })).status).toBe(404);
    await closed.close();
  });

  test('the query form of the first password leaves no password in the log', async () => {
    const { email, cookie } = await invited();
    const secret = 'Marked+Lantern77';
    await app.call(welcomeCalls.setFirstPasswordByQuery, {
      query: { login: email, password: secret },
      headers: { cookie },
    });
    expect(app.readLog()).toContain('/api/NewAccountPasswordSet');
    expect(app.readLog()).not.toContain('Marked');
  });
});
