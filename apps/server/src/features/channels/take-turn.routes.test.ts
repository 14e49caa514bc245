import { readConversation, step, writeConversation, type ConversationState } from '@confab/dialog-engine';
import { type ProjectId, type ReleaseId, readJsonText, type JsonText } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { getReleaseProgram } from '../../core/releases/programs.ts';
import type { ChannelAnswer } from '../../db/stored-shapes.ts';
import {
  chatWith,
  publish,
  publishEchoProject,
  publishTemplate,
  saveProject,
  createResponse as authored,
} from '../../testing/publish-project.ts';
import { agentRequest, askAgent } from '../../testing/channel-clients.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
let cafe: ProjectId;
beforeAll(async () => {
  cafe = await publishTemplate(app, ada, 'harbour-cafe');
});

const send = async (payload: object, project = cafe) => (await chatWith(app, project, payload)).answer;
const begin = async (project = cafe, more: object = {}) => (await send({ type: 'start', ...more }, project)).sessionId;
const saying = (sessionId: string, text: string, turnId = app.services.newId()) =>
  ({ type: 'say', sessionId, turnId, text }) as const;
const own = (messages: readonly { readonly from: string; readonly text: string }[]) =>
  messages.filter(({ from }) => from === 'visitor').map(({ text }) => text);
