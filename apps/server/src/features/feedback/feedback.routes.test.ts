import { feedbackCalls } from '@confab/contracts';
import { openService } from '@confab/test-kit/server';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aStaffMember, type TestPerson } from '../../testing/people-and-projects.ts';
import '../../testing/runs-on-postgres.ts';
import { logServerStart } from './log-events.ts';

/** A log sink that records everything it receives. */
interface TestSink {
  readonly url: string;
  readonly received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: unknown }[];
  /** The answer to all further requests. */
  answer: { status: number; body: string };
  close(): Promise<void>;
}

/** Opens a sink that accepts events as Seq does. */
async function openSink(): Promise<TestSink> {
  const received: TestSink['received'] = [];
  const service = await openService(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
    response.writeHead(sink.answer.status, { 'content-type': 'application/json' }).end(sink.answer.body);
  });
  const sink: TestSink = {
    url: `http://${service.host}`,
    received,
    answer: { status: 201, body: '{"MinimumLevelAccepted":"Warning"}' },
    close: service.close,
  };
  return sink;
}

const secret = `tvs_${'Ab1-'.repeat(10)}xyz`;
let sink: TestSink;
let staff: TestPerson;
beforeAll(async () => {
  sink = await openSink();
});
afterAll(() => sink.close());
// Registered after the hooks above, so that the sink stays open as long as the server.
const { app, owner: ada } = setUpServer({ environment: () => ({ SEQ_URL: `${sink.url}/`, SEQ_API_KEY: 'a-key' }) });
beforeAll(async () => {
  staff = await aStaffMember(app);
});
afterEach(() => {
  sink.received.length = 0;
  sink.answer = { status: 201, body: '{"MinimumLevelAccepted":"Warning"}' };
});

const send = (body: object) =>
  app.call(feedbackCalls.sendFeedback, {
    body: { username: 'mallory@example.test', rating: 0, text: '', ...body },
    token: ada.token,
  });
const feedback = async (query = {}) =>
  (await app.call(feedbackCalls.listFeedback, { query, token: staff.token })).result;
const crashes = async (query = {}) =>
  (await app.call(feedbackCalls.listCrashReports, { query, token: staff.token })).result;

describe('feedback', () => {
  test('feedback is stored with the signed-in account, not the one in the form, and read by staff (P3.8, P7.34, A3.88, A7.24)', async () => {
    expect((await send({ token: secret, rating: 4, text: 'Lovely', wantsContact: true })).message).toBe('');
    const { entries, total } = await feedback();
    expect(total).toBe(1);
    expect(entries[0]).toMatchObject({
      name: ada.email,
      username: ada.email,
      email: ada.email,
      rating: 4,
      feedback: 'Lovely',
      wantsContact: true,
    });
  });

  test('feedback needs stars, text or both (P5.23, P8.34)', async () => {
    expect((await send({ text: 'Only words' })).success).toBe(true);
    expect((await send({ rating: 5 })).success).toBe(true);
    for (const empty of [{}, { text: ' \n' }])
      expect(await send(empty)).toMatchObject({ status: 400, message: 'Error sending feedback' });
    for (const rating of [-1, 6, 2.5])
      expect((await post('/api/SendFeedback', { username: '', rating, text: 'x' })).statusCode).toBe(400);
  });

  test('stored feedback contains no token and no password (API-6)', async () => {
    await send({ text: `My token is ${secret} and my password: Harbour!View22` });
    const { entries } = await feedback();
    expect(entries[0]?.feedback).toBe('My token is [removed] and my password: [removed]');
  });

  test('feedback is listed in pages, newest first', async () => {
    for (const text of ['one', 'two', 'three']) await send({ text });
    const pages = [await feedback({ pageSize: 2 }), await feedback({ pageSize: 2, page: 1 })];
    expect(pages[0]?.entries.map((one) => one.feedback)).toEqual(['three', 'two']);
    expect(pages[1]?.entries[0]?.feedback).toBe('one');
    expect(pages[1]?.total).toBeGreaterThanOrEqual(3);
  });
});

/** Sends a request that the web client never sends. */
function post(url: string, body: object) {
  const headers = { 'client-token': ada.token, 'x-tv-client': '1', 'content-type': 'application/json' };
  return app.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
}

