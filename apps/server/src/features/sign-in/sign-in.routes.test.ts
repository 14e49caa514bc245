import { projectCalls, signInCalls, teamCalls, welcomeCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, password } from '../../testing/people-and-projects.ts';
import { sweep } from '../../jobs/sweep.ts';

const { app } = setUpServer();

let count = 0;
const newEmail = () => `new-${(count += 1)}@example.test`;
const register = (email: string, secret = password) =>
  app.call(signInCalls.create, { body: { email, password: secret, frontendApp: 'my' } });
const login = (username: string, secret = password) =>
  app.call(signInCalls.login, { query: { type: 'my' }, body: { username, password: secret } });

/** The code in the newest mail to an address. */
async function mailedCode(email: string) {
  const mails = await app.services.db
    .selectFrom('outboxMail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { code: /#code=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '', count: mails.length, mail: mails[0] };
}

describe('asking about an address', () => {
  test('asking about an address answers whether it has an account, a password and a verification (P3.6, P4.15)', async () => {
    const email = newEmail();
    const ask = async () => (await app.call(signInCalls.checkEmail, { query: { email } })).result;
    expect(await ask()).toEqual({ existingAccount: false, hasPassword: false, isVerified: false });
    await register(email);
    expect(await ask()).toEqual({ existingAccount: true, hasPassword: true, isVerified: false });
  });

  test.each([
    ['', 'You need to enter an email address'],
    ['ada@', "You haven't entered a valid email address"],
  ])('asking about %j is refused with the form’s message (P5.4, P5.5)', async (email, message) => {
    expect(await app.call(signInCalls.checkEmail, { query: { email } })).toMatchObject({ status: 400, message });
  });
});

describe('creating an account', () => {
  test('a new account is unverified, has its own team and gets a verification mail (P7.7)', async () => {
    const email = newEmail();
    expect(await register(email)).toMatchObject({ status: 200, success: true });
    const { result } = await login(email);
    expect(result).toMatchObject({ isVerified: false, email });
    const teams = await app.call(teamCalls.listMine, { token: result.token });
    expect(teams.result).toMatchObject([{ permission: 'Admin', invitePending: false }]);
    expect((await mailedCode(email)).mail?.text).toContain('http://my.localhost:4000/welcome?signupType=my#code=');
  });

  test.each([
    ['de-AT,de;q=0.9', 'Team von Zoë'],
    ['en-GB', "Zoë's team"],
  ])('the first team of an account has a name in the language of the browser, here %s', async (languages, name) => {
    const email = `Zoë@${languages.slice(0, 2)}.example`;
    const headers = { 'accept-language': languages };
    await app.call(signInCalls.create, { body: { email, password, frontendApp: 'my' }, headers });
    const { token } = (await login(email)).result;
    expect((await app.call(teamCalls.listMine, { token })).result).toMatchObject([{ description: name }]);
  });

  test.each([
    ['short1A', 'Please enter a stronger password'],
    ['nocapital1', 'Please enter a stronger password'],
    ['NoSymbolHere', 'Please enter a stronger password'],
    ['Password1!', 'Please enter a stronger password'],
    ['', 'You must enter a password'],
  ])('creating an account refuses the password %j with the form’s message (P5.6, P5.24)', async (secret, message) => {
    expect(await register(newEmail(), secret)).toMatchObject({ status: 400, success: false, message });
  });

  test('simultaneous registrations of one address make exactly one account (ACC-3)', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(email)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const accounts = await app.services.db.selectFrom('account').select('id').where('email', '=', email).execute();
    expect(accounts).toHaveLength(1);
  });

  test('addresses that differ in ASCII case are one account, accents are not folded (ACC-2)', async () => {
    await register('Case@Example.test');
    expect((await login('case@example.test')).success).toBe(true);
    expect((await login('cáse@example.test')).success).toBe(false);
    expect((await register(' space@example.test')).status).toBe(400);
  });

  test('registering over an account never changes its password (ACC-4)', async () => {
    const email = newEmail();
    await register(email);
    await register(email, 'Another!View99');
    expect((await login(email)).success).toBe(true);
    expect((await login(email, 'Another!View99')).success).toBe(false);
  });
});

