import { testRunCalls, towerCalls } from '@confab/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aStaffMember, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createTestRunner } from './create-test-runner.ts';
import { aCafe, aNode, stepRows, type TestedCafe } from './testing/tested-cafe.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
let staff: TestPerson;
let cafe: TestedCafe;
beforeAll(async () => {
  staff = await aStaffMember(app);
  cafe = await aCafe(app, ada);
  const steps = stepRows({ RequestValue: '', ExpectedResponse: 'Ahoy', Match: 'Contains' });
  for (const DisplayName of ['Greets', 'Greets again'])
    await aNode(
      app,
      ada,
      { projectId: cafe.projectId, workflowId: cafe.suiteId, nodeType: 'TestCase' },
      { DisplayName, Steps: steps },
    );
});

const execute = async () =>
  (await app.call(testRunCalls.execute, { token: ada.token, query: { testRunWorkflowId: cafe.suiteId } })).result
    .testRunId;
const find = async (state: 'Open' | 'Failed' | 'Done', id: string) => {
  const query = { kind: 'TestRun', state, pageSize: 100 } as const;
  const { result } = await app.call(towerCalls.queue, { token: staff.token, query });
  expect(result.total).toBe(result.entries.length);
  return result.entries.find((job) => job.id === id);
};
const change = (call: typeof towerCalls.cancelJob, id: string) =>
  app.call(call, { token: staff.token, body: { kind: 'TestRun', id } });

test('a test run is listed with its team and progress until it is done', async () => {
  const id = await execute();
  expect(await find('Open', id)).toMatchObject({
    state: 'Running',
    detail: '0/2 · Draft',
    canCancel: true,
    canRetry: false,
  });
  await createTestRunner(app.services).work();
  expect(await find('Open', id)).toBeUndefined();
  expect(await find('Done', id)).toMatchObject({ state: 'Done', detail: '2/2 · Draft', canCancel: false });
});

test('the staff cancels a test run, which its team sees and runs again itself', async () => {
  const id = await execute();
  expect((await change(towerCalls.cancelJob, id)).success).toBe(true);
  expect(await find('Failed', id)).toMatchObject({ state: 'Cancelled', canCancel: false, canRetry: false });
  const query = { teamId: ada.teamId, projectId: cafe.projectId, testRunId: id };
  const { result } = await app.call(testRunCalls.results, { token: ada.token, query });
  expect(result.runs.find(({ testRunId }) => testRunId === id)?.state).toBe('Cancelled');
  expect(result.results.map(({ state }) => state)).toEqual(['Cancelled', 'Cancelled']);
  expect(await change(towerCalls.cancelJob, id)).toMatchObject({ status: 409 });
  expect(await change(towerCalls.retryJob, id)).toMatchObject({
    status: 409,
    message: 'A test run can only be run again by its team.',
  });
  expect(await change(towerCalls.cancelJob, app.services.newId())).toMatchObject({ status: 404 });
});
