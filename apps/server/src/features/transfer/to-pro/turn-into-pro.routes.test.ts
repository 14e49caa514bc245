import { projectCalls, transferCalls, validationCalls, workflowCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { addTeamMember, aMember, aPerson, type TestPerson } from '../../../testing/people-and-projects.ts';
import { aOneProject } from '../../one/testing/one-projects.ts';

const { app } = setUpServer();
let ada: TestPerson;
let projectId: ProjectId;
beforeEach(async () => {
  ada = await aPerson(app);
  ({ projectId } = await aOneProject(app, ada));
});

const turn = (more: object = {}, { token } = ada) =>
  app.call(transferCalls.turnIntoPro, { body: { teamId: ada.teamId, projectId, preview: false, ...more }, token });
const listProjects = async ({ token } = ada) =>
  Object.values((await app.call(projectCalls.list, { query: { frontendApp: 'pro' }, token })).result.skinnyProjects);

describe('turning a One project into a Pro project', () => {
  test('turning a One project into a Pro project makes a Pro project in the team, with a workflow for each chapter', async () => {
    const { status, result, message } = await turn({ displayName: 'Grown up' });
    expect(message).toBe('');
    expect([status, result.project?.displayName, result.project?.projectType]).toEqual([200, 'Grown up', 'Pro']);
    const made = result.project?.projectId as ProjectId;
    const workflows = await app.call(workflowCalls.list, { query: { projectId: made }, token: ada.token });
    expect(workflows.result.length).toBe(result.workflowCount);
    const query = { owningTeamId: ada.teamId, projectId: made };
    const { result: found } = await app.call(validationCalls.project, { query, token: ada.token });
    // The addresses of the template are example addresses.
    expect(found.problems.filter(({ code }) => code !== 'ExampleAddress')).toEqual([]);
  });

  test('a preview lists the differences and creates nothing', async () => {
    const before = await listProjects();
    const { result } = await turn({ preview: true });
    expect([result.project, result.findings.map(({ code }) => code)]).toEqual([
      null,
      expect.arrayContaining(['KeywordOrder', 'CommandsAsSamples']),
    ]);
    expect(await listProjects()).toEqual(before);
  });

  test('turning a One project into a Pro project refuses a project that is not a One project with 404', async () => {
    const { result } = await turn();
    const { status } = await turn({ projectId: result.project?.projectId });
    expect(status).toBe(404);
  });

  test('turning a One project into a Pro project makes the copy in another team of the caller, and refuses one that the caller may not edit', async () => {
    const other = await aPerson(app);
    expect((await turn({ targetTeamId: other.teamId })).status).toBe(404);
    await addTeamMember(app, other.teamId, ada, 'Viewer');
    expect((await turn({ targetTeamId: other.teamId })).status).toBe(403);
    const friend = await aPerson(app);
    await addTeamMember(app, friend.teamId, ada, 'AppEditor');
    const { result } = await turn({ targetTeamId: friend.teamId, displayName: 'Given away' });
    const names = (await listProjects(friend)).map(({ displayName }) => displayName);
    expect([result.project?.displayName, names]).toEqual(['Given away', ['Given away']]);
  });

  test('a Viewer of the team cannot make the copy', async () => {
    const viewer = await aMember(app, ada.teamId, 'Viewer');
    expect((await turn({}, viewer)).status).toBe(403);
  });
});
