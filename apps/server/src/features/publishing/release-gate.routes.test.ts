import { nodeCalls, projectCalls, publishingCalls, workflowCalls, type BodyOf } from '@confab/contracts';
import type { JsonObject, NodeId, ProjectId, WorkflowId } from '@confab/model';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { createNode, saveNode } from '../../testing/nodes.ts';
import { aMember, aProject, toNodeId, type TestPerson } from '../../testing/people-and-projects.ts';
import { createResponse } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner: ada } = setUpServer();

type Promotion = Partial<BodyOf<typeof publishingCalls.promote>>;

const promote = (projectId: ProjectId, changes: Promotion = {}, { token }: Pick<TestPerson, 'token'> = ada) =>
  app.call(publishingCalls.promote, {
    query: { owningTeamId: ada.teamId },
    body: { projectId, source: 1, environments: ['2'], acceptedTerms: true, ...changes },
    token,
  });
const preview = async (projectId: ProjectId, source: 'Alpha' | 'Beta' = 'Alpha', stage: 'Beta' | 'Live' = 'Beta') =>
  (
    await app.call(publishingCalls.preview, {
      query: { owningTeamId: ada.teamId, projectId, source, stage },
      token: ada.token,
    })
  ).result;
const listReleases = async (projectId: ProjectId) =>
  (await app.call(publishingCalls.releases, { query: { owningTeamId: ada.teamId, projectId }, token: ada.token }))
    .result.releases;
const rollBack = (
  projectId: ProjectId,
  releaseNumber: number,
  more: { stage?: 'Beta' | 'Live'; overrideReason?: string } = {},
) =>
  app.call(publishingCalls.rollBack, {
    query: { owningTeamId: ada.teamId },
    body: { projectId, stage: 'Live', releaseNumber, ...more },
    token: ada.token,
  });

/** A project without problems, from a template. */
async function aCafe(): Promise<ProjectId> {
  const body = { teamId: ada.teamId, displayName: 'Café', projectType: 'Pro', templateId: 'harbour-cafe' } as const;
  return (await app.call(projectCalls.create, { body, token: ada.token })).result.projectId;
}

async function readProject(projectId: ProjectId) {
  const { result } = await app.call(projectCalls.getFat, {
    query: { projectId, teamId: ada.teamId },
    token: ada.token,
  });
  const workflow = result.workflows[0];
  if (!workflow) throw new Error('A project has a workflow.');
  return { ...result, workflowId: workflow.id as string as WorkflowId };
}

const addNode = async (projectId: ProjectId, workflowId: WorkflowId, nodeType: string, displayName = nodeType) =>
  toNodeId(await createNode(app, ada, { projectId, workflowId }, nodeType, displayName));

const save = (nodeId: NodeId, values: JsonObject) => saveNode(app, ada, nodeId, values);

const errorsFound = 'This project has errors. Fix them, or give a reason for publishing it anyway.';

