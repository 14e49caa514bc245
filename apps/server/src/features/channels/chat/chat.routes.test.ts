import type { ChatResponse } from '@confab/contracts';
import { createTestFolder } from '@confab/test-kit/server';
import { sql } from 'kysely';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { publishTemplate } from '../../../testing/publish-project.ts';

const { app, owner: ada } = setUpServer();
let projectId: string;
beforeAll(async () => {
  projectId = await publishTemplate(app, ada, 'harbour-cafe');
});

interface Exchange {
  readonly stage?: string;
  readonly project?: string;
  readonly headers?: Record<string, string>;
  readonly on?: TestApp;
}
async function chat(payload: object, { stage = 'live', project = projectId, headers = {}, on = app }: Exchange = {}) {
  const response = await on.app.inject({ method: 'POST', url: `/channels/chat/${project}/${stage}`, payload, headers });
  const answer = JSON.parse(response.body) as ChatResponse & { error?: string };
  return { status: response.statusCode, answer, headers: response.headers };
}
const start = async () => (await chat({ type: 'start' })).answer.sessionId;
const say = (sessionId: string, text: string, turnId: string = crypto.randomUUID()) => ({
  type: 'say',
  sessionId,
  turnId,
  text,
});
const nothingHere = 'There is no assistant at this address. It may not have been published yet.';

describe('the address of an assistant', () => {
  test.each([
    ['draft', undefined],
    ['LIVE', undefined],
    ['constructor', undefined],
    ['live', 'not-an-id'],
    ['live', '00000000-0000-0000-0000-000000000000'],
  ])('the address with stage %s and project %s returns 404 (CHAT-1)', async (stage, project) => {
    const { status, answer } = await chat({ type: 'start' }, { stage, ...(project === undefined ? {} : { project }) });
    expect([status, answer]).toEqual([404, { error: nothingHere }]);
  });

  test('an assistant stops answering when its team is deleted (CHAT-6)', async () => {
    const grace = await aPerson(app);
    const project = await publishTemplate(app, grace, 'harbour-cafe');
    const { answer } = await chat({ type: 'start' }, { project });
    await app.services.db
      .updateTable('team')
      .set({ deletedAt: sql<Date>`now()` })
      .where('id', '=', grace.teamId)
      .execute();
    expect((await chat(say(answer.sessionId, 'hello'), { project })).status).toBe(404);
  });
});

test.each([
  ['a text that cannot be stored', JSON.stringify({ ...say('x', 'a'), text: 'a\u0000b' }), 400],
  ['an unpaired surrogate', '{"type":"start","language":"\\ud800"}', 400],
  ['a body that is no JSON', '{', 400],
  ['a body that is too large', JSON.stringify({ ...say('x', 'a'.repeat(20_000)) }), 413],
])('%s is refused with an error in the form of the protocol', async (_what, payload, status) => {
  const url = `/channels/chat/${projectId}/live`;
  const answer = await app.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.statusCode, Object.keys(JSON.parse(answer.body) as object)]).toEqual([status, ['error']]);
});

