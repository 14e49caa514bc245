import { channelCalls, missCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { agentRequest, askAgent, askAlexa, openAlexa } from '../../../testing/channel-clients.ts';
import { recordAllStatements } from '../../../testing/growth/record-all-statements.ts';
import { aMember, aPerson } from '../../../testing/people-and-projects.ts';
import { chatWith, publishTemplate } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { launch, saying } from '../alexa/testing/requests.ts';
import type { Channel } from '../channel-turn.ts';
import { computeKeyedHash } from '../compute-keyed-hash.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
const newId = () => app.services.newId();
/** A text that nobody else says, without digits: kept texts mask digits that could be a phone number. */
const createText = (word: string) => `${word} ${newId().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
let alexa: FastifyInstance;
let cafe: ProjectId;
beforeAll(async () => {
  alexa = await openAlexa(app);
});
beforeEach(async () => {
  cafe = await publishTemplate(app, ada, 'harbour-cafe', { KeepConversationText: true });
});
afterAll(() => alexa.close());

/** Says something in a new conversation. @returns the key by which the team erases the person */
const talkers: Readonly<Record<Channel, (text: string) => Promise<string>>> = {
  async chat(text) {
    const visitorId = newId();
    const { sessionId } = (await chatWith(app, cafe, { type: 'start', visitorId })).answer;
    await chatWith(app, cafe, { type: 'say', sessionId, turnId: newId(), text });
    return visitorId;
  },
  async alexa(text) {
    const sessionId = newId();
    for (const request of [{ ...launch, requestId: newId() }, saying(text, newId())])
      await askAlexa(alexa, cafe, request, { sessionId });
    return 'amzn1.ask.account.1';
  },
  async dialogflow(text) {
    const sessionId = newId();
    for (const said of ['WELCOME', text]) await askAgent(app, cafe, agentRequest(said, newId(), sessionId));
    return `projects/test/agent/sessions/${sessionId}`;
  },
};
const erase = (visitorKey: string, { token } = ada, teamId = ada.teamId) =>
  app.call(channelCalls.eraseVisitor, { token, body: { teamId, projectId: cafe, visitorKey } });

/** The tables that have a row with one of the texts in any column; bytes are compared in hexadecimal digits. */
async function listTablesWith(texts: readonly string[]): Promise<string[]> {
  const all = acrossTeams(app.services.db);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(all);
  expect(rows.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const { name } of rows) {
    const patterns = texts.map((text) => `%${text}%`);
    const { rows: hits } = await sql`
      select 1 from ${sql.table(name)} as scanned
      where scanned::text ilike any(${sql.val(patterns)}::text[]) limit 1`.execute(all);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

const listHashes = (channel: Channel, key: string) =>
  (['visitor', 'session'] as const).map((kind) =>
    computeKeyedHash(app.services, { projectId: cafe, stage: 'Live', channel }, kind, key).toString('hex'),
  );

describe('erasing a person by the key of a channel (CHAT-7)', () => {
  test.each(['chat', 'alexa', 'dialogflow'] as const)(
    'nothing that a person of %s said remains, nor a conversation under their key',
    async (channel) => {
      const text = createText('Xqzt');
      const key = await talkers[channel](text);
      const other = createText('Plokij');
      await talkers.dialogflow(other);
      const texts = [text.toLowerCase(), other.toLowerCase()];
      const ignored = { teamId: ada.teamId, projectId: cafe, texts, isIgnored: true };
      expect((await app.call(missCalls.setIgnored, { token: ada.token, body: ignored })).success).toBe(true);
      const leftOvers = [text, key, ...listHashes(channel, key)];
      expect(await listTablesWith(leftOvers)).toEqual(
        expect.arrayContaining(['channel_event', 'channel_session', 'channel_turn', 'ignored_miss']),
      );
      const { message, result } = await erase(` ${key} `);
      expect(message).toBe('');
      expect(result).toEqual({ conversations: 1, isVisitorErased: channel !== 'dialogflow' });
      expect(await listTablesWith(leftOvers)).toEqual([]);
      expect(await listTablesWith([other])).toEqual(['channel_event', 'channel_turn', 'ignored_miss']);
    },
  );

  test('a person with many conversations is erased in parts, and an interrupted erasure is continued by repeating it', async () => {
    const { db } = app.services;
    const { teamId } = ada;
    const key = newId();
    const [visitor = ''] = listHashes('chat', key);
    const hash = Buffer.from(visitor, 'hex');
    await sql`insert into channel_visitor (visitor_hash, team_id, project_id, user_values)
      values (${hash}, ${teamId}, ${cafe}, '{}')`.execute(db);
    await sql`
      insert into channel_event (id, team_id, project_id, stage, channel, session_hash, visitor_hash, turn, input, is_ended,
        latency_ms, language)
      select gen_random_uuid(), ${teamId}, ${cafe}, 'Live', 'chat', sha256((${key}::text || number / 2)::bytea), ${hash},
        1 + number % 2, 'said', false, 1, 'en'
      from generate_series(0, 89) as number`.execute(db);
    const all = acrossTeams(db);
    await sql`
      create function refuse_deletion() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger refuse_deletion before delete on channel_visitor for each row execute function refuse_deletion();`.execute(
      all,
    );
    const updated: number[] = [];
    try {
      const statements = recordAllStatements(app.database.pool);
      expect((await erase(key)).success).toBe(false);
      updated.push(statements.filter((text) => /^\s*update channel_event/.test(text)).length);
    } finally {
      await sql`drop function refuse_deletion cascade`.execute(all);
    }
    // 45 conversations, of which a transaction erases 20.
    expect(updated).toEqual([3]);
    expect(await listTablesWith([visitor])).toEqual(['channel_visitor']);
    expect((await erase(key)).result).toEqual({ conversations: 0, isVisitorErased: true });
    expect(await listTablesWith([visitor])).toEqual([]);
  });

  test('the turns of an erased person stay counted, each with its conversation', async () => {
    const list = () =>
      app.services.db
        .selectFrom('channelEvent')
        .select(['sessionHash', 'turn', 'nodeId'])
        .where('teamId', '=', ada.teamId)
        .where('projectId', '=', cafe)
        .orderBy('at')
        .orderBy('turn')
        .execute();
    const key = await talkers.dialogflow('menu');
    await talkers.dialogflow('menu');
    const before = await list();
    await erase(key);
    const after = await list();
    expect(after.map(({ turn, nodeId }) => [turn, nodeId])).toEqual(before.map(({ turn, nodeId }) => [turn, nodeId]));
    const countConversations = (rows: typeof before) =>
      new Set(rows.map(({ sessionHash }) => sessionHash.toString('hex'))).size;
    expect([countConversations(before), countConversations(after)]).toEqual([2, 2]);
  });

  test('erasing a person deletes answers of services and messages of the conversations, and messages stay counted', async () => {
    const { db } = app.services;
    const key = await talkers.dialogflow('menu');
    const [, session = ''] = listHashes('dialogflow', key);
    const { teamId } = ada;
    const mailId = newId();
    for (const kind of ['http', 'mail'])
      await sql`insert into turn_call (team_id, conversation, turn, kind, place, call_hash, answer)
        values (${teamId}, ${session}, 't', ${kind}, 1, 'hash of the call', '"at ten past Xqzt"')`.execute(db);
    await sql`insert into assistant_mail (id, team_id, project_id, conversation, recipient_hash, language)
      values (${mailId}, ${teamId}, ${cafe}, ${session}, 'x', 'en')`.execute(db);
    await sql`insert into outbox_mail (id, idempotency_key, recipient, subject, text, html)
      values (${mailId}, ${`turn:${session}:t:1`}, 'guest@example.test', 'Table', 'for Xqzt', '')`.execute(db);
    await erase(key);
    expect(await listTablesWith([session, 'for Xqzt', 'hash of the call'])).toEqual([]);
    const { rows } = await sql`select kind from turn_call where team_id = ${teamId}`.execute(db);
    expect(rows).toEqual([{ kind: 'mail' }]);
  });

  test('a visitor who deletes a chat also deletes their ignored utterances', async () => {
    const text = createText('xqzt');
    const { sessionId } = (await chatWith(app, cafe, { type: 'start', visitorId: newId() })).answer;
    await chatWith(app, cafe, { type: 'say', sessionId, turnId: newId(), text });
    const ignored = { teamId: ada.teamId, projectId: cafe, texts: [text], isIgnored: true };
    await app.call(missCalls.setIgnored, { token: ada.token, body: ignored });
    await chatWith(app, cafe, { type: 'forget', sessionId });
    expect(await listTablesWith([text])).toEqual([]);
  });

  test('an unknown key erases nothing, and neither does a key in another project', async () => {
    const nothing = { conversations: 0, isVisitorErased: false };
    expect((await erase('nobody')).result).toEqual(nothing);
    const key = await talkers.chat('menu');
    cafe = await publishTemplate(app, ada, 'harbour-cafe');
    expect((await erase(key)).result).toEqual(nothing);
  });

  test('members who may edit projects can erase a person, and the audit log has a line about it without the key', async () => {
    const key = await talkers.chat('menu');
    const viewer = await aMember(app, ada.teamId, 'Viewer');
    const eve = await aPerson(app);
    expect((await erase(key, viewer)).success).toBe(false);
    expect((await erase(key, eve)).success).toBe(false);
    expect((await erase(key, eve, eve.teamId)).success).toBe(false);
    expect((await erase(key)).result.conversations).toBe(1);
    const audited = app.services.db.selectFrom('audit').selectAll().where('action', '=', 'EraseVisitor');
    await expect
      .poll(async () => (await audited.where('objectId', '=', cafe).where('result', '=', 200).execute()).length, {
        timeout: 60_000,
      })
      .toBe(1);
    expect(JSON.stringify(await audited.execute())).not.toContain(key);
  });
});
