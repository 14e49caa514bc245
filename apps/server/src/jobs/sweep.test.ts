import { nodeCalls, projectCalls, publishingCalls, workflowCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { acrossTeams } from '../db/tenant-guard.ts';
import { recordAllStatements } from '../testing/growth/record-all-statements.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { aProject, toNodeId, type TestProject } from '../testing/people-and-projects.ts';
import { purgeDeletedItems } from '../core/items/purge-deleted-items.ts';
import { deleteInBatches } from '../db/upkeep/delete-in-batches.repository.ts';
import { expiredRows } from './expired-rows.repository.ts';
import { sweep } from './sweep.ts';
import '../testing/runs-on-postgres.ts';

const { app: open, owner: ada } = setUpServer();

const all = () => acrossTeams(open.services.db);

/** Backdates all deletions by a number of days. */
const age = (days: number) =>
  sql`update item set deleted_at = now() - make_interval(days => ${days}) where deleted_at is not null`.execute(all());

async function idsOf({ projectId }: TestProject): Promise<string[]> {
  const itsItems = all().selectFrom('item').select('id').where('projectId', '=', projectId);
  const rows = await itsItems.orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function rowsAbout({ projectId }: TestProject): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from item_version v join item i on i.id = v.item_id where i.project_id = ${projectId})
      + (select count(*) from project_event where project_id = ${projectId})
      + (select count(*) from release where project_id = ${projectId})
      + (select count(*) from release_stage where project_id = ${projectId}) as count`.execute(all());
  return rows[0]?.count ?? 0;
}

const bin = ({ teamId, projectId }: TestProject) =>
  open.call(projectCalls.remove, { token: ada.token, query: { owningTeamId: teamId, projectId } });

describe('deleted items', () => {
  test('deleted items are removed with everything below them after 30 days, not earlier', async () => {
    const project = await aProject(open, ada);
    const publish = await open.call(publishingCalls.promote, {
      token: ada.token,
      query: { owningTeamId: project.teamId },
      body: {
        projectId: project.projectId,
        source: 1,
        environments: ['2', '0'],
        acceptedTerms: true,
        overrideReason: 'For a test',
      },
    });
    expect(publish.message).toBe('');
    expect((await bin(project)).success).toBe(true);
    const before = await idsOf(project);
    expect(before.length).toBeGreaterThan(3);
    expect(await rowsAbout(project)).toBeGreaterThan(3);

    await age(29);
    await sweep(open.services.db);
    expect(await idsOf(project)).toEqual(before);

    await age(31);
    await sweep(open.services.db);
    expect(await idsOf(project)).toEqual([]);
    expect(await rowsAbout(project)).toBe(0);
  });

  test('the sweep removes only the deleted part of a project', async () => {
    const project = await aProject(open, ada);
    const { teamId, projectId, workflowId, say } = project;
    const before = await idsOf(project);
    const query = {
      owningTeamId: teamId,
      owningProjectId: projectId,
      owningWorkflowId: workflowId,
      nodeId: toNodeId(say),
    };
    expect((await open.call(nodeCalls.remove, { token: ada.token, query })).success).toBe(true);
    await age(31);
    await sweep(open.services.db);
    expect(await idsOf(project)).toEqual(before.filter((id) => id !== say.id));
    expect((await open.call(workflowCalls.getFat, { token: ada.token, query: { teamId, workflowId } })).success).toBe(
      true,
    );
  });

  test('the sweep removes a large project in batches', async () => {
    const project = await aProject(open, ada);
    await sql`
      insert into item (id, team_id, kind, type, project_id, workflow_id, display_name, draft)
      select gen_random_uuid(), team_id, kind, type, project_id, workflow_id, display_name, '{}'
      from item, generate_series(1, 450) where id = ${project.say.id}`.execute(all());
    await bin(project);
    await age(31);
    await sweep(open.services.db);
    expect(await idsOf(project)).toEqual([]);
  });
});

test('an expired invitation is kept for its team for 30 days', async () => {
  await sql`
    insert into team_invitation (id, team_id, email, email_key, permission, ticket_hash, expires_at)
    select gen_random_uuid(), ${ada.teamId}, days || '@example.test', days || '@example.test', 'Viewer', days::text::bytea,
      now() - make_interval(days => days)
    from unnest(array[-1, 29, 31]) as days`.execute(all());
  await sweep(open.services.db);
  const rows = await all().selectFrom('teamInvitation').select('email').orderBy('expiresAt').execute();
  expect(rows.map(({ email }) => email)).toEqual(['29@example.test', '-1@example.test']);
});

test('expired data of a table is deleted although deleting that of another fails, and the run names that table', async () => {
  await sql`
    insert into turn_call (team_id, conversation, turn, kind, place, call_hash, created_at)
    values (${ada.teamId}, 'c', 'fails', 'http', 1, 'h', now() - interval '9 days')`.execute(all());
  await sql`
    insert into audit (id, action, result, at)
    values (gen_random_uuid(), 'older', 200, now() - interval '500 days')`.execute(all());
  await sql`
    create function refuse_deletion() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
    create trigger refuse_deletion before delete on turn_call execute function refuse_deletion();`.execute(all());
  try {
    await expect(sweep(open.services.db)).rejects.toThrow('turn_call: ');
  } finally {
    await sql`drop function refuse_deletion cascade`.execute(all());
    await all().deleteFrom('turnCall').where('turn', '=', 'fails').execute();
  }
  expect(await all().selectFrom('audit').select('id').where('action', '=', 'older').execute()).toEqual([]);
});

describe('sweeps of a large database', () => {
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(all());
    return Number(rows[0]?.count);
  };

  test('expired rows are deleted in statements of at most 1,000 rows (growth)', async () => {
    await sql`
      insert into audit (id, action, result, at)
      select gen_random_uuid(), 'old', 200, now() - interval '500 days' from generate_series(1, 2500)`.execute(all());
    const kept = (await count('audit')) - 2_500;
    let statements = 0;
    const counted = { isStopped: () => ((statements += 1), false) };
    await deleteInBatches(
      all(),
      { table: 'audit', conditions: [sql`at < now() - interval '400 days'`] },
      counted.isStopped,
    );
    expect(await count('audit')).toBe(kept);
    expect(statements).toBe(3);
  });

  test('expired conversations, which have many turns, are deleted few at a time (growth)', async () => {
    const { teamId, projectId } = await aProject(open, ada);
    await sql`
      insert into channel_session (id_hash, team_id, project_id, stage, channel, language, state, turns, updated_at)
      select sha256(number::text::bytea), ${teamId}, ${projectId}, 'Live', 'chat', 'en', '{}', 1, now() - interval '90 days'
      from generate_series(1, 45) as number`.execute(all());
    const texts = recordAllStatements(open.database.pool);
    await sweep(open.services.db);
    expect(await count('channel_session')).toBe(0);
    expect(texts.filter((text) => /^\s*delete from "channel_session"/.test(text))).toHaveLength(3);
  });

  test('a stopped sweep is continued by the next one (growth)', async () => {
    await sql`
      insert into turn_call (team_id, conversation, turn, kind, place, call_hash, created_at)
      select ${ada.teamId}, 'c', 't', 'http', number, 'h', now() - interval '9 days'
      from generate_series(1, 2500) as number`.execute(all());
    let rounds = 0;
    await deleteInBatches(
      all(),
      { table: 'turn_call', conditions: [sql`created_at < now() - interval '7 days'`] },
      () => (rounds += 1) > 1,
    );
    expect(await count('turn_call')).toBe(1_500);
    await sweep(open.services.db);
    expect(await count('turn_call')).toBe(0);
  });

  test('the condition of every sweep is answered by an index that begins with its column (growth)', async () => {
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where schemaname = 'public'`.execute(all());
    const definitions = rows.map(({ definition }) => definition);
    for (const { table, conditions } of expiredRows) {
      for (const condition of conditions) {
        const [column] = condition.compile(all()).sql.split(' ');
        expect(definitions).toContainEqual(
          expect.stringMatching(new RegExp(`ON public\\.${table} USING btree \\(${column}\\b`)),
        );
      }
    }
  });

  test('every foreign key is the beginning of an index, so that deleting what it refers to reads no table (growth)', async () => {
    const { rows } = await sql<{ key: string }>`
      select con.conrelid::regclass || ' ' || con.conname as key
      from pg_constraint con
      where con.contype = 'f' and not exists (
        select from pg_index ind
        where ind.indrelid = con.conrelid and (ind.indkey::int2[])[0] = any(con.conkey)
          -- The team comes with nearly every row, so an index that begins with it has to go on with the rest of the key.
          and (ind.indkey::int2[])[0:cardinality(con.conkey) - 1] && con.conkey
          and (cardinality(con.conkey) = 1
            or (select attname from pg_attribute
                where attrelid = con.conrelid and attnum = (ind.indkey::int2[])[0]) <> 'team_id'
            or (ind.indkey::int2[])[1] = any(con.conkey)))
      order by key`.execute(all());
    expect(rows.map(({ key }) => key)).toEqual([]);
  });

  test('a deleted project with many events is purged in statements of 2,000 events, and a later run continues (growth)', async () => {
    const project = await aProject(open, ada);
    await sql`
      insert into project_event (team_id, project_id, seq, author_id, event)
      select ${project.teamId}, ${project.projectId}, 100 + number, ${ada.accountId}, '{"Type":"edited"}'
      from generate_series(1, 7000) as number`.execute(all());
    await bin(project);
    await age(31);
    let asked = 0;
    await purgeDeletedItems(open.services.db, () => (asked += 1) > 4);
    const left = await rowsAbout(project);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(7_000);
    await sweep(open.services.db);
    expect(await idsOf(project)).toEqual([]);
    expect(await rowsAbout(project)).toBe(0);
  });

  test('the sums of conversations of a deleted project are purged in statements of at most 2,000 rows (growth)', async () => {
    const project = await aProject(open, ada);
    await sql`
      insert into analytics_count (team_id, project_id, kind, grain, starts_at, stage, channel, language, turns,
        conversations, new_visitors, returning_visitors, ended, matched, missed, silent, errors, latency_ms, slowest_ms)
      select ${project.teamId}, ${project.projectId}, 'all', 'hour', now() - number * interval '1 hour', 'Live', 'chat',
        'en', 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1
      from generate_series(1, 5000) as number`.execute(all());
    await sql`
      create table deleted_counts (rows integer not null);
      create function record_deleted_counts() returns trigger language plpgsql as $$
      begin
        insert into deleted_counts select count(*) from removed;
        return null;
      end $$;
      create trigger record_deleted_counts after delete on analytics_count
        referencing old table as removed for each statement execute function record_deleted_counts();`.execute(all());
    await bin(project);
    await age(31);
    await purgeDeletedItems(open.services.db);
    expect(await idsOf(project)).toEqual([]);
    const { rows } = await sql<{ rows: number }>`select rows from deleted_counts where rows > 0`.execute(all());
    expect(rows.map((row) => row.rows).toSorted((one, other) => one - other)).toEqual([1_000, 2_000, 2_000]);
  });
});
