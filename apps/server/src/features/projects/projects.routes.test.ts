import { catalogueCalls, projectCalls, workflowCalls } from '@confab/contracts';
import { type ItemId, type JsonObject, type ProjectId, type WorkflowId, toJsonText } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createNode, readNode, saveNode } from '../../testing/nodes.ts';
import { aPerson, aProject, toNodeId, type TestProject } from '../../testing/people-and-projects.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();

const create = (displayName: string, more: { templateId?: string; projectType?: 'Pro' | 'One' } = {}, person = ada) =>
  app.call(projectCalls.create, {
    body: { teamId: person.teamId, displayName, projectType: 'Pro', ...more },
    token: person.token,
  });
const list = async (person = ada) => (await app.call(projectCalls.list, { query: {}, token: person.token })).result;
const getFat = ({ projectId }: { projectId: ProjectId }, person = ada) =>
  app.call(projectCalls.getFat, { query: { projectId, teamId: person.teamId }, token: person.token });
const duplicate = ({ projectId }: { projectId: ProjectId }, displayName?: string) =>
  app.call(projectCalls.duplicate, {
    body: { teamId: ada.teamId, projectId, ...(displayName === undefined ? {} : { displayName }) },
    token: ada.token,
  });

/** Every item and layout of a project, as the editor loads them. */
async function readWhole(project: { projectId: ProjectId }) {
  const fat = (await getFat(project)).result;
  const loaded = await Promise.all(
    fat.workflows.map(({ id }) =>
      app.call(workflowCalls.getFat, {
        query: { workflowId: id as string as WorkflowId, teamId: ada.teamId },
        token: ada.token,
      }),
    ),
  );
  return { project: fat.project, workflows: loaded.map(({ result }) => result) };
}

test('a page that is older than the server is asked for a hard refresh when it loads a project (A7.75, A8.87)', async () => {
  const { teamId, projectId } = await aProject(app, ada);
  const load = (frontendVersion: number) =>
    app.call(projectCalls.getFat, { query: { projectId, teamId, frontendVersion }, token: ada.token });
  expect(await load(51)).toMatchObject({ success: false, message: expect.stringMatching(/hard refresh/) });
  expect(await load(52)).toMatchObject({ success: true });
});

describe('a new project', () => {
  test('a new blank project has one workflow with its Start node, is a draft, and counts as saved (A7.10, A9.14)', async () => {
    const { result } = await create('Blank');
    expect(result).toMatchObject({
      displayName: 'Blank',
      projectType: 'Pro',
      publishStatus: 'Draft',
      workflowCount: 1,
      nodeCount: 1,
    });
    const fat = (await getFat(result)).result;
    expect(fat.project).toMatchObject({ version: 1, isDirty: false, displayName: 'Blank' });
    expect(fat.workflows).toMatchObject([{ kind: 'workflow', type: 'Standard', version: 1, isDirty: false }]);
    expect(fat.nodes).toMatchObject([{ kind: 'node', type: 'Start', workflowId: fat.workflows[0]?.id, version: 1 }]);
  });

  test.each(['harbour-cafe', 'riverside-clinic', 'alder-help-desk'])(
    'a project from the template %s is complete, with new ids',
    async (templateId) => {
      const { result: templates } = await app.call(catalogueCalls.templates, { query: {}, token: ada.token });
      const template = templates.find(({ id }) => id === templateId);
      const made = await create(`My ${templateId}`, { templateId });
      expect(made.result).toMatchObject({
        displayName: `My ${templateId}`,
        workflowCount: template?.workflowCount,
        nodeCount: template?.nodeCount,
      });
      const again = await create(`My other ${templateId}`, { templateId });
      const ids = async (project: { projectId: ProjectId }) => {
        const fat = (await getFat(project)).result;
        return [fat.project, ...fat.workflows, ...fat.nodes].map(({ id }) => id);
      };
      const first = new Set(await ids(made.result));
      expect((await ids(again.result)).filter((id) => first.has(id))).toEqual([]);
    },
  );

  test.each([
    [{ templateId: 'no-such-template' }, 'Error creating Project using Template'],
    [{ templateId: '__proto__' }, 'Error creating Project using Template'],
  ])('a new project of %j is refused with %j (A8.15)', async (more, message) => {
    expect(await create('Refused', more)).toMatchObject({ status: 422, success: false, message });
  });

  test.each([
    ['', 'Value is required'],
    ['   ', 'Value is required'],
    ['x'.repeat(201), 'Error creating Project using Template'],
  ])('a new project named %j is refused (OBJ-10)', async (DisplayName, message) => {
    const payload = { TeamId: ada.teamId, DisplayName, ProjectType: 'Pro' };
    const headers = { 'client-token': ada.token };
    const response = await app.app.inject({ method: 'POST', url: '/api/NewProject', headers, payload });
    expect([response.statusCode, (JSON.parse(response.body) as { ErrorMessage: string }).ErrorMessage]).toEqual([
      400,
      message,
    ]);
  });

  test('a project over the limit of 200 is refused, even for concurrent requests', async () => {
    const full = await aPerson(app);
    const { projectId } = (await create('First', {}, full)).result;
    const { services } = app;
    const row = await acrossTeams(services.db)
      .selectFrom('item')
      .selectAll()
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 198 }, () => {
      const id = newId();
      return { ...row, id, projectId: id };
    });
    await acrossTeams(services.db).insertInto('item').values(more).execute();
    const answers = await Promise.all([create('Second last', {}, full), create('Last', {}, full)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ success }) => !success)?.message).toBe('A team can have at most 200 projects.');
  });
});