describe('a turn', () => {
  test('a repeated turn gets its first answer, even after later turns', async () => {
    const sessionId = await begin();
    const first = saying(sessionId, 'opening hours');
    const answer = await send(first);
    await send(saying(sessionId, 'yes'));
    await send(saying(sessionId, 'menu'));
    expect(JSON.stringify(await send(first))).toBe(JSON.stringify(answer));
    expect(own((await send({ type: 'resume', sessionId })).messages)).toEqual(['opening hours', 'yes', 'menu']);
  });

  test('concurrent turns of a conversation run one after another, and none is lost', async () => {
    const sessionId = await begin();
    const turns = ['menu', 'opening hours', 'menu', 'opening hours'].map((text) => saying(sessionId, text));
    const answers = await Promise.all(turns.map((turn) => send(turn)));
    expect(answers.every(({ messages }) => messages.length > 0)).toBe(true);
    const rows = await sql<{ numbers: number[] }>`
      select array_agg(number order by number) as numbers from channel_turn
      where session_hash = (select session_hash from channel_turn where turn_id = ${turns[0]?.turnId})
    `.execute(acrossTeams(app.services.db));
    expect(rows.rows[0]?.numbers).toEqual([1, 2, 3, 4, 5]);
  });

  test('concurrent copies of a first turn start the conversation once', async () => {
    const request = agentRequest('opening hours', 'the-only-turn', 'begun-once');
    const answers = await Promise.all(Array.from({ length: 5 }, () => askAgent(app, cafe, request)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.answer.fulfillmentText).toMatch(/Quay Street/);
  });

  test('a turn of an ended conversation gets an empty answer', async () => {
    const sessionId = await begin();
    await send(saying(sessionId, 'opening hours'));
    expect((await send(saying(sessionId, 'no'))).ended).toBe(true);
    const answer = await send(saying(sessionId, 'menu'));
    expect([answer.sessionId, answer.messages, answer.ended]).toEqual([sessionId, [], true]);
  });

  test('a turn replayed from its stored state gives the same result byte for byte', async () => {
    const { db } = withoutGuard();
    const sessionId = await begin();
    const stored = async () => {
      const { rows } = await sql<{
        state: JsonText<ConversationState>;
        answer: JsonText<ChannelAnswer>;
        release: ReleaseId;
      }>`
        select state, answer, release_id as release from channel_session
        join channel_turn on session_hash = id_hash
        order by channel_session.updated_at desc, number desc limit 1
      `.execute(db);
      const [row] = rows;
      if (!row) throw new Error('Nothing is stored.');
      return row;
    };
    for (const text of ['order', 'a large latte', 'no', 'xqzt', 'half past three', 'Ada', 'yes']) {
      const before = await stored();
      await send(saying(sessionId, text));
      const after = await stored();
      const program = await getReleaseProgram(app.services, app.services.db, before.release);
      if (!program) throw new Error('The release is gone.');
      const session = readConversation(program, before.state);
      const turn = await step(program, session, { type: 'said', text }, { clock: () => 0 });
      const kept = readJsonText(after.answer);
      expect(JSON.stringify(turn.outputs)).toBe(JSON.stringify(kept.outputs));
      expect(writeConversation(program, turn.conversation)).toBe(after.state);
    }
  });
});

const withoutGuard = () => ({ db: acrossTeams(app.services.db) });

describe('a conversation', () => {
  test('a conversation continues on another server', async () => {
    const webFolder = app.services.config.dataDir;
    const second = await buildApp(app.services, { readiness: { isReady: true }, webFolder });
    const sessionId = await begin();
    const turn = saying(sessionId, 'opening hours');
    const url = `/channels/chat/${cafe}/live`;
    const { body } = await second.inject({ method: 'POST', url, payload: turn });
    expect(body).toMatch(/Quay Street/);
    expect(JSON.stringify(await send(turn))).toBe(body);
    expect((await send(saying(sessionId, 'no'))).ended).toBe(true);
    await second.close();
  });

  test('a conversation of one assistant is unknown to another, and so is its text (CHAT-2)', async () => {
    const sessionId = await begin();
    await send(saying(sessionId, 'my secret is 4711'));
    const other = await publishTemplate(app, ada, 'alder-help-desk');
    for (const request of [{ type: 'resume', sessionId }, { type: 'forget', sessionId }, saying(sessionId, 'hello')]) {
      const answer = await send(request, other);
      expect(answer.sessionId).not.toBe(sessionId);
      expect(JSON.stringify(answer)).not.toContain('4711');
    }
    expect(own((await send({ type: 'resume', sessionId })).messages)).toEqual(['my secret is 4711']);
  });

  test('all conversations of a visitor are deleted with their text when the visitor asks for it (CHAT-7)', async () => {
    const visitorId = app.services.newId();
    const [first, second] = [await begin(cafe, { visitorId }), await begin(cafe, { visitorId })];
    await send(saying(first, 'forget me 1'));
    await send(saying(second, 'forget me 2'));
    expect(await send({ type: 'forget', sessionId: second })).toMatchObject({ messages: [], ended: true });
    expect((await send({ type: 'resume', sessionId: first })).sessionId).not.toBe(first);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from channel_turn where said like 'forget me%'
    `.execute(withoutGuard().db);
    expect(rows[0]?.count).toBe(0);
  });

  test('a conversation stays on the release it started with, while new ones use the new release', async () => {
    const small = await publishEchoProject(app, ada, { GlobalMessages: { NoMatch: authored('Pardon?') } });
    const sessionId = await begin(small);
    await saveProject(app, ada, small, { GlobalMessages: { NoMatch: authored('Changed.') } });
    await publish(app, ada, small);
    const missed = async (session: string) => (await send(saying(session, 'xqzt'), small)).messages[0]?.text;
    expect([await missed(sessionId), await missed(await begin(small))]).toEqual(['Pardon?', 'Changed.']);
  });

  test('a conversation stops at once when its stage is taken down, and continues when it is published again (CHAT-6)', async () => {
    const desk = await publishTemplate(app, ada, 'alder-help-desk');
    const sessionId = await begin(desk);
    const { db } = withoutGuard();
    const pointed = await db.selectFrom('releaseStage').selectAll().where('projectId', '=', desk).execute();
    await db.deleteFrom('releaseStage').where('projectId', '=', desk).execute();
    expect((await chatWith(app, desk, saying(sessionId, 'hello'))).status).toBe(404);
    expect((await askAgent(app, desk, agentRequest('hello', '1'))).status).toBe(404);
    await db.insertInto('releaseStage').values(pointed).execute();
    expect((await chatWith(app, desk, saying(sessionId, 'hello'))).answer.sessionId).toBe(sessionId);
  });
});

describe('a visitor', () => {
  test('a returning visitor is recognised, and one without an id is new every time', async () => {
    const again = { Name: 'NoMatch', Kind: 'returnuser', Response: authored('You again?') };
    const small = await publishEchoProject(app, ada, {
      GlobalMessages: { NoMatch: authored('Pardon?') },
      SupplementaryMessages: [aRow('s', again)],
    });
    const missed = async (more: object) => {
      const answer = await send(saying(await begin(small, more), 'xqzt'), small);
      return answer.messages[0]?.text === 'You again?';
    };
    const visitorId = app.services.newId();
    expect(await missed({ visitorId })).toBe(false);
    expect(await missed({ visitorId })).toBe(true);
    expect(await missed({})).toBe(false);
    expect(await missed({ visitorId: app.services.newId() })).toBe(false);
  });
});

describe('unpublished values', () => {
  test('unpublished values are in no answer of any channel (CHAT-1)', async () => {
    const secret = 'DRAFT-SECRET-4711';
    const values = { Notes: secret, Description: secret, DialogflowSecret: secret, AlexaSkillId: secret };
    const desk = await publishTemplate(app, ada, 'alder-help-desk', values);
    await saveProject(app, ada, desk, { GlobalMessages: { NoMatch: authored(secret) } });
    const sessionId = await begin(desk);
    const bodies: unknown[] = [await send({ type: 'resume', sessionId }, desk)];
    for (const text of ['xqzt', 'my password', 'DialogflowSecret', '{tv.ALK_ProjectName}', 'Notes'])
      bodies.push(await send(saying(sessionId, text), desk));
    const headers = { authorization: `Bearer ${secret}` };
    bodies.push((await askAgent(app, desk, agentRequest('xqzt', '1'), { headers })).body);
    bodies.push((await askAgent(app, desk, agentRequest('xqzt', '2'))).body);
    expect(JSON.stringify(bodies)).not.toContain(secret);
    expect(JSON.stringify(bodies)).not.toMatch(/nodeId|entryId|itemId|trace|candidates|releaseId/);
  });
});
