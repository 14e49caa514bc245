import { projectCalls, recentlyDeletedCalls, testRunCalls, testRunMessages } from '@confab/contracts';
import type { ProjectId, WorkflowId } from '@confab/model';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { recordAllStatements } from '../../testing/growth/record-all-statements.ts';
import { saveNode } from '../../testing/nodes.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createTestRunner } from './create-test-runner.ts';
import { aCafe, aNode, aWorkflow, stepRows, type TestedCafe } from './testing/tested-cafe.ts';

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
  const readsDraft = (text: string) => text.includes('"draft"');
  expect(lock).toBeGreaterThan(0);
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

describe('a run whose cases were read before a project was deleted', () => {
  const remove = async (projectId: ProjectId) => {
    const query = { owningTeamId: ada.teamId, projectId };
    expect((await app.call(projectCalls.remove, { token: ada.token, query })).message).toBe('');
  };
  const purge = async (projectId: ProjectId) => {
    await remove(projectId);
    const body = { teamId: ada.teamId };
    expect((await app.call(recentlyDeletedCalls.empty, { token: ada.token, body })).message).toBe('');
  };

  const readsCases = (text: string) => text.includes('"draft"') && text.includes('"item"."workflow_id" = ');

  /**
   * Begins a run of a suite; a step happens after its cases were read and before its transaction.
   *
   * @returns the status and the message
   */
  const beginAfter = async (testRunWorkflowId: WorkflowId, step: () => Promise<void>) => {
    const { db } = app.services;
    const transaction = db.transaction.bind(db);
    let readBefore: readonly string[] = [];
    const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const builder = transaction();
      const execute: typeof builder.execute = async (run) => {
        readBefore = texts.filter(readsCases);
        await step();
        return builder.execute(run);
      };
      return { execute } as typeof builder;
    });
    texts.length = 0;
    const { status, message } = await app.call(testRunCalls.execute, {
      token: ada.token,
      query: { testRunWorkflowId },
    });
    spy.mockRestore();
    expect(readBefore).toHaveLength(1);
    return [status, message];
  };
  const aSuite = async (projectId: ProjectId) => {
    const workflowId = await aWorkflow(app, ada, projectId, 'TestSuite', 'Smoke');
    const step = { RequestValue: '', ExpectedResponse: 'Ahoy', Match: 'Contains' };
    await aNode(app, ada, { projectId, workflowId, nodeType: 'TestCase' }, { Steps: stepRows(step) });
    return workflowId;
  };

  test.each([
    ['deleted', remove],
    ['permanently deleted', purge],
  ])('a run is refused when its project is %s before it begins', async (_, end) => {
    const { projectId } = await aCafe(app, ada);
    const suiteId = await aSuite(projectId);
    expect(await beginAfter(suiteId, () => end(projectId))).toEqual([404, testRunCalls.execute.fallbackMessage]);
  });

  test.each([
    ['deleted', remove],
    ['permanently deleted', purge],
  ])('a run of a test plan is refused when the tested project is %s before it begins', async (_, end) => {
    const { projectId: targetProjectId } = await aCafe(app, ada);
    const body = { teamId: ada.teamId, displayName: 'Plan', projectType: 'TestPlan', targetProjectId } as const;
    const plan = await app.call(projectCalls.create, { token: ada.token, body });
    const suiteId = await aSuite(plan.result.projectId);
    const refusal = [404, testRunMessages.targetMissing];
    expect(await beginAfter(suiteId, () => end(targetProjectId))).toEqual(refusal);
  });
});
