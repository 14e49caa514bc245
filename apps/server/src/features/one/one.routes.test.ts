import { findCalls, oneCalls, oneTemplateCalls, projectCalls, simulatorCalls, workflowCalls } from '@confab/contracts';
import type { ItemId, NodeId, ProjectId, WorkflowId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, type TestPerson } from '../../testing/people-and-projects.ts';
import { aOneProject, loadLlama } from './testing/one-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';

const { app, owner: ada } = setUpServer();
let projectId: ProjectId;
let llamaIds: readonly ItemId[];
beforeAll(async () => {
  ({ projectId, llamaIds } = await aOneProject(app, ada));
});

const first = () => llamaIds[0] as ItemId;
const load = (llamaId = first()) => loadLlama(app, ada, llamaId);

describe('a One project created from a template (A7.19)', () => {
  test('a One project from a template has its llamas, each with its pages nested and in order (A1.11, A3.10, A3.12, A7.17, A4.1)', async () => {
    const { result } = await load();
    expect(result.llama).toMatchObject({
      parent: projectId,
      attributeList: { owningProjectId: projectId, llamaType: 'Chapter', submissionStatus: 'Draft' },
    });
    expect(result.llama.attributeList.minBuild).toBeGreaterThanOrEqual(1);
    expect(result.pages.map(({ page }) => page.id)).toEqual(result.llama.pageList);
    const ids = new Set<string>(result.llama.pageList);
    expect(result.pages.every(({ page }) => page.parent === first() || ids.has(page.parent))).toBe(true);
    expect(result.pages.some(({ page }) => page.parent !== first())).toBe(true);
    expect([result.version, result.isDirty]).toEqual([1, false]);
  });

  test('a One project has the picture of its template, a file of its team that its card shows', async () => {
    const { teamId, token } = ada;
    const { result } = await app.call(projectCalls.list, { query: { frontendApp: 'one' }, token });
    const image = result.skinnyProjects[projectId]?.image;
    const files = await app.services.db
      .selectFrom('asset')
      .select('id')
      .where('teamId', '=', teamId)
      .where('name', '=', 'lantern-hall.png')
      .execute();
    expect(files.map(({ id }) => id as string)).toEqual([image]);
  });

  test('a One project is listed on the One site and not on the Pro site (A7.11)', async () => {
    const shown = async (frontendApp: string) => {
      const { result } = await app.call(projectCalls.list, { query: { frontendApp }, token: ada.token });
      return result.skinnyProjects[projectId];
    };
    expect(await shown('pro')).toBeUndefined();
    expect(await shown('one')).toMatchObject({ projectType: 'One', workflowCount: llamaIds.length });
  });

  test('a One project answers in the simulator, even to a misspelled keyword', async () => {
    const say = (inputValue: string | null, sessionId?: string) =>
      app.call(simulatorCalls.step, {
        query: { ProjectId: projectId },
        body: { inputValue, projectId, ...(sessionId !== undefined && { sessionId }) },
        token: ada.token,
      });
    const { result: opening } = await say(null);
    expect(opening.outputs).not.toEqual([]);
    const { result: turn } = await say('plan a vist', opening.sessionId);
    expect(turn.outputs.some((output) => output.type === 'response' && output.spokenText.includes('opening'))).toBe(
      true,
    );
  });
});

test('llamas load on demand: the project is loaded without values, each llama with its pages (A4.3)', async () => {
  const { teamId, token } = ada;
  const fat = await app.call(projectCalls.getFat, { query: { projectId, teamId }, token });
  expect(fat.result.workflows.map(({ id, kind }) => [id, kind])).toEqual(llamaIds.map((id) => [id, 'llama']));
  expect(fat.result.nodes.every((page) => page.kind === 'page' && !('propertyValues' in page))).toBe(true);
  // In the editing session a llama corresponds to a workflow.
  const query = { workflowId: first() as string as WorkflowId, teamId };
  const { result } = await app.call(workflowCalls.getFat, { query, token });
  const { llama } = (await load()).result;
  expect(result.nodes.map(({ id }) => id as ItemId).toSorted()).toEqual([...llama.pageList].toSorted());
  expect(result.nodes[0]?.propertyValues).toHaveProperty('DisplayName');
});

