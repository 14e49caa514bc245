import { simulatorCalls, simulatorMessages } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { newId } from '../../new-id.ts';
import { aPerson, aProject, type TestPerson } from '../../testing/people-and-projects.ts';
import { chatWith, publishEchoProject } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { countConversationChange, findConversationBytes } from './conversation-room.repository.ts';
import '../../testing/runs-on-postgres.ts';

const megabyte = 1_048_576;
const { app } = setUpServer({ environment: { SESSION_MEGABYTES: '1' } });
const all = () => acrossTeams(app.services.db);

/** The bytes of the conversations of a team, read from the tables, each in whole steps. */
async function countBytes(teamId: TeamId): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(ceil(bytes / 4096.0) * 4096), 0)::bigint as bytes from (
      select 200 + octet_length(state) + (
        select coalesce(sum(100 + coalesce(octet_length(said), 0) + octet_length(answer)), 0)
        from channel_turn where session_hash = id_hash) as bytes
      from channel_session where team_id = ${teamId}
      union all
      select 200 + octet_length(state) + (
        select coalesce(sum(100 + octet_length(turn.state)), 0) from simulator_turn turn where session_id = simulator_session.id)
      from simulator_session where team_id = ${teamId}
    ) conversation`.execute(all());
  return rows[0]?.bytes ?? 0;
}

async function expectCounted(teamId: TeamId) {
  expect(await findConversationBytes(app.services.db, teamId)).toBe(await countBytes(teamId));
}

const countConversations = async (teamId: TeamId) =>
  (
    await sql<{
      id: string;
    }>`select encode(id_hash, 'hex') as id from channel_session where team_id = ${teamId}`.execute(all())
  ).rows.length;

const open = (projectId: string) => chatWith(app, projectId, { type: 'start', visitorId: newId() });
const say = (projectId: string, sessionId: string) =>
  chatWith(app, projectId, { type: 'say', sessionId, turnId: newId(), text: 'hello' });

/** Adds bytes to the newest conversation of a team, and marks it as ended or open. */
async function enlarge(teamId: TeamId, bytes: number, isEnded: boolean) {
  await app.services.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ before: number; after: number }>`
      update channel_session set is_ended = ${isEnded},
        state = state || repeat(' ', ${bytes}::integer), bytes = bytes + ${bytes}::integer where id_hash = (
          select id_hash from channel_session where team_id = ${teamId} order by updated_at desc limit 1)
      returning bytes - ${bytes}::integer as before, bytes as after`.execute(acrossTeams(trx));
    for (const { before, after } of rows) await countConversationChange(trx, teamId, before, after);
  });
}

async function anAssistant(): Promise<{ readonly owner: TestPerson; readonly projectId: string }> {
  const owner = await aPerson(app);
  return { owner, projectId: await publishEchoProject(app, owner, {}) };
}

test('the bytes of conversations are counted: turns of visitors, simulated ones, and deletions', async () => {
  const { owner, projectId } = await anAssistant();
  const { teamId, token } = owner;
  await expectCounted(teamId);
  const { sessionId } = (await open(projectId)).answer;
  await expectCounted(teamId);
  for (let turn = 0; turn < 3; turn += 1) await say(projectId, sessionId);
  const project = await aProject(app, owner);
  const body = { projectId: project.projectId, inputValue: null };
  await app.call(simulatorCalls.step, { query: { ProjectId: project.projectId }, body, token });
  await expectCounted(teamId);
  expect(await countBytes(teamId)).toBeGreaterThan(1_000);
  await chatWith(app, projectId, { type: 'forget', sessionId });
  await expectCounted(teamId);
  await sql`delete from simulator_session where team_id = ${teamId}`.execute(all());
  expect(await findConversationBytes(app.services.db, teamId)).toBe(0);
});

test('a team at its limit loses its oldest ended conversations first, and no other team does', async () => {
  const [{ owner, projectId }, other] = [await anAssistant(), await anAssistant()];
  const { teamId } = owner;
  await open(other.projectId);
  await enlarge(other.owner.teamId, 1_000, true);
  for (let index = 0; index < 3; index += 1) {
    await open(projectId);
    await enlarge(teamId, Math.ceil(megabyte / 3), true);
  }
  expect(await countConversations(teamId)).toBe(3);
  expect((await open(projectId)).status).toBe(200);
  expect(await countBytes(teamId)).toBeLessThan(megabyte);
  await expectCounted(teamId);
  expect(await countConversations(other.owner.teamId)).toBe(1);
});

test('a team at its limit without ended conversations loses the oldest that were idle for an hour', async () => {
  const { owner, projectId } = await anAssistant();
  const { teamId } = owner;
  await open(projectId);
  await enlarge(teamId, megabyte, false);
  expect((await open(projectId)).status).toBe(503);
  await sql`update channel_session set updated_at = now() - interval '61 minutes' where team_id = ${teamId}`.execute(
    all(),
  );
  expect((await open(projectId)).status).toBe(200);
  expect(await countConversations(teamId)).toBe(1);
});

test('a team without room begins no new conversation, while its open ones continue and other teams begin theirs', async () => {
  const [{ owner, projectId }, other] = [await anAssistant(), await anAssistant()];
  const { teamId, token } = owner;
  const { sessionId } = (await open(projectId)).answer;
  await enlarge(teamId, megabyte, false);
  const refusedChat = await open(projectId);
  expect([refusedChat.status, refusedChat.headers['retry-after'], refusedChat.answer]).toEqual([
    503,
    '600',
    { error: 'This assistant holds very many conversations at the moment. Please try again later.' },
  ]);
  const project = await aProject(app, owner);
  const body = { projectId: project.projectId, inputValue: null };
  const step = await app.call(simulatorCalls.step, { query: { ProjectId: project.projectId }, body, token });
  expect([step.status, step.message]).toEqual([413, simulatorMessages.teamFull]);
  expect((await say(projectId, sessionId)).status).toBe(200);
  expect((await open(other.projectId)).status).toBe(200);
  expect(await countConversations(teamId)).toBe(1);
});

test('visitors who begin at once use the remaining storage, and no more', async () => {
  const { owner, projectId } = await anAssistant();
  const { teamId } = owner;
  await open(projectId);
  await enlarge(teamId, megabyte - 3 * 4_096, false);
  expect(await findConversationBytes(app.services.db, teamId)).toBe(megabyte - 2 * 4_096);
  const answers = await Promise.all(Array.from({ length: 12 }, () => open(projectId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, ...Array.from({ length: 10 }, () => 503)]);
  expect(await countBytes(teamId)).toBe(megabyte);
  await expectCounted(teamId);
});

test('visitors who begin at once at the limit never use more than the storage of ended conversations', async () => {
  const { owner, projectId } = await anAssistant();
  const { teamId } = owner;
  await open(projectId);
  await enlarge(teamId, megabyte - 10 * 4_096, false);
  for (let index = 0; index < 9; index += 1) {
    await open(projectId);
    await enlarge(teamId, 0, true);
  }
  expect(await findConversationBytes(app.services.db, teamId)).toBe(megabyte);
  const answers = await Promise.all(Array.from({ length: 12 }, () => open(projectId)));
  // A visitor skips ended conversations that the call of another visitor is deleting, and may then find none to delete.
  const begun = answers.filter(({ status }) => status === 200).length;
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(10);
  expect(await countBytes(teamId)).toBeLessThanOrEqual(megabyte);
  await expectCounted(teamId);
});
