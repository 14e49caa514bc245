import { securityCalls, signInCalls, teamCalls } from '@confab/contracts';
import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readCode, findMail } from '../../testing/find-mails.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, password, type TestPerson } from '../../testing/people-and-projects.ts';
import { createAccountClient, newEmail, otherPassword } from '../../testing/create-account-client.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const accountClient = createAccountClient(app);

/** One of each kind of secret, all of one person's or one address's. */
async function secretsOf(person: TestPerson) {
  const change = { tvAccountId: person.accountId, email: newEmail() };
  const { cookie, result } = await accountClient.login(person.email);
  const changed = await app.call(securityCalls.changeEmail, { body: change, token: result.token });
  const token = changed.result.token;
  const pending = newEmail();
  const registered = await accountClient.register(pending);
  const hub = (await app.call(signInCalls.validateToken, { query: {}, token })).result.signalRAccessToken;
  const handover = (await app.call(signInCalls.createHandover, { body: {}, token })).result.code;
  const invited = newEmail();
  const opened = await accountClient.verify(await accountClient.invite(invited));
  return {
    token,
    secrets: {
      session: token.slice(4),
      hub,
      handover,
      verify: readCode(await findMail(app, change.email, /Confirm/)),
      reset: await accountClient.resetCode(change.email, person.email),
      revert: readCode(await findMail(app, person.email, /was changed/)),
      setPassword: opened.cookie.split('=')[1] ?? '',
      registration: registered.cookie.split('=')[1] ?? '',
      device: cookie.split('=')[1] ?? '',
    },
    invited,
  };
}

describe('secrets of one kind', () => {
  test('a secret of one kind is refused by every other kind of call: nine kinds, seven calls (TOK-2)', async () => {
    const { secrets, invited } = await secretsOf(await aPerson(app));
    const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
      const sent = { 'x-tv-client': '1', ...headers };
      const response = await app.app.inject({ method: 'POST', url, headers: sent, payload });
      return (JSON.parse(response.body) as { Success: boolean; ResponseObject?: { Outcome?: string } }).Success
        ? response
        : undefined;
    };
    const doors: Record<string, (secret: string) => Promise<boolean>> = {
      session: async (secret) => (await app.call(teamCalls.listMine, { token: `tvs_${secret}` })).success,
      hub: async (secret) =>
        (
          await app.app.inject({
            method: 'POST',
            url: `/hub/negotiate?hubName=confab&access_token=${secret}&negotiateVersion=1`,
          })
        ).statusCode === 200,
      handover: async (Code) => (await post('/api/RedeemSiteHandover', { Code })) !== undefined,
      verify: async (code) => {
        const { outcome } = (await accountClient.verify(code)).result;
        return outcome !== 'userNotFound';
      },
      reset: async (resetCode) =>
        (await post('/api/ProcessResetPassword', { resetCode, newPassword: otherPassword })) !== undefined,
      revert: async (Code) => (await post('/api/RevertEmailChange', { Code })) !== undefined,
      setPassword: async (secret) =>
        (await post(
          '/api/NewAccountPasswordSet',
          { login: invited, password: otherPassword },
          { 'x-tv-ticket': secret },
        )) !== undefined,
    };
    for (const [doorName, open] of Object.entries(doors))
      for (const [kind, secret] of Object.entries(secrets)) {
        if (kind === doorName) continue;
        expect([kind, 'at', doorName, await open(secret)]).toEqual([kind, 'at', doorName, false]);
      }
    for (const own of ['session', 'hub', 'handover', 'verify', 'setPassword', 'reset'] as const)
      expect([own, await doors[own]?.(secrets[own])]).toEqual([own, true]);
    // The reset has undone the change of the address, so that the link of another change is opened.
    const { revert } = (await secretsOf(await aPerson(app))).secrets;
    expect(await doors['revert']?.(revert)).toBe(true);
  });

  test('secrets are stored only as hashes, and no stored value signs in (TOK-1)', async () => {
    const { secrets } = await secretsOf(await aPerson(app));
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(app.services.db);
    for (const { name } of rows.filter((table) => table.name !== 'outbox_mail')) {
      const dump = await sql<{ text: string }>`select row_to_json(r)::text as text from ${sql.table(name)} r`.execute(
        app.services.db,
      );
      const text = dump.rows.map((row) => row.text).join('\n');
      for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
      expect(text).not.toContain(password);
    }
  });
});

