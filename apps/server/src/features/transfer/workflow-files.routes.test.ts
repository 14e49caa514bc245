import { projectCalls, transferCalls, workflowCalls, type Call } from '@confab/contracts';
import type { ProjectId, WorkflowId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aProject } from '../../testing/people-and-projects.ts';
import { publishTemplate, saveProject } from '../../testing/publish-project.ts';
import {
  encodeBase64,
  exportProjectFile,
  exportWorkflowFile,
  sampleZip,
  decodeBase64,
} from './testing/project-files.ts';

const { app, owner: ada } = setUpServer();
let cafeId: ProjectId;
let menu: string;
beforeAll(async () => {
  cafeId = await publishTemplate(app, ada, 'harbour-cafe');
  menu = (await exportWorkflowFile(app, ada, await workflowCalled('Order'))).content;
});

async function fat(projectId: ProjectId) {
  return (await app.call(projectCalls.getFat, { token: ada.token, query: { teamId: ada.teamId, projectId } })).result;
}
async function workflowCalled(name: string): Promise<string> {
  const found = (await fat(cafeId)).workflows.find(({ displayName }) => displayName === name);
  if (!found) throw new Error(`There is no workflow ${name}.`);
  return found.id;
}
const send = (projectId: ProjectId, content: string, preview = false) =>
  app.call(transferCalls.importWorkflow, {
    token: ada.token,
    query: { owningTeamId: ada.teamId, owningProjectId: projectId },
    body: { fileName: 'workflow.json', content, preview },
  });
const named = (values: unknown) => (values as readonly { Values: { Name: string } }[]).map(({ Values }) => Values.Name);

describe('an exported workflow', () => {
  test('an exported workflow includes only what it needs of its project (A7.56)', () => {
    const file = JSON.parse(decodeBase64(menu)) as {
      Workflow: string;
      nodeValues: Record<string, Record<string, unknown>>;
    };
    const project = file.nodeValues[cafeId];
    const slots = ['count', 'size', 'milk', 'drink', 'tea', 'chocolate', 'pastry', 'sandwich'];
    expect(named(project?.['Slots'])).toEqual(slots);
    expect(named(project?.['Intents'])).toContain("That's all");
    expect(named(project?.['Intents'])).not.toContain('Tables');
    expect(project).not.toHaveProperty('GlobalMessages');
  });
});

