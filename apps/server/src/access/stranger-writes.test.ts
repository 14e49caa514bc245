import { teamCalls, type Call } from '@confab/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getCallName } from '../testing/get-call-name.ts';
import { aPerson } from '../testing/people-and-projects.ts';
import { chatWith, publishTemplate } from '../testing/publish-project.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { matrix } from './matrix.ts';

// These are the limits of production.
const { app } = setUpServer({ environment: { RATE_LIMIT_FACTOR: '1', MAILS_PER_HOUR: '30' } });
const rounds = 150;
/** Rows that one stranger may add to a table within the window of a limit, which is a minute or longer. */
const rowsMax = 100;
const minute = 60_000;

// The windows of limits do not end during a flood, however slow the machine is: their clock and timers are stopped.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // oxlint-disable-next-line no-restricted-properties -- nothing waits for the timers of limits, which never end here
  const start = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...rest: []) =>
    start(work, ms >= minute ? 2 ** 31 - 1 : ms, ...rest),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const code = (index: number) => `${index}`.padStart(43, 'x');
const password = 'Harbour!View22';
const address = (index: number) => `stranger-${index}@example.test`;
/** The requests of a stranger. Each has new content, since equal ones would be merged. */
const inputs: Readonly<Record<string, (index: number) => object>> = {
  'GET CheckEmailRegistrationStatus': (index) => ({ email: address(index), createIfNewAccount: 'true' }),
  'POST CreateNewUserAccount': (index) => ({ Email: address(index), Password: password, FrontendApp: 'my' }),
  'POST login': (index) => ({ username: address(index), password }),
  'POST VerifyEmail': (index) => ({ Code: code(index) }),
  'POST RedeemSiteHandover': (index) => ({ Code: code(index) }),
  'POST NewAccountPasswordSet': (index) => ({ login: address(index), password }),
  'GET NewAccountPasswordSet': (index) => ({ login: address(index), password }),
  'GET ResetPasswordRequest': (index) => ({ login: address(index) }),
  'POST ProcessResetPassword': (index) => ({ newPassword: password, resetCode: code(index) }),
  'POST RevertEmailChange': (index) => ({ Code: code(index) }),
  'POST AcceptTeamInvitation': (index) => ({ TeamInvitationId: app.services.newId(), Ticket: code(index) }),
  'POST RejectTeamInvitation': (index) => ({ TeamInvitationId: app.services.newId(), Ticket: code(index) }),
  'POST PostCrashReportAsync': (index) => ({ CrashReport: `crash ${index}`, Email: address(index) }),
  'POST log': (index) => ({
    Timestamp: new Date(0).toISOString(),
    Level: 'Error',
    MessageTemplate: `failure ${index}`,
    Properties: {},
  }),
};

interface Sender {
  readonly headers: Record<string, string>;
  readonly remoteAddress: string;
}

async function send({ method, path }: Call, input: object, { headers, remoteAddress }: Sender) {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const { statusCode } = await app.app.inject({
    method,
    url: `${path}${query}`,
    remoteAddress,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { payload: JSON.stringify(input) }),
  });
  return statusCode;
}

/** The rows of every table. */
async function countRows(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select tablename as name,
      (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I', tablename), false, true, '')))[1]::text::int as rows
    from pg_tables where schemaname = 'public'`.execute(app.services.db);
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

/** Counts again until nothing is added: background writes, such as the audit trail, end after their answers. */
async function countRowsAfterBackgroundWork(): Promise<Map<string, number>> {
  for (let previous = await countRows(); ;) {
    const current = await countRows();
    if ([...current].every(([name, rows]) => previous.get(name) === rows)) return current;
    previous = current;
  }
}

async function expectBounded(flood: (index: number) => Promise<unknown>) {
  const before = await countRows();
  for (let index = 0; index < rounds; index += 1) await flood(index);
  const after = await countRowsAfterBackgroundWork();
  const grown = [...after].map(([name, rows]) => ({ name, added: rows - (before.get(name) ?? 0) }));
  expect(grown.filter(({ added }) => added > rowsMax)).toEqual([]);
}

const publicCalls = matrix.filter(({ who }) => who === 'public').map(({ call }) => call);

test('a stranger who makes every public call again and again adds few rows to every table (API-8)', async () => {
  const names = publicCalls.map(getCallName);
  // Every input belongs to a call; calls without one take no input.
  expect(Object.keys(inputs).filter((name) => !names.includes(name))).toEqual([]);
  const sender = { headers: { 'x-tv-client': '1' }, remoteAddress: '203.0.113.1' };
  await expectBounded(async (index) => {
    for (const call of publicCalls) await send(call, inputs[getCallName(call)]?.(index) ?? {}, sender);
  });
});

test('a stranger without the client header adds few rows, and is asked to wait (API-1, API-8)', async () => {
  const statuses = new Set<number>();
  const sender = { headers: {}, remoteAddress: '203.0.113.2' };
  await expectBounded(async (index) => {
    for (const call of publicCalls) statuses.add(await send(call, inputs[getCallName(call)]?.(index) ?? {}, sender));
  });
  expect(statuses.has(429)).toBe(true);
});

test('a stranger with invalid tokens adds few rows, and is asked to wait, but not valid sessions (API-8)', async () => {
  const statuses = new Set<number>();
  const { token } = await aPerson(app);
  const calls = matrix.filter(({ who, audit }) => who !== 'public' && audit !== 'never').map(({ call }) => call);
  await expectBounded(async (index) => {
    const sender = { headers: { 'client-token': `tvs_${code(index)}` }, remoteAddress: '203.0.113.3' };
    for (const call of calls.slice(0, 12)) statuses.add(await send(call, {}, sender));
  });
  expect([...statuses].filter((status) => status !== 400).toSorted()).toEqual([401, 429]);
  const headers = { 'client-token': token };
  const own = await send(teamCalls.listMine, {}, { headers, remoteAddress: '203.0.113.3' });
  expect(own).toBe(200);
});

test('a stranger who talks to an assistant adds few rows, on every channel (CHAT-3)', async () => {
  const projectId = await publishTemplate(app, await aPerson(app), 'harbour-cafe');
  const { answer } = await chatWith(app, projectId, { type: 'start' });
  await expectBounded(async (index) => {
    const visitorId = app.services.newId();
    await chatWith(app, projectId, { type: 'start', visitorId });
    await chatWith(app, projectId, { type: 'say', sessionId: answer.sessionId, turnId: visitorId, text: 'menu' });
    await app.app.inject({
      method: 'POST',
      url: `/channels/dialogflow/${projectId}/live`,
      payload: { responseId: `${index}`, session: `${index}`, queryResult: { queryText: 'menu', languageCode: 'en' } },
    });
    await app.app.inject({ method: 'POST', url: `/channels/alexa/${projectId}/live`, payload: { version: '1.0' } });
  });
});
