import { projectCalls, readyModuleCalls } from '@confab/contracts';
import {
  asProjectId,
  isJsonArray,
  isJsonObject,
  limits,
  type JsonObject,
  type JsonValue,
  type ProjectId,
  toJsonText,
} from '@confab/model';
import { aRow } from '@confab/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { aPerson, aProject } from '../../../testing/people-and-projects.ts';
import { publishTemplate, saveProject } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { decodeBase64, exportProjectFile } from '../testing/project-files.ts';

const { app, owner: ada } = setUpServer();
let cafeId: ProjectId;
beforeAll(async () => {
  cafeId = await publishTemplate(app, ada, 'harbour-cafe');
});

const add = (projectId: ProjectId, readyModule: string, { teamId, token } = ada) =>
  app.call(readyModuleCalls.add, {
    token,
    query: { owningTeamId: teamId, owningProjectId: projectId },
    body: { readyModule },
  });

async function fat(projectId: ProjectId) {
  return (await app.call(projectCalls.getFat, { token: ada.token, query: { teamId: ada.teamId, projectId } })).result;
}

/** The values of all items by id. */
async function readValues(projectId: ProjectId) {
  const file = JSON.parse(decodeBase64((await exportProjectFile(app, ada, projectId)).content)) as {
    readonly nodeValues: Readonly<Record<string, JsonObject>>;
  };
  return file.nodeValues;
}

/** The values of a column of a table. */
function listColumn(rows: JsonValue | undefined, name: string): readonly JsonValue[] {
  return (isJsonArray(rows) ? rows : []).flatMap((row) => {
    const values = isJsonObject(row) && isJsonObject(row['Values']) ? row['Values'][name] : undefined;
    return values === undefined ? [] : [values];
  });
}

test('each ready module of the list can be added to a project, and matches the intents there', async () => {
  const { projectId } = await aProject(app, ada, 'Kiosk');
  const { result: modules } = await app.call(readyModuleCalls.list, { token: ada.token });
  expect(modules.map(({ texts }) => texts.map(({ language }) => language))).toEqual(modules.map(() => ['en', 'de']));
  for (const { id } of modules) expect((await add(projectId, id)).message).toBe('');
  const { workflows, nodes, project } = await fat(projectId);
  const titles = modules.map(({ texts }) => texts.find(({ language }) => language === 'en')?.title);
  expect(workflows.map(({ displayName }) => displayName)).toEqual(['Main', ...titles]);
  expect(workflows.slice(1).map(({ type }) => type)).toEqual(modules.map(() => 'BackgroundModule'));
  const values = await readValues(projectId);
  const starts = nodes.filter(({ type }) => type === 'StartModule');
  const heard = starts.flatMap(({ id }) => listColumn(values[id]?.['Connectors'], 'IntentId'));
  const intents = project.propertyValues['Intents'];
  const ids = isJsonArray(intents) ? intents.map((row) => isJsonObject(row) && row['RowId']) : [];
  expect(heard.toSorted()).toEqual(ids.toSorted());
  expect(listColumn(intents, 'Name')).toContain('Goodbye');
});

test("'Start over' leads to the workflow that conversations start with", async () => {
  await add(cafeId, 'start-over');
  const { workflows, nodes } = await fat(cafeId);
  const values = await readValues(cafeId);
  const start = workflows.find(({ id }) => values[id]?.['IsStart'] === true);
  const module = workflows.find(({ displayName }) => displayName === 'Start over');
  const jump = nodes.find(({ type, workflowId }) => type === 'Jump' && workflowId === module?.id);
  expect(start).toBeDefined();
  expect(values[jump?.id ?? '']?.['TargetWorkflowId']).toBe(start?.id);
});

test('a module that is added again gets another name, and the intents of the project stay as they are', async () => {
  const { projectId } = await aProject(app, ada, 'Twice');
  await add(projectId, 'farewell');
  const before = await fat(projectId);
  expect((await add(projectId, 'farewell')).status).toBe(200);
  const after = await fat(projectId);
  expect(after.workflows.map(({ displayName }) => displayName)).toEqual([
    'Main',
    'Thanks and goodbye',
    'Thanks and goodbye 2',
  ]);
  expect(after.project.propertyValues).toEqual(before.project.propertyValues);
});

test('a German project gets the module in German', async () => {
  const { projectId } = await aProject(app, ada, 'Kiosk am Hafen');
  await saveProject(app, ada, projectId, { Language: 'de' });
  await add(projectId, 'person');
  const { workflows, project } = await fat(projectId);
  expect(workflows.map(({ displayName }) => displayName)).toContain('Mit einem Menschen sprechen');
  expect(listColumn(project.propertyValues['Intents'], 'Name')).toEqual(['Mit einem Menschen sprechen']);
});

test('an unknown module, a project of another team and a project without workflows are not found', async () => {
  const { projectId } = await aProject(app, ada, 'Nothing');
  const stranger = await aPerson(app);
  const body = { teamId: ada.teamId, displayName: 'One', projectType: 'One' } as const;
  const one = (await app.call(projectCalls.create, { token: ada.token, body })).result;
  expect((await add(projectId, 'nowhere')).status).toBe(404);
  expect((await add(projectId, 'help', stranger)).status).toBe(404);
  expect((await add(asProjectId(one.projectId), 'help')).status).toBe(404);
  expect((await fat(projectId)).workflows).toHaveLength(1);
});

test('a module whose intents do not fit into the project is refused, and nothing is added', async () => {
  const { projectId } = await aProject(app, ada, 'Full');
  const { project } = await fat(projectId);
  const rows = Array.from({ length: limits.tableRowsMax }, (_, at) => aRow(`i${at}`, { Name: `n${at}` }));
  await app.services.db
    .updateTable('item')
    .set({ draft: toJsonText({ ...project.propertyValues, Intents: rows }) })
    .where('teamId', '=', ada.teamId)
    .where('id', '=', projectId)
    .execute();
  const { status, message } = await add(projectId, 'help');
  expect([status, message]).toEqual([422, expect.stringContaining(String(limits.tableRowsMax))]);
  const after = await fat(projectId);
  expect(after.workflows).toHaveLength(1);
  expect(after.project.propertyValues['Intents']).toHaveLength(limits.tableRowsMax);
});