describe('errors keep a promotion shut', () => {
  test('promoting a project with errors is refused without a reason, whatever the screen sent (OBJ-6)', async () => {
    const { projectId } = await aProject(app, ada);
    for (const overrideReason of [undefined, '', '   '])
      expect(await promote(projectId, { overrideReason })).toMatchObject({ success: false, message: errorsFound });
    expect(await listReleases(projectId)).toEqual([]);
  });

  test('an AppEditor and an Admin publish in spite of errors with a reason, which is kept with the release', async () => {
    const editor = await aMember(app, ada.teamId, 'AppEditor');
    for (const person of [ada, editor]) {
      const { projectId } = await aProject(app, ada);
      const promotion = { overrideReason: ' Shown at the fair tonight ', notes: 'The first try' };
      expect((await promote(projectId, promotion, person)).message).toBe('');
      const { errorCount } = await preview(projectId, 'Beta', 'Live');
      expect(errorCount).toBeGreaterThan(0);
      expect(await listReleases(projectId)).toMatchObject([
        {
          releaseNumber: 1,
          notes: 'The first try',
          errorCount,
          overrides: [{ reason: 'Shown at the fair tonight', stages: ['Beta'], by: person.email }],
          stages: ['Beta'],
        },
      ]);
    }
  });

  test('a release with errors on beta needs a reason of its own to go live', async () => {
    const { projectId } = await aProject(app, ada);
    await promote(projectId, { overrideReason: 'Only beta' });
    const toLive = { source: 2, environments: ['2', '0'] } satisfies Promotion;
    expect(await promote(projectId, toLive)).toMatchObject({ success: false, message: errorsFound });
    expect((await promote(projectId, { ...toLive, overrideReason: 'The fix is on its way' })).message).toBe('');
    const [release] = await listReleases(projectId);
    expect(release?.overrides.map(({ reason, stages }) => [reason, stages])).toEqual([
      ['Only beta', ['Beta']],
      ['The fix is on its way', ['Live']],
    ]);
  });

  test('warnings do not keep a promotion shut, and are counted', async () => {
    const projectId = await aCafe();
    const { workflowId } = await readProject(projectId);
    await save(await addNode(projectId, workflowId, 'EndSession', 'Nobody comes here'), {
      Response: createResponse('Bye', { DisplayText: 'Bye', ScreenLayout: 'TextOnly' }),
    });
    const { errorCount, warningCount } = await preview(projectId);
    expect([errorCount, warningCount > 0]).toEqual([0, true]);
    expect((await promote(projectId)).message).toBe('');
    expect(await listReleases(projectId)).toMatchObject([{ errorCount: 0, warningCount, overrides: [] }]);
  });

  test('the last saves are checked, not the drafts', async () => {
    const projectId = await aCafe();
    const { nodes, workflowId } = await readProject(projectId);
    const saying = nodes.find(({ type }) => type === 'Say');
    if (!saying) throw new Error('The café says something.');
    const nodeId = toNodeId(saying);
    await sql`update item set draft = '{"DisplayName":""}', is_dirty = true where id = ${nodeId}`.execute(
      acrossTeams(app.services.db),
    );
    expect((await preview(projectId)).errorCount).toBe(0);
    expect((await promote(projectId)).message).toBe('');
    expect(workflowId).toBeTruthy();
  });
});

describe('the preview of a publication', () => {
  test('the preview lists added, changed and removed items with their versions, and not those saved back', async () => {
    const projectId = await aCafe();
    const { workflowId } = await readProject(projectId);
    const [kept, changed, removed] = [
      await addNode(projectId, workflowId, 'Say', 'Kept'),
      await addNode(projectId, workflowId, 'Say', 'Changed'),
      await addNode(projectId, workflowId, 'Say', 'Removed'),
    ];
    await promote(projectId, { overrideReason: 'Nodes without connections' });
    expect(await preview(projectId)).toMatchObject({ changes: [], changeCount: 0 });
    await save(kept, { Notes: 'x' });
    await save(kept, { Notes: '' });
    await save(changed, { Notes: 'x' });
    const token = ada.token;
    const query = {
      nodeId: removed,
      owningTeamId: ada.teamId,
      owningProjectId: projectId,
      owningWorkflowId: workflowId,
    };
    expect((await app.call(nodeCalls.remove, { query, token })).message).toBe('');
    await addNode(projectId, workflowId, 'Say', 'Added');
    const { changes, changeCount } = await preview(projectId);
    const listed = changes.map(({ displayName, change, fromVersion, toVersion, isThere }) => [
      displayName,
      change,
      fromVersion,
      toVersion,
      isThere,
    ]);
    expect(listed.filter(([name]) => name !== 'Kept')).toEqual([
      ['Changed', 'changed', 1, 2, true],
      ['Removed', 'removed', 1, null, false],
      ['Added', 'added', null, 1, true],
    ]);
    expect(changeCount).toBe(changes.length);
  });

  test('test suites and their cases do not count as changes, and have no versions on stages', async () => {
    const projectId = await aCafe();
    await promote(projectId);
    const body = { teamId: ada.teamId, projectId, workflowType: 'TestSuite', displayName: 'Orders' } as const;
    const suite = (await app.call(workflowCalls.create, { body, token: ada.token })).result.workflow;
    await addNode(projectId, suite.id as string as WorkflowId, 'TestCase');
    expect(await preview(projectId)).toMatchObject({ changes: [], changeCount: 0 });
    const query = { owningTeamId: ada.teamId, projectId };
    const { items, itemCount } = (await app.call(publishingCalls.status, { query, token: ada.token })).result;
    expect(items.filter(({ staging }) => staging === null)).toEqual([]);
    expect(itemCount).toBe(items.length);
  });

  test('the answers about a project of 2,000 nodes list at most 100 changes and problems and stay below 100 kB', async () => {
    const { projectId, say } = await aProject(app, ada);
    await sql`
      insert into item (id, team_id, kind, type, project_id, workflow_id, display_name, draft, version, sort_order)
      select gen_random_uuid(), team_id, kind, type, project_id, workflow_id, display_name, draft, version, 'z' || number
      from item, generate_series(1, 2000) as number where id = ${say.id}`.execute(acrossTeams(app.services.db));
    await sql`
      insert into item_version (team_id, item_id, version, author_id, description, content_hash, content)
      select item.team_id, item.id, 1, author_id, '', content_hash, content
      from item join item_version on item_version.item_id = ${say.id}
      where item.project_id = ${projectId} and item.sort_order like 'z%'`.execute(acrossTeams(app.services.db));
    const answer = await app.call(publishingCalls.preview, {
      query: { owningTeamId: ada.teamId, projectId, source: 'Alpha', stage: 'Live' },
      token: ada.token,
    });
    const { changes, changeCount, problems, errorCount } = answer.result;
    expect([changes.length, changeCount]).toEqual([100, 2_004]);
    expect([problems.length, errorCount >= 2_000]).toEqual([100, true]);
    expect(answer.text.length).toBeLessThan(100_000);
  });

  test('the preview from beta is refused while nothing is on beta', async () => {
    const { projectId } = await aProject(app, ada);
    const query = { owningTeamId: ada.teamId, projectId, source: 'Beta', stage: 'Live' } as const;
    const answered = await app.call(publishingCalls.preview, { query, token: ada.token });
    expect(answered.message).toBe('Nothing has been published to beta yet. Publish to beta first.');
  });
});

