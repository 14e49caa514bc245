import { accountCalls, signInCalls, teamCalls } from '@confab/contracts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createAccountClient } from '../../testing/create-account-client.ts';
import { connectHub } from '../../testing/hub-client.ts';
import { aPerson, aStaffMember, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const accountClient = createAccountClient(app);
let address: string;
let staff: TestPerson;
beforeAll(async () => {
  address = await app.listen();
  staff = await aStaffMember(app);
});

const setDisabled = (email: string, isDisabled = true) =>
  app.call(accountCalls.setDisabled, { body: { email, isDisabled }, token: staff.token });

describe('disabling an account', () => {
  test('disabling an account ends its sessions, closes its sockets and revokes its mailed codes (ACC-16, HUB-5)', async () => {
    const person = await aPerson(app);
    const client = await connectHub(app, address, person);
    const closed = new Promise((resolve) => client.connection.onclose(resolve));
    const code = await accountClient.resetCode(person.email);
    expect((await setDisabled(person.email.toUpperCase())).success).toBe(true);
    await closed;
    expect((await app.call(teamCalls.listMine, { token: person.token })).status).toBe(401);
    expect((await accountClient.login(person.email)).success).toBe(false);
    expect((await accountClient.reset(code)).success).toBe(false);
    const audited = app.services.db
      .selectFrom('audit')
      .select('accountId')
      .where('action', '=', 'account.disabled')
      .where('objectId', '=', person.accountId);
    expect(await audited.execute()).toEqual([{ accountId: staff.accountId }]);
  });

  test('an account that is enabled again has to sign in (ACC-16)', async () => {
    const person = await aPerson(app);
    await setDisabled(person.email);
    await setDisabled(person.email, false);
    expect(await accountClient.isIn(person.token)).toBe(false);
    expect((await accountClient.login(person.email)).success).toBe(true);
  });

  test('sockets of an account that was disabled in the database are refused, and the sweep closes open ones (ACC-16, HUB-5)', async () => {
    const person = await aPerson(app);
    const client = await connectHub(app, address, person);
    const closed = new Promise((resolve) => client.connection.onclose(resolve));
    const ticket = (await app.call(signInCalls.validateToken, { query: {}, token: person.token })).result
      .signalRAccessToken;
    await app.services.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('id', '=', person.accountId)
      .execute();
    const refused = await fetch(`${address}/hub/negotiate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ticket}` },
    });
    expect(refused.status).toBe(401);
    app.hub.recheckAccount(person.accountId);
    await closed;
  });

  test("disabling an unknown address or one's own account is refused with the reason", async () => {
    expect(await setDisabled('nobody@example.test')).toMatchObject({
      status: 404,
      message: 'There is no account with this email address.',
    });
    expect((await setDisabled(staff.email)).message).toBe('You cannot disable your own account.');
    expect(await accountClient.isIn(staff.token)).toBe(true);
  });
});

describe('the lists of the staff', () => {
  const list = (query: { search?: string; page?: number; pageSize?: number }) =>
    app.call(accountCalls.list, { query, token: staff.token });
  const audit = (query: { accountId?: TestPerson['accountId']; page?: number }) =>
    app.call(accountCalls.audit, { query, token: staff.token });

  test('the staff finds accounts by the start of their address, with sessions and teams', async () => {
    const person = await aPerson(app);
    await accountClient.login(person.email);
    const { result } = await list({ search: ` ${person.email.slice(0, -4).toUpperCase()}` });
    expect(result).toMatchObject({
      total: 1,
      entries: [
        {
          id: person.accountId,
          email: person.email,
          isVerified: true,
          isDisabled: false,
          isStaff: false,
          teamCount: 1,
        },
      ],
    });
    expect(result.entries[0]?.sessionCount).toBeGreaterThanOrEqual(1);
    expect(result.entries[0]?.lastSeenUtc).toMatch(/^\d{4}-/);
    expect((await list({ search: '%' })).result).toEqual({ entries: [], total: 0 });
    expect((await list({ pageSize: 1 })).result.entries[0]?.id).toBe(person.accountId);
    await setDisabled(person.email);
    const [disabled] = (await list({ search: person.email })).result.entries;
    expect(disabled).toMatchObject({ isDisabled: true, sessionCount: 0, lastSeenUtc: '' });
    expect((await list({ search: staff.email })).result.entries).toMatchObject([{ isStaff: true }]);
  });

  test('a page far behind the end of a list is empty', async () => {
    expect((await list({ page: 1_000_000, pageSize: 100 })).result.entries).toEqual([]);
    expect((await audit({ page: 1_000_000 })).result.entries).toEqual([]);
  });

  test('signing an account out ends its sessions, and the audit log names who did it to whom', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    expect(
      await app.call(accountCalls.endSessions, { body: { email: person.email }, token: staff.token }),
    ).toMatchObject({ success: true });
    expect(await accountClient.isIn(person.token)).toBe(false);
    expect((await accountClient.login(person.email)).success).toBe(true);
    await setDisabled(other.email);
    const { result } = await audit({ accountId: person.accountId });
    expect(result.entries.map(({ action, email, subjectEmail }) => [action, email, subjectEmail])).toContainEqual([
      'account.signedOut',
      staff.email,
      person.email,
    ]);
    expect(result.entries.some(({ subjectEmail }) => subjectEmail === other.email)).toBe(false);
    expect((await audit({})).result.entries.some(({ subjectEmail }) => subjectEmail === other.email)).toBe(true);
    expect(
      (await app.call(accountCalls.endSessions, { body: { email: 'nobody@example.test' }, token: staff.token })).status,
    ).toBe(404);
  });

  test('only the staff can read accounts and the audit log', async () => {
    const { token } = await aPerson(app);
    expect((await app.call(accountCalls.list, { query: {}, token })).status).toBe(403);
    expect((await app.call(accountCalls.audit, { query: {}, token })).status).toBe(403);
  });
});

test('a request for a hand-over or a hub ticket while the session ends is answered with 200 or 401 (ACC-16)', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson(app)));
  const statuses = await Promise.all(
    people.flatMap(({ token }) => [
      app.call(signInCalls.createHandover, { body: {}, token }),
      app.call(signInCalls.logout, { body: {}, token }),
      app.call(signInCalls.validateToken, { query: {}, token }),
      app.call(signInCalls.createHandover, { body: {}, token }),
    ]),
  );
  expect(statuses.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([]);
  await vi.waitFor(() => expect(app.readLog()).not.toContain('a call failed unexpectedly'), { timeout: 60_000 });
});
