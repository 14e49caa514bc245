import { nodeCalls, projectCalls, publishingCalls, workflowCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { acrossTeams } from '../db/tenant-guard.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { aProject, toNodeId, type TestProject } from '../testing/people-and-projects.ts';
import { sweep } from './sweep.ts';

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
      body: { projectId: project.projectId, source: 1, environments: ['2', '0'], acceptedTerms: true },
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

  test('removes only the deleted part of a project', async () => {
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

  test('removes a large project in batches', async () => {
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