describe('the mailed link', () => {
  test('the mailed link verifies the account once (P4.17)', async () => {
    const email = newEmail();
    const { cookie } = await register(email);
    const { code } = await mailedCode(email);
    const verify = () => app.call(welcomeCalls.verifyEmail, { body: { code }, headers: { cookie } });
    expect((await verify()).result).toEqual({
      outcome: 'verified',
      email,
      isPasswordSet: true,
      hasSignUpPassword: false,
    });
    expect((await login(email)).result.isVerified).toBe(true);
    expect((await verify()).result.outcome).toBe('alreadyRegistered');
  });

  test.each([
    ['a minute', '1 minute'],
    ['a month', '29 days'],
  ])('a verification link that expired %s ago shows it and mails a new link (P8.40)', async (_, age) => {
    const email = newEmail();
    await register(email);
    const { code, count: before } = await mailedCode(email);
    await sql`update ticket set expires_at = now() - ${age}::interval
      where purpose = 'verifyEmail' and address = ${email}`.execute(app.services.db);
    await sweep(app.services.db);
    expect((await app.call(welcomeCalls.verifyEmail, { body: { code } })).result.outcome).toBe('emailExpired');
    const fresh = await mailedCode(email);
    expect(fresh.count).toBe(before + 1);
    expect((await app.call(welcomeCalls.verifyEmail, { body: { code: fresh.code } })).result.outcome).toBe('verified');
  });

  test.each([[''], [null], [{}], [['x'.repeat(43)]], [true], [0], ['x'.repeat(1_000)], ['x'.repeat(10_000)]])(
    'a code that is %j is malformed (ACC-7)',
    async (code) => {
      const response = await app.app.inject({
        method: 'POST',
        url: '/api/VerifyEmail',
        headers: { 'x-tv-client': '1' },
        payload: { Code: code },
      });
      // A body that is larger than any code needs is not even read.
      expect(response.statusCode).toBe(typeof code === 'string' && code.length > 5_000 ? 413 : 400);
    },
  );
});

