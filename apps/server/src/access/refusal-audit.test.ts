import { createFakeClock } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { setUpServer } from '../testing/set-up-server.ts';
import type { AuditEntry } from '../core/audit/audit.repository.ts';
import { createRefusalAudit } from './refusal-audit.ts';

const { app } = setUpServer();
const hour = 3_600_000;
const clock = createFakeClock(500_000 * hour);
const refusal = (ip: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: app.services.newId(),
  action: 'login',
  result: 400,
  ip,
  requestId: '',
  ...more,
});
const create = () => createRefusalAudit({ db: app.services.db, now: clock.now });

async function listRows(action = 'login') {
  const rows = await app.services.db
    .selectFrom('audit')
    .select(['ip', 'result', 'repeats', 'lastAt'])
    .where('action', '=', action)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ lastAt, ...row }) => ({ ...row, isRepeated: lastAt !== null }));
}

test('repeated refusals of one kind share an audit row with their number and the time of the last', async () => {
  const audit = create();
  for (let index = 0; index < 5; index += 1) await audit.add(refusal('203.0.113.1'));
  await audit.add(refusal('203.0.113.2'));
  await audit.add(refusal('203.0.113.1', { result: 429 }));
  await audit.flush();
  await audit.flush();
  expect(await listRows()).toEqual([
    { ip: '203.0.113.1', result: 400, repeats: 5, isRepeated: true },
    { ip: '203.0.113.2', result: 400, repeats: 1, isRepeated: false },
    { ip: '203.0.113.1', result: 429, repeats: 1, isRepeated: false },
  ]);
});

test('refusals of the next hour, and those that another process counts, are not lost', async () => {
  const [one, another] = [create(), create()];
  for (const audit of [one, another, one]) await audit.add(refusal('198.51.100.1', { action: 'shared' }));
  clock.advance(hour);
  await one.add(refusal('198.51.100.1', { action: 'shared' }));
  expect((await listRows('shared')).map(({ repeats }) => repeats)).toEqual([3, 1]);
});

test('a flood from many addresses adds a bounded number of rows and loses no count', async () => {
  const audit = create();
  const addresses = Array.from({ length: 1_200 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
  clock.advance(hour);
  for (const ip of addresses) await audit.add(refusal(ip, { action: 'flood' }));
  await audit.flush();
  const rows = await listRows('flood');
  expect(rows.length).toBeLessThanOrEqual(1_001);
  expect(rows.reduce((sum, { repeats }) => sum + repeats, 0)).toBe(1_200);
});

test('refused calls reach the audit trail, merged by call and address', async () => {
  for (let index = 0; index < 4; index += 1) {
    const payload = { username: 'nobody@example.test', password: 'wrong' };
    await app.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: '203.0.113.50' });
  }
  await expect
    .poll(
      () =>
        app.services.db
          .selectFrom('audit')
          .select('id')
          .where('ip', '=', '203.0.113.50')
          .execute()
          .then((rows) => rows.length),
      { timeout: 60_000 },
    )
    .toBe(1);
});

test('wrong passwords share a row too, although their answers have the status 200', async () => {
  for (let index = 0; index < 5; index += 1) {
    const payload = { username: 'nobody@example.test', password: `wrong ${index}` };
    const headers = { 'x-tv-client': '1' };
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/login',
      payload,
      headers,
      remoteAddress: '203.0.113.51',
    });
    expect(answer.json()).toMatchObject({ Success: false });
  }
  const listRepeats = async () => {
    const rows = await app.services.db
      .selectFrom('audit')
      .select(['action', 'repeats'])
      .where('ip', '=', '203.0.113.51')
      .orderBy('action')
      .execute();
    return rows.map(({ action, repeats }) => `${action} ${repeats}`);
  };
  // The first refusal is written at once, repeated ones with the next flush.
  await expect
    .poll(listRepeats, { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^login \d$/), 'login.wrongPassword 5']);
});