describe('a session token', () => {
  const askedRoles = ['Admin', 'My', 'VIP', '', 'x'.repeat(40)];
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each([
    ['unsigned', `${base64({ alg: 'none' })}.${base64({ sub: 'x' })}.`],
    [
      'signed with a guess',
      `${base64({ alg: 'HS256', kid: '../../dev/null' })}.${base64({ sub: 'x' })}.${createHmac('sha256', '').update('x').digest('base64url')}`,
    ],
    ['of the right length', `tvs_${randomBytes(32).toString('base64url')}`],
    ['a token and more', 'tvs_'],
  ])('a session token that is %s is refused with the call’s default message (TOK-1, P8.3)', async (_name, token) => {
    const answered = await app.call(signInCalls.validateToken, { query: {}, token });
    expect(answered).toMatchObject({
      status: 401,
      success: false,
      message: 'Error validating client, please try again later',
    });
  });

  test('a session token that is shorter, longer or in another case is refused (TOK-6)', async () => {
    const { token } = await aPerson(app);
    for (const other of [token.slice(0, -1), `${token}A`, token.toLowerCase(), ` ${token}`, token.replace('tvs_', '')])
      expect([other === token, await accountClient.isIn(other)]).toEqual([other === token, other === token]);
    expect(await accountClient.isIn(token)).toBe(true);
  });

  test('a session token counts only in its header, not in the query or a cookie (TOK-5)', async () => {
    const { token } = await aPerson(app);
    for (const url of [
      `/api/GetMyTeams?client-token=${token}`,
      `/api/GetMyTeams?clientToken=${token}`,
      `/api/GetMyTeams?access_token=${token}`,
    ])
      expect([400, 401]).toContain((await app.app.inject({ method: 'GET', url })).statusCode);
    const headers = { cookie: `client-token=${token}`, authorization: `Bearer ${token}` };
    expect((await app.app.inject({ method: 'GET', url: '/api/GetMyTeams', headers })).statusCode).toBe(401);
  });

  test.each(askedRoles)(
    'a session token gains nothing by asking for the role %j (TOK-7, P6.16, P7.4)',
    async (role) => {
      const { token, accountId } = await aPerson(app);
      const plain = await app.call(signInCalls.validateToken, { query: {}, token });
      const asked = await app.call(signInCalls.validateToken, { query: { role, customHubName: 'any' }, token });
      const withoutHub = ({ result }: typeof plain) => ({ ...result, signalRAccessToken: '' });
      expect(withoutHub(asked)).toEqual(withoutHub(plain));
      const row = app.services.db.selectFrom('account').select('roles').where('id', '=', accountId);
      expect(await row.executeTakeFirst()).toEqual({ roles: '' });
    },
  );

  test('the token of a logged-out session is refused for parallel callers too (TOK-4)', async () => {
    const { token } = await aPerson(app);
    await Promise.all(Array.from({ length: 20 }, () => app.call(signInCalls.logout, { body: {}, token })));
    expect(await accountClient.isIn(token)).toBe(false);
  });

  test('an account that signs in many times at once keeps at most twenty sessions (TOK-3)', async () => {
    const { email, accountId } = await aPerson(app);
    await Promise.all(Array.from({ length: 22 }, () => accountClient.login(email)));
    const sessions = app.services.db.selectFrom('session').select('id').where('accountId', '=', accountId);
    expect((await sessions.execute()).length).toBeLessThanOrEqual(20);
  });
});

describe('a password', () => {
  test('a password is compared byte for byte, including its spaces', async () => {
    const email = newEmail();
    await accountClient.register(email, ' Tidal+Lantern9 ');
    expect((await accountClient.login(email, 'Tidal+Lantern9')).success).toBe(false);
    expect((await accountClient.login(email, ' Tidal+Lantern9 ')).success).toBe(true);
  });

  test('a password may have 128 characters of any alphabet, and one megabyte is refused before hashing', async () => {
    const email = newEmail();
    const long = `A1${'😀'.repeat(126)}`;
    expect((await accountClient.register(email, long)).success).toBe(true);
    expect((await accountClient.login(email, long)).success).toBe(true);
    const statuses: number[] = [];
    for (const length of [1_025, 1_000_000]) {
      const response = await app.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-tv-client': '1' },
        payload: { username: email, password: 'x'.repeat(length) },
      });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([400, 413]);
  });

  test('a password hashed with older costs is rehashed at the next sign-in', async () => {
    const { email, accountId } = await aPerson(app);
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await app.services.db.updateTable('account').set({ passwordHash: old }).where('id', '=', accountId).execute();
    expect((await accountClient.login(email)).success).toBe(true);
    const row = app.services.db.selectFrom('account').select('passwordHash').where('id', '=', accountId);
    expect((await row.executeTakeFirst())?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    expect((await accountClient.login(email)).success).toBe(true);
  });
});
