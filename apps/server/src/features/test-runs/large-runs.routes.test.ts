import { testRunCalls } from '@confab/contracts';
import { beforeAll, expect, test } from 'vitest';
import { recordAllStatements } from '../../testing/growth/record-all-statements.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createTestRunner } from './create-test-runner.ts';
import { aCafe, aNode, stepRows, type TestedCafe } from './testing/tested-cafe.ts';

const { app, owner: ada } = setUpServer();
const caseCount = 6;
let cafe: TestedCafe;
let texts: string[];

beforeAll(async () => {
  cafe = await aCafe(app, ada);
  const place = { projectId: cafe.projectId, workflowId: cafe.suiteId, nodeType: 'TestCase' } as const;
  for (let at = 0; at < caseCount; at += 1) {
    const step = { RequestValue: '', ExpectedResponse: at === 0 ? 'Good bye.' : 'Ahoy', Match: 'Contains' };
    await aNode(app, ada, place, { DisplayName: `Case ${at}`, Steps: stepRows(step) });
  }
  texts = recordAllStatements(app.database.pool);
});

const work = () => createTestRunner(app.services).work();
const begin = async () => {
  const query = { testRunWorkflowId: cafe.suiteId };
  return (await app.call(testRunCalls.execute, { token: ada.token, query })).result.testRunId;
};
const getResults = async (testRunId: string) => {
  const query = { teamId: ada.teamId, projectId: cafe.projectId, testRunId };
  return (await app.call(testRunCalls.results, { token: ada.token, query })).result;
};

test('the cases of a run read the packed project once in a process', async () => {
  const testRunId = await begin();
  texts.length = 0;
  await work();
  expect((await getResults(testRunId)).runs).toMatchObject([{ state: 'Done', passed: caseCount - 1, failed: 1 }]);
  expect(texts.filter((text) => /^select [^(]*"source"/.test(text))).toHaveLength(1);
});
