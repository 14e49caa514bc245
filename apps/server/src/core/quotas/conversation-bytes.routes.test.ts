import { channelCalls, projectCalls, recentlyDeletedCalls, simulatorCalls } from '@confab/contracts';
import { asItemId, type ProjectId, type TeamId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sessionByteSteps } from '../../db/migrations/2026-11-27/session-byte-steps.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { takeTurn } from '../../features/channels/index.ts';
import { sweep } from '../../jobs/sweep.ts';
import { newId } from '../../new-id.ts';
import { aPerson } from '../../testing/people-and-projects.ts';
import { publishEchoProject } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { findConversationBytes } from './conversation-room.repository.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner } = setUpServer();
const all = () => acrossTeams(app.services.db);
const stepBytes = 4_096;

interface CountedConversation {
  readonly id: string;
  readonly bytes: number;
  /** Computed from the rows of the conversation and of its turns. */
  readonly measured: number;
}

async function listConversations(teamId: TeamId): Promise<readonly CountedConversation[]> {
  const { rows } = await sql<CountedConversation>`
    select encode(id_hash, 'hex') as id, bytes, (200 + octet_length(state) + (
      select coalesce(sum(100 + coalesce(octet_length(said), 0) + octet_length(answer)), 0)
      from channel_turn where session_hash = id_hash))::bigint as measured
    from channel_session where team_id = ${teamId}
    union all
    select id::text, bytes, (200 + octet_length(state) + (
      select coalesce(sum(100 + octet_length(turn.state)), 0)
      from simulator_turn turn where turn.session_id = simulator_session.id))::bigint
    from simulator_session where team_id = ${teamId}`.execute(all());
  return rows;
}

/**
 * Checks that the bytes of each conversation are exactly those of its rows, and that those of the team are the sum of
 * all, each rounded up to whole steps.
 */
async function expectCounted(teamId: TeamId): Promise<readonly CountedConversation[]> {
  const conversations = await listConversations(teamId);
  expect(conversations.map(({ bytes }) => bytes)).toEqual(conversations.map(({ measured }) => measured));
  const sum = conversations.reduce((bytes, { measured }) => bytes + Math.ceil(measured / stepBytes) * stepBytes, 0);
  expect(await findConversationBytes(app.services.db, teamId)).toBe(sum);
  return conversations;
}

const talk = (projectId: ProjectId, session: string, text: string | undefined) =>
  takeTurn(
    app.services,
    { projectId, channel: 'dialogflow', stage: 'Live' },
    {
      session,
      turnId: newId(),
      input: text === undefined ? { type: 'begin' } : { type: 'said', text },
      speaker: { platform: 'DialogFlow', language: 'en', visitorName: session, isAccountLinked: false },
      expects: 'either',
    },
    { budgetMs: 5_000 },
  );

async function simulate(projectId: ProjectId, more: object): Promise<string | undefined> {
  const body = { projectId, inputValue: null, ...more };
  const step = await app.call(simulatorCalls.step, { query: { ProjectId: projectId }, body, token: owner.token });
  return step.success ? step.result.sessionId : undefined;
}

/** A variable in which a simulated conversation can hold a long text. */
const note = { Name: 'Note', Type: 'string', Scope: 'Project', DefaultValue: '' };
const values = { Variables: [aRow('v', note)] };

const names = fc.constantFrom('ada', 'grace', 'edsger');
const texts = fc.constantFrom('hello', 'naïve café', 'x'.repeat(1_500), '😀'.repeat(2_000));
const actions = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('talk'), name: names, text: texts }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('begin'), name: names }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('simulate'), from: fc.constantFrom('new', 'start', 'end'), text: texts }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('erase'), name: names }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('expire') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restore') }) },
);
type Action = typeof actions extends fc.Arbitrary<infer T> ? T : never;

async function act(projectId: ProjectId, simulated: string[], action: Action): Promise<void> {
  const { teamId, token } = owner;
  switch (action.type) {
    case 'talk':
      await talk(projectId, action.name, action.text);
      return;
    case 'begin':
      await talk(projectId, action.name, undefined);
      return;
    case 'simulate': {
      const sessionId = action.from === 'new' ? undefined : simulated.at(-1);
      const place = action.from === 'start' ? { fromTurn: 0 } : {};
      const more = sessionId === undefined ? {} : { sessionId, inputValue: 'hello', variables: { Note: action.text } };
      const id = await simulate(projectId, { ...more, ...place });
      if (id !== undefined) simulated.push(id);
      return;
    }
    case 'erase':
      await app.call(channelCalls.eraseVisitor, { token, body: { teamId, projectId, visitorKey: action.name } });
      return;
    case 'expire':
      for (const table of ['channel_session', 'simulator_session'])
        await sql`update ${sql.table(table)} set updated_at = now() - interval '8 days'
          where team_id = ${teamId} and project_id = ${projectId} and turns > 3`.execute(all());
      await sweep(app.services.db);
      return;
    case 'restore':
      await app.call(projectCalls.remove, { token, query: { owningTeamId: teamId, projectId } });
      await app.call(recentlyDeletedCalls.restore, { token, body: { teamId, itemId: asItemId(projectId) } });
  }
}

