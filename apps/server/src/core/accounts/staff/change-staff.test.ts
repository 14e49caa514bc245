import { accountCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';
import { changeStaff } from './change-staff.ts';
import { listStaff } from './staff-roles.repository.ts';

const { app } = setUpServer();
const change = (email: string, isStaff: boolean) =>
  changeStaff(app.services.db, { email, isStaff, operator: 'root@tower', newId });
const addresses = async () => (await listStaff(app.services.db)).map(({ email }) => email);
const setAccount = (id: string, values: object) =>
  app.services.db
    .updateTable('account')
    .set(values)
    .where('id', '=', id as never)
    .execute();

test('staff rights can be given and removed, take effect with the next call, and keep the other roles', async () => {
  const person = await aPerson(app);
  await setAccount(person.accountId, { roles: 'VIP' });
  const status = async () => (await app.call(accountCalls.list, { query: {}, token: person.token })).status;
  expect(await status()).toBe(403);
  expect(await change(` ${person.email.toUpperCase()}`, true)).toEqual({ email: person.email, isChanged: true });
  expect(await status()).toBe(200);
  expect(await addresses()).toContain(person.email);
  expect(await change(person.email, true)).toEqual({ email: person.email, isChanged: false });
  expect(await change(person.email, false)).toEqual({ email: person.email, isChanged: true });
  expect(await status()).toBe(403);
  expect(await addresses()).not.toContain(person.email);
  const { roles } = await app.services.db
    .selectFrom('account')
    .select('roles')
    .where('id', '=', person.accountId)
    .executeTakeFirstOrThrow();
  expect(roles).toBe('VIP');
});

test('the audit log names who gave and removed staff rights, once for each change', async () => {
  const [staff, person] = [await aPerson(app), await aPerson(app)];
  await change(staff.email, true);
  for (const isStaff of [true, true, false]) await change(person.email, isStaff);
  const query = { accountId: person.accountId };
  const { result } = await app.call(accountCalls.audit, { query, token: staff.token });
  expect(
    result.entries
      .filter(({ action }) => action.startsWith('staff.'))
      .map(({ action, email, subjectEmail, objectName }) => [action, email, subjectEmail, objectName]),
  ).toEqual([
    ['staff.removed', 'root@tower', person.email, person.email],
    ['staff.added', 'root@tower', person.email, person.email],
  ]);
});

test('an unknown, an unverified and a disabled account get no staff rights, and the operator reads why', async () => {
  const unverified = await aPerson(app, { isVerified: false });
  const disabled = await aPerson(app);
  await setAccount(disabled.accountId, { status: 'disabled' });
  await expect(change('nobody@example.test', true)).rejects.toThrow(
    'No account has the email address nobody@example.test',
  );
  await expect(change('not an address', true)).rejects.toThrow('No account has the email address');
  await expect(change(unverified.email, true)).rejects.toThrow('is not verified');
  await expect(change(disabled.email, true)).rejects.toThrow('is disabled');
  expect(await addresses()).not.toEqual(expect.arrayContaining([unverified.email]));
});
