import { signInCalls, updateEvents } from '@confab/contracts';
import type { Flavour } from '@confab/model';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '../../new-id.ts';
import { createAccountClient } from '../../testing/create-account-client.ts';
import { connectHub } from '../../testing/hub-client.ts';
import { aPerson, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer({ environment: { PUBLIC_URL: 'http://confab.example' } });
const { isIn } = createAccountClient(app);
const originOf = (site: string) => `http://${site}.confab.example`;
let address = '';
beforeAll(async () => {
  address = await app.listen();
});

const createCode = async (token: string, body: { site?: Flavour; state?: string } = {}) =>
  (await app.call(signInCalls.createHandover, { body, token })).result.code;
const redeem = (body: { code: string; state?: string }, headers: Record<string, string> = {}) =>
  app.call(signInCalls.redeemHandover, { body, headers });

/** Signs in on another site from a session. @returns the token of that site */
async function handOver(token: string, site: Flavour): Promise<string> {
  const [code, origin] = [await createCode(token, { site }), originOf(site)];
  return (await redeem({ code }, { origin })).result.token;
}

describe('a hand-over code', () => {
  test('a code for a site is refused on every other page, and is used up there (TOK-2)', async () => {
    const { token } = await aPerson(app);
    for (const origin of [
      originOf('one'),
      'http://evil.example',
      'http://pro.confab.example.evil.example',
      'null',
      '',
    ]) {
      const code = await createCode(token, { site: 'pro' });
      const headers: Record<string, string> = origin === '' ? {} : { origin };
      expect([origin, (await redeem({ code }, headers)).success]).toEqual([origin, false]);
      expect([origin, (await redeem({ code }, { origin: originOf('pro') })).success]).toEqual([origin, false]);
    }
  });

  test('a code that names no site signs in no page, only clients that are not browsers (TOK-2)', async () => {
    const { token } = await aPerson(app);
    expect((await redeem({ code: await createCode(token) }, { origin: originOf('pro') })).success).toBe(false);
    expect((await redeem({ code: await createCode(token) })).success).toBe(true);
  });

  test('a code that a site asked for works only with the state that the site asked with (TOK-2)', async () => {
    const { token } = await aPerson(app);
    const state = newSecret();
    const headers = { origin: originOf('pro') };
    for (const wrong of [{}, { state: newSecret() }]) {
      const code = await createCode(token, { site: 'pro', state });
      expect((await redeem({ code, ...wrong }, headers)).success).toBe(false);
    }
    const code = await createCode(token, { site: 'pro', state });
    expect((await redeem({ code, state }, headers)).success).toBe(true);
  });

  test('a code that no site asked for does not work at another network address', async () => {
    const { token } = await aPerson(app);
    const payload = { Code: await createCode(token, { site: 'pro' }) };
    const headers = { 'x-tv-client': '1', origin: originOf('pro') };
    const sent = {
      method: 'POST',
      url: '/api/RedeemSiteHandover',
      headers,
      payload,
      remoteAddress: '203.0.113.9',
    } as const;
    expect(JSON.parse((await app.app.inject(sent)).body)).toMatchObject({ Success: false });
  });

  test('a site that is not one of the product gets no code', async () => {
    const { token } = await aPerson(app);
    const headers = { 'client-token': token };
    const payload = { Site: 'evil.example' };
    const response = await app.app.inject({ method: 'POST', url: '/api/CreateSiteHandover', headers, payload });
    expect(response.statusCode).toBe(400);
  });
});

describe('a session that was handed over', () => {
  const setAge = (accountId: string, days: number) =>
    sql`update session set created_at = now() - ${`${days} days`}::interval where account_id = ${accountId}`.execute(
      app.services.db,
    );

  test('a session that was handed over ends a month after the sign-in, so handing over does not renew it (TOK-3)', async () => {
    const { accountId, token } = await aPerson(app);
    await setAge(accountId, 29);
    const handedOver = (await redeem({ code: await createCode(token) })).result.token;
    const again = (await redeem({ code: await createCode(handedOver) })).result.token;
    expect(await isIn(again)).toBe(true);
    const ages = sql<{ isOld: boolean }>`
      select bool_and(created_at < now() - interval '28 days') as "isOld" from session where account_id = ${accountId}`;
    expect((await ages.execute(app.services.db)).rows).toEqual([{ isOld: true }]);
  });

  test('a session handed over by the oldest of twenty lives on, and the oldest ends (TOK-3)', async () => {
    const person = await aPerson(app);
    await setAge(person.accountId, 20);
    const client = createAccountClient(app);
    for (let index = 0; index < 19; index += 1) await client.login(person.email);
    const handedOver = (await redeem({ code: await createCode(person.token) })).result.token;
    expect(await isIn(handedOver)).toBe(true);
    expect(await isIn(person.token)).toBe(false);
  });
});

describe('signing out', () => {
  async function signInOnSites(person: TestPerson) {
    const pro = await handOver(person.token, 'pro');
    const one = await handOver(pro, 'one');
    return { my: person.token, pro, one };
  }

  test.each(['my', 'pro', 'one'] as const)(
    'signing out on the %s site ends the sessions of all sites that began with the same sign-in (TOK-4)',
    async (site) => {
      const person = await aPerson(app);
      const tokens = await signInOnSites(person);
      const elsewhere = (await createAccountClient(app).login(person.email)).result.token;
      expect((await app.call(signInCalls.logout, { body: {}, token: tokens[site] })).success).toBe(true);
      for (const token of Object.values(tokens)) expect(await isIn(token)).toBe(false);
      expect(await isIn(elsewhere)).toBe(true);
    },
  );

  test('signing out on one site closes the sockets of the others at once (TOK-4, HUB-1)', async () => {
    const person = await aPerson(app);
    const { one } = await signInOnSites(person);
    const portal = await connectHub(app, address, person);
    const closed = new Promise((resolve) => portal.connection.onclose(resolve));
    await app.call(signInCalls.logout, { body: {}, token: one });
    await closed;
    expect(portal.updates).toContainEqual(expect.objectContaining({ type: updateEvents.sessionEnded.name }));
  });

  test('no session of the family outlives a sign-out at the moment of a hand-over, in 20 races (TOK-4)', async () => {
    for (let round = 0; round < 20; round += 1) {
      const person = await aPerson(app);
      const code = await createCode(person.token, { site: 'pro' });
      const [redeemed] = await Promise.all([
        redeem({ code }, { origin: originOf('pro') }),
        app.call(signInCalls.logout, { body: {}, token: person.token }),
      ]);
      if (redeemed.success) expect(await isIn(redeemed.result.token)).toBe(false);
      const left = app.services.db.selectFrom('session').select('id').where('accountId', '=', person.accountId);
      expect(await left.execute()).toEqual([]);
    }
  });

  test('a session whose first site was signed out because of its age still ends with the others', async () => {
    const person = await aPerson(app);
    const { pro, one } = await signInOnSites(person);
    const { db } = app.services;
    await db.deleteFrom('session').where('accountId', '=', person.accountId).where('familyId', 'is', null).execute();
    await app.call(signInCalls.logout, { body: {}, token: one });
    expect(await isIn(pro)).toBe(false);
  });
});