test('a blank One project has one chapter with a Welcome page', async () => {
  const { teamId, token } = ada;
  const body = { teamId, displayName: 'Blank', projectType: 'One' } as const;
  const { result } = await app.call(projectCalls.create, { body, token });
  expect(result).toMatchObject({ projectType: 'One', workflowCount: 1, nodeCount: 1 });
  const wanted = { teamId, projectId: result.projectId, workflowType: 'Standard', displayName: 'Second' } as const;
  const { status, message } = await app.call(workflowCalls.create, { body: wanted, token });
  expect([status, message]).toEqual([422, 'A One project is made of chapters, not of workflows.']);
});

describe('editing a page', () => {
  test('editing a page, including its position, is numbered and found like editing a node', async () => {
    const { pages } = (await load()).result;
    const { page } = pages.at(-1) ?? {};
    // The kinds of the items prove the types of the ids.
    const workflowId = first() as string as WorkflowId;
    const item = { teamId: ada.teamId, projectId, workflowId, nodeId: page?.id as string as NodeId };
    const edit = (path: string, updatedValue: string) =>
      sendEdit(app, ada, item, setValue(path, updatedValue), { frontendApp: 'one' });
    expect((await edit('DisplayName', 'Lost umbrellas')).result.dropped).toBe(false);
    expect((await edit('Parent', first())).result.dropped).toBe(false);
    const after = (await load()).result;
    const found = after.pages.find((one) => one.page.id === page?.id);
    expect(found).toMatchObject({ page: { parent: first() }, isDirty: true });
    const search = { text: 'Lost umbrellas', matchCase: false, wholeWord: false, isRegex: false };
    const body = { teamId: ada.teamId, projectId, search };
    const { result } = await app.call(findCalls.search, { body, token: ada.token });
    expect(JSON.stringify(result)).toContain(page?.id);
  });
});

describe('missing One items', () => {
  test('a llama of another team, a node and an unknown id are not found as llamas', async () => {
    const grace = await aPerson(app);
    const asked = (oneLlamaId: string, { token, teamId }: TestPerson) =>
      app.call(oneCalls.loadParent, { query: { oneLlamaId: oneLlamaId as ItemId, teamId }, token });
    expect((await asked(first(), { ...grace, teamId: ada.teamId })).status).toBe(404);
    expect((await asked(first(), grace)).status).toBe(404);
    expect((await asked(newId(), ada)).status).toBe(404);
    expect((await asked(projectId, ada)).status).toBe(404);
  });

  test('creating a One project from an unknown or a Pro template is refused (A8.15)', async () => {
    for (const templateId of ['nothing', 'harbour-cafe']) {
      const query = { templateId, projectName: 'Guide', teamId: ada.teamId };
      const { status, message } = await app.call(oneTemplateCalls.createFromTemplate, { query, token: ada.token });
      expect([status, message]).toEqual([422, 'Error creating Project using Template']);
    }
  });

  test('unverified accounts (A6.4) and Viewers cannot create One projects, but can read them', async () => {
    const query = { templateId: 'glass-museum', projectName: 'Guide', teamId: ada.teamId };
    const viewer = await aMember(app, ada.teamId, 'Viewer');
    const unverified = await aMember(app, ada.teamId, 'AppEditor', { isVerified: false });
    const refused = await app.call(oneTemplateCalls.createFromTemplate, { query, token: viewer.token });
    const reason = 'You require App Editor permission to change the projects of this team.';
    expect([refused.status, refused.message]).toEqual([403, reason]);
    expect((await app.call(oneTemplateCalls.createFromTemplate, { query, token: unverified.token })).status).toBe(403);
    const master = await app.call(oneCalls.loadMaster, { query: { llamaID: first() }, token: viewer.token });
    expect(master.result.llama.pageList).toEqual((await load()).result.llama.pageList);
  });

  test('an outdated client is asked for a hard refresh (A8.87)', async () => {
    const query = { oneLlamaId: first(), teamId: ada.teamId, frontendVersion: 51 };
    expect((await app.call(oneCalls.loadParent, { query, token: ada.token })).message).toMatch(/hard refresh/i);
  });
});