describe('signing in', () => {
  test('signing in answers its fields at the top level (P3.7)', async () => {
    const person = await aPerson(app);
    const answered = await login(person.email);
    expect(JSON.parse(answered.text)).toMatchObject({
      Success: true,
      TvAccountId: person.accountId,
      Onboarded: 'true',
      email: person.email,
      PrefBrowserLayout: 'Details',
    });
    expect(answered.result.token).toMatch(/^tvs_[\w-]{43}$/);
  });

  test('a new account that signs in is onboarded, shows files as Details in no folder, and has two tokens (P3.1)', async () => {
    const email = newEmail();
    await register(email);
    const { result } = await login(email);
    expect(result).toMatchObject({
      email,
      isVerified: false,
      onboarded: 'true',
      prefBrowserLayout: 'Details',
      prefBrowseFolder: '',
      prefScreenLayout: '',
      token: expect.stringMatching(/^tvs_/),
    });
    expect([result.tvAccountId, result.signalRAccessToken]).not.toContain('');
    expect(result.signalRAccessToken).not.toBe(result.token);
  });

  test('a wrong password and an unknown address get the same answer (ACC-1, P4.13, P8.4)', async () => {
    const person = await aPerson(app);
    const wrong = await login(person.email, 'Wrong!View22');
    const unknown = await login('nobody@example.test');
    expect([wrong.status, wrong.message]).toEqual([unknown.status, unknown.message]);
    expect(wrong).toMatchObject({ success: false, message: 'Error logging in' });
  });

  test('signing in is refused after five wrong passwords, with a waiting time (ACC-1)', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const person = await aPerson(strict);
    const attempt = () =>
      strict.call(signInCalls.login, { query: {}, body: { username: person.email, password: 'Wrong!View22' } });
    for (let index = 0; index < 5; index += 1) expect((await attempt()).status).toBe(200);
    expect((await attempt()).status).toBe(429);
    await strict.close();
  });

  test('the database stores no token that signs in (TOK-1)', async () => {
    const person = await aPerson(app);
    const rows = await sql<{
      text: string;
    }>`select row_to_json(session)::text as text from session union all select row_to_json(ticket)::text from ticket`.execute(
      app.services.db,
    );
    expect(rows.rows.map(({ text }) => text).join()).not.toContain(person.token.slice(4));
  });

  test.each(['', 'tvs_', `tvs_${'x'.repeat(43)}`, 'eyJhbGciOiJub25lIn0.e30.'])(
    'the token %j opens nothing (TOK-1)',
    async (token) => {
      expect((await app.call(signInCalls.validateToken, { query: {}, token })).status).toBe(401);
    },
  );

  test('the role that a client asks for grants nothing (TOK-7)', async () => {
    const person = await aPerson(app);
    const answered = await app.call(signInCalls.validateToken, { query: { role: 'Admin' }, token: person.token });
    expect(answered.result.roles).toBe('');
  });

  test('a session ends after a week without use and after a month (TOK-3)', async () => {
    for (const column of ['last_seen_at', 'created_at'] as const) {
      const person = await aPerson(app);
      const age = column === 'last_seen_at' ? '8 days' : '31 days';
      await sql`update session set ${sql.ref(column)} = now() - ${age}::interval where account_id = ${person.accountId}`.execute(
        app.services.db,
      );
      expect((await app.call(signInCalls.validateToken, { query: {}, token: person.token })).status).toBe(401);
    }
  });

  test('the twenty-first session ends the first (TOK-3)', async () => {
    const person = await aPerson(app);
    for (let index = 0; index < 20; index += 1) await login(person.email);
    expect((await app.call(signInCalls.validateToken, { query: {}, token: person.token })).status).toBe(401);
  });

  test('logging out ends the session (P4.14, TOK-4)', async () => {
    const person = await aPerson(app);
    expect((await app.call(signInCalls.logout, { body: {}, token: person.token })).success).toBe(true);
    expect((await app.call(signInCalls.validateToken, { query: {}, token: person.token })).status).toBe(401);
  });

  test('disabling an account ends its sessions at once (ACC-16)', async () => {
    const person = await aPerson(app);
    await app.services.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('id', '=', person.accountId)
      .execute();
    expect((await app.call(teamCalls.listMine, { token: person.token })).status).toBe(401);
    expect((await login(person.email)).success).toBe(false);
  });
});

describe('going to another site', () => {
  test('a handover code signs in at another site once', async () => {
    const person = await aPerson(app);
    const { code } = (await app.call(signInCalls.createHandover, { body: {}, token: person.token })).result;
    const first = await app.call(signInCalls.redeemHandover, { body: { code } });
    expect(first.result.tvAccountId).toBe(person.accountId);
    expect(first.result.token).not.toBe(person.token);
    expect((await app.call(signInCalls.redeemHandover, { body: { code } })).success).toBe(false);
  });

  test('a ticket of one purpose is refused for every other (TOK-2)', async () => {
    const person = await aPerson(app);
    const { code } = (await app.call(signInCalls.createHandover, { body: {}, token: person.token })).result;
    expect((await app.call(welcomeCalls.verifyEmail, { body: { code } })).result.outcome).toBe('userNotFound');
    const hubToken = (await app.call(signInCalls.validateToken, { query: {}, token: person.token })).result
      .signalRAccessToken;
    expect((await app.call(signInCalls.redeemHandover, { body: { code: hubToken } })).success).toBe(false);
    expect((await app.call(projectCalls.list, { query: {}, token: hubToken })).status).toBe(401);
  });
});
