import { nodeCalls, projectCalls, teamCalls, workflowCalls } from '@confab/contracts';
import { asWorkflowId, emptyId, type ProjectSummary } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { editNotes } from '../../live/testing/visit-project.ts';
import { newId } from '../../new-id.ts';
import { aMember, inProject, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';

const { app, owner: ada, project } = setUpServer();

async function getSummary(person: TestPerson = ada, id: string = project.projectId): Promise<ProjectSummary> {
  const { skinnyProjects } = (await app.call(projectCalls.list, { query: {}, token: person.token })).result;
  const found = skinnyProjects[id];
  if (!found) throw new Error('The project is not listed.');
  return found;
}

const setFolder = (person: TestPerson, folder: string) =>
  app.call(projectCalls.setFolder, {
    body: { teamId: project.teamId, projectId: project.projectId, folder },
    token: person.token,
  });

describe('folders of the project list', () => {
  test('a project is moved into a folder and out of it, without a change of its content', async () => {
    const before = await getSummary();
    expect(before.folder).toBe('');
    expect((await setFolder(ada, '  Hotels ')).success).toBe(true);
    expect(await getSummary()).toEqual({ ...before, folder: 'Hotels' });
    await setFolder(ada, '');
    expect((await getSummary()).folder).toBe('');
  });

  test('a copy of a project is in the folder of its original', async () => {
    const { teamId, projectId } = project;
    await setFolder(ada, 'Hotels');
    const { result } = await app.call(projectCalls.duplicate, { body: { teamId, projectId }, token: ada.token });
    expect(result.folder).toBe('Hotels');
    expect((await getSummary(ada, result.projectId)).folder).toBe('Hotels');
  });
});

test('a project of the list has the asset id of its picture, and the all-zero id is none', async () => {
  const setImage = async (updatedValue: string) =>
    expect((await sendEdit(app, ada, inProject(project), setValue('Image', updatedValue))).success).toBe(true);
  expect((await getSummary()).image).toBe('');
  const image = newId();
  await setImage(image);
  expect((await getSummary()).image).toBe(image);
  await setImage(emptyId);
  expect((await getSummary()).image).toBe('');
});

describe('people of the project list', () => {
  const edit = (person: TestPerson) => editNotes({ test: app, person, project }, '');
  const listPeople = async () => (await getSummary()).people.map(({ accountId }) => accountId);

  test('a project shows the members who changed it last, the latest first', async () => {
    const grace = await aMember(app, project.teamId, 'AppEditor');
    await edit(ada);
    await edit(grace);
    expect(await listPeople()).toEqual([grace.accountId, ada.accountId]);
    await edit(ada);
    expect(await listPeople()).toEqual([ada.accountId, grace.accountId]);
  });

  test('a former member is not shown, and never more than four people', async () => {
    const former = await aMember(app, project.teamId, 'AppEditor');
    await edit(former);
    const query = { teamId: project.teamId, tvAccountIdToRemove: former.accountId };
    expect((await app.call(teamCalls.removeMember, { query, token: ada.token })).success).toBe(true);
    expect(await listPeople()).not.toContain(former.accountId);
    for (let count = 0; count < 5; count += 1) await edit(await aMember(app, project.teamId, 'AppEditor'));
    expect(await listPeople()).toHaveLength(4);
  });
});

test('the counts of a project leave out its tests', async () => {
  const before = await getSummary();
  const { teamId, projectId } = project;
  const place = { teamId, projectId, displayName: 'Orders', frontendApp: 'pro' } as const;
  const body = { ...place, workflowType: 'TestSuite' } as const;
  const created = await app.call(workflowCalls.create, { body, token: ada.token });
  const node = { ...place, workflowId: asWorkflowId(created.result.workflow.id), nodeType: 'TestCase' } as const;
  expect((await app.call(nodeCalls.create, { body: node, token: ada.token })).message).toBe('');
  expect(await getSummary()).toMatchObject({ workflowCount: before.workflowCount, nodeCount: before.nodeCount });
});
