import { signInCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findMail, findMails } from '../../testing/find-mails.ts';
import { checkEmail } from './check-email.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson } from '../../testing/people-and-projects.ts';
import { createAccountLimits } from '../../core/accounts/account-limits.ts';
import { sweepAccounts } from '../../core/accounts/sweep-accounts.repository.ts';
import { createAccountClient, newEmail, otherPassword } from '../../testing/create-account-client.ts';

const { app } = setUpServer();
const accountClient = createAccountClient(app);

const accountsOf = (email: string) =>
  app.services.db.selectFrom('account').selectAll().where('email', '=', email).execute();

describe('asking about an address', () => {
  test('a question about an address answers only whether it has an account, has a password and is verified (P7.6)', async () => {
    const { email } = await aPerson(app);
    const query = { email, a: 'pro', createIfNewAccount: 'false' };
    const { text } = await app.call(signInCalls.checkEmail, { query });
    expect(JSON.parse(text)).toEqual({
      Success: true,
      ResponseObject: { ExistingAccount: true, HasPassword: true, IsVerified: true },
    });
  });

  test('a failed question about an address answers with the call’s default message (P8.5)', async () => {
    const url = '/api/CheckEmailRegistrationStatus?email=a@x.io&email=b@x.io';
    const response = await app.app.inject({ method: 'GET', url, headers: { 'x-tv-client': '1' } });
    expect(JSON.parse(response.body)).toEqual({
      Success: false,
      ErrorMessage: 'Error checking account status',
      MessageName: 'signIn.checkEmail',
      InvalidFields: ['query.email'],
    });
  });

  test('a failed question about an address with a character that cannot be stored names no input', async () => {
    const url = '/api/CheckEmailRegistrationStatus?email=a%00@x.io';
    const response = await app.app.inject({ method: 'GET', url, headers: { 'x-tv-client': '1' } });
    expect([response.statusCode, JSON.parse(response.body)]).toEqual([
      400,
      { Success: false, ErrorMessage: 'Error checking account status', MessageName: 'signIn.checkEmail' },
    ]);
  });

  test('more than ten questions a minute from one network are refused with a waiting time', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await strict.call(signInCalls.checkEmail, { query: { email: newEmail() } })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const url = '/api/CheckEmailRegistrationStatus?email=a@x.io';
    const response = await strict.app.inject({ method: 'GET', url, headers: { 'x-tv-client': '1' } });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });

  test('a forged X-Forwarded-For does not raise the limit of questions (API-8)', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${index}` };
      statuses.push((await strict.call(signInCalls.checkEmail, { query: { email: newEmail() }, headers })).status);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
    await strict.close();
  });

  test('ENUMERATION=strict answers byte for byte the same for every address', async () => {
    const strict = await openTestApp({ ENUMERATION: 'strict' });
    const { email } = await aPerson(strict);
    const pending = newEmail();
    await createAccountClient(strict).invite(pending);
    const answers = await Promise.all(
      [email, pending, newEmail()].map(
        async (one) => (await strict.call(signInCalls.checkEmail, { query: { email: one } })).text,
      ),
    );
    expect(new Set(answers)).toEqual(
      new Set(['{"Success":true,"ResponseObject":{"ExistingAccount":true,"HasPassword":true,"IsVerified":true}}']),
    );
    const logins = await Promise.all([pending, newEmail()].map((one) => createAccountClient(strict).login(one)));
    expect(logins[0]?.text).toBe(logins[1]?.text);
    await strict.close();
  });

  test('an account that could not be created after the question was answered is logged with the reason', async () => {
    const strict = await openTestApp({ ENUMERATION: 'strict' });
    const newId = () => {
      throw new Error('no ids are left');
    };
    const services = { ...strict.services, newId };
    await checkEmail(services, createAccountLimits(services), {
      email: newEmail(),
      frontendApp: undefined,
      createIfNewAccount: true,
      ip: '192.0.2.1',
      device: '',
      acceptLanguage: undefined,
    });
    await expect.poll(strict.readLog, { timeout: 60_000 }).toContain('that was asked for could not be created');
    expect(strict.readLog()).toContain('no ids are left');
    await strict.close();
  });
});

test('ENUMERATION=strict does the same work for a known, an invited and an unknown address (ACC-1)', async () => {
  const strict = await openTestApp({ ENUMERATION: 'strict' });
  const { email } = await aPerson(strict);
  const pending = newEmail();
  await createAccountClient(strict).invite(pending);
  const work = [];
  for (const one of [email, pending, newEmail()]) {
    const calls: string[] = [];
    const db = strict.services.db.withPlugin({
      transformQuery: ({ node }) => {
        calls.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const limits = {
      countQuestion: async () => void calls.push('countQuestion'),
      getDelay: () => calls.push('getDelay'),
      tryTakeMail: async () => calls.push('tryTakeMail') > 0,
    };
    const question = { email: one, createIfNewAccount: true, frontendApp: undefined, ip: '192.0.2.1', device: '' };
    // Of the limits it uses only these.
    await checkEmail({ ...strict.services, db }, limits as never, question);
    work.push([...calls]);
  }
  expect(work[1]).toEqual(work[0]);
  expect(work[2]).toEqual(work[0]);
  await strict.close();
});

describe('limits of questions about addresses', () => {
  const limits = () =>
    // Of the services it reads only these.
    createAccountLimits({
      config: { rateLimitFactor: 1, mailsPerHour: 30 },
      redis: undefined,
      log: { warn() {} },
    } as never);

  test('an address can be asked about from three networks an hour, and repeated questions of one network are free', async () => {
    const { countQuestion: takeQuestion } = limits();
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.1', '198.51.100.1', '203.0.113.1', '203.0.113.1'])
      await takeQuestion('ada@x.io', ip);
    await expect(takeQuestion('ada@x.io', '233.252.0.1')).rejects.toMatchObject({ kind: 'tooMany' });
    await takeQuestion('grace@x.io', '233.252.0.1');
  });

  test('the installation answers at most 600 questions a minute, and only this call is refused beyond that', async () => {
    const { countQuestion: takeQuestion } = limits();
    for (let index = 0; index < 600; index += 1) await takeQuestion(`${index}@x.io`, `10.0.${index % 250}.1`);
    await expect(takeQuestion('more@x.io', '192.0.2.1')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('each unknown address in a row after the tenth delays the answer by one more second, up to ten, until a known one', () => {
    const { getDelay: delayAfter } = limits();
    const delays = Array.from({ length: 25 }, () => delayAfter('192.0.2.1', true));
    expect(delays.slice(0, 10).every((delay) => delay === 0)).toBe(true);
    expect(delays.slice(10, 13)).toEqual([1_000, 2_000, 3_000]);
    expect(Math.max(...delays)).toBe(10_000);
    expect(delayAfter('192.0.2.1', false)).toBe(0);
    expect(delayAfter('192.0.2.1', true)).toBe(0);
    expect(delayAfter('198.51.100.1', true)).toBe(0);
  });

  test('signed-out visitors can cause three mails an hour to an address and thirty in total', async () => {
    const { tryTakeMail: mayMail } = limits();
    const toOne = [];
    for (let index = 0; index < 4; index += 1) toOne.push(await mayMail('ada@x.io', '192.0.2.1'));
    expect(toOne).toEqual([true, true, true, false]);
    let sent = 3;
    for (let index = 0; index < 40; index += 1) if (await mayMail(`${index}@x.io`, `10.0.${index}.1`)) sent += 1;
    expect(sent).toBe(30);
  });

  test('one network can cause twenty mails an hour and does not use up the budget of others (MAIL-3)', async () => {
    const { tryTakeMail } = limits();
    let sent = 0;
    for (let index = 0; index < 40; index += 1) if (await tryTakeMail(`${index}@x.io`, '192.0.2.1')) sent += 1;
    expect(sent).toBe(20);
    expect(await tryTakeMail('ada@x.io', '198.51.100.1')).toBe(true);
    expect(await tryTakeMail('39@x.io', '198.51.100.1')).toBe(true);
  });

  test('reset mails are sent after the budget of the installation is used up (MAIL-3)', async () => {
    const { tryTakeMail, takeResetMail } = limits();
    for (let index = 0; index < 40; index += 1) await tryTakeMail(`${index}@x.io`, `10.0.${index}.1`);
    expect(await tryTakeMail('ada@x.io', '192.0.2.1')).toBe(false);
    await expect(takeResetMail('ada@x.io', '192.0.2.1')).resolves.toBe(true);
  });
});

describe('createIfNewAccount', () => {
  test('createIfNewAccount mails a link that names the site that asked (P7.6, P6.15)', async () => {
    const email = newEmail();
    await app.call(signInCalls.checkEmail, { query: { email, a: 'one', createIfNewAccount: 'true' } });
    expect((await findMail(app, email, /Set the password/)).text).toContain(
      '/welcome?signupType=one&isPasswordSet=false#code=',
    );
  });

  test('createIfNewAccount makes an account that cannot be used without its one mail (ACC-9)', async () => {
    const email = newEmail();
    expect(await accountClient.ask(email, 'true')).toEqual({
      existingAccount: false,
      hasPassword: false,
      isVerified: false,
    });
    expect(await accountClient.ask(email, 'true')).toEqual({
      existingAccount: true,
      hasPassword: false,
      isVerified: false,
    });
    expect(await findMails(app, email)).toHaveLength(1);
    expect(await accountsOf(email)).toMatchObject([{ passwordHash: null, isVerified: false, activeTeamId: null }]);
    expect((await accountClient.login(email)).success).toBe(false);
  });

  test('twenty simultaneous createIfNewAccount calls make one account and one mail (ACC-3)', async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 20 }, () => accountClient.ask(email, 'true')));
    expect(await accountsOf(email)).toHaveLength(1);
    expect(await findMails(app, email)).toHaveLength(1);
  });

  test('registering over a created account without a password does not set the password (ACC-4, ACC-9)', async () => {
    const email = newEmail();
    await accountClient.invite(email);
    expect((await accountClient.register(email, otherPassword)).success).toBe(true);
    expect(await accountClient.ask(email)).toMatchObject({ hasPassword: false });
    expect((await accountClient.login(email, otherPassword)).success).toBe(false);
  });

  test('unclaimed accounts and released registrations are removed after a week', async () => {
    const [pending, verified, registered, released] = [newEmail(), newEmail(), newEmail(), newEmail()];
    await accountClient.invite(pending);
    await accountClient.verify(await accountClient.invite(verified));
    await accountClient.register(registered);
    await accountClient.register(released);
    await sql`update account set email_key = 'released:' || id where email = ${released}`.execute(app.services.db);
    await sql`update account set created_at = now() - interval '8 days'`.execute(app.services.db);
    await sweepAccounts(app.services.db);
    const left = await Promise.all([pending, verified, registered, released].map(accountsOf));
    expect(left.map((accounts) => accounts.length)).toEqual([0, 1, 1, 0]);
    const orphans = app.services.db
      .selectFrom('team')
      .select('id')
      .where('deletedAt', 'is', null)
      .where('id', 'not in', (query) => query.selectFrom('teamMember').select('teamId'));
    expect(await orphans.execute()).toEqual([]);
  });
});

describe('registering', () => {
  test('twenty simultaneous registrations of one address make one account and one mail (ACC-3)', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accountClient.register(email)));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [200, '{"Success":true,"ResponseObject":null}']),
    );
    expect(await accountsOf(email)).toHaveLength(1);
    expect(await findMails(app, email)).toHaveLength(1);
  });

  test('registering an address in use mails its owner and changes nothing (ACC-4)', async () => {
    const { email } = await aPerson(app);
    const [again, fresh] = [
      await accountClient.register(email, otherPassword),
      await accountClient.register(newEmail()),
    ];
    expect([again.status, again.text, again.cookie.length]).toEqual([fresh.status, fresh.text, fresh.cookie.length]);
    expect((await findMail(app, email, /already have/)).text).toContain('Nothing was changed');
    expect((await accountClient.login(email, otherPassword)).success).toBe(false);
    expect((await accountClient.login(email)).success).toBe(true);
  });

  test.each(['a@x.io\r\nBcc: eve@x.io', ' a@x.io', 'a@x.io\u0000', 'Ada <a@x.io>'])(
    '%j is not an address (ACC-2, MAIL-2)',
    async (email) => {
      expect((await accountClient.register(email)).status).toBe(400);
    },
  );

  test('registering refuses fields that it does not define (ACC-14)', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/CreateNewUserAccount',
      headers: { 'x-tv-client': '1' },
      payload: { Email: newEmail(), Password: otherPassword, FrontendApp: 'my', Roles: 'VIP', IsVerified: true },
    });
    expect(response.statusCode).toBe(400);
  });

  test('a malformed registration names the inputs of a wrong form, but no value (ACC-14)', async () => {
    const send = async (payload: object) => {
      const headers = { 'x-tv-client': '1' };
      const answer = await app.app.inject({ method: 'POST', url: '/api/CreateNewUserAccount', headers, payload });
      return answer.json<{ InvalidFields?: readonly string[] }>().InvalidFields;
    };
    const valid = { Password: otherPassword, FrontendApp: 'my' };
    expect(await send({ ...valid, Email: 7, Roles: 'VIP' })).toEqual(['body.Email', 'body.Roles']);
    expect(await send({ ...valid, Email: 'Ada <a@x.io>' })).toBeUndefined();
  });

  test('a failed registration answers with the call’s default message (P8.6)', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/CreateNewUserAccount',
      headers: { 'x-tv-client': '1' },
      payload: { Email: 7 },
    });
    expect(JSON.parse(response.body)).toEqual({
      Success: false,
      ErrorMessage: 'Failed to create new account.',
      MessageName: 'signIn.create',
      InvalidFields: ['body.Email', 'body.Password', 'body.FrontendApp'],
    });
  });
});