describe('the settings of a project', () => {
  const valuesOf = (projectId: ProjectId, person = ada) =>
    app.call(projectCalls.getValues, { query: { projectId }, token: person.token });

  test('the settings of a project are its current values without its items (A7.36)', async () => {
    const { projectId } = (await create('Settings', { projectType: 'One' })).result;
    const { project } = (await getFat({ projectId })).result;
    const { result } = await valuesOf(projectId);
    expect(result).toEqual(project);
    expect(result.propertyValues).toMatchObject({ DisplayName: 'Settings', ProjectType: 'One' });
  });

  test('the settings of another team’s project, an unknown id and a non-project are not found (A8.23)', async () => {
    const grace = await aPerson(app);
    const { projectId } = (await create('Ours')).result;
    const { workflows } = (await getFat({ projectId })).result;
    const asked = [valuesOf(projectId, grace), valuesOf(newId()), valuesOf(workflows[0]?.id as string as ProjectId)];
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({ status: 404, message: 'Error getting settings' });
    const url = '/api/GetProjectValues?projectId=mine';
    const malformed = await app.app.inject({ method: 'GET', url, headers: { 'client-token': ada.token } });
    expect(malformed.statusCode).toBe(400);
  });
});

describe('the project list', () => {
  test('the project list contains all catalogue data that editing needs (P7.41, A3.78)', async () => {
    const projects = await list();
    expect(projects.activeTeam).toMatchObject({ teamId: ada.teamId, permissions: 'Admin' });
    expect(Object.keys(projects.nodeSchemas)).toEqual(
      expect.arrayContaining(['Start', 'Say', 'Ask', 'Condition', 'SetVariables', 'Jump', 'EndSession']),
    );
    expect(projects.projectSchemas.Pro?.kind).toBe('project');
    expect(Object.keys(projects.workflowSchemas)).toContain('Standard');
    expect(projects.nodeCategories.length).toBeGreaterThan(0);
    expect(Object.keys(projects.tokens).length).toBeGreaterThan(0);
    expect(projects.miscAttributes.minFrontEndVersion).toBe(52);
    const { showcase } = projects.extensions;
    expect(showcase).toMatchObject({ description: 'Showcase', icon: 'layout-grid' });
    expect(showcase?.helpLink).toMatch(/\/extensions$/);
  });

  test('the project list contains the time of each project’s last change (A2.11, A3.2)', async () => {
    const person = await aPerson(app);
    const first = await aProject(app, person, 'First');
    const second = await aProject(app, person, 'Second');
    const order = async () =>
      Object.values((await list(person)).skinnyProjects)
        .toSorted((a, b) => (b.lastUpdatedUtc ?? '').localeCompare(a.lastUpdatedUtc ?? ''))
        .map(({ displayName }) => displayName);
    expect(await order()).toEqual(['Second', 'First']);
    const body = {
      teamId: first.teamId,
      projectId: first.projectId,
      workflowType: 'Standard',
      displayName: 'More',
    } as const;
    await app.call(workflowCalls.create, { body, token: person.token });
    expect(await order()).toEqual(['First', 'Second']);
    expect(second.teamId).toBe(first.teamId);
  });

  test('the project list works when a text holds half a surrogate pair (API-10)', async () => {
    const person = await aPerson(app);
    const { projectId } = (await create('Fine', {}, person)).result;
    const draft = toJsonText({ DisplayName: 'Fine', Description: 'lost', Notes: '\ud800' });
    await acrossTeams(app.services.db).updateTable('item').set({ draft }).where('id', '=', projectId).execute();
    expect((await list(person)).skinnyProjects[projectId]).toMatchObject({ displayName: 'Fine', description: '' });
  });
});

