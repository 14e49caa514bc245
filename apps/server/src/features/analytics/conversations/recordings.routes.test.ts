import { recordingCalls, simulatorCalls, simulatorMessages, type Recording } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { chatWith, publish, publishEchoProject, saveProject } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
let echo: ProjectId;
beforeAll(async () => {
  echo = await publishEchoProject(app, ada, { KeepConversationText: true });
});

/** Holds a conversation. @returns the name of its session */
async function visit(texts: readonly string[], projectId = echo): Promise<string> {
  const visitorId = app.services.newId();
  const { sessionId } = (await chatWith(app, projectId, { type: 'start', visitorId })).answer;
  for (const text of texts) await say(sessionId, text, projectId);
  return sessionId;
}
const say = (sessionId: string, text: string, projectId = echo) =>
  chatWith(app, projectId, { type: 'say', sessionId, turnId: app.services.newId(), text });

const listNew = async (sinceUtc?: string, { token, teamId } = ada, projectId = echo) =>
  (
    await app.call(recordingCalls.listNew, {
      token,
      body: { teamId, projectId, ...(sinceUtc !== undefined && { sinceUtc }) },
    })
  ).result;
const get = (conversation: string, { token, teamId } = ada, projectId = echo) =>
  app.call(recordingCalls.get, { token, query: { teamId, projectId, conversation } });

/** Moves all turns so far into the past, beyond the time that an answer looks back. */
const age = () => sql`update channel_event set at = at - interval '1 hour'`.execute(acrossTeams(app.services.db));

async function record(texts: readonly string[], projectId = echo): Promise<Recording> {
  await age();
  await visit(texts, projectId);
  const { conversations } = await listNew(new Date(app.services.now()).toISOString(), ada, projectId);
  return (await get(conversations[0]?.conversation ?? '', ada, projectId)).result;
}

describe('conversations that continue', () => {
  test('the first list of new conversations is empty with a start time; later lists have the conversations that began or continued since the previous one', async () => {
    await age();
    const before = await listNew();
    expect(before.conversations).toEqual([]);
    const session = await visit(['one']);
    const begun = await listNew(before.untilUtc);
    expect(begun.conversations).toMatchObject([{ turns: 2, firstSaid: 'one', release: 1, stage: 'Live' }]);
    await say(session, 'two');
    const gone = await listNew(begun.untilUtc);
    expect(gone.conversations).toMatchObject([{ turns: 3, conversation: begun.conversations[0]?.conversation }]);
  });

  test('a conversation without a turn since the last answer is not listed, and one that began long ago with a newer turn is', async () => {
    const session = await visit(['early']);
    await visit(['also early']);
    await age();
    const { untilUtc } = await listNew();
    await say(session, 'late');
    const { conversations } = await listNew(untilUtc);
    expect(conversations.map(({ firstSaid, turns }) => [firstSaid, turns])).toEqual([['early', 3]]);
  });

  test('at most the newest 50 conversations are listed', async () => {
    await age();
    const { untilUtc } = await listNew();
    await visit(['first of all']);
    for (let number = 0; number < 50; number += 1) await visit([]);
    const { conversations } = await listNew(untilUtc);
    expect(conversations).toHaveLength(50);
    expect(conversations.map(({ firstSaid }) => firstSaid)).not.toContain('first of all');
  });
});

describe('a conversation that can be repeated', () => {
  test('a recorded conversation has its release, its visitor and its turns, with masked texts', async () => {
    const recording = await record(['hello', 'my number is 0151 2345678']);
    expect(recording).toMatchObject({ stage: 'Live', channel: 'chat', release: 1, isNewVisitor: true });
    expect(recording.turns.map(({ input, said }) => [input, said])).toEqual([
      ['begin', null],
      ['said', 'hello'],
      ['said', 'my number is [phone]'],
    ]);
    expect(recording.turns[0]?.answered).toBe('Hello');
  });

  test('a project that keeps no texts has turns without texts', async () => {
    const silent = await publishEchoProject(app, ada, {});
    const { turns } = await record(['hello'], silent);
    expect(turns.map(({ input, said, answered }) => [input, said, answered])).toEqual([
      ['begin', null, null],
      ['said', null, null],
    ]);
  });

  test('another project or team does not get a recorded conversation (OBJ-11)', async () => {
    const { conversation } = await record(['hello']);
    const eve = await aPerson(app);
    const other = await publishEchoProject(app, ada, {});
    const foreign = await publishEchoProject(app, eve, {});
    expect((await get(conversation, ada, other)).success).toBe(false);
    expect((await get(conversation, eve, foreign)).success).toBe(false);
    expect((await get(conversation, eve)).success).toBe(false);
  });
});

describe('the simulator on the release that answered', () => {
  const start = (projectId: ProjectId, releaseId: Recording['releaseId'], { token } = ada) =>
    app.call(simulatorCalls.step, {
      token,
      query: { ProjectId: projectId },
      body: { inputValue: null, projectId, stage: 'Live', ...(releaseId && { releaseId }) },
    });

  test('a conversation runs on the release that it asks for, even after another release was published', async () => {
    const changed = await publishEchoProject(app, ada, { KeepConversationText: true, DisplayName: 'One' });
    const { releaseId } = await record(['hello'], changed);
    await saveProject(app, ada, changed, { ChatGreeting: 'Welcome' });
    await publish(app, ada, changed);
    const { result } = await start(changed, releaseId);
    const { token } = ada;
    const body = { inputValue: 'more', projectId: changed, sessionId: result.sessionId };
    expect((await app.call(simulatorCalls.step, { token, query: { ProjectId: changed }, body })).success).toBe(true);
    const sessions = await app.services.db
      .selectFrom('simulatorSession')
      .select('releaseId')
      .where('teamId', '=', ada.teamId)
      .where('id', '=', result.sessionId)
      .execute();
    expect(sessions).toEqual([{ releaseId }]);
  });

  test('a release of another project or team is refused', async () => {
    const { releaseId } = await record(['hello']);
    const other = await publishEchoProject(app, ada, {});
    expect((await start(other, releaseId)).message).toBe(simulatorMessages.versionNotFound);
    const eve = await aPerson(app);
    const foreign = await publishEchoProject(app, eve, {});
    expect((await start(foreign, releaseId, eve)).message).toBe(simulatorMessages.versionNotFound);
  });
});
