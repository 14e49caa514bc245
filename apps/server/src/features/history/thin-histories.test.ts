import {
  editingCalls,
  historyCalls,
  historyMessages,
  nodeCalls,
  projectCalls,
  publishingCalls,
} from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { aProject, inProject, inSay, inWorkflow, toNodeId } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { thinHistories } from './thin-histories.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });

const all = () => acrossTeams(app.services.db);

/** Saves the Say node with these notes. @returns its new version. */
async function save(notes: string, description = ''): Promise<number> {
  const nodeId = toNodeId(project.say);
  const query = { nodeId, teamId: project.teamId };
  const { version } = (await app.call(nodeCalls.getFat, { query, token: ada.token })).result.node;
  const propertyValues = { ...project.say.propertyValues, Notes: notes };
  const body = { ...inWorkflow(project), nodeId, version, propertyValues, ...(description !== '' && { description }) };
  const saved = await app.call(nodeCalls.save, { body, token: ada.token });
  expect(saved.message).toBe('');
  return version + 1;
}

const edit = (notes: string) => sendEdit(app, ada, inSay(project), setValue('Notes', notes));

const publish = () =>
  app.call(publishingCalls.promote, {
    token: ada.token,
    query: { owningTeamId: project.teamId },
    body: {
      projectId: project.projectId,
      source: 1,
      environments: ['2'],
      acceptedTerms: true,
      overrideReason: 'For a test',
    },
  });

const versions = async () => {
  const { result } = await app.call(historyCalls.ofItem, { query: { itemId: project.say.id }, token: ada.token });
  return result.versions.map(({ version }) => version);
};
const points = async () => {
  const { result } = await app.call(historyCalls.ofProject, {
    query: { projectId: project.projectId },
    token: ada.token,
  });
  return result.points;
};
const goBack = (versionNumber: number) =>
  app.call(historyCalls.rollBackProject, {
    query: { owningTeamId: project.teamId, projectId: project.projectId, versionNumber, keepUnsaved: true },
    token: ada.token,
  });

async function countEdits(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from project_event where project_id = ${project.projectId} and type = 'edited'`.execute(
    all(),
  );
  return Number(rows[0]?.count);
}

/** The event number of the save that made a version of the Say node. */
async function seqOfSave(version: number): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select seq from project_event
    where item_id = ${project.say.id} and type = 'itemSaved' and version = ${version}`.execute(all());
  return Number(rows[0]?.seq);
}

/** Moves everything that has happened so far to the middle of an earlier day. */
async function backdate(days: number) {
  const noon = sql`date_trunc('day', now(), 'UTC') - make_interval(days => ${days}) + interval '12 hours'`;
  const at = sql`${noon} - (now() - created_at)`;
  // One statement, so that both updates have the same `now()`.
  await sql`
    with versions as (update item_version set created_at = ${at} where team_id = ${project.teamId})
    update project_event set created_at = ${at} where project_id = ${project.projectId}`.execute(all());
}

describe('thinning the history of a project', () => {
  test('thinning keeps the last version of a day, and versions that are named, released or current (growth)', async () => {
    const [first, named, released] = [await save('a'), await save('b', 'Before the review'), await save('c')];
    expect((await publish()).message).toBe('');
    const [superseded, last] = [await save('d'), await save('e')];
    await backdate(40);
    const current = await save('f');
    expect(await versions()).toEqual([current, last, superseded, released, named, first, 1]);
    const before = await points();

    await thinHistories(app.services.db, 30);
    expect(await versions()).toEqual([current, last, released, named, 1]);
    expect((await points()).map(({ versionNumber }) => versionNumber)).toEqual(
      before.map(({ versionNumber }) => versionNumber),
    );
    expect(await goBack(await seqOfSave(superseded))).toMatchObject({
      status: 200,
      success: false,
      message: historyMessages.thinned,
    });
    expect((await goBack(await seqOfSave(last))).message).toBe('');
    expect((await goBack(await seqOfSave(released))).message).toBe('');
  });

  test('thinning keeps the version that a rollback replaced, so that the rollback can be rolled back (growth)', async () => {
    const [first, second] = [await save('a'), await save('b')];
    expect((await goBack(await seqOfSave(first))).message).toBe('');
    await save('c');
    await backdate(40);
    await save('d');
    await thinHistories(app.services.db, 30);
    expect(await versions()).toContain(second);
  });

  test('old edits of drafts are removed, those of the last days are kept, and a client that misses some reloads (growth)', async () => {
    await edit('one');
    await edit('two');
    await save('two');
    await backdate(40);
    await edit('three');
    await thinHistories(app.services.db, 30);
    expect(await countEdits()).toBe(1);
    const query = inProject(project);
    const events = async (afterSeq: number) =>
      (await app.call(editingCalls.eventsSince, { query: { ...query, afterSeq }, token: ada.token })).result;
    const { seq } = (await app.call(projectCalls.getFat, { query, token: ada.token })).result;
    expect(await events(1)).toEqual({ events: [], seq, isComplete: false });
    expect(await events(seq - 1)).toMatchObject({ isComplete: true, events: [{ type: 'edited' }] });
  });

  test('a history of many events is thinned in batches and continued where it stopped (growth)', async () => {
    await sql`
      insert into project_event (team_id, project_id, seq, author_id, event)
      select ${project.teamId}, ${project.projectId}, 1000 + number, ${ada.accountId}, '{"Type":"edited"}'
      from generate_series(1, 3500) as number`.execute(all());
    await backdate(40);
    let asked = 0;
    await thinHistories(app.services.db, 30, () => (asked += 1) > 4);
    await thinHistories(app.services.db, 30);
    expect(await countEdits()).toBe(0);
  });

  test('histories of projects are thinned although that of another fails, and the run names that project', async () => {
    const other = await aProject(app, ada);
    const [failing = '', thinned = ''] = [project.projectId, other.projectId].toSorted();
    await sql`
      insert into project_event (team_id, project_id, seq, author_id, event)
      select ${ada.teamId}, id, 1000, ${ada.accountId}, '{"Type":"edited"}'
      from unnest(${sql.val([failing, thinned])}::uuid[]) as id`.execute(all());
    await sql`
      update project_event set created_at = now() - interval '40 days'
      where project_id = any(${sql.val([failing, thinned])}::uuid[])`.execute(all());
    await sql`
      create function refuse_thinning() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger refuse_thinning before delete on project_event for each row
        when (old.project_id = ${sql.lit(failing)}) execute function refuse_thinning();`.execute(all());
    try {
      await expect(thinHistories(app.services.db, 30)).rejects.toThrow(`project ${failing}: `);
    } finally {
      await sql`drop function refuse_thinning cascade`.execute(all());
    }
    const left = all().selectFrom('projectEvent').select('projectId').where('seq', '=', 1_000);
    expect(await left.where('projectId', 'in', [failing, thinned] as never).execute()).toEqual([
      { projectId: failing },
    ]);
  });
});