describe('a copy of a project', () => {
  test('a copied project has new ids, and its references point inside the copy (A2.24, A7.12)', async () => {
    const { result: original } = await create('Original', { templateId: 'harbour-cafe' });
    const copied = await duplicate(original, 'The copy');
    expect(copied.result).toMatchObject({ displayName: 'The copy', nodeCount: original.nodeCount });
    const [before, after] = [await readWhole(original), await readWhole(copied.result)];
    const itemsOf = ({ project, workflows }: typeof before) => [
      project,
      ...workflows.flatMap(({ workflow, nodes }) => [workflow, ...nodes]),
    ];
    const text = JSON.stringify(after);
    expect(itemsOf(before).filter(({ id }) => text.includes(id))).toEqual([]);
    // Giving both the ids of the original makes them the same document.
    const ids = new Map(itemsOf(after).map(({ id }, index) => [id as string, itemsOf(before)[index]?.id ?? '']));
    const named = JSON.parse(
      JSON.stringify(after.workflows),
      (_key, value: unknown) => ids.get(value as string) ?? value,
    ) as typeof before.workflows;
    expect(named.map(({ nodes }) => nodes.map(({ propertyValues }) => propertyValues))).toEqual(
      before.workflows.map(({ nodes }) => nodes.map(({ propertyValues }) => propertyValues)),
    );
    expect(named.map(({ layout }) => layout)).toEqual(before.workflows.map(({ layout }) => layout));
  });

  test('a linked response of a copied project links to the node of the copy (A2.24, A3.54)', async () => {
    const original = await aProject(app, ada, 'Linked');
    const ask = await createNode(app, ada, original, 'Ask', 'Linked');
    const say = toNodeId(await createNode(app, ada, original, 'Say', 'Linking'));
    const link = { IsLinkedResponse: true, LinkedResponseSource: 'Project', LinkedResponseId: `${ask.id}/Response` };
    const { propertyValues } = await readNode(app, ada, say);
    const response = propertyValues['Response'] as JsonObject;
    await saveNode(app, ada, say, { Response: { ...response, ...link } });
    const copied = await readWhole((await duplicate(original)).result);
    const [nodes] = copied.workflows.map((workflow) => workflow.nodes);
    const copyOf = (name: string) => nodes?.find(({ displayName }) => displayName === name);
    expect(copyOf('Linking')?.propertyValues['Response']).toMatchObject({
      LinkedResponseId: `${copyOf('Linked')?.id}/Response`,
    });
  });

  test('a copied project gets the next free number at the end of its name (A2.25)', async () => {
    const { result } = await create('Menu 7');
    await create('Menu 8');
    expect((await duplicate(result)).result.displayName).toBe('Menu 9');
    const { result: plain } = await create('Plain');
    expect((await duplicate(plain)).result.displayName).toBe('Plain 2');
  });

  test('changing a copied project does not change the original', async () => {
    const { result } = await create('Apart');
    const copy = (await duplicate(result)).result;
    const body = {
      teamId: ada.teamId,
      projectId: copy.projectId,
      version: 1,
      propertyValues: { DisplayName: 'Changed' },
    };
    expect((await app.call(projectCalls.save, { body, token: ada.token })).result.version).toBe(2);
    expect((await getFat(result)).result.project).toMatchObject({ displayName: 'Apart', version: 1 });
    expect((await list()).skinnyProjects[copy.projectId]?.displayName).toBe('Changed');
  });
});

describe('deleting a project', () => {
  let gone: TestProject;
  beforeAll(async () => {
    gone = await aProject(app, ada, 'Gone');
    const query = { owningTeamId: gone.teamId, projectId: gone.projectId };
    expect((await app.call(projectCalls.remove, { query, token: ada.token })).success).toBe(true);
  });

  test('a deleted project and its items disappear from the lists (A7.45, OBJ-2)', async () => {
    expect((await list()).skinnyProjects[gone.projectId]).toBeUndefined();
    expect(await getFat(gone)).toMatchObject({ status: 404, message: 'Error loading project' });
    const query = { workflowId: gone.workflowId, teamId: gone.teamId };
    expect(await app.call(workflowCalls.getFat, { query, token: ada.token })).toMatchObject({
      status: 404,
      message: 'Error loading workflow',
    });
  });

  test('a deleted project is kept for restoring', async () => {
    const rows = await acrossTeams(app.services.db)
      .selectFrom('item')
      .select('deletedAt')
      .where('projectId', '=', gone.projectId)
      .execute();
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ deletedAt }) => deletedAt === null)).toEqual([]);
  });

  test('deleting a project publishes a last event to its open clients', async () => {
    const rows = await acrossTeams(app.services.db)
      .selectFrom('projectEvent')
      .select(['event', 'seq'])
      .where('projectId', '=', gone.projectId)
      .orderBy('seq')
      .execute();
    expect(JSON.parse(rows.at(-1)?.event ?? '{}')).toMatchObject({
      Type: 'itemDeleted',
      ItemId: gone.projectId as string as ItemId,
      ItemKind: 'project',
    });
  });

  test('deleting a project a second time answers not found (A8.25)', async () => {
    const query = { owningTeamId: gone.teamId, projectId: gone.projectId };
    expect(await app.call(projectCalls.remove, { query, token: ada.token })).toMatchObject({
      status: 404,
      message: 'Error deleting pro project',
    });
  });
});
