import { testRunCalls } from '@confab/contracts';
import { createTestRunner } from '../../../features/test-runs/index.ts';
import { aCafe, aNode, stepRows } from '../../../features/test-runs/testing/tested-cafe.ts';
import { newId } from '../../../new-id.ts';
import { prepared, type PreparedCall, type PreparedStage } from './prepared-call.ts';

/** A suite with one case of the café template. */
async function aSuite({ test, owner }: PreparedStage) {
  const { projectId, suiteId } = await aCafe(test, owner);
  const place = { projectId, workflowId: suiteId, nodeType: 'TestCase' } as const;
  await aNode(test, owner, place, {
    Steps: stepRows({ RequestValue: '', ExpectedResponse: 'Ahoy', Match: 'Contains' }),
  });
  return { projectId, suiteId };
}

async function aRun(stage: PreparedStage) {
  const { test, owner } = stage;
  const suite = await aSuite(stage);
  const query = { testRunWorkflowId: suite.suiteId };
  const { testRunId } = (await test.call(testRunCalls.execute, { token: owner.token, query })).result;
  return { ...suite, testRunId, place: { teamId: owner.teamId, projectId: suite.projectId } };
}

/** Calls about tests of a project and their runs. */
export const testCalls: readonly PreparedCall[] = [
  prepared(testRunCalls.execute, async (stage) => ({
    sent: { query: { testRunWorkflowId: (await aSuite(stage)).suiteId } },
  })),
  prepared(testRunCalls.reRun, async (stage) => {
    const { test, owner } = stage;
    const { place, testRunId } = await aRun(stage);
    await createTestRunner(test.services).work();
    const query = { ...place, testRunId };
    const { results } = (await test.call(testRunCalls.results, { token: owner.token, query })).result;
    const [row] = results;
    if (!row) throw new Error('The run has no case.');
    const { testRunNodeId, testRunResultId } = row;
    return { sent: { query: { targetProjectId: place.projectId, testRunNodeId, testRunResultId } } };
  }),
  prepared(testRunCalls.cancel, async (stage) => {
    const { place, testRunId } = await aRun(stage);
    return { sent: { body: { ...place, testRunId } } };
  }),
  prepared(testRunCalls.exportFile, async (stage) => {
    const { place, testRunId } = await aRun(stage);
    await createTestRunner(stage.test.services).work();
    return { sent: { query: { ...place, testRunId, format: 'junit' as const } } };
  }),
  prepared(testRunCalls.importCases, async (stage) => {
    const { projectId, suiteId } = await aSuite(stage);
    const text = 'Case,RequestValue\nGreeting,hello';
    const body = { format: 'csv', fileName: `${newId()}.csv`, text, preview: false } as const;
    return { sent: { body: { teamId: stage.owner.teamId, projectId, workflowId: suiteId, ...body } } };
  }),
];
