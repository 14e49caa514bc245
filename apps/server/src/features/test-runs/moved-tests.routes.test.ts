import { projectCalls, testRunCalls, workflowCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aCafe, aNode, stepRows } from './testing/tested-cafe.ts';

const { app, owner: ada } = setUpServer();

test('the runs of a test suite follow it to another project, where they are listed and can be opened', async () => {
  const { token, teamId } = ada;
  const { projectId, suiteId } = await aCafe(app, ada);
  const steps = stepRows({ RequestValue: '', ExpectedResponse: 'Ahoy', Match: 'Contains' });
  const place = { projectId, workflowId: suiteId, nodeType: 'TestCase' } as const;
  await aNode(app, ada, place, { DisplayName: 'Greets', Steps: steps });
  const { testRunId } = (await app.call(testRunCalls.execute, { token, query: { testRunWorkflowId: suiteId } })).result;
  const body = { teamId, displayName: 'Tests', projectType: 'TestPlan', targetProjectId: projectId } as const;
  const plan = (await app.call(projectCalls.create, { token, body })).result;
  const query = { owningTeamId: teamId, workflowId: suiteId, oldProjectId: projectId, newProjectId: plan.projectId };
  expect(await app.call(workflowCalls.move, { token, query })).toMatchObject({ success: true });

  const list = async (of: ProjectId, more: { testRunId?: string } = {}) => {
    const read = await app.call(testRunCalls.results, { token, query: { teamId, projectId: of, ...more } });
    return read.result.runs.map((run) => [run.testRunId, run.projectId, run.targetProjectId]);
  };
  const run = [testRunId, plan.projectId, projectId];
  expect(await list(plan.projectId)).toEqual([run]);
  expect(await list(plan.projectId, { testRunId })).toEqual([run]);
  // The project that was tested lists them too.
  expect(await list(projectId)).toEqual([run]);
});
