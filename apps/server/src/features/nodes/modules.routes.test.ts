import { nodeCalls, workflowCalls } from '@confab/contracts';
import type { JsonObject, WorkflowId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { toNodeId } from '../../testing/people-and-projects.ts';

const { app, owner: ada, project } = setUpServer();

async function aModule(workflowType: 'Module' | 'BackgroundModule') {
  const { teamId, projectId } = project;
  const body = { teamId, projectId, workflowType, displayName: workflowType, frontendApp: 'pro' };
  return (await app.call(workflowCalls.create, { token: ada.token, body })).result;
}
async function add(workflowId: WorkflowId, nodeType: string) {
  const { teamId, projectId } = project;
  return app.call(nodeCalls.create, { token: ada.token, body: { teamId, projectId, workflowId, nodeType } });
}

test.each(['Module', 'BackgroundModule'] as const)(
  'a new %s contains its own StartModule node (A3.7, A3.8)',
  async (type) => {
    const { workflow, nodes } = await aModule(type);
    expect([workflow.type, nodes.map((node) => node.type)]).toEqual([type, ['StartModule']]);
  },
);

test('the Sources of a new Return are filled with the module’s output parameters in their order (A4.55)', async () => {
  const { workflow, nodes } = await aModule('Module');
  const [start] = nodes;
  if (!start) throw new Error('A module begins somewhere.');
  const parameter = (name: string, more: JsonObject) =>
    aRow(
      name,
      { Name: name, Type: 'int', IOType: 'output', Required: false, DefaultValue: '', Description: '', ...more },
      `a${name}`,
    );
  const { teamId, projectId } = project;
  // The id comes from the workflow that was just created.
  const workflowId = workflow.id as string as WorkflowId;
  const Parameters = [
    parameter('C', { Type: 'bool' }),
    parameter('A', { IOType: 'input' }),
    parameter('B', { Required: true }),
  ];
  const body = { teamId, projectId, workflowId, nodeId: toNodeId(start), version: start.version };
  const saved = await app.call(nodeCalls.save, {
    token: ada.token,
    body: { ...body, propertyValues: { ...start.propertyValues, Parameters } },
  });
  expect(saved.message).toBe('');
  const { result } = await add(workflowId, 'ModuleReturn');
  const sources = result.propertyValues['Sources'] as readonly JsonObject[];
  expect(sources.map(({ Values }) => Values)).toEqual([
    { Name: 'B', Type: 'int', Required: true, Expression: '' },
    { Name: 'C', Type: 'bool', Required: false, Expression: '' },
  ]);
});

test('a module node cannot be created outside a module', async () => {
  expect((await add(project.workflowId, 'ModuleReturn')).message).toBe('This workflow cannot contain Return nodes.');
});