describe('a chat conversation', () => {
  test('the visitor is greeted, and the transcript shows messages as typed (CHAT-5)', async () => {
    const { answer } = await chat({ type: 'start' });
    expect(answer.messages.length).toBeGreaterThan(0);
    expect(answer.ended).toBe(false);
    const text = '"><img src=x onerror=alert(1)> {{7*7}} ${7*7} {tv.ALK_ProjectName}';
    await chat(say(answer.sessionId, text));
    const { answer: resumed } = await chat({ type: 'resume', sessionId: answer.sessionId });
    const own = resumed.messages.filter(({ from }) => from === 'visitor');
    expect(own).toEqual([{ from: 'visitor', heading: '', text, imageUrl: null }]);
  });

  test('a conversation runs one turn at a time, and a repeated turn only once', async () => {
    const sessionId = await start();
    const turn = say(sessionId, 'hello');
    const answers = await Promise.all([turn, turn, turn].map((body) => chat(body)));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    const { answer } = await chat({ type: 'resume', sessionId });
    expect(answer.messages.filter(({ from }) => from === 'visitor')).toHaveLength(1);
  });

  test('a session id cannot be guessed and is not stored in the database (CHAT-2)', async () => {
    const sessionId = await start();
    expect(sessionId).toMatch(/^[\w-]{43}$/);
    const rows = await sql<{
      text: string;
    }>`select row_to_json(channel_session)::text as text from channel_session`.execute(acrossTeams(app.services.db));
    expect(rows.rows.map(({ text }) => text).join()).not.toContain(`"${sessionId}"`);
  });

  test.each(['x', 'x'.repeat(43), '../../etc', ''])(
    'an unknown session id %j starts a new conversation (CHAT-2)',
    async (id) => {
      const { status, answer } = await chat(say(id, 'hello'));
      expect(status).toBe(200);
      expect(answer.sessionId).not.toBe(id);
      expect(answer.messages.every(({ from }) => from === 'assistant')).toBe(true);
    },
  );

  test('a session of another stage starts a new conversation (CHAT-2)', async () => {
    const sessionId = await start();
    const crossed = await chat({ type: 'resume', sessionId }, { stage: 'beta' });
    expect(crossed.answer.sessionId).not.toBe(sessionId);
  });

  test('a conversation expires after 24 hours without a turn (CHAT-2)', async () => {
    const sessionId = await start();
    await sql`update channel_session set updated_at = now() - interval '25 hours'`.execute(
      acrossTeams(app.services.db),
    );
    expect((await chat(say(sessionId, 'still there?'))).answer.sessionId).not.toBe(sessionId);
  });
});

describe('a visitor', () => {
  test('a visitor who sends too many messages is asked to wait (CHAT-3)', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const grace = await aPerson(strict);
    const project = await publishTemplate(strict, grace, 'harbour-cafe');
    const { answer } = await chat({ type: 'start' }, { project, on: strict });
    let last = await chat({ type: 'resume', sessionId: answer.sessionId }, { project, on: strict });
    for (let turn = 0; turn < 30 && last.status === 200; turn += 1) {
      last = await chat({ type: 'resume', sessionId: answer.sessionId }, { project, on: strict });
    }
    expect(last.status).toBe(429);
    expect(last.answer).toEqual({ error: 'That was a little fast. Please wait a moment and try again.' });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });

  test('a visitor can come from any page, without credentials, and a token is ignored (CHAT-4)', async () => {
    const headers = { origin: 'https://shop.example', 'client-token': 'tvs_nonsense' };
    const { status, headers: answered } = await chat({ type: 'start' }, { headers });
    expect(status).toBe(200);
    expect(answered['access-control-allow-origin']).toBe('*');
    expect(answered['access-control-allow-credentials']).toBeUndefined();
    const url = `/channels/chat/${projectId}/live`;
    const preflight = await app.app.inject({ method: 'OPTIONS', url, headers: { origin: 'https://shop.example' } });
    expect(preflight.headers['access-control-allow-origin']).toBe('*');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    expect(preflight.headers['access-control-allow-headers']).not.toContain('client-token');
  });
});

describe('the chat page', () => {
  test('the chat page has a content security policy that runs only its own files, with a new nonce each time', async () => {
    const webFolder = createTestFolder(onTestFinished);
    mkdirSync(webFolder, { recursive: true });
    writeFileSync(join(webFolder, 'chat.html'), '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">');
    const server = await buildApp(app.services, { readiness: { isReady: true }, webFolder });
    const open = () => server.inject({ method: 'GET', url: `/channels/chat/${projectId}/live` });
    const [first, second] = [await open(), await open()];
    expect(first.headers['content-type']).toContain('text/html');
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("script-src 'self' 'unsafe");
    const nonce = /content="([^"]+)"/.exec(first.body)?.[1] ?? '';
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(second.body).not.toBe(first.body);
    await server.close();
  });
});