describe('crash reports', () => {
  const report = (body: object, token?: string) =>
    app.call(feedbackCalls.sendCrashReport, { body: { crashReport: 'It broke', ...body }, token });

  test('crash reports are accepted from anybody and stored with the session’s account (P7.35)', async () => {
    await report({ email: 'somebody@example.test', feedbackType: 'Crash' });
    await report({ email: 'mallory@example.test' }, ada.token);
    await report({ email: '' }, 'tvs_an-old-token');
    const { entries } = await crashes();
    expect(entries.map(({ email }) => email)).toEqual(['', ada.email, 'somebody@example.test']);
    expect(entries[2]).toMatchObject({ feedbackType: 'Crash', crashReport: 'It broke' });
  });

  test('crash reports contain no codes and no query strings (API-6)', async () => {
    await report({ crashReport: `at https://my.example/passwordReset?code=${'x'.repeat(43)} in ${secret}` });
    expect((await crashes()).entries[0]?.crashReport).toBe('at https://my.example/passwordReset in [removed]');
  });

  test('crash reports of more than 20,000 characters are refused with the call’s message (P8.35)', async () => {
    const answered = await post('/api/PostCrashReportAsync', { CrashReport: 'x'.repeat(20_001) });
    expect(answered.statusCode).toBe(400);
    expect(answered.json()).toMatchObject({ Success: false, ErrorMessage: 'Error sending crash report' });
  });
});

describe('sorting reports', () => {
  const sort = (kind: 'Feedback' | 'CrashReport', id: string, state: 'New' | 'Seen' | 'Closed') =>
    app.call(feedbackCalls.setState, { body: { kind, id, state }, token: staff.token });

  test('feedback is new until the staff marks it as seen or closed, and is listed by state', async () => {
    await send({ text: 'Sort me' });
    const [newest] = (await feedback()).entries;
    expect(newest?.state).toBe('New');
    expect((await sort('Feedback', newest?.id ?? '', 'Closed')).success).toBe(true);
    expect((await feedback({ state: 'New' })).entries.map(({ id }) => id)).not.toContain(newest?.id);
    const closed = await feedback({ state: 'Closed' });
    expect(closed).toMatchObject({ entries: [{ id: newest?.id, state: 'Closed' }], total: 1 });
    expect((await sort('CrashReport', newest?.id ?? '', 'Seen')).status).toBe(404);
  });

  test('reports are found by the beginnings of their words, in any order and case', async () => {
    await app.call(feedbackCalls.sendCrashReport, {
      body: { crashReport: 'TypeError: Grüße\n    at CanvasView.render (app.js:1)', email: 'lin@example.test' },
    });
    for (const search of ['typeerror', 'RENDER canvas', 'lin@exam', 'Grüße', ' app.js '])
      expect((await crashes({ search })).total, search).toBe(1);
    for (const search of ['anvas', 'render elsewhere', '!!!', "'"]) expect((await crashes({ search })).total).toBe(0);
    expect((await crashes({ search: 'typeerror', state: 'Closed' })).total).toBe(0);
  });
});

describe('the start-up event', () => {
  const event = {
    timestamp: '2026-11-21T09:00:00.000Z',
    level: 'Information' as const,
    messageTemplate: '{AppName} started',
    properties: { AppName: 'confab', Location: 'https://my.example/welcome?code=abc', InputMessage: 'hello' },
  };
  const log = (test = app) => test.call(feedbackCalls.log, { body: event });

  test('the start-up event is sent to the sink with the key, and the sink’s level is returned (P7.45, P7.46)', async () => {
    expect((await log()).result).toEqual({ minimumLevelAccepted: 'Warning' });
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]).toMatchObject({
      path: '/api/events/raw',
      headers: { 'x-seq-apikey': 'a-key' },
      body: {
        Events: [
          {
            Timestamp: event.timestamp,
            Level: 'Information',
            MessageTemplate: '{AppName} started',
            Properties: { AppName: 'confab', Location: 'https://my.example/welcome', InputMessage: 'hello' },
          },
        ],
      },
    });
  });

  test.each([
    [201, '{"MinimumLevelAccepted":null}'],
    [201, 'not JSON'],
    [201, '{"MinimumLevelAccepted":"Loud"}'],
    [500, '{}'],
    [302, '{}'],
  ])('the log level is the lowest when the sink answers %i %s (P9.19)', async (status, body) => {
    sink.answer = { status, body };
    expect((await log()).result).toEqual({ minimumLevelAccepted: 'Verbose' });
  });

  test('the log level is the lowest without a sink or when it is unreachable (P9.19)', async () => {
    for (const environment of [{}, { SEQ_URL: 'http://127.0.0.1:1' }]) {
      const other = await openTestApp(environment);
      expect((await log(other)).result).toEqual({ minimumLevelAccepted: 'Verbose' });
      await other.close();
    }
  });

  test('a start-up event that is too large is not forwarded', async () => {
    const Properties = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, 'x']));
    const body = { Timestamp: event.timestamp, Level: 'Information', MessageTemplate: 'x', Properties };
    expect((await post('/api/log', body)).statusCode).toBe(400);
    expect(sink.received).toEqual([]);
  });

  test('the server sends its own start-up event', async () => {
    await logServerStart(app.services);
    expect(sink.received[0]?.body).toMatchObject({
      Events: [{ Level: 'Information', Properties: { AppName: 'confab-server', Location: 'http://localhost:4000' } }],
    });
  });
});