describe('rolling a stage back to a release', () => {
  /** A project with two releases on live, of which the second has errors. */
  async function released() {
    const projectId = await aCafe();
    const { workflowId } = await readProject(projectId);
    await promote(projectId, { environments: ['2', '0'], notes: 'Opening' });
    await addNode(projectId, workflowId, 'Say', 'Unfinished');
    await promote(projectId, { environments: ['2', '0'], overrideReason: 'In a hurry' });
    return projectId;
  }

  test('rolling back points one stage at the earlier release and leaves beta and the saves as they are', async () => {
    const projectId = await released();
    const { message, result } = await rollBack(projectId, 1);
    expect(message).toBe('');
    const numbers = Object.fromEntries(result.stages.map(({ stage, releaseNumber }) => [stage, releaseNumber]));
    expect(numbers).toEqual({ Live: 1, Beta: 2 });
    expect(result.stages.find(({ stage }) => stage === 'Live')?.notes).toBe('Opening');
    expect((await listReleases(projectId)).map(({ releaseNumber, stages }) => [releaseNumber, stages])).toEqual([
      [2, ['Beta']],
      [1, ['Live']],
    ]);
    expect((await readProject(projectId)).nodes.some(({ displayName }) => displayName === 'Unfinished')).toBe(true);
  });

  test('rolling back to a release with errors needs a reason, which is kept with it', async () => {
    const projectId = await released();
    await rollBack(projectId, 1);
    expect(await rollBack(projectId, 2)).toMatchObject({ success: false, message: errorsFound });
    expect((await rollBack(projectId, 2, { overrideReason: 'Release 1 is worse' })).message).toBe('');
    const [release] = await listReleases(projectId);
    expect(release?.overrides.map(({ reason }) => reason)).toEqual(['In a hurry', 'Release 1 is worse']);
  });

  test('an older release whose errors were never counted is checked before a stage is rolled back to it', async () => {
    const projectId = await released();
    await rollBack(projectId, 1);
    await sql`update release set error_count = null where project_id = ${projectId}`.execute(
      acrossTeams(app.services.db),
    );
    expect(await rollBack(projectId, 2)).toMatchObject({ success: false, message: errorsFound });
  });

  test('a stage is not rolled back to the release that it runs, nor to one that does not exist', async () => {
    const projectId = await released();
    expect((await rollBack(projectId, 2, { overrideReason: 'x' })).message).toBe(
      'This stage already runs that release.',
    );
    expect((await rollBack(projectId, 9)).status).toBe(404);
  });
});
