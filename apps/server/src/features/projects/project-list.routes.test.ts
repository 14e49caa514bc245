import { liveCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import { asWorkflowId, type JsonObject, type TeamId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { connectHub, subscribe } from '../../testing/hub-client.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, toNodeId } from '../../testing/people-and-projects.ts';

const { app, owner: ada, project } = setUpServer();

async function listProjects(frontendApp: 'pro' | 'one' = 'pro', person = ada) {
  return (await app.call(projectCalls.list, { query: { frontendApp }, token: person.token })).result;
}

function toParameter(name: string, IOType: 'input' | 'output', Required: boolean): JsonObject {
  const values = { Name: name, Type: 'int', IOType, Required, DefaultValue: '', Description: '' };
  return aRow(name, values, `a${name}`);
}

test('the project list describes attributes, exceptions and parameters of node types (P7.41, A3.78)', async () => {
  const { nodeAttributes, nodeExceptions, nodeInputParams, nodeOutputParams } = await listProjects();
  expect(nodeAttributes['StartModule']).toEqual({ AllowRemove: 'false', AllowDuplicate: 'false' });
  expect(nodeAttributes['CallModule']).toMatchObject({ InputParamsType: 'Dynamic' });
  expect(nodeExceptions['ModuleReturn']).toMatchObject({ Exceptions: { TableType: 'Exceptions' } });
  expect(nodeInputParams['StartModule']).toMatchObject({ Parameters: { TableType: 'ModuleInputParams' } });
  expect(nodeInputParams['JavaScript']).toMatchObject({ InParams: { TableType: 'InParamAssignments' } });
  expect(nodeOutputParams['JavaScript']).toMatchObject({ OutParams: { TableType: 'OutParamAssignments' } });
  expect(nodeOutputParams['ModuleReturn']).toMatchObject({ Sources: { TableType: 'ModuleReturnParams' } });
  expect(nodeInputParams['Say']).toBeUndefined();
});

test('the project list describes the properties of composite inputs (P7.41, A3.78)', async () => {
  const { compositeProperties } = await listProjects();
  const settings = compositeProperties['EmailSms']?.['Settings'] as JsonObject;
  const properties = settings['Properties'] as readonly JsonObject[];
  expect(properties.length).toBeGreaterThan(0);
  for (const property of properties)
    expect(property).toMatchObject({ Name: expect.any(String), Type: expect.any(String) });
});

test('the project list of the One site describes page types instead of node types (P7.41)', async () => {
  const { nodeAttributes } = await listProjects('one');
  expect(nodeAttributes['Welcome']).toMatchObject({ AlwaysVisible: 'true' });
  expect(nodeAttributes['Say']).toBeUndefined();
});

test('the project list names the modules of the team with their parameters (P7.41, A3.78)', async () => {
  const { teamId, projectId } = project;
  const { token } = ada;
  const body = { teamId, projectId, workflowType: 'Module', displayName: 'Discount', frontendApp: 'pro' } as const;
  const { workflow, nodes } = (await app.call(workflowCalls.create, { token, body })).result;
  const [start] = nodes;
  if (!start) throw new Error('A module has a start node.');
  const place = { teamId, projectId, workflowId: asWorkflowId(workflow.id), nodeId: toNodeId(start) };
  const Parameters = [toParameter('Price', 'input', true), toParameter('Total', 'output', false)];
  const propertyValues = { ...start.propertyValues, Parameters };
  const saved = await app.call(nodeCalls.save, { token, body: { ...place, version: start.version, propertyValues } });
  expect(saved.message).toBe('');

  const { systemModules } = await listProjects();
  expect(systemModules).toEqual({
    [workflow.id]: {
      Id: workflow.id,
      ProjectId: projectId,
      Type: 'Module',
      DisplayName: 'Discount',
      InputParams: [{ Name: 'Price', Type: 'int', Required: true }],
      OutputParams: [{ Name: 'Total', Type: 'int', Required: false }],
    },
  });
  expect((await listProjects('one')).systemModules).toEqual({});
  expect((await listProjects('pro', await aPerson(app))).systemModules).toEqual({});
});

test('the project list names the responses that others can link to (P7.41, A3.58)', async () => {
  const { teamId, projectId } = project;
  const { token } = ada;
  const fat = (await app.call(projectCalls.getFat, { query: { teamId, projectId }, token })).result.project;
  const response = { SelectionMethod: 'Random', Entries: [] };
  const row = aRow('greeting', { Name: 'Greeting', Kind: 'none', Response: response });
  const propertyValues = { ...fat.propertyValues, SupplementaryMessages: [row] };
  const body = { teamId, projectId, version: fat.version, propertyValues };
  expect((await app.call(projectCalls.save, { body, token })).message).toBe('');

  const { linkedResponses } = await listProjects();
  expect(linkedResponses['Pro']).toMatchObject({
    ResponseSource: 'Global',
    ResponseEntries: expect.arrayContaining([{ Id: 'NoMatch', Description: 'No match message' }]),
  });
  expect(linkedResponses[projectId]).toEqual({
    ResponseSource: 'Supplementary',
    Description: fat.displayName,
    ResponseEntries: [{ Id: 'greeting', Description: 'Greeting' }],
  });
});

test('the project list shows who has which project open', async () => {
  const { teamId, projectId } = project;
  const client = await connectHub(app, await app.listen(), ada);
  await subscribe(app, ada, client.connectionId, teamId);
  const { connectionId } = client;
  const query = { connectionId, tvAccountId: ada.accountId, email: ada.email, projectId, teamId };
  expect((await listProjects()).currentlyOpenedByUserLists).toBeUndefined();
  await app.call(liveCalls.openProject, { query, token: ada.token });
  const { currentlyOpenedByUserLists } = await listProjects();
  expect(currentlyOpenedByUserLists).toMatchObject({ [projectId]: [{ tvAccountId: ada.accountId, connectionId }] });
  expect((await listProjects('one')).currentlyOpenedByUserLists).toBeUndefined();
  await client.stop();
});

test('a tab that shows a team lists its projects even after another tab has changed the active team (P4.30, P4.31)', async () => {
  const grace = await aMember(app, ada.teamId, 'Viewer');
  const list = async (teamId?: TeamId) => {
    const query = teamId === undefined ? {} : { teamId };
    const { result } = await app.call(projectCalls.list, { query, token: grace.token });
    return { teamId: result.activeTeam.teamId, projectIds: Object.keys(result.skinnyProjects) };
  };
  expect(await list()).toEqual({ teamId: grace.teamId, projectIds: [] });
  expect(await list(ada.teamId)).toEqual({ teamId: ada.teamId, projectIds: [project.projectId] });
  const stranger = await aPerson(app);
  expect(await list(stranger.teamId)).toEqual({ teamId: grace.teamId, projectIds: [] });
});