describe('an imported workflow', () => {
  test('an imported workflow is a copy that adds the rows that the project lacks, and the project stays saved (A1.8, A7.58)', async () => {
    const { projectId } = await aProject(app, ada, 'Kiosk');
    const before = await fat(projectId);
    const { status, result } = await send(projectId, menu);
    expect([status, result.displayName, result.findings.filter(({ severity }) => severity === 'error')]).toEqual([
      200,
      'Order',
      [],
    ]);
    const after = await fat(projectId);
    expect(after.workflows.map(({ displayName }) => displayName)).toEqual(['Main', 'Order']);
    expect(named(after.project.propertyValues['Intents'])).toContain("That's all");
    expect([after.project.version, after.project.isDirty]).toEqual([before.project.version + 1, false]);
    const layout = { workflowId: result.workflowId as WorkflowId, teamId: ada.teamId };
    const opened = (await app.call(workflowCalls.getFat, { token: ada.token, query: layout })).result;
    expect(opened.layout.positions).toHaveLength(result.nodeCount);
  });

  test('a workflow imported into its own project uses the existing rows and gets a new name', async () => {
    const before = await fat(cafeId);
    const { result } = await send(cafeId, menu);
    const after = await fat(cafeId);
    expect(result.displayName).toBe('Order 2');
    expect(after.project.propertyValues).toEqual(before.project.propertyValues);
    // References to other items of the project still point to them.
    expect(result.findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('an import keeps unsaved changes of the project unsaved and reports it', async () => {
    const { projectId } = await aProject(app, ada, 'Draft');
    await app.services.db
      .updateTable('item')
      .set({ isDirty: true })
      .where('teamId', '=', ada.teamId)
      .where('id', '=', projectId)
      .execute();
    const { result } = await send(projectId, menu);
    expect(result.findings.map(({ message }) => message)).toContain(
      'The project has unsaved changes. Save it before you publish, so that the imported rows are included.',
    );
    expect((await fat(projectId)).project.isDirty).toBe(true);
  });

  test('a workflow file can be previewed without writing anything', async () => {
    const { projectId } = await aProject(app, ada, 'Shown');
    const before = await fat(projectId);
    const { result } = await send(projectId, menu, true);
    expect([result.displayName, result.workflowCount, result.workflowId]).toEqual(['Order', 1, null]);
    expect(await fat(projectId)).toEqual(before);
  });

  test('a package of another platform can be imported as a workflow', async () => {
    const { projectId } = await aProject(app, ada, 'Pizza');
    const { result } = await send(projectId, encodeBase64(await sampleZip('dialogflow-pizza')));
    expect(result).toMatchObject({ format: 'Dialogflow', displayName: 'Main 2' });
    expect(named((await fat(projectId)).project.propertyValues['Intents'])).toContain('order pizza');
  });

  test('a project file is refused as a workflow, and a workflow file as a project', async () => {
    const { projectId } = await aProject(app, ada, 'Whole');
    const whole = (await exportProjectFile(app, ada, cafeId)).content;
    const answered = await send(projectId, whole);
    expect([answered.status, answered.message]).toEqual([
      422,
      'This file contains a whole project. Use Import Project.',
    ]);
    const query = { owningTeamId: ada.teamId };
    const body = { fileName: 'x.json', content: menu, preview: false };
    const other = await app.call(transferCalls.importProject, { token: ada.token, query, body });
    expect([other.status, other.message]).toEqual([
      422,
      'This file contains a single workflow. Open a project and use Import Workflow.',
    ]);
  });
});

test('the file of a project has its saved values (A7.55)', async () => {
  const { projectId } = await aProject(app, ada, 'Saved');
  await saveProject(app, ada, projectId, { Notes: 'Written today.' });
  expect(decodeBase64((await exportProjectFile(app, ada, projectId)).content)).toContain('Written today.');
});

describe('an invalid call', () => {
  const file = { FileName: 'x.json', Content: '%%%', Preview: true };
  const refusal = async ({ method, path }: Call, query: Record<string, string>, payload: object) => {
    const headers = { 'client-token': ada.token };
    const sent = { method, url: path, query, headers, ...(method === 'POST' && { payload }) };
    const { statusCode, body } = await app.app.inject(sent);
    return [statusCode, (JSON.parse(body) as { ErrorMessage: string }).ErrorMessage];
  };
  const inTeam = () => ({ owningTeamId: ada.teamId });

  test('an invalid call to import a project returns 400 with its message (A8.61)', async () => {
    expect(await refusal(transferCalls.importProject, inTeam(), file)).toEqual([400, 'Error importing project']);
  });

  test('an invalid call to import a workflow returns 400 with its message (A8.62)', async () => {
    const query = { ...inTeam(), owningProjectId: cafeId };
    expect(await refusal(transferCalls.importWorkflow, query, file)).toEqual([400, 'Error importing workflow']);
  });

  test('an invalid call to export a project returns 400 with its message (A8.59)', async () => {
    expect(await refusal(transferCalls.exportProject, { ...inTeam(), projectId: 'cafe' }, {})).toEqual([
      400,
      'Error exporting project',
    ]);
  });

  test('an invalid call to export a workflow returns 400 with its message (A8.60)', async () => {
    expect(await refusal(transferCalls.exportWorkflow, { ...inTeam(), workflowId: 'menu' }, {})).toEqual([
      400,
      'Error exporting workflow',
    ]);
  });

  test('an invalid call for platform files returns 400 with its message (A7.21, A8.27)', async () => {
    const body = { TeamId: ada.teamId, ProjectId: cafeId, Platform: 'Siri' };
    expect(await refusal(transferCalls.platformFiles, {}, body)).toEqual([400, 'Failure generating platform files']);
  });
});
