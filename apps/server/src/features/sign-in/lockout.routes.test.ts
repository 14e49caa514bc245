import { Refusal, signInCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAccountClient, newEmail } from '../../testing/create-account-client.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, password } from '../../testing/people-and-projects.ts';
import { tryPassword } from '../../core/accounts/passwords/try-password.ts';
import '../../testing/runs-on-postgres.ts';

// Behind a proxy, so that a test can use any address.
const { app } = setUpServer({ environment: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } });
let email: string;
beforeAll(async () => {
  ({ email } = await aPerson(app));
});
afterEach(() => sql`delete from login_failure`.execute(app.services.db));

let host = 0;
const somewhere = () => `10.${Math.floor((host += 1) / 250)}.${host % 250}.7`;
const login = (username: string, secret: string, ip: string, headers: Record<string, string> = {}) =>
  app.call(signInCalls.login, {
    query: {},
    body: { username, password: secret },
    headers: { 'x-forwarded-for': ip, ...headers },
  });
const wrong = 'Wrong!View22';
/** Makes the counts of wrong passwords older by a number of seconds. */
const pass = (seconds: number) =>
  sql`update login_failure set first_at = first_at - ${seconds} * interval '1 second', last_at = last_at - ${seconds} * interval '1 second'`.execute(
    app.services.db,
  );
const guessAt = async (emailKey: string, times: number) => {
  for (let index = 0; index < times; index += 1)
    await tryPassword(app.services, { emailKey, ip: somewhere(), knownDevice: undefined }, async () => false);
};

describe('wrong passwords from one network', () => {
  test('after five wrong passwords a network waits half a minute, after another one a minute, and reads the text of a wrong password (ACC-1)', async () => {
    const ip = somewhere();
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await login(email, wrong, ip));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['Error logging in']));
    expect((await login(email, password, ip)).status).toBe(429);
    await pass(31);
    expect((await login(email, wrong, ip)).status).toBe(200);
    await pass(31);
    expect((await login(email, password, ip)).status).toBe(429);
    await pass(31);
    expect((await login(email, password, ip)).success).toBe(true);
  });

  test('wrong passwords for an unknown address count the same (ACC-1)', async () => {
    const ip = somewhere();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await login('nobody@example.test', wrong, ip)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('wrong passwords count for the whole network and not for others (ACC-1)', async () => {
    for (let index = 1; index <= 5; index += 1) await login(email, wrong, `203.0.113.${index}`);
    expect((await login(email, password, '203.0.113.99')).status).toBe(429);
    expect((await login(email, password, '198.51.100.1')).success).toBe(true);
  });

  test('twenty simultaneous wrong passwords are limited like sequential ones (ACC-1)', async () => {
    const tries = Array.from({ length: 20 }, (_, index) => login(email, wrong, `233.252.0.${index + 1}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('the right password resets the network’s count of wrong ones (ACC-1)', async () => {
    const ip = somewhere();
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 4; index += 1)
        await tryPassword(app.services, { emailKey: email, ip, knownDevice: undefined }, async () => false);
      expect((await login(email, password, ip)).success).toBe(true);
    }
  });
});

describe('sign-ins that are refused without a check of the password', () => {
  test('sign-ins that a busy server refuses are not counted as wrong passwords (ACC-1)', async () => {
    const { cookie } = await login(email, password, somewhere());
    const [ip, knownDevice] = [somewhere(), cookie.split('=')[1]];
    const refuse = () => Promise.reject(new Refusal('unavailable', ''));
    for (let index = 0; index < 12; index += 1)
      for (const device of [undefined, knownDevice])
        await expect(
          tryPassword(app.services, { emailKey: email, ip, knownDevice: device }, refuse),
        ).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await login(email, password, ip)).success).toBe(true);
    expect((await login(email, password, ip, { cookie })).success).toBe(true);
  });

  test('first passwords that are too weak are not counted as wrong passwords (ACC-1, P4.16)', async () => {
    const account = createAccountClient(app);
    const [invitedEmail, ip] = [newEmail(), somewhere()];
    const { cookie } = await account.verify(await account.invite(invitedEmail));
    for (let index = 0; index < 6; index += 1)
      expect((await login(invitedEmail, 'weak', ip, { cookie })).status).toBe(400);
    expect((await login(invitedEmail, password, ip, { cookie })).success).toBe(true);
  });
});

describe('wrong passwords from everywhere', () => {
  test('wrong passwords from everywhere never lock out a known browser, and others only for minutes (ACC-1)', async () => {
    const { cookie } = await login(email, password, somewhere());
    await guessAt(email, 30);
    expect(await login(email, password, somewhere())).toMatchObject({ status: 429, message: 'Error logging in' });
    expect((await login(email, password, somewhere(), { cookie })).success).toBe(true);
    await pass(61);
    expect((await login(email, password, somewhere())).success).toBe(true);
  });

  test('a correct password does not reset the count of wrong passwords from all networks (ACC-1)', async () => {
    await guessAt(email, 29);
    expect((await login(email, password, somewhere())).success).toBe(true);
    await guessAt(email, 1);
    expect((await login(email, password, somewhere())).status).toBe(429);
  });

  test('wrong passwords from everywhere are forgotten after twelve quiet hours (ACC-1)', async () => {
    await guessAt(email, 30);
    await pass(12 * 3_600);
    await guessAt(email, 29);
    expect((await login(email, password, somewhere())).success).toBe(true);
  });
});

describe('a known browser', () => {
  test('a known browser has its own ten guesses in fifteen minutes (ACC-1)', async () => {
    const { cookie } = await login(email, password, somewhere());
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await login(email, wrong, somewhere(), { cookie })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('a browser is also known by a token in the body, for its own accounts only (P3.8, TOK-2)', async () => {
    const [ada, grace] = [await aPerson(app), await aPerson(app)];
    const { cookie } = await login(ada.email, password, somewhere());
    const deviceToken = cookie.split('=')[1] ?? '';
    await guessAt(ada.email, 30);
    await guessAt(grace.email, 30);
    const withToken = (username: string) =>
      app.call(signInCalls.login, {
        query: {},
        body: { username, password, deviceToken },
        headers: { 'x-forwarded-for': somewhere() },
      });
    expect((await withToken(grace.email)).status).toBe(429);
    expect((await withToken(ada.email)).success).toBe(true);
  });

  test('a known browser is forgotten after 180 days (TOK-3)', async () => {
    const { email, accountId } = await aPerson(app);
    const { cookie } = await login(email, password, somewhere());
    await sql`update device set last_used_at = now() - interval '181 days' where account_id = ${accountId}`.execute(
      app.services.db,
    );
    await guessAt(email, 30);
    expect((await login(email, password, somewhere(), { cookie })).status).toBe(429);
  });
});

describe('stored failure counts', () => {
  test('failure counts store no address in plain text, as people type passwords into the wrong box', async () => {
    await login('Hidden.Lantern@example.test', wrong, somewhere());
    const rows = await sql<{
      text: string;
    }>`select row_to_json(login_failure)::text as text from login_failure`.execute(app.services.db);
    expect(rows.rows.length).toBeGreaterThan(0);
    expect(
      rows.rows
        .map(({ text }) => text)
        .join()
        .toLowerCase(),
    ).not.toContain('lantern');
  });
});
