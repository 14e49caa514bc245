import type { ProjectId } from '@confab/model';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { chatWith, createResponse, publishEchoProject, publishTemplate } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
let cafe: ProjectId;
let bilingual: ProjectId;
beforeAll(async () => {
  cafe = await publishTemplate(app, ada, 'harbour-cafe');
  const translated = { Value: 'Wie bitte?', Source: 'Pardon?' };
  bilingual = await publishEchoProject(app, ada, {
    Language: 'en',
    OtherLanguages: 'de',
    GlobalMessages: { NoMatch: createResponse('Pardon?') },
    Translations: { de: { 'GlobalMessages/NoMatch/Entries/e/SpokenText': translated } },
  });
});

const send = async (payload: object, project = cafe) => (await chatWith(app, project, payload)).answer;
const saying = (sessionId: string, text: string) => ({ type: 'say', sessionId, turnId: app.services.newId(), text });
const createStart = () => ({ startId: app.services.newId(), visitorId: app.services.newId(), language: 'de-AT' });

/** A conversation that has rested for longer than a day. */
async function createExpired(start: object, project = cafe) {
  const { sessionId } = await send({ type: 'start', ...start }, project);
  await sql`update channel_session set updated_at = now() - interval '25 hours'`.execute(acrossTeams(app.services.db));
  return sessionId;
}

const listEvents = () =>
  app.services.db
    .selectFrom('channelEvent')
    .select(['turn', 'input', 'visitorHash', 'isNewVisitor', 'isMatched', 'sessionHash'])
    .where('teamId', '=', ada.teamId)
    .orderBy('at')
    .execute();
beforeEach(async () => {
  await app.services.db.deleteFrom('channelEvent').where('teamId', '=', ada.teamId).execute();
});

describe('a visitor who comes back after the conversation has expired', () => {
  test('a text that is understood is answered at once in a new conversation of the same visitor', async () => {
    const { visitorId } = createStart();
    const sessionId = await createExpired({ visitorId });
    const start = { ...createStart(), visitorId };
    const answer = await send({ ...saying(sessionId, 'opening hours'), start });
    expect(answer.sessionId).not.toBe(sessionId);
    expect(JSON.stringify(answer.messages)).toMatch(/Quay Street/);
    const [first, second] = await listEvents();
    expect(second).toMatchObject({ turn: 1, input: 'said', isMatched: true, isNewVisitor: false });
    expect(second?.visitorHash).toEqual(first?.visitorHash);
    const { messages } = await send({ type: 'resume', sessionId: answer.sessionId });
    expect(messages[0]).toMatchObject({ from: 'visitor', text: 'opening hours' });
  });

  test('a text that is not understood is answered with the greeting in the language of the visitor', async () => {
    const start = createStart();
    const sessionId = await createExpired({}, bilingual);
    const answer = await send({ ...saying(sessionId, 'xqzt'), start }, bilingual);
    expect([answer.messages[0]?.text, answer.language]).toEqual(['Hello', 'de']);
    const next = await send(saying(answer.sessionId, 'xqzt'), bilingual);
    expect(next.messages[0]?.text).toBe('Wie bitte?');
  });

  test('a reloaded page starts the next conversation for the same visitor, in the same language', async () => {
    const { visitorId, language } = createStart();
    const sessionId = await createExpired({ visitorId, language }, bilingual);
    const start = { ...createStart(), visitorId };
    const answer = await send({ type: 'resume', sessionId, start }, bilingual);
    expect([answer.sessionId === sessionId, answer.language]).toEqual([false, 'de']);
    const [first, second] = await listEvents();
    expect(second).toMatchObject({ input: 'begin', isNewVisitor: false, visitorHash: first?.visitorHash });
  });
});

describe('a repeated request that starts a conversation', () => {
  test('a repeated start gets its first answer and is counted once', async () => {
    const request = { type: 'start', ...createStart() };
    const answers = await Promise.all([request, request, request].map((one) => send(one)));
    await send(saying(answers[0]?.sessionId ?? '', 'menu'));
    answers.push(await send(request));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await listEvents()).map(({ input }) => input)).toEqual(['begin', 'said']);
  });

  test.each([true, false])(
    'a repeated text to an expired conversation is handled once (start id: %s)',
    async (hasId) => {
      const sessionId = await createExpired({});
      const request = { ...saying(sessionId, 'opening hours'), ...(hasId && { start: createStart() }) };
      const answers = [await send(request), await send(request)];
      expect(answers[1]).toEqual(answers[0]);
      expect((await listEvents()).map(({ input }) => input)).toEqual(['begin', 'said']);
    },
  );

  test('two starts with different ids begin two conversations, and so do two starts without ids', async () => {
    const starts = [createStart(), createStart(), {}, {}];
    const answers = await Promise.all(starts.map((start) => send({ type: 'start', ...start })));
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(4);
  });

  test('a start with the same id begins a separate conversation at another assistant', async () => {
    const request = { type: 'start', ...createStart() };
    expect((await send(request)).sessionId).not.toBe((await send(request, bilingual)).sessionId);
  });
});
