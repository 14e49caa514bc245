import { securityCalls, signInCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createAccountClient } from '../../testing/create-account-client.ts';
import { aPerson, password } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app } = setUpServer();
const accountClient = createAccountClient(app);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

async function handOver(token: string, agent: string): Promise<string> {
  const { code } = (await app.call(signInCalls.createHandover, { body: {}, token })).result;
  const headers = { 'user-agent': agent };
  return (await app.call(signInCalls.redeemHandover, { body: { code }, headers })).result.token;
}
const list = async (token: string) => (await app.call(securityCalls.listSessions, { token })).result;

describe('the devices of an account', () => {
  test('the sessions of all sites of one sign-in are listed as one device', async () => {
    const { email } = await aPerson(app);
    const { token } = (await accountClient.login(email, password, { 'user-agent': firefox })).result;
    const before = await list(token);
    const other = await handOver(await handOver(token, firefox), firefox);
    const shown = (await list(other)).map(({ id, isCurrent, agent }) => ({ id, isCurrent, agent }));
    expect(shown).toHaveLength(before.length);
    expect(shown[0]).toEqual({ id: before[0]?.id, isCurrent: true, agent: 'Firefox on Linux' });
  });

  test('the browser of a session has the parts of its name, which each language joins in its own way', async () => {
    const { email } = await aPerson(app);
    const { token } = (await accountClient.login(email, password, { 'user-agent': firefox })).result;
    const [shown] = await list(token);
    expect(shown).toMatchObject({
      agent: 'Firefox on Linux',
      agentName: 'browserMessages.onSystem',
      agentParts: { browser: 'Firefox', system: 'Linux' },
    });
    const onPhone = (await accountClient.login(email, password, { 'user-agent': iPhone })).result;
    expect((await list(onPhone.token))[0]).toMatchObject({
      agent: 'Safari on iPhone',
      agentName: 'browserMessages.onDevice',
      agentParts: { browser: 'Safari', device: 'iPhone' },
    });
  });

  test('a session that was handed over to another browser is listed on its own and ends with the others', async () => {
    const { email } = await aPerson(app);
    const { token } = (await accountClient.login(email, password, { 'user-agent': firefox })).result;
    const stolen = await handOver(token, chrome);
    const shown = (await list(token)).map(({ isCurrent, agent }) => [isCurrent, agent]);
    expect(shown).toContainEqual([true, 'Firefox on Linux']);
    expect(shown).toContainEqual([false, 'Chrome on Windows']);
    await app.call(securityCalls.endOtherSessions, { body: {}, token });
    expect([await accountClient.isIn(token), await accountClient.isIn(stolen)]).toEqual([true, false]);
    expect(await list(token)).toHaveLength(1);
  });

  test('a session that was handed over to another browser is listed with the time when it began there', async () => {
    const { accountId, email } = await aPerson(app);
    const { token } = (await accountClient.login(email, password, { 'user-agent': firefox })).result;
    await sql`
      update session set created_at = now() - interval '20 days', started_at = now() - interval '20 days'
      where account_id = ${accountId}`.execute(app.services.db);
    await handOver(await handOver(token, firefox), chrome);
    const isOld = (time: string) => Date.now() - Date.parse(time) > 86_400_000;
    const shown = (await list(token)).map(({ agent, createdAt }) => [agent, isOld(createdAt)]);
    expect(shown).toContainEqual(['Firefox on Linux', true]);
    expect(shown).toContainEqual(['Chrome on Windows', false]);
  });

  test('one device is signed out with its sessions of all sites, and the others stay signed in', async () => {
    const { email } = await aPerson(app);
    const { token } = (await accountClient.login(email, password, { 'user-agent': firefox })).result;
    const lost = (await accountClient.login(email, password, { 'user-agent': chrome })).result.token;
    const lostSite = await handOver(lost, chrome);
    const found = (await list(token)).find(({ agent }) => agent === 'Chrome on Windows');
    await app.call(securityCalls.endSession, { body: { sessionId: found?.id ?? '' }, token });
    expect(await Promise.all([token, lost, lostSite].map((one) => accountClient.isIn(one)))).toEqual([
      true,
      false,
      false,
    ]);
    expect((await list(token)).map(({ agent }) => agent)).not.toContain('Chrome on Windows');
  });

  test('a session of another account stays signed in', async () => {
    const [ada, grace] = [await aPerson(app), await aPerson(app)];
    const [session] = await list(grace.token);
    const sent = { body: { sessionId: session?.id ?? '' }, token: ada.token };
    expect(await app.call(securityCalls.endSession, sent)).toMatchObject({ status: 200, result: null });
    expect(await accountClient.isIn(grace.token)).toBe(true);
  });
});
