import { testRunCalls } from '@confab/contracts';
import { beforeAll, expect, test } from 'vitest';
import { recordAllStatements } from '../../testing/growth/record-all-statements.ts';
import { saveNode } from '../../testing/nodes.ts';
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

test('the project and the cases of a run are read before the team is locked', async () => {
  texts.length = 0;
  await begin();
  const lock = texts.findIndex((text) => /from "team" .*for no key update/.test(text));
  expect(lock).toBeGreaterThan(0);
  const readsDraft = (text: string) => text.includes('"draft"');
  expect(texts.slice(0, lock).filter(readsDraft)).not.toEqual([]);
  expect(texts.slice(lock).filter(readsDraft)).toEqual([]);
  await work();
});

test('a case that is run again is updated alone, and the project is read before the team is locked', async () => {
  const testRunId = await begin();
  await work();
  const before = await getResults(testRunId);
  const [failed] = before.results;
  if (!failed) throw new Error('The run has a case.');
  const step = { RequestValue: '', ExpectedResponse: 'Ahoy', Match: 'Contains' };
  await saveNode(app, ada, failed.testCaseId, { DisplayName: 'Fixed', Steps: stepRows(step) });
  texts.length = 0;
  const { testRunNodeId, testRunResultId } = failed;
  const query = { targetProjectId: cafe.projectId, testRunNodeId, testRunResultId };
  expect((await app.call(testRunCalls.reRun, { token: ada.token, query })).status).toBe(200);
  const lock = texts.findIndex((text) => /from "team" .*for no key update/.test(text));
  expect(lock).toBeGreaterThan(0);
  const inTransaction = texts.slice(lock);
  expect(texts.slice(0, lock).filter((text) => text.includes('"draft"'))).not.toEqual([]);
  expect(inTransaction.filter((text) => text.includes('"draft"'))).toEqual([]);
  // One queues the case, and one updates it.
  expect(inTransaction.filter((text) => /^\s*update "?test_result"? set (?!.*"?claimed_by)/.test(text))).toHaveLength(
    2,
  );
  await work();
  const after = await getResults(testRunId);
  expect(after.results.map(({ caseName, attempt, state }) => [caseName, attempt, state])).toEqual([
    ['Fixed', 2, 'Passed'],
    ...before.results.slice(1).map(({ caseName }) => [caseName, 1, 'Passed']),
  ]);
});
