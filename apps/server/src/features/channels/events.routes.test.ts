import type { ProjectId } from '@confab/model';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { sweep } from '../../jobs/sweep.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { chatWith, publishTemplate } from '../../testing/publish-project.ts';
import { openAlexa, createTalkers } from '../../testing/channel-clients.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
let alexa: FastifyInstance;
beforeAll(async () => {
  alexa = await openAlexa(app);
});
afterAll(() => alexa.close());

const listEvents = (projectId: ProjectId) =>
  app.services.db
    .selectFrom('channelEvent')
    .selectAll()
    .where('teamId', '=', ada.teamId)
    .where('projectId', '=', projectId)
    .orderBy('at')
    .orderBy('turn')
    .execute();

async function talk(projectId: ProjectId, texts: readonly string[], more: object = {}) {
  const { sessionId } = (await chatWith(app, projectId, { type: 'start', ...more })).answer;
  for (const text of texts)
    await chatWith(app, projectId, { type: 'say', sessionId, turnId: app.services.newId(), text });
  return sessionId;
}

describe('analytics events of turns', () => {
  test('a turn on any channel is counted with its node, intent and score', async () => {
    const cafe = await publishTemplate(app, ada, 'harbour-cafe');
    const lines = ['opening hours', 'xqzt', 'no'];
    for (const say of Object.values(createTalkers(app, alexa))) await say(cafe, lines);
    const events = await listEvents(cafe);
    for (const channel of ['chat', 'alexa', 'dialogflow']) {
      const own = events.filter((event) => event.channel === channel);
      expect(own.map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
      expect(own.map(({ isMatched }) => isMatched)).toEqual([null, true, false, true]);
      expect(own.map(({ isEnded }) => isEnded)).toEqual([false, false, false, true]);
      expect(own[1]?.intentId).toBeTruthy();
      expect(own[1]?.score).toBeGreaterThan(0.5);
      expect(new Set(own.map(({ sessionHash }) => sessionHash.toString('hex'))).size).toBe(1);
    }
    for (const event of events) {
      expect(event).toMatchObject({ stage: 'Live', exception: null });
      expect(event.releaseId && event.nodeId).toBeTruthy();
    }
  });

  test('a repeated turn is counted once', async () => {
    const cafe = await publishTemplate(app, ada, 'harbour-cafe');
    const sessionId = await talk(cafe, []);
    const turn = { type: 'say', sessionId, turnId: app.services.newId(), text: 'menu' };
    await Promise.all([turn, turn, turn].map((one) => chatWith(app, cafe, one)));
    await chatWith(app, cafe, turn);
    expect((await listEvents(cafe)).map(({ input }) => input)).toEqual(['begin', 'said']);
  });
});

describe('the text of conversations', () => {
  test('text is not stored with events unless the author switches it on', async () => {
    const cafe = await publishTemplate(app, ada, 'harbour-cafe');
    await talk(cafe, ['my name is Ada']);
    const events = await listEvents(cafe);
    expect(events.map(({ said, answered, textUntil }) => [said, answered, textUntil])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  test('text is stored as typed, for ninety days or the number of days that the author sets (CHAT-5, CHAT-7)', async () => {
    const text = '=HYPERLINK("https://evil.example") <b>x</b>';
    const getStoredDays = async (values: object) => {
      const cafe = await publishTemplate(app, ada, 'harbour-cafe', { KeepConversationText: true, ...values });
      await talk(cafe, [text]);
      const [, event] = await listEvents(cafe);
      expect([event?.said, event?.answered === '']).toEqual([text, false]);
      const kept = (event?.textUntil?.getTime() ?? 0) - (event?.at.getTime() ?? 0);
      return Math.round(kept / 86_400_000);
    };
    expect(await getStoredDays({})).toBe(90);
    expect(await getStoredDays({ ConversationTextDays: 7 })).toBe(7);
  });

  test('text is deleted when its time is up, while the counts stay (CHAT-7)', async () => {
    const cafe = await publishTemplate(app, ada, 'harbour-cafe', { KeepConversationText: true });
    const sessionId = await talk(cafe, ['remember me'], { visitorId: app.services.newId() });
    const all = acrossTeams(app.services.db);
    await sql`update channel_event set text_until = now() - interval '1 minute' where text_until is not null`.execute(
      all,
    );
    await sql`update channel_session set updated_at = now() - interval '25 hours'`.execute(all);
    await sweep(app.services.db);
    const events = await listEvents(cafe);
    expect(events.map(({ said, answered }) => [said, answered])).toEqual([
      [null, null],
      [null, null],
    ]);
    const { rows } = await sql`select 1 from channel_turn where said = 'remember me'`.execute(all);
    expect(rows).toEqual([]);
    expect((await chatWith(app, cafe, { type: 'resume', sessionId })).answer.sessionId).not.toBe(sessionId);
  });

  test('text and visitor are deleted at once when the visitor asks for it (CHAT-7)', async () => {
    const cafe = await publishTemplate(app, ada, 'harbour-cafe', { KeepConversationText: true });
    const visitorId = app.services.newId();
    await talk(cafe, ['first time'], { visitorId });
    const sessionId = await talk(cafe, ['second time'], { visitorId });
    await talk(cafe, ['somebody else'], { visitorId: app.services.newId() });
    await chatWith(app, cafe, { type: 'forget', sessionId });
    const events = await listEvents(cafe);
    expect(events.map(({ said }) => said).filter(Boolean)).toEqual(['somebody else']);
    expect(events.filter(({ visitorHash }) => visitorHash === null)).toHaveLength(4);
  });
});