test('after turns, starts, erasures, sweeps and restores at once, the bytes of each conversation and team are right', async () => {
  let most = 0;
  let large = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 4, maxLength: 16 }), fc.boolean(), async (drawn, isPurged) => {
      const projectId = await publishEchoProject(app, owner, values);
      const simulated: string[] = [];
      for (let at = 0; at < drawn.length; at += 4) {
        await Promise.all(drawn.slice(at, at + 4).map((action) => act(projectId, simulated, action)));
        const conversations = await expectCounted(owner.teamId);
        most = Math.max(most, conversations.length);
        // The ids of simulated conversations are shorter.
        large = Math.max(large, ...conversations.filter(({ id }) => id.length === 36).map(({ bytes }) => bytes));
      }
      if (!isPurged) return;
      await sql`update item set deleted_at = now() - interval '31 days' where project_id = ${projectId} or id = ${projectId}`.execute(
        all(),
      );
      await sweep(app.services.db);
      await expectCounted(owner.teamId);
    }),
    { numRuns: 12 },
  );
  expect(most).toBeGreaterThan(5);
  expect(large).toBeGreaterThan(2 * stepBytes);
});

test('a long conversation loses its oldest turns, and their bytes', async () => {
  const ada = await aPerson(app);
  const projectId = await publishEchoProject(app, ada, {});
  await talk(projectId, 'long', 'x'.repeat(9_000));
  await talk(projectId, 'long', undefined);
  for (let turn = 0; turn < 202; turn += 1) await talk(projectId, 'long', `${'ä'.repeat(turn)}`);
  const { rows } = await sql<{ turns: number }>`
    select count(*) as turns from channel_turn where team_id = ${ada.teamId}`.execute(all());
  expect(rows[0]?.turns).toBe(200);
  expect(await expectCounted(ada.teamId)).toHaveLength(1);
});

test('a turn runs no trigger of its conversation, and writes the sum of the team only when the conversation needs another 4,096 bytes', async () => {
  const { rows: triggers } = await sql<{ on: string }>`
    select tgrelid::regclass::text || ' ' || event_manipulation as on
    from pg_trigger join information_schema.triggers on trigger_name = tgname and event_object_table = tgrelid::regclass::text
    where not tgisinternal and event_object_table in ('channel_session', 'channel_turn', 'simulator_session', 'simulator_turn')
    order by 1`.execute(all());
  expect(new Set(triggers.map(({ on }) => on))).toEqual(
    new Set(['channel_session DELETE', 'simulator_session DELETE']),
  );
  const ada = await aPerson(app);
  const projectId = await publishEchoProject(app, ada, {});
  const readVersion = async () => {
    const { rows } = await sql<{ version: string; bytes: number }>`
      select ctid::text || ' ' || xmin::text as version, bytes from session_usage where team_id = ${ada.teamId}`.execute(
      all(),
    );
    return rows;
  };
  await talk(projectId, 'short', undefined);
  const begun = await readVersion();
  await talk(projectId, 'short', 'hello');
  expect(await readVersion()).toEqual(begun);
  await talk(projectId, 'short', 'x'.repeat(5_000));
  const [after] = await readVersion();
  expect(after?.bytes).toBe(2 * stepBytes);
  await expectCounted(ada.teamId);
});

test('the migration counts the bytes of the conversations that exist', async () => {
  const ada = await aPerson(app);
  const projectId = await publishEchoProject(app, ada, {});
  for (const text of [undefined, 'hello', '😀'.repeat(1_500)]) await talk(projectId, 'kept', text);
  const expected = await expectCounted(ada.teamId);
  for (const table of ['channel_session', 'simulator_session'])
    await sql`update ${sql.table(table)} set bytes = 0 where bytes > 0`.execute(all());
  await sql`update session_usage set bytes = 7 where bytes > 0`.execute(all());
  const { sql: text } = sessionByteSteps;
  const statements = text
    .split(/;\n/)
    .filter((part) => /^\s*(?:update \w+ set bytes = 200|(?:delete from|insert into) session_usage)/.test(part));
  expect(statements).toHaveLength(4);
  for (const statement of statements) await sql.raw(statement).execute(all());
  expect(await expectCounted(ada.teamId)).toEqual(expected);
});
